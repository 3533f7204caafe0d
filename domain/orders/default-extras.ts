import { compare, type DecimalText, decimal, isZero, sum, unitPrice } from '../kit/money'
import type { PriceFacts } from '../pricing/authority'
import type { TidyService } from './tidy-order'

/** A service that comes onto orders by itself, with its price in S$ for the parties on the day of the order. */
export type DefaultService = { id: string; name: string; unit: string; unitPrice: DecimalText }

/** How much of it an order has unless it says otherwise: one an order, or one with each load or m³, as its unit says. */
export const DEFAULT_QUANTITY = '1'

export type SettledServices = { services: TidyService[]; servicesOff: string[] }
/** `asked` is what the person wants; `held` what stands until somebody approved what `lowered` gives away, as `waived` says it. */
export type WithDefaults = {
  asked: SettledServices
  held: SettledServices
  lowered: TidyService[]
  waived: PriceFacts[]
}

/**
 * The services of an order with those that come by themselves. At booking (`before` null) each default is on it that is
 * neither named nor taken off; later only what the order has already, so that what was decided stays and a new default
 * touches no order that is booked. A service that is named and taken off at once is named.
 */
export function withDefaults(
  { services, servicesOff }: SettledServices,
  defaults: readonly DefaultService[],
  before: readonly TidyService[] | null,
): WithDefaults {
  const own = services.filter(of => !defaults.some(({ id }) => id === of.itemId))
  const rows = defaults.map(({ id: itemId, ...of }) => {
    const kept = before ? quantityIn(before, itemId) : DEFAULT_QUANTITY
    const asked = quantityIn(services, itemId) ?? (before || servicesOff.includes(itemId) ? '0' : DEFAULT_QUANTITY)
    const least = lower(kept ?? '0', DEFAULT_QUANTITY)
    const lowers = compare(asked, least) < 0
    return { itemId, asked, held: lowers ? least : asked, waived: lowers ? [factOf(of, asked)] : [], had: !!kept }
  })
  const settled = (which: 'asked' | 'held'): SettledServices => {
    const named = rows.filter(row => !isZero(row[which])).map(row => ({ itemId: row.itemId, quantity: row[which] }))
    const off = [...servicesOff, ...rows.filter(row => row.had).map(row => row.itemId)]
    const all = [...own, ...named]
    return { services: all, servicesOff: [...new Set(off)].filter(id => !all.some(row => row.itemId === id)) }
  }
  return {
    asked: settled('asked'),
    held: settled('held'),
    lowered: rows.filter(row => row.waived.length).map(row => ({ itemId: row.itemId, quantity: row.asked })),
    waived: rows.flatMap(row => row.waived),
  }
}

function quantityIn(services: readonly TidyService[], itemId: string): DecimalText | undefined {
  const rows = services.filter(of => of.itemId === itemId)
  return rows.length ? sum(rows.map(of => of.quantity)).toString() : undefined
}

const lower = (one: DecimalText, other: DecimalText): DecimalText => (compare(one, other) < 0 ? one : other)

/** Small steps, each within somebody's authority, add up: each is held against the default quantity. */
const factOf = ({ name, unitPrice: price }: Omit<DefaultService, 'id'>, asked: DecimalText): PriceFacts => ({
  what: name,
  unitPrice: unitPrice(decimal(price).times(asked)),
  listPrice: unitPrice(decimal(price).times(DEFAULT_QUANTITY)),
  cost: null,
  quantity: null,
})
