import { type DeliveryOrderRow, deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { compare, cubicMetres, decimal, sum } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { remainingShares } from '~/domain/orders/remaining-shares'
import { type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { type LoweredOrder, withdrawLowered } from './lowered-order'
import { isGone, isWaiting } from './order-facts'
import type { Plan } from './plan-order'

/**
 * What has to be loaded yet: the plan less the loads that were called already. Concrete that came back and was ordered
 * again does not count as made, so that its loads stay when the order is changed; `before` is the quantity until now.
 */
export function loadsToPlan(
  plan: Plan,
  quantity: string,
  spacingMinutes: number,
  loads: DeliveryOrderRow[],
  before: string = quantity,
): PlannedLoad[] {
  const kept = withoutReordered(
    loads.filter(load => !isWaiting(load) && !isGone(load)),
    orderedAgain(loads, before),
  )
  const made = cubicMetres(sum(kept.map(load => load.quantity)))
  if (compare(made, quantity) > 0) throw invalid('quantity', `${made} m³ are already called or delivered`)
  return planLoads(remainingShares(plan.shares, kept, spacingMinutes * plan.shares.length), spacingMinutes, plan.sizes)
}

/** m³ on loads beyond the quantity of the order: the balance that was ordered again. */
function orderedAgain(loads: readonly DeliveryOrderRow[], quantity: string) {
  const beyond = sum(loads.filter(load => !isGone(load)).map(load => load.quantity)).minus(quantity)
  return beyond.isNegative() ? decimal(0) : beyond
}

function withoutReordered(kept: readonly DeliveryOrderRow[], again: ReturnType<typeof decimal>) {
  let left = again
  return kept.map(({ plantId, quantity, returnConcrete }) => {
    const off = left.lessThan(returnConcrete ?? 0) ? left : decimal(returnConcrete ?? 0)
    left = left.minus(off)
    return { plantId, quantity: cubicMetres(decimal(quantity).minus(off)) }
  })
}

/** Further loads after those that an order has; none is renumbered. */
export async function appendLoads(
  work: Work,
  order: OrderRow,
  planned: readonly PlannedLoad[],
  present: readonly DeliveryOrderRow[],
): Promise<void> {
  let lastNo = Math.max(0, ...present.map(load => load.loadNo))
  for (const plan of planned) await deliveryOrder.insert(work, { ...valuesOf(order, plan), loadNo: ++lastNo })
}

/**
 * Makes the waiting loads of an order what the plan says. Called loads stay untouched and no load is renumbered: waiting
 * ones are changed in place, further ones are appended, those in excess go; what is charged for as cancelled is withdrawn.
 */
export async function syncLoads(
  work: Work,
  order: OrderRow,
  planned: PlannedLoad[],
  lowered: LoweredOrder,
): Promise<number> {
  const loads = await loadsOf(work.sql, order.id)
  const waiting = loads.filter(isWaiting)
  for (const [place, load] of waiting.slice(0, planned.length).entries())
    await deliveryOrder.move(work, load, moved(load, valuesOf(order, planned[place]!)), 'replan')
  await appendLoads(work, order, planned.slice(waiting.length), loads)
  const charged = await withdrawLowered(work, lowered)
  // A waiting load has neither number nor event yet, so nothing points at it.
  for (const surplus of waiting.slice(planned.length))
    if (!charged.has(surplus.id)) await deliveryOrder.remove(work, surplus)
  return planned.length
}

/** A load that changes its plant loses the line and the recipe that it was assigned. */
const moved = (load: DeliveryOrderRow, values: ReturnType<typeof valuesOf>) =>
  load.plantId === values.plantId && load.productId === values.productId
    ? values
    : { ...values, batchingPlantId: null, mixDesignId: null, status: 'planned' }

function valuesOf(order: OrderRow, { plantId, quantity, batchAt, onSiteAt }: PlannedLoad) {
  const { id: orderId, mergedOrderId, customerId, projectId, locationId, regionId, productId, demo } = order
  return {
    orderId,
    mergedOrderId,
    customerId,
    projectId,
    locationId,
    regionId,
    productId,
    demo,
    doDate: order.orderDate,
    plantId,
    quantity,
    plannedBatchAt: batchAt,
    plannedOnSiteAt: onSiteAt,
    dischargeLimitMinutes: order.dischargeLimitMinutes,
  }
}
