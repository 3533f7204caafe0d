import type * as z from 'zod'
import { type DeliveryOrderRow, loadsOf } from '~/db/deliveries/delivery-order'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { plantsById } from '~/db/orders/supply-plants'
import { groupOfLoad, quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { isPositive } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { type LoadSizes, split } from '~/domain/orders/loads'
import type { OrderBalance } from '~/domain/orders/order-actions'
import type { PlannedLoad } from '~/domain/orders/schedule'
import { keepPreview } from './keep-preview'
import { followAgain } from './merge-follow'
import { settle } from './objection'
import { isGone, isWaiting } from './order-facts'
import { appendLoads, plannedOf } from './order-loads'
import { objectionsTo } from './order-rules'

export type BalanceOrdered = { order: OrderRow; quantity: string; loads: number; warnings: string[] }

/**
 * Loads for what an order is still owed: concrete that came back, was rejected or withdrawn. They are for the same site,
 * product and pump, from the plant of the last load, and follow it at the spacing of the order. The rules of booking are
 * asked again.
 */
export async function orderBalance(
  work: Work,
  id: string,
  { version, override }: z.output<typeof OrderBalance>,
): Promise<BalanceOrdered> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, version)
  if (row.status !== 'confirmed' && row.status !== 'in_progress')
    throw new Refused(`${row.orderNo} is ${row.status.replace('_', ' ')}`, undefined, { status: row.status })
  const loads = await loadsOf(work.sql, id)
  const { owed } = quantitiesOf(row, loads.map(groupOfLoad))
  if (!isPositive(owed)) throw new Refused(`Nothing of ${row.orderNo} is left to order`, undefined, { rule: 'balance' })
  const parties = await partiesOf(work, row)
  const minimum = await settingOn(work.sql, 'orders.minimum-load', row.orderDate, row.regionId)
  const sizes: LoadSizes = { schedule: row.loadSize, minimum }
  const added = followingLoads(row, loads, split(owed, sizes), work.now)
  const planned = [...loads.filter(isWaiting).map(plannedOf), ...added]
  const plants = await plantsById(
    work.sql,
    planned.map(load => load.plantId),
  )
  const objections = await objectionsTo(
    work,
    row,
    parties,
    { startsAt: row.startsAt, sizes, shares: [], plants },
    planned,
  )
  const refusing = objections.map(({ hold: _hold, ...found }) => found)
  const warnings = settle(work, refusing, override)
  const held = { ...work, reason: override?.reason }
  const moved = await order.move(held, row, {}, 'order the balance')
  await appendLoads(held, moved, added, loads)
  if (moved.mergedOrderId) await followAgain(held, moved.mergedOrderId)
  await keepPreview(held, moved)
  return { order: await order.get(work.sql, id), quantity: owed, loads: added.length, warnings }
}

/** After the last load that is not withdrawn or rejected, and not before now. */
function followingLoads(row: OrderRow, loads: readonly DeliveryOrderRow[], sizes: string[], now: Date): PlannedLoad[] {
  const kept = loads.filter(load => !isGone(load))
  const last = (kept.length ? kept : loads).reduce((latest, load) =>
    load.plannedBatchAt > latest.plannedBatchAt ? load : latest,
  )
  const lead = minutesBetween(last.plannedBatchAt, last.plannedOnSiteAt)
  const next = kept.length ? addMinutes(last.plannedBatchAt, row.spacingMinutes) : last.plannedBatchAt
  const first = next > now ? next : new Date(Math.ceil(now.getTime() / 60_000) * 60_000)
  return sizes.map((quantity, place) => {
    const batchAt = addMinutes(first, place * row.spacingMinutes)
    return { plantId: last.plantId, quantity, batchAt, onSiteAt: addMinutes(batchAt, lead) }
  })
}
