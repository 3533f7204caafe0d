import { cubicMetres, type DecimalText, decimal, isPositive } from '../kit/money'
import { businessDay, clockTime, spokenDay } from '../kit/time'
import { roadKm } from '../orders/travel'
import { type BandPrice, bandWords, distancePrice, zonePrice } from '../pricing/banded-price'
import { appliesAt } from '../pricing/charge-switch'
import { escalated, escalationWords } from '../pricing/escalation'
import type { CommercialTerm } from '../pricing/terms'
import { type BillTerms, type ChargeItem, itemOn } from './bill-terms'
import { isAfterHours, type LoadFacts, minutesOnSite, onRestDay, partOurs, type WashedOut } from './load-facts'

/** How much of a charge a load earned or is credited, by what, and at which of its prices; else which fact is not known. */
type Earned =
  | { quantity: DecimalText; fact: string; unitPrice?: DecimalText; credit?: boolean }
  | { gap: 'missing_time' | 'missing_site' | 'no_price'; unknown: string }
  | null
type Rule = (load: LoadFacts, terms: BillTerms, item: ChargeItem, term: CommercialTerm) => Earned

const minutes = (value: number) => `${value} min on site`

export const ON_LOAD: Record<string, Rule> = {
  pump: ({ order, quantity }) => (order.pump ? { quantity, fact: `${cubicMetres(quantity)} m³ by pump` } : null),
  waiting: load => {
    const stayed = minutesOnSite(load)
    const unknown = load.arrived ? 'the end of the pour' : load.pourEnd ? 'the arrival' : 'the times on site'
    if (stayed === null) return { gap: 'missing_time', unknown }
    const ours = Math.min(partOurs(load) ?? 0, stayed)
    // What is ours comes off first: the customer keeps the whole of the free time.
    return { quantity: String(stayed - ours), fact: minutes(stayed) + (ours ? `, ${ours} min ours` : '') }
  },
  part_load: (load, terms) => {
    const short = decimal(terms.minimumLoad(load.day)).minus(load.quantity)
    if (load.partLoadPaidBy === 'company' || !short.greaterThan(0)) return null
    return { quantity: cubicMetres(short), fact: `${cubicMetres(load.quantity)} m³ in the truck` }
  },
  after_hours: (load, terms) => {
    const { batched, quantity } = load
    const { calendar } = terms
    if (!batched) return { gap: 'missing_time', unknown: 'the time of batching' }
    if (!isAfterHours(batched.at, calendar) || (onRestDay(batched.at, calendar) && hasHolidayCharge(load, terms)))
      return null
    return { quantity, fact: `Batched at ${clockTime(batched.at, calendar.zone)}` }
  },
  holiday: ({ batched, quantity }, { calendar }) => {
    if (!batched) return { gap: 'missing_time', unknown: 'the time of batching' }
    if (!onRestDay(batched.at, calendar)) return null
    return { quantity, fact: `Batched on ${spokenDay(businessDay(batched.at, calendar.zone))}` }
  },
  technician: ({ technicianMinutes: stayed }) =>
    stayed ? { quantity: decimal(stayed).div(60).toFixed(2), fact: `Technician ${minutes(stayed)}` } : null,
  return_concrete: ({ returned }) =>
    returned?.payer === 'customer' && isPositive(returned.quantity)
      ? { quantity: returned.quantity, fact: `${cubicMetres(returned.quantity)} m³ returned` }
      : null,
  washout: (load, terms, item) =>
    load.washedOut && terms.washoutAt(load.day).includes(load.washedOut)
      ? { quantity: eachLoad(item, load), fact: `Washed out ${WASHED_OUT_WORDS[load.washedOut]}` }
      : null,
  distance: (load, terms, item, term) => {
    const km = roadKm(load.site.straightKm, terms.roadFactor(load.day))
    return {
      quantity: item.unit === 'km' ? String(km) : eachLoad(item, load),
      ...bandOf(`${km} km by road`, distancePrice(term, km)),
    }
  },
  escalation: (load, terms, _, { escalation }) => {
    const concrete = terms.concrete(load)
    if (!escalation || 'missing' in concrete) return null
    const index = terms.index(escalation.indexId, load.day)
    if (!index) return { gap: 'no_price', unknown: 'the price index of the day' }
    const price = decimal(escalated(escalation, index.value, concrete.unitPrice))
    return {
      quantity: keptByCustomer(load),
      // A price is never below zero, on a draft or an e-invoice: the sign goes to the quantity.
      unitPrice: price.abs().toFixed(4),
      credit: price.isNegative(),
      fact: escalationWords(escalation, index, concrete.unitPrice),
    }
  },
  every_load: (load, _, item) => ({
    quantity: eachLoad(item, load),
    fact: `${cubicMetres(load.quantity)} m³ delivered`,
  }),
  zone: (load, _, item, term) => {
    const price = zonePrice(term, load.site.postalCode)
    if (!price) return { gap: 'missing_site', unknown: 'the postal code of the site' }
    return { quantity: eachLoad(item, load), ...bandOf(`Site in ${load.site.postalCode ?? 'any zone'}`, price) }
  },
}

const WASHED_OUT_WORDS: Record<WashedOut, string> = { site: 'on site', plant: 'at the plant' }

const bandOf = (fact: string, { unitPrice, band }: BandPrice) => ({
  fact: band ? `${fact}, ${bandWords(band)}` : fact,
  unitPrice,
})

export const applies = (item: ChargeItem, term: CommercialTerm | undefined): boolean =>
  appliesAt(item.isDefault, term?.level)

/** Where Sundays and holidays have a charge of their own, it takes the place of the one for after hours. */
const hasHolidayCharge = ({ order, day }: LoadFacts, terms: BillTerms): boolean =>
  terms.items.some(of => {
    const item = itemOn(of, day)
    const term = item.trigger === 'holiday' ? terms.charge(item, order, day) : undefined
    return term !== undefined && applies(item, term)
  })

/** What is credited because it came back is not escalated. */
function keptByCustomer({ quantity, returned }: LoadFacts): DecimalText {
  if (!returned || returned.payer === 'customer') return quantity
  return cubicMetres(decimal(quantity).minus(returned.quantity))
}

/** What is counted by m³ or with each load. */
export const eachLoad = (item: ChargeItem, { quantity }: LoadFacts): DecimalText =>
  inCubicMetres(item.unit) ? quantity : '1'

const CUBIC_METRES = new Set(['m³', 'm3'])
export const inCubicMetres = (unit: string): boolean => CUBIC_METRES.has(unit)
