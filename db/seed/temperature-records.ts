import { minutesBetween } from '~/domain/kit/time'
import { temperatureRecords } from '../cylinders/temperature-record-tables'
import { bulkInsert } from '../kit/bulk'
import type { CylinderWorld, MadeSet } from './cylinder-world'
import type { Load } from './day'
import { FIRST_OVER } from './recipes'
import { seedCurveTrials } from './trial-batches'

const EVERY_MINUTES = 30
const HOURS = 96
/** Pours that are old enough to show the heat and young enough for somebody to ask after their strength. */
const RECENT_HOURS = [14, 120] as const
const SENSORS = [
  { channel: 'Sensor 1, core', start: 31.5, rise: 27, cooling: 70 },
  { channel: 'Sensor 2, cover', start: 31, rise: 15, cooling: 38 },
]
const CURVE = {
  ages: [1, 3, 7, 14, 28],
  /** Share of the strength at 28 days: a hyperbola in age from seven hours on. */
  growth: (ageDays: number) => grown(ageDays) / grown(28),
}
const grown = (days: number) => (0.35 * (days - 0.3)) / (1 + 0.35 * (days - 0.3))

/** Two recent pours with a sensor each, and for their mixes a trial at five ages with a sensor in its specimens. */
export async function seedTemperatureRecords(
  world: CylinderWorld,
  houses: readonly { id: string; plantIds: string[] }[],
  made: readonly MadeSet[],
  loads: ReadonlyMap<string, Load>,
): Promise<void> {
  const { seed, goods, hands } = world
  const age = (set: MadeSet['set']) => (set.sampledAt ? minutesBetween(set.sampledAt, seed.now) / 60 : 0)
  const recent = made
    .map(({ set }) => ({ set, load: loads.get(set.deliveryOrderId ?? '') }))
    .filter(({ set, load }) => age(set) > RECENT_HOURS[0] && age(set) < RECENT_HOURS[1] && load?.mixDesignId)
    .sort((a, b) => age(a.set) - age(b.set))
  const pours = [...new Map(recent.map(of => [of.set.productId, of])).values()].slice(0, SENSORS.length)
  const trials = await seedCurveTrials(
    world,
    houses,
    pours.map(({ set, load }, at) => ({
      mixDesignId: load!.mixDesignId!,
      mixCode: set.mixCode ?? '',
      over: FIRST_OVER,
      product: goods.products.find(({ id }) => id === set.productId)!,
      lines: goods.mixes.get(set.productId)!.lines,
      days: 44 + 7 * at,
      plantId: set.plantId,
    })),
    CURVE,
  )
  const byName = hands.lab[0]!.name
  const record = (set: { id: string; sampledAt?: Date | null }, of: Of) => {
    const points = of.celsius.map((celsius, at): [number, number] => [
      at * EVERY_MINUTES * 60,
      Number(celsius.toFixed(2)),
    ])
    const startsAt = set.sampledAt!
    const endsAt = new Date(startsAt.getTime() + points.at(-1)![0] * 1000)
    const { channel, measures, place, fileName } = of
    return {
      ...{ ...seed.stamp(endsAt), demo: true, testId: set.id, channel, measures, place, fileName, byName },
      ...{ startsAt, endsAt, readings: points.length, points },
    }
  }
  await bulkInsert(seed.sql, temperatureRecords, [
    ...pours.map(({ set }, at) => {
      const hours = Math.min(HOURS, Math.floor(age(set)))
      return record(set, {
        ...{ channel: SENSORS[at]!.channel, measures: 'structure', place: set.placeInStructure ?? null },
        ...{ fileName: `logger-${at + 1}.csv`, celsius: heat(hours, SENSORS[at]!) },
      })
    }),
    ...trials.map((set, at) =>
      record(set, {
        ...{ channel: 'Specimen 1', measures: 'specimens', place: null, fileName: `trial-${at + 1}.csv` },
        celsius: Array.from({ length: 97 }, (_, step) => 27.2 + 3.4 * Math.exp(-(((step - 22) / 14) ** 2))),
      }),
    ),
  ])
}

type Of = { channel: string; measures: string; place: string | null; fileName: string; celsius: number[] }

/** Warm at placing, warmest after most of a day by hydration, then cooling to a tropical day and night. */
const heat = (hours: number, { start, rise, cooling }: (typeof SENSORS)[number]): number[] =>
  Array.from({ length: (hours * 60) / EVERY_MINUTES + 1 }, (_, step) => {
    const at = (step * EVERY_MINUTES) / 60
    const set = 1 - Math.exp(-((at / 11) ** 2.2))
    const air = 28.5 + 2.5 * Math.sin(((at - 3) / 24) * 2 * Math.PI)
    const left = Math.exp(-Math.max(0, at - 14) / cooling)
    return air + (start - 28.5) * Math.exp(-at / 30) + rise * set * left
  })
