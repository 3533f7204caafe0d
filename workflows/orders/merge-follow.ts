import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { mergedOrder, ordersOfMerge } from '~/db/orders/merged-order'
import type { OrderRow } from '~/db/orders/order'
import { addMinutes, instantOn, minutesBetween } from '~/domain/kit/time'
import { factsOf, isGone, isWaiting, type LoadsFacts } from './order-facts'

/**
 * The waiting loads of the orders, one order after the other, the first of them on site at the given time. A load that was on
 * call comes when its site asked for it, whatever goes before.
 */
export async function follow(work: Work, rows: readonly OrderRow[], startsAt: Date): Promise<void> {
  let next = startsAt
  for (const row of rows) {
    const { loads } = await factsOf(work.sql, row.id)
    const waiting = loads.filter(follows)
    for (const load of loads.filter(load => isWaiting(load) && load.wantedAt))
      if (load.mergedOrderId !== row.mergedOrderId)
        await deliveryOrder.move(
          work,
          load,
          { mergedOrderId: row.mergedOrderId },
          row.mergedOrderId ? 'merge' : 'undo merge',
        )
    const first = soonest(waiting)
    if (!first) continue
    const shift = minutesBetween(first, next)
    for (const load of waiting) {
      const plannedBatchAt = addMinutes(load.plannedBatchAt, shift)
      const plannedOnSiteAt = addMinutes(load.plannedOnSiteAt, shift)
      const moved = { mergedOrderId: row.mergedOrderId, plannedBatchAt, plannedOnSiteAt }
      if (shift || load.mergedOrderId !== row.mergedOrderId)
        await deliveryOrder.move(work, load, moved, row.mergedOrderId ? 'merge' : 'undo merge')
      if (plannedOnSiteAt >= next) next = plannedOnSiteAt
    }
    next = addMinutes(next, row.spacingMinutes)
  }
}

/**
 * Closes the gaps and overlaps that a change of one order leaves in its sequence: the waiting loads follow what is called
 * already, never before the agreed start and never before the first of them can be there.
 */
export async function followAgain(work: Work, mergedOrderId: string): Promise<void> {
  const merged = await mergedOrder.get(work.sql, mergedOrderId)
  const members = await ordersOfMerge(work.sql, mergedOrderId)
  const open: { row: OrderRow; facts: LoadsFacts }[] = []
  for (const row of members) open.push({ row, facts: await factsOf(work.sql, row.id) })
  const first = open.flatMap(({ facts }) => soonest(facts.loads.filter(follows)) ?? [])[0]
  if (!first) return
  const { zone } = await region.get(work.sql, members[0]!.regionId)
  const called = open.flatMap(({ row, facts }) =>
    facts.loads
      .filter(load => !isWaiting(load) && !isGone(load) && !load.wantedAt)
      .map(load => addMinutes(load.plannedOnSiteAt, row.spacingMinutes)),
  )
  const times = [first, instantOn(merged.orderDate, merged.startTime, zone), ...called]
  await follow(work, members, new Date(Math.max(...times.map(at => at.getTime()))))
}

const follows = (load: DeliveryOrderRow) => isWaiting(load) && !load.wantedAt

/** A merged order is completed with the last of its orders, and open again with the first. */
export async function closeWithMembers(work: Work, mergedOrderId: string | null): Promise<void> {
  if (!mergedOrderId) return
  const merged = await mergedOrder.lock(work, mergedOrderId)
  const closed = (await ordersOfMerge(work.sql, mergedOrderId)).every(({ status }) =>
    ['completed', 'cancelled'].includes(status),
  )
  const status = closed ? 'completed' : 'open'
  if (merged.status !== status) await mergedOrder.move(work, merged, { status }, closed ? 'complete' : 'uncomplete')
}

/** When the first of some loads is planned on site. */
export const soonest = (loads: readonly { plannedOnSiteAt: Date }[]): Date | undefined =>
  loads.map(load => load.plannedOnSiteAt).sort((a, b) => a.getTime() - b.getTime())[0]
