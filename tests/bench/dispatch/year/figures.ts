import type { FirstLoads } from '~/domain/orders/offer'
import { USUAL_OPTIMIZATION } from '~/domain/orders/plan/config'
import { windowOf } from '~/domain/orders/plan/pour-window'
import type { Pour } from './facts'
import { brokenBy } from './invariants'
import type { Live } from './live'
import { DRUM_LIFE, ON_TIME, rosteredMinutes, STRETCH } from './world'

/** What a day came to. Volumes in m³, times in minutes. */
export type DayFigures = {
  orders: number
  /** First loads on site no later than on time, of those promised. */
  firsts: number
  firstsKept: number
  loads: number
  kept: number
  /** On site before the promise by more than is on time. */
  early: number
  gaps: number
  /** Longer than the stretched limit, which no plan may break, and longer than the pause that a plan avoids. */
  longGaps: number
  pauses: number
  ordered: number
  served: number
  refused: number
  /** On trips within the rostered hours, beyond them, and the rostered hours themselves. */
  busy: number
  overtime: number
  rostered: number
  /** Out of the drum beyond its life. */
  old: number
  /** Rules that no day may break. */
  broken: string[]
  /** Chances told with what came true. */
  told: [percent: number, kept: number][]
}

export function figuresOf(live: Live): Omit<DayFigures, 'refused'> {
  const pours = live.pours
    .map(({ booking, loads }) => ({ booking, loads: loads.filter(load => load.status !== 'cancelled') }))
    .filter(({ loads }) => loads.length)
  const loads = pours.flatMap(pour => pour.loads)
  const firsts = pours.flatMap(({ loads: own }) => own.filter(load => load.no === 1))
  const gaps = pours.flatMap(gapsOf)
  const done = loads.filter(load => load.status === 'delivered')
  const { busy, overtime } = busyOf(live)
  return {
    orders: pours.length,
    firsts: firsts.length,
    firstsKept: firsts.filter(isKept).length,
    loads: loads.length,
    kept: loads.filter(isKept).length,
    early: done.filter(load => load.onSiteAt! < load.promised - ON_TIME).length,
    gaps: gaps.length,
    longGaps: gaps.filter(({ over, stretch }) => over > stretch).length,
    pauses: gaps.filter(({ over }) => over > 0).length,
    ordered: sum(loads.map(load => load.volume)) / 100,
    served: sum(done.map(load => load.volume)) / 100,
    ...{ busy, overtime, rostered: rosteredMinutes(live.world) },
    broken: brokenBy(live),
    old: done.filter(load => load.endAt! - load.leftAt! > DRUM_LIFE).length,
    told: pours.flatMap(({ booking, loads: own }): DayFigures['told'] => {
      const first = own.find(load => load.no === 1)
      return booking.told !== null && first ? [[booking.told, Number(isKept(first))]] : []
    }),
  }
}

type Load = Pour['loads'][number]
const isKept = (load: Load) => load.status === 'delivered' && load.onSiteAt! <= load.promised + ON_TIME

/** Minutes by which each pause of a pour is over the longest one, and how far that may be stretched. */
function gapsOf({ booking, loads }: Pour): { over: number; stretch: number }[] {
  const poured = loads.filter(load => load.status === 'delivered').sort((a, b) => a.pourAt! - b.pourAt!)
  const { unloading, spacing, volumes, start } = booking
  const pour = { unloading, spacing, pumped: true, loads: volumes }
  const of = { due: start, loads: volumes.length, now: null }
  const { maxGap, maxGapStretch } = windowOf(pour, of, USUAL_OPTIMIZATION, STRETCH)
  return poured
    .slice(1)
    .map((load, turn) => ({ over: load.pourAt! - poured[turn]!.endAt! - maxGap, stretch: maxGapStretch }))
}

function busyOf({ busy, world }: Live) {
  const shifts = new Map(world.trucks.map(truck => [truck.id, truck]))
  const within = busy.map(({ truckId, from, until }) => {
    const { shiftFrom, shiftUntil } = shifts.get(truckId)!
    return Math.max(0, Math.min(until, shiftUntil) - Math.max(from, shiftFrom))
  })
  const all = sum(busy.map(({ from, until }) => until - from))
  return { busy: sum(within), overtime: all - sum(within) }
}

/** First loads of the day as the promise engine counts them. */
export function firstLoadsOf({ pours, day }: Live): (FirstLoads & { day: number })[] {
  return pours.flatMap(({ booking, loads }) =>
    loads.flatMap(load =>
      load.no === 1 && load.status === 'delivered'
        ? {
            ...{ day, plantId: load.plan!.plantId, locationId: String(booking.site) },
            ...{ hour: Math.floor(load.promised / 60), loads: 1, onTime: Number(isKept(load)) },
          }
        : [],
    ),
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
