import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { type DeliveryOrderRow, deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { compare, cubicMetres, decimal, sum } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { firmOf } from '~/domain/orders/on-call-quantity'
import { remainingShares } from '~/domain/orders/remaining-shares'
import { type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { type LoweredOrder, withdrawLowered } from './lowered-order'
import { isGone, isWaiting } from './order-facts'
import type { Plan } from './plan-order'

/**
 * What has to be loaded yet: the plan less the loads that were called already. Concrete that came back and was ordered
 * again does not count as made, so that its loads stay when the order is changed; `before` is the quantity until now.
 */
function loadsToPlan(
  plan: Plan,
  quantity: string,
  spacingMinutes: number,
  { anew, keep }: LoadsByPlan,
  before: string = quantity,
): PlannedLoad[] {
  const kept = withoutReordered(
    anew.filter(load => !isWaiting(load) && !isGone(load)),
    orderedAgain([...anew, ...keep], before),
  )
  const made = cubicMetres(sum(kept.map(load => load.quantity)))
  if (compare(made, quantity) > 0) throw invalid('quantity', `${made} m³ are already called or delivered`)
  const shares = remainingShares(plan.shares, keep, 0)
  return planLoads(remainingShares(shares, kept, spacingMinutes * shares.length), spacingMinutes, plan.sizes)
}

/** Loads that a change of their order plans anew, and those that keep the time that their site asked for. */
type LoadsByPlan = { anew: DeliveryOrderRow[]; keep: DeliveryOrderRow[] }

/**
 * Loads that were on call and wait for the time that their site asked for keep it when something else of the order changes. On
 * another day, or where the order has no room for them, they are planned with the others.
 */
function loadsByPlan(
  loads: readonly DeliveryOrderRow[],
  { orderDate, firm }: { orderDate: string; firm: string },
): LoadsByPlan {
  const keep = loads.filter(load => isWaiting(load) && load.wantedAt && load.doDate === orderDate)
  const others = loads.filter(load => !keep.includes(load))
  const m3 = (rows: readonly DeliveryOrderRow[]) => sum(rows.map(load => load.quantity))
  const called = m3(others.filter(load => !isWaiting(load) && !isGone(load)))
  return compare(m3(keep).plus(called), firm) > 0 ? { anew: [...loads], keep: [] } : { anew: others, keep }
}

type Asked = Pick<OrderRow, 'quantity' | 'onCallQuantity' | 'orderDate' | 'spacingMinutes'>

/** What a change of an order plans: the loads to come, those that keep their time, and both as they will stand. */
export function loadsOfChange(
  plan: Plan,
  asked: Asked,
  present: readonly DeliveryOrderRow[],
  before: OrderRow | undefined,
): LoadsByPlan & { loads: PlannedLoad[]; all: PlannedLoad[] } {
  const firm = firmOf(asked)
  const byPlan = loadsByPlan(present, { orderDate: asked.orderDate, firm })
  const loads = loadsToPlan(plan, firm, asked.spacingMinutes, byPlan, before && firmOf(before))
  return { ...byPlan, loads, all: [...loads, ...byPlan.keep.map(plannedOf)] }
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
  keep: readonly DeliveryOrderRow[],
): Promise<number> {
  const loads = await loadsOf(work.sql, order.id)
  const kept = new Set(keep.map(load => load.id))
  const waiting = loads.filter(load => isWaiting(load) && !kept.has(load.id))
  for (const load of keep) await deliveryOrder.move(work, load, moved(load, valuesOf(order, plannedOf(load))), 'replan')
  for (const [place, load] of waiting.slice(0, planned.length).entries())
    await deliveryOrder.move(work, load, moved(load, valuesOf(order, planned[place]!)), 'replan')
  await appendLoads(work, order, planned.slice(waiting.length), loads)
  const charged = await withdrawLowered(work, lowered)
  // A waiting load has neither number nor event yet: at most add-ons point at it.
  for (const surplus of waiting.slice(planned.length).filter(load => !charged.has(load.id))) {
    await deliveryAssociate.replace(work, surplus.id, [])
    await deliveryOrder.remove(work, surplus)
  }
  return planned.length + keep.length
}

/** A load that changes its plant loses the line and the recipe that it was assigned. */
const moved = (load: DeliveryOrderRow, values: ReturnType<typeof valuesOf>) =>
  load.plantId === values.plantId && load.productId === values.productId
    ? values
    : { ...values, batchingPlantId: null, mixDesignId: null, status: 'planned' }

/** A load as it is planned already. */
export const plannedOf = (load: DeliveryOrderRow): PlannedLoad => ({
  plantId: load.plantId,
  quantity: load.quantity,
  batchAt: load.plannedBatchAt,
  onSiteAt: load.plannedOnSiteAt,
  wantedAt: load.wantedAt,
})

function valuesOf(order: OrderRow, { plantId, quantity, batchAt, onSiteAt, wantedAt = null }: PlannedLoad) {
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
    wantedAt,
    dischargeLimitMinutes: order.dischargeLimitMinutes,
  }
}
