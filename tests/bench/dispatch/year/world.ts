import { SETTINGS } from '~/domain/kit/setting'
import type { FactPlant, FactTruck } from '~/domain/orders/plan/facts'
import { type Place, type TravelTable, travel } from '~/domain/orders/travel'
import { BREAKDOWN, CV, NO_SHOW, PEAKS, SITE_LATE, SITES } from './distributions'
import { drawOf, evenly, lognormal, wholeOf } from './draws'

/** The house's own values where a company sets none. */
export const TABLE: TravelTable = {
  hourly: SETTINGS['orders.hourly-travel'].usual,
  freeFlowKmh: SETTINGS['orders.free-flow-kmh'].usual,
  roadFactor: SETTINGS['orders.road-factor'].usual,
}
export const WASH = SETTINGS['deliveries.wash-minutes'].usual
export const ON_TIME = SETTINGS['orders.on-time-minutes'].usual
export const STRETCH = SETTINGS['orders.stretch-limits'].usual
export const DRUM_LIFE = SETTINGS['deliveries.discharge-minutes'].usual - SETTINGS['orders.loading-minutes'].usual

export const DAY_END = 1440
export const LOADING = SETTINGS['orders.loading-minutes'].usual
const OPENS = 300
const CLOSES = 1260
const TRUCK_M3 = 9
/** The usual shifts, against which a day to come is promised: minutes of the day, a truck each; ten hours, and one more where a pour takes longer. */
const STARTS = [
  ...[330, 330, 360, 390, 390, 420, 420, 420, 420, 450, 450, 450],
  ...[480, 480, 480, 510, 510, 540, 570, 600, 630, 660, 690, 690],
]
const SHIFT = 600
const OVERTIME = 60
const KM_A_DEGREE = 111.2

export type Luck = { seed: number; spread: number }
export type World = { luck: Luck; plants: FactPlant[]; trucks: FactTruck[]; sites: Place[] }

/** Plants, sites and fleet of a year: the same for the same seed. */
export function worldOf(luck: Luck): World {
  const at = (x: number, y: number): Place => ({
    latitude: 1.25 + (y * SITES.sideKm) / KM_A_DEGREE,
    longitude: 103.7 + (x * SITES.sideKm) / KM_A_DEGREE,
  })
  const yards = [at(0.22, 0.3), at(0.75, 0.35), at(0.5, 0.8)]
  const draw = drawOf(luck.seed, 'sites')
  return {
    luck,
    sites: Array.from({ length: SITES.count }, () => at(draw(), draw())),
    plants: yards.map((yard, p) => plantAt(yard, p)),
    trucks: STARTS.map((from, k) => truckOf(k, from, `p${k % yards.length}`)),
  }
}

function plantAt(yard: Place, p: number): FactPlant {
  const lines = [0, 1].map(l => ({
    ...{ id: `p${p}-${l}`, name: `Line ${l + 1}`, setupMinutes: 2, minutesPerM3: 0.6, mixes: ['c40'], outages: [] },
  }))
  const hourly = Array<null>(24).fill(null)
  return {
    id: `p${p}`,
    code: `P${p + 1}`,
    name: `Plant ${p + 1}`,
    ...yard,
    opens: OPENS,
    closes: CLOSES,
    hourly,
    lines,
  }
}

function truckOf(k: number, shiftFrom: number, plantId: string): FactTruck {
  return {
    ...{
      id: `t${k}`,
      no: `M${k + 1}`,
      typeId: 'mixer',
      typeName: 'Mixer',
      groupName: null,
      driverName: `Driver ${k + 1}`,
    },
    ...{ capacity: TRUCK_M3 * 100, mainPlantId: plantId, plantId, passes: [], outages: [] },
    ...{ shiftFrom, shiftUntil: shiftFrom + SHIFT, overtimeUntil: shiftFrom + SHIFT + OVERTIME },
  }
}

export const rosteredMinutes = ({ trucks }: World): number =>
  trucks.reduce((sum, truck) => sum + truck.shiftUntil - truck.shiftFrom, 0)

/** Minutes of a way by the table. */
export const tableMinutes = (from: Place, to: Place, at: number): number =>
  travel(from, to, Math.floor(at / 60) % 24, TABLE).minutes

const inPeak = (at: number) => PEAKS.some(({ from, until }) => at >= from && at < until)

/** Minutes that a way really takes. */
export function wayMinutes({ luck }: World, from: Place, to: Place, at: number, about: (string | number)[]): number {
  if (from.latitude === to.latitude && from.longitude === to.longitude) return 0
  const cv = (inPeak(at) ? CV.travelInPeaks : CV.travel) * luck.spread
  return Math.max(1, Math.round(tableMinutes(from, to, at) * lognormal(drawOf(luck.seed, 'way', ...about), cv)))
}

/** Minutes that an unloading really takes. */
export const unloadMinutes = ({ luck }: World, booked: number, about: (string | number)[]): number =>
  Math.max(1, Math.round(booked * lognormal(drawOf(luck.seed, 'unload', ...about), CV.unloading * luck.spread)))

/** What happens to a truck on a day. */
export function fateOf({ luck }: World, truck: FactTruck, day: number) {
  const draw = drawOf(luck.seed, 'truck', truck.id, day)
  const comes = draw() >= NO_SHOW
  const breaksAt = truck.shiftFrom + Math.floor(-Math.log(1 - draw()) * BREAKDOWN.truckHours * 60)
  const outFor = wholeOf(draw, { from: BREAKDOWN.outFrom, until: BREAKDOWN.outUntil })
  return { comes, breaksAt: comes && breaksAt < truck.shiftUntil ? breaksAt : null, outFor }
}

/** Minutes by which a site is not ready for an order on a day. */
export function siteLate({ luck }: World, orderId: string, day: number): number {
  const draw = drawOf(luck.seed, 'site', orderId, day)
  return draw() < SITE_LATE.share ? Math.round(evenly(draw, SITE_LATE)) : 0
}
