import type * as z from 'zod'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { region } from '~/db/fleet/region'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { type MergedOrderRow, mergedOrder } from '~/db/orders/merged-order'
import { type OrderRow, order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Invalid, Refused } from '~/domain/kit/problem'
import { addMinutes, instantOn, minutesBetween } from '~/domain/kit/time'
import type { MergeOrders } from '~/domain/orders/order-actions'
import { factsOf, isWaiting } from './order-facts'

export type Merged = { merged: MergedOrderRow; orders: OrderRow[] }

/**
 * Orders of one customer at one site on one day become one sequence of loads. Each load keeps its order for price,
 * purchase order and invoice; the orders follow each other from the given time on.
 */
export async function mergeOrders(work: Work, of: z.output<typeof MergeOrders>): Promise<Merged> {
  const rows = await lockAll(work, of.orders)
  checkMergeable(rows, of.orderDate)
  const { zone, code } = await region.get(work.sql, rows[0]!.regionId)
  const place = await nextNumber(work, `merge:${rows[0]!.regionId}:${of.orderDate}`)
  const mergeNo = `${code}-${of.orderDate.slice(2).replaceAll('-', '')}-M${String(place).padStart(2, '0')}`
  const { orderDate, startTime } = of
  const merged = await mergedOrder.insert(
    work,
    { mergeNo, orderDate, startTime, demo: rows.every(row => row.demo) },
    'merge',
  )
  let startsAt = instantOn(orderDate, startTime, zone)
  const joined: OrderRow[] = []
  for (const row of rows) {
    joined.push(await order.move(work, row, { mergedOrderId: merged.id }, `merge into ${mergeNo}`))
    startsAt = await follow(work, row, merged.id, startsAt)
  }
  return { merged, orders: joined }
}

async function lockAll(work: Work, keys: { id: string; version: number }[]): Promise<OrderRow[]> {
  if (new Set(keys.map(key => key.id)).size !== keys.length)
    throw new Invalid('An order is named twice', { orders: ['An order is named twice'] })
  const rows: OrderRow[] = []
  // Always in the order of the ids, so that two merges of the same orders wait instead of blocking each other.
  for (const { id, version } of [...keys].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockSeenOrder(work, id)
    order.atVersion(row, version)
    rows.push(row)
  }
  return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
}

function checkMergeable(rows: OrderRow[], orderDate: string): void {
  const [first] = rows
  const because = (message: string) => new Refused(message, undefined, { rule: 'merge' })
  for (const row of rows) {
    if (row.status !== 'confirmed')
      throw because(`${row.orderNo} is ${row.status.replace('_', ' ')}; only confirmed orders are merged`)
    if (row.mergedOrderId) throw because(`${row.orderNo} is merged already`)
    if (row.orderDate !== orderDate) throw because(`${row.orderNo} is for another day`)
    if (row.locationId !== first!.locationId) throw because(`${row.orderNo} is for another site`)
    if (row.customerId !== first!.customerId) throw because(`${row.orderNo} is of another customer`)
  }
}

/** Moves the loads of an order to where the sequence stands, and says where it stands after them. */
async function follow(work: Work, row: OrderRow, mergedOrderId: string, startsAt: Date): Promise<Date> {
  const { loads } = await factsOf(work.sql, row.id)
  const waiting = loads.filter(isWaiting)
  const first = waiting[0]
  if (!first) return startsAt
  const shift = minutesBetween(first.plannedOnSiteAt, startsAt)
  let last = startsAt
  for (const load of waiting) {
    const plannedBatchAt = addMinutes(load.plannedBatchAt, shift)
    const plannedOnSiteAt = addMinutes(load.plannedOnSiteAt, shift)
    await deliveryOrder.move(work, load, { mergedOrderId, plannedBatchAt, plannedOnSiteAt }, 'merge')
    if (plannedOnSiteAt > last) last = plannedOnSiteAt
  }
  return addMinutes(last, row.spacingMinutes)
}
