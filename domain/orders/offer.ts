import type * as z from 'zod'
import { id, quantity } from '../kit/shape'
import { PreviewOrder } from './order'

/** POST /order/offer: the form as far as it is filled; without product and quantity there is nothing to offer; price, tests and services make no difference. */
export const OfferAsk = PreviewOrder.omit({
  purchaseOrderId: true,
  cylinderTest: true,
  fleetTruckIds: true,
  services: true,
  servicesOff: true,
  oneOffPrice: true,
  oneOffReason: true,
}).extend({ productId: id(), quantity: quantity() })
export type OfferAsked = z.output<typeof OfferAsk>

/** Why a time is not offered: what breaks first. */
export type OfferRefusal = { rule: string; message: string }

/** How often the first load was on time in the past, of how many; null where too few tell. */
export type OfferChance = {
  /** Per cent, the middle of the Wilson interval. */
  percent: number
  /** Per cent, its lower end: 19 times of 20 the truth is above. */
  atLeast: number
  loads: number
  onTime: number
}

/** A time that plan, trucks, drivers and plant carry. */
export type Offer = {
  kind: 'asked' | 'other-plant' | 'later' | 'wider' | 'earlier'
  /** First load on site, HH:mm on the order's day. */
  startTime: string
  spacingMinutes: number
  plantId: string
  plantName: string
  /** Loading of the first truck, HH:mm. */
  plantStart: string
  quantity: string
  loads: number
  /** Trucks that carry it, and when the last load is on site, HH:mm. */
  trucks: number
  lastOnSite: string
  chance: OfferChance | null
  /** Whose past loads the chance is taken from, or that there are too few. */
  chanceSays: string
}

export type OfferAnswer = {
  /** What was asked for, exactly. */
  asked: { startTime: string; spacingMinutes: number; fits: boolean; refusals: OfferRefusal[] }
  offers: Offer[]
  /** What is booked already and has no truck in this day: order numbers. */
  short: string[]
  /** Orders on the wait list of this day. */
  waiting: number
}

/** Fewer past loads than these tell nothing. */
const LEAST_LOADS = 20
/** One-sided 95 %. */
const Z = 1.645

/**
 * The chance of the next load to be on time after `onTime` of `loads` were: the Wilson score interval, whose middle does not
 * promise 100 % after a run of luck. Per cent, rounded; null below LEAST_LOADS. Source: E. B. Wilson, "Probable inference,
 * the law of succession, and statistical inference", JASA 22 (1927) 209–212; L. Brown, T. Cai, A. DasGupta, "Interval
 * estimation for a binomial proportion", Statistical Science 16 (2001) 101–133.
 */
export function chanceOf(loads: number, onTime: number): OfferChance | null {
  if (loads < LEAST_LOADS) return null
  const share = onTime / loads
  const spread = Z ** 2 / loads
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / loads + spread / (4 * loads))) / (1 + spread)
  const percent = (part: number) => Math.round(part * 100)
  return { percent: percent(middle), atLeast: percent(Math.max(0, middle - half)), loads, onTime }
}

/** First loads of a plant that arrived on or after their promise, by site and hour of the promise. */
export type FirstLoads = { plantId: string; locationId: string; hour: number; loads: number; onTime: number }

/**
 * What the past says of a first load from a plant: those to the same site, else those of the same hour and its neighbours,
 * else all of the plant; the first that are enough to tell.
 */
export function chanceFrom(
  past: readonly FirstLoads[],
  asked: { plantId: string; plantName: string; locationId: string; hour: number },
): Pick<Offer, 'chance' | 'chanceSays'> {
  const own = past.filter(row => row.plantId === asked.plantId)
  const near = own.filter(row => Math.abs(row.hour - asked.hour) <= 1)
  const among: [FirstLoads[], string][] = [
    [own.filter(row => row.locationId === asked.locationId), `from ${asked.plantName} to this site`],
    [near, `from ${asked.plantName} about this hour`],
    [own, `from ${asked.plantName}`],
  ]
  for (const [rows, whose] of among) {
    const sum = (of: 'loads' | 'onTime') => rows.reduce((total, row) => total + row[of], 0)
    const chance = chanceOf(sum('loads'), sum('onTime'))
    if (chance) return { chance, chanceSays: `${chance.onTime} of ${chance.loads} first loads ${whose} were on time` }
  }
  const found = own.reduce((total, row) => total + row.loads, 0)
  return { chance: null, chanceSays: `Too few loads to tell: ${found} first loads from ${asked.plantName}` }
}
