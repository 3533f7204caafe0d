import { type DecimalText, decimal, unitPrice } from '../kit/money'
import { isRestDay } from '../kit/rest-day'
import { businessDay, type ClockTime, clockTime, minutesBetween, type PlainDate } from '../kit/time'

/** Who told a time: the plan, a person, a device, or a release that did not say. */
export type FactSource = 'planned' | 'person' | 'device' | 'carried over'
export type FactTime = { at: Date; source: FactSource } | null
/** Who pays for what went otherwise than ordered. */
export const PAYERS = ['customer', 'company'] as const
export type Payer = (typeof PAYERS)[number]

/** What is put on an order besides concrete: a service, or a charge that is added by hand. */
export type OrderedExtra = { kind: 'service' | 'sub_product'; id: string; quantity: DecimalText }

/** The services that an order names, told apart by what they are; one that nobody offers is left out. */
export const extrasFrom = (
  services: readonly { itemId: string; quantity: DecimalText }[],
  known: ReadonlyMap<string, OrderedExtra['kind']>,
): OrderedExtra[] =>
  services.flatMap(({ itemId: id, quantity }) => {
    const kind = known.get(id)
    return kind ? [{ kind, id, quantity }] : []
  })

/** What an order says about all its loads. */
export type OrderFacts = {
  /** Null before the order is saved. */
  id: string | null
  orderNo: string | null
  day: PlainDate
  /** A pump is named, or concrete leaves the truck in a way that needs one: both are one fact. */
  pump: boolean
  cylinderSets: number
  extras: readonly OrderedExtra[]
  /** A price of concrete agreed for this order alone. */
  oneOff: { productId: string; unitPrice: DecimalText; reason: string | null } | null
}

/**
 * What is known of one load, as planned before it and as it happened after it: the only thing beside the terms that a
 * bill is made of.
 */
export type LoadFacts = {
  id: string | null
  /** What people call it: its delivery order number, else its place in the order. */
  label: string
  revision: number | null
  plantId: string | null
  order: OrderFacts
  day: PlainDate
  product: { id: string; code: string; name: string }
  quantity: DecimalText
  called: FactTime
  batched: FactTime
  left: FactTime
  arrived: FactTime
  pourStart: FactTime
  pourEnd: FactTime
  returned: { quantity: DecimalText; cause: string | null; payer: Payer } | null
  /** Why it stayed long on site; one that is ours is not billed, or not for the minutes of it that are ours. */
  waiting: { cause: string | null; payer: Payer; oursMinutes?: number | null }
  /** A load below the minimum is charged to the customer unless we made it short. */
  partLoadPaidBy: Payer
  /** Where it was washed out, and a fee agreed for it in place of the usual one. */
  washedOut: WashedOut | null
  washoutFee: DecimalText | null
  waived: readonly ChargeWaiver[]
  technicianMinutes: number | null
  addOns: readonly { id: string; name: string; unit: string; quantity: DecimalText }[]
  site: SiteFacts
  /** Cancelled by the customer so late that it is charged for; nothing else of it is. */
  cancelled: Cancellation | null
}

/** Where it is poured: the postal code, and km in a straight line from the plant that makes it to the pin of the order. */
export type SiteFacts = { postalCode: string | null; straightKm: number }

/** A place on a site, in degrees, and its postal code. */
export type PromisedPlace = { locationId: string; latitude: number; longitude: number; postalCode: string | null }

/**
 * The place that distance and zone are charged for: of the site that an order was booked for as it was then, also when its pin
 * or its postal code is changed afterwards; of another site, and what was not known yet, as it is now.
 */
export const chargedPlace = (promised: PromisedPlace | null | undefined, now: PromisedPlace): PromisedPlace =>
  promised && promised.locationId === now.locationId
    ? { ...promised, postalCode: promised.postalCode ?? now.postalCode }
    : now

/** On which day, with how many minutes before the first load cancelled with it was due on site; null once it is batched. */
export type Cancellation = {
  day: PlainDate
  noticeMinutes: number | null
  /** What is charged once is charged with the first of the loads that were cancelled together. */
  first: boolean
  /** m³ that were taken off a load that still comes: no load is cancelled with them. */
  part?: boolean
}

/** Who let the customer off a charge, why, and whether because we could not deliver; `at` is an instant. */
export type Waiver = { by: string; reason: string; at: string; cause?: 'company' }

/** A surcharge of a load that a customer is let off, as far as it was known then. */
export type ChargeWaiver = Waiver & { customerId: string; itemId: string; amount: DecimalText }

/** Where a truck is washed out. */
export const WASHED_OUT = ['site', 'plant'] as const
export type WashedOut = (typeof WASHED_OUT)[number]
/** Where washing out is charged, as the setting says it. */
export const WASHOUT_AT = {
  site: ['site'],
  plant: ['plant'],
  both: ['site', 'plant'],
} satisfies Record<string, readonly WashedOut[]>

/** A cancellation as the load keeps it; the charge may be waived. */
export type KeptCancellation = Cancellation & { waived?: Waiver }

/** Late enough to be charged for, and not waived. */
export const isCharged = (kept: KeptCancellation | null): kept is KeptCancellation => !!kept && !kept.waived

/** The notice of a load that is cancelled now, in whole minutes; a load that is overdue has none left. */
export const noticeOf = (batchedAt: Date | null, firstDue: Date, now: Date): number | null =>
  batchedAt ? null : Math.max(0, Math.floor(minutesBetween(now, firstDue)))

/** What is dosed into a load of so many m³ where the order says how much per m³. */
export const dosedInto = (perM3: DecimalText, cubicMetres: DecimalText): DecimalText =>
  unitPrice(decimal(perM3).times(cubicMetres))

/** Whole minutes on site; null while a time is not known. */
export const minutesOnSite = ({ arrived, pourEnd }: Pick<LoadFacts, 'arrived' | 'pourEnd'>): number | null =>
  arrived && pourEnd ? Math.max(0, Math.floor(minutesBetween(arrived.at, pourEnd.at))) : null

/** How many minutes of its waiting are ours; null where all of it is, or none. */
export const partOurs = ({ waiting }: Pick<LoadFacts, 'waiting'>): number | null =>
  waiting.payer === 'company' ? (waiting.oursMinutes ?? null) : null

/** When a plant works at normal prices, on the clock of its region. */
export type Calendar = {
  zone: string
  holidays: ReadonlySet<PlainDate>
  normal: (day: PlainDate) => { from: ClockTime; to: ClockTime }
}

/** A Sunday or a holiday where it is batched; its own calendar day counts after midnight. */
export const onRestDay = (at: Date, { zone, holidays }: Calendar): boolean => isRestDay(businessDay(at, zone), holidays)

/** Such a day, or a time outside normal hours. */
export function isAfterHours(at: Date, calendar: Calendar): boolean {
  const time = clockTime(at, calendar.zone)
  const { from, to } = calendar.normal(businessDay(at, calendar.zone))
  return onRestDay(at, calendar) || time < from || time >= to
}
