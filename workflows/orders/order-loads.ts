import { type DeliveryOrderRow, deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { compare, cubicMetres, sum } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { remainingShares } from '~/domain/orders/remaining-shares'
import { type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { isGone, isWaiting } from './order-facts'
import type { Plan } from './plan-order'

/** What has to be loaded yet: the plan less the loads that were called already. */
export function loadsToPlan(
  plan: Plan,
  quantity: string,
  spacingMinutes: number,
  loads: DeliveryOrderRow[],
): PlannedLoad[] {
  const kept = loads.filter(load => !isWaiting(load) && !isGone(load))
  const made = cubicMetres(sum(kept.map(load => load.quantity)))
  if (compare(made, quantity) > 0) throw invalid('quantity', `${made} m³ are already called or delivered`)
  return planLoads(remainingShares(plan.shares, kept, spacingMinutes * plan.shares.length), spacingMinutes, plan.sizes)
}

/**
 * Makes the waiting loads of an order what the plan says. Called loads stay untouched and no load is renumbered: waiting
 * ones are changed in place, further ones are appended, those in excess go.
 */
export async function syncLoads(work: Work, order: OrderRow, planned: PlannedLoad[]): Promise<number> {
  const loads = await loadsOf(work.sql, order.id)
  const waiting = loads.filter(isWaiting)
  let lastNo = Math.max(0, ...loads.map(load => load.loadNo))
  for (const [place, plan] of planned.entries()) {
    const values = valuesOf(order, plan)
    if (waiting[place]) await deliveryOrder.move(work, waiting[place], moved(waiting[place], values), 'replan')
    else await deliveryOrder.insert(work, { ...values, loadNo: ++lastNo })
  }
  // A waiting load has neither number nor event yet, so nothing points at it.
  for (const surplus of waiting.slice(planned.length)) await deliveryOrder.remove(work, surplus)
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
