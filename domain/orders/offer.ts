import type * as z from 'zod'
import { id, quantity } from '../kit/shape'
import { PreviewOrder } from './order'
import { borrowed, type Count, pooled, type Share } from './pooled-share'

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
  /** Per cent, of the narrowest class that tells beside the wider ones. */
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
 * What a share of loads on time that stands on so many loads promises of the next: per cent, and the lower end of its Wilson
 * score interval. Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22
 * (1927) 209–212.
 */
export function chanceOf({ share, weight }: Share): Pick<OfferChance, 'percent' | 'atLeast'> {
  const spread = Z ** 2 / weight
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / weight + spread / (4 * weight))) / (1 + spread)
  // A run of luck is no certainty.
  const percent = (part: number) => Math.min(99, Math.round(part * 100))
  return { percent: percent(share), atLeast: Math.min(percent(share), percent(Math.max(0, middle - half))) }
}

/** First loads of a plant that arrived on or after their promise, by site and hour of the promise. */
export type FirstLoads = { plantId: string; locationId: string; hour: number; loads: number; onTime: number }

/** Before anything is known: as likely as not, and worth one load. */
const UNKNOWN: Share = { share: 0.5, weight: 1 }

/**
 * What the past says of a first load from a plant: all plants, then this plant, its loads of the same hour and its neighbours,
 * and those to the same site, each held against the wider class as far as such classes are alike. The narrowest that is enough
 * to tell is named.
 */
export function chanceFrom(
  past: readonly FirstLoads[],
  asked: { plantId: string; plantName: string; locationId: string; hour: number },
): Pick<Offer, 'chance' | 'chanceSays'> {
  const isOwn = (row: FirstLoads) => row.plantId === asked.plantId
  const isNear = (row: FirstLoads) => isOwn(row) && Math.abs(row.hour - asked.hour) <= 1
  const isSite = (row: FirstLoads) => isOwn(row) && row.locationId === asked.locationId
  const own = past.filter(isOwn)
  // Of each class only what no narrower one has: nothing counts twice.
  const classes: { rows: FirstLoads[]; only: FirstLoads[]; more: number; whose: string }[] = [
    { rows: [...past], only: past.filter(row => !isOwn(row)), more: UNKNOWN.weight, whose: 'of all plants' },
    {
      ...{ rows: own, only: own.filter(row => !isNear(row) && !isSite(row)) },
      ...{ more: borrowed(groupsOf(past, row => row.plantId)), whose: `from ${asked.plantName}` },
    },
    {
      ...{ rows: past.filter(isNear), only: own.filter(row => isNear(row) && !isSite(row)) },
      more: borrowed(groupsOf(own, row => row.hour)),
      whose: `from ${asked.plantName} about this hour`,
    },
    {
      ...{ rows: past.filter(isSite), only: past.filter(isSite) },
      more: borrowed(groupsOf(own, row => row.locationId)),
      whose: `from ${asked.plantName} to this site`,
    },
  ]
  const told = classes.findLast(({ rows }) => countOf(rows).seen >= LEAST_LOADS)
  if (!told) {
    const chanceSays = `Too few loads to tell: ${countOf(own).seen} first loads from ${asked.plantName}`
    return { chance: null, chanceSays }
  }
  const share = classes.reduce((wider, { only, more }) => pooled(wider, countOf(only), more), UNKNOWN)
  const { seen, right } = countOf(told.rows)
  return {
    chance: { ...chanceOf(share), loads: seen, onTime: right },
    chanceSays: `${right} of ${seen} first loads ${told.whose} were on time`,
  }
}

const countOf = (rows: readonly FirstLoads[]): Count => ({
  seen: rows.reduce((sum, row) => sum + row.loads, 0),
  right: rows.reduce((sum, row) => sum + row.onTime, 0),
})

const groupsOf = (rows: readonly FirstLoads[], by: (row: FirstLoads) => string | number): Count[] =>
  [...Map.groupBy(rows, by).values()].map(countOf)
