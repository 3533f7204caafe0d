import { type DeliveryOrderRow, deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import type { KeptCancellation, Payer } from '~/domain/billing/load-facts'
import { compare, cubicMetres, decimal, sum } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { firmOf } from '~/domain/orders/on-call-quantity'
import type { PlannedLoad } from '~/domain/orders/schedule'
import { type CancellationCharge, cancellationCharge, keptCancellations } from './cancelled-order'
import { isWaiting } from './order-facts'

/** m³ that an order asks for no more, with the load that would have brought them; `part` where the load still comes. */
type Lowered = { load: DeliveryOrderRow; quantity: string; part: boolean }
export type LoweredOrder = {
  loads: readonly (Lowered & { cancellation: KeptCancellation })[]
  reason: string
  /** What it costs; null where nothing is charged. */
  charge: CancellationCharge | null
}

/**
 * An order that asks for less cancels the loads, and parts of loads, that would have brought the rest: the customer owes for
 * these m³ what the terms charge for loads that are cancelled now, unless it is the company that cannot deliver them. What was
 * on call until now is on no load, so that it goes for nothing; loads are put on call only where taking them back costs nothing.
 */
export async function loweredOrder(
  work: Pick<Work, 'sql' | 'now' | 'by'>,
  before: OrderRow | undefined,
  of: Pick<OrderRow, 'quantity' | 'onCallQuantity'>,
  { present, planned }: { present: readonly DeliveryOrderRow[]; planned: readonly PlannedLoad[] },
  cancelledBy: Payer = 'customer',
): Promise<LoweredOrder> {
  const lowered = before && before.status !== 'draft' && compare(firmOf(of), firmOf(before)) < 0
  if (!lowered) return { loads: [], reason: '', charge: null }
  const reason = `Order lowered from ${cubicMetres(before.quantity)} to ${cubicMetres(of.quantity)} m³`
  const gone = loadsThatGo(present.filter(isWaiting), planned)
  const asked = gone.map(({ load, quantity: less, part }) => ({ ...load, quantity: less, part }))
  const kept = await keptCancellations(work, before, asked, { cancelledBy, reason })
  const loads = gone.flatMap(lowered => {
    const cancellation = kept.get(lowered.load.id)
    return cancellation ? [{ ...lowered, cancellation }] : []
  })
  if (loads.length > 0 && compare(of.onCallQuantity, before.onCallQuantity) > 0)
    throw invalid('onCallQuantity', 'So late these loads would be charged as cancelled. Hold the order instead')
  const owed = loads.length > 0 && cancelledBy === 'customer'
  const charge = owed ? await cancellationCharge(work.sql, before, kept, asked) : null
  return { loads, reason, charge }
}

/** Which loads go, the last first, and what is taken off the others. */
function loadsThatGo(waiting: readonly DeliveryOrderRow[], planned: readonly PlannedLoad[]): Lowered[] {
  const total = (of: readonly { quantity: string }[]) => sum(of.map(({ quantity }) => quantity))
  let left = total(waiting).minus(total(planned))
  const take = (load: DeliveryOrderRow, most: string, part: boolean): Lowered[] => {
    const less = left.lessThan(most) ? left : decimal(most)
    left = left.minus(less)
    return less.greaterThan(0) ? [{ load, quantity: cubicMetres(less), part }] : []
  }
  const surplus = waiting.slice(planned.length).reverse()
  const shrunk = waiting.slice(0, planned.length).reverse()
  return [
    ...surplus.flatMap(load => take(load, load.quantity, false)),
    ...shrunk.flatMap((load, at) => {
      const off = decimal(load.quantity).minus(planned[shrunk.length - 1 - at]!.quantity)
      return off.greaterThan(0) ? take(load, off.toString(), true) : []
    }),
  ]
}

/** Withdraws what is charged for: the load itself, or the part of it as a load of its own that nobody brings. */
export async function withdrawLowered(work: Work, { loads, reason }: LoweredOrder): Promise<Set<string>> {
  for (const { load, quantity, part, cancellation } of loads) {
    const values = { status: 'withdrawn', statusReason: reason, quantity, cancellation }
    if (part) await deliveryOrder.insert(work, { ...ownOf(load), ...values, loadNo: await nextNo(work, load) })
    else await deliveryOrder.move({ ...work, reason }, load, values, 'withdraw')
  }
  return new Set(loads.flatMap(({ load, part }) => (part ? [] : [load.id])))
}

const nextNo = async (work: Work, { orderId }: DeliveryOrderRow) =>
  Math.max(...(await loadsOf(work.sql, orderId)).map(load => load.loadNo)) + 1

function ownOf(load: DeliveryOrderRow) {
  const { orderId, mergedOrderId, customerId, projectId, locationId, regionId, productId, demo } = load
  const { doDate, plantId, plannedBatchAt, plannedOnSiteAt, dischargeLimitMinutes } = load
  const parties = { orderId, mergedOrderId, customerId, projectId, locationId, regionId, productId, demo }
  return { ...parties, doDate, plantId, plannedBatchAt, plannedOnSiteAt, dischargeLimitMinutes }
}

/** What who saved the order is told. */
export function loweredWords({ loads, charge, reason }: LoweredOrder): string[] {
  if (charge) return [`${reason}: the customer is charged S$${charge.charge.subtotal} before GST for cancelling late`]
  return loads.length ? [`${reason}: we cannot deliver the rest, so the customer is not charged`] : []
}
