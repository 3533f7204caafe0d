import { compare, cubicMetres, type DecimalText, decimal, isPositive, sum } from '../kit/money'
import { invalid } from '../kit/problem'
import { isUnwanted, type ReturnCause } from '../kit/return-cause'
import { onCallOf } from '../orders/on-call-quantity'
import { UNDERWAY } from './delivery-order-status'

/** Loads of one state, added up, all in m³; one load is such a group as well. */
export type LoadGroup = {
  status: string
  loads: number
  quantity: DecimalText
  /** Came back from the site. */
  returned: DecimalText
  /** Of that what the pour needs no more, because it was ordered too much. */
  unwanted: DecimalText
}

type Load = { status: string; quantity: DecimalText; returnConcrete: DecimalText | null; returnCause: string | null }

export const groupOfLoad = ({ status, quantity, returnConcrete, returnCause }: Load): LoadGroup => ({
  status,
  loads: 1,
  quantity,
  returned: returnConcrete ?? '0',
  unwanted: isUnwanted(returnCause) ? (returnConcrete ?? '0') : '0',
})

type Told = { returnConcrete: DecimalText | null; returnCause?: ReturnCause | null | undefined }

/**
 * What comes back of a load of so many m³, with its cause; `field` is where a form told it. Nothing back has no cause.
 * Refuses more than the load has, and concrete that comes back without a cause, since the cause says who pays.
 */
export function returnOf({ returnConcrete, returnCause }: Told, quantity: DecimalText, field = '') {
  if (returnConcrete === null || !isPositive(returnConcrete)) return { returnConcrete, returnCause: null }
  if (compare(returnConcrete, quantity) > 0)
    throw invalid(`${field}returnConcrete`, `More than the ${quantity} m³ of the load`)
  if (!returnCause) throw invalid(`${field}returnCause`, 'Choose why concrete came back')
  return { returnConcrete, returnCause }
}

export const DELIVERED: readonly string[] = ['delivered', 'returned']
const WAITING: readonly string[] = ['planned', 'assigned']

/** What was brought to the site, came back and stayed there, m³; only loads that were delivered count. */
export function deliveredOf(groups: readonly LoadGroup[]) {
  const done = groups.filter(({ status }) => DELIVERED.includes(status))
  const delivered = sum(done.map(({ quantity }) => quantity))
  const returned = sum(done.map(of => of.returned))
  return {
    delivered: cubicMetres(delivered),
    returned: cubicMetres(returned),
    accepted: cubicMetres(delivered.minus(returned)),
  }
}

export type OrderQuantities = ReturnType<typeof quantitiesOf>

/**
 * Where the m³ of an order are. `owed` is what was ordered, is wanted, and neither stayed on site nor is on a load: the
 * balance that is to be ordered again, without `onCall`, which the site has not asked for yet. `toCome` is both with the
 * loads that are not called yet. A completed or cancelled order owes nothing. All never below zero.
 */
export function quantitiesOf(
  order: { quantity: DecimalText; onCallQuantity: DecimalText; status: string },
  groups: readonly LoadGroup[],
) {
  const of = (statuses: readonly string[]) =>
    sum(groups.filter(({ status }) => statuses.includes(status)).map(({ quantity }) => quantity))
  const { delivered, returned, accepted } = deliveredOf(groups)
  const unwanted = sum(groups.filter(({ status }) => DELIVERED.includes(status)).map(group => group.unwanted))
  const [waiting, called, underway] = [of(WAITING), of(['called']), of(UNDERWAY)]
  const onCall = onCallOf(order)
  const closed = order.status === 'completed' || order.status === 'cancelled'
  const toCome = decimal(order.quantity).minus(accepted).minus(unwanted).minus(called).minus(underway)
  const least = (left: typeof toCome) => cubicMetres(closed || left.isNegative() ? 0 : left)
  return {
    delivered,
    returned,
    accepted,
    waiting: cubicMetres(waiting),
    called: cubicMetres(called),
    underway: cubicMetres(underway),
    rejected: cubicMetres(of(['rejected'])),
    withdrawn: cubicMetres(of(['withdrawn'])),
    onCall,
    toCome: least(toCome),
    owed: least(toCome.minus(waiting).minus(onCall)),
  }
}
