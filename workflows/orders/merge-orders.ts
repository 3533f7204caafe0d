import type * as z from 'zod'
import { product } from '~/db/catalog/product'
import { region } from '~/db/fleet/region'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { type MergedOrderRow, mergedOrder } from '~/db/orders/merged-order'
import { type OrderRow, order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Invalid, Refused } from '~/domain/kit/problem'
import { instantOn } from '~/domain/kit/time'
import { mergeObstacle } from '~/domain/orders/merge'
import type { MergeOrders } from '~/domain/orders/order-actions'
import { makePromise } from './make-promise'
import { follow, soonest } from './merge-follow'
import { factsOf, isGone, isWaiting } from './order-facts'

export type Merged = {
  merged: MergedOrderRow
  orders: OrderRow[]
  /** What the batcher should know: trucks of different mixes follow each other. */
  warnings: string[]
}

/**
 * Orders of one customer at one site on one day become one sequence of loads. Each load keeps its order for price,
 * purchase order and invoice; the orders follow each other from the given time on.
 */
export async function mergeOrders(work: Work, of: z.output<typeof MergeOrders>): Promise<Merged> {
  const rows = await lockAll(work, of.orders)
  for (const row of rows) {
    const why = mergeObstacle(rows[0]!, row, of)
    if (why) throw new Refused(why, undefined, { rule: 'merge' })
  }
  const { zone, code } = await region.get(work.sql, rows[0]!.regionId)
  const place = await nextNumber(work, `merge:${rows[0]!.regionId}:${of.orderDate}`)
  const mergeNo = `${code}-${of.orderDate.slice(2).replaceAll('-', '')}-M${String(place).padStart(2, '0')}`
  const { orderDate, startTime } = of
  const merged = await mergedOrder.insert(
    work,
    { mergeNo, orderDate, startTime, consent: of.consent, demo: rows.every(row => row.demo) },
    'merge',
  )
  const joined: OrderRow[] = []
  for (const row of rows)
    joined.push(await order.move(work, row, { mergedOrderId: merged.id }, `merge into ${mergeNo}`))
  await follow(work, joined, instantOn(orderDate, startTime, zone))
  for (const row of joined) {
    const { loads } = await factsOf(work.sql, row.id)
    const startsAt = soonest(loads.filter(load => !isGone(load)))
    if (startsAt && loads.every(load => isWaiting(load) || isGone(load)))
      await makePromise(work, row, { source: 'merged', askedBy: of.consent, reason: `Follows in ${mergeNo}`, startsAt })
  }
  return { merged, orders: joined, warnings: await mixes(work, rows) }
}

async function lockAll(work: Work, keys: { id: string; version: number }[]): Promise<OrderRow[]> {
  if (new Set(keys.map(key => key.id)).size !== keys.length)
    throw new Invalid('An order is listed twice', { orders: ['An order is listed twice'] })
  const rows: OrderRow[] = []
  // Always in the order of the ids, so that two merges of the same orders wait instead of blocking each other.
  for (const { id, version } of [...keys].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockSeenOrder(work, id)
    order.atVersion(row, version)
    rows.push(row)
  }
  return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** A truck carries one mix, so two mixes in one sequence are two kinds of trucks on the road. */
async function mixes(work: Work, rows: OrderRow[]): Promise<string[]> {
  const found = await product.byIds(
    work.sql,
    rows.map(row => row.productId),
  )
  const codes = [...found.values()].map(row => row.productCode).sort()
  return codes.length > 1 ? [`${codes.join(' and ')} follow each other; each truck carries one of them`] : []
}
