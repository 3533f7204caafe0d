import { and, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { byName } from '~/domain/kit/collation'
import { decimal, unitPrice } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { type MergeVolumes, mergeVolumes } from '~/domain/orders/merge'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { through } from '../kit/scope'
import { ordersOfSeenMerge } from '../orders/order-rows'
import { orderPlants } from '../orders/tables'
import { addOnsFor } from './add-ons'
import { getSeen } from './delivery-order'
import { seesOrder } from './order-of'

type AddOns = Awaited<ReturnType<typeof addOnsFor>>
type MemberAmounts = { orderId: string; orderNo: string; productCode: string; remaining: string; rows: AddOns }
type MergeAmounts = MergeVolumes & { mergeNo: string | null; orders: MemberAmounts[]; rows: Total[] }
type Total = Omit<AddOns[number], 'perM3'>
export type ApQuantity = {
  orderId: string
  plantId: string
  mergedOrderId: string | null
  doQuantity: string
  /** What goes into this load. */
  rows: AddOns
  /** What the whole sequence still takes: every order by its own recipe of add-ons, and their sum. */
  merged: MergeAmounts | null
}

type Of = {
  orderId: string
  plantId: string
  doQuantity: string
  mergedOrderId?: string | undefined
  deliveryOrderId?: string | undefined
}

/** Add-ons of a load by the order that it is for, and of what its merged order still takes. */
export async function apQuantity(sql: Sql, person: Person, of: Of): Promise<ApQuantity> {
  const order = await seesOrder(sql, person, of.orderId)
  if (of.mergedOrderId && of.mergedOrderId !== order.mergedOrderId)
    throw invalid('mergedOrderId', `${order.orderNo} is not part of this merged order`)
  if (!(await serves(sql, person, order.id, of.plantId))) throw invalid('plantId', 'There is no such plant')
  const load = of.deliveryOrderId ? await getSeen(sql, person, of.deliveryOrderId) : undefined
  if (load && load.orderId !== order.id && (!order.mergedOrderId || load.mergedOrderId !== order.mergedOrderId))
    throw invalid('deliveryOrderId', `This load is not of ${order.orderNo}, nor of an order merged with it`)
  const source = load?.orderId ?? order.id
  return {
    orderId: source,
    plantId: of.plantId,
    mergedOrderId: order.mergedOrderId,
    doQuantity: of.doQuantity,
    rows: await addOnsFor(sql, source, of.doQuantity),
    merged: order.mergedOrderId ? await amountsOfMerge(sql, person, order.mergedOrderId) : null,
  }
}

/** A plant that the person sees, or one that is assigned to the order. */
async function serves(sql: Sql, person: Person, orderId: string, plantId: string): Promise<boolean> {
  const assigned = sql.select({ id: orderPlants.plantId }).from(orderPlants).where(eq(orderPlants.orderId, orderId))
  const [found] = await sql
    .select({ id: plants.id })
    .from(plants)
    .where(
      and(
        eq(plants.id, plantId),
        through(seenPlants(person), seen => [seen, inArray(plants.id, assigned)]),
      ),
    )
  return !!found
}

async function amountsOfMerge(sql: Sql, person: Person, mergedOrderId: string): Promise<MergeAmounts> {
  const members = await ordersOfSeenMerge(sql, person, mergedOrderId)
  const orders: MemberAmounts[] = []
  for (const member of members) {
    const { id: orderId, orderNo, productCode, toComeQuantity: remaining } = member
    orders.push({ orderId, orderNo, productCode, remaining, rows: await addOnsFor(sql, orderId, remaining) })
  }
  return { mergeNo: members[0]?.mergeNo ?? null, ...mergeVolumes(members), orders, rows: totalOf(orders) }
}

/** One line an add-on, whichever order it is for. */
function totalOf(orders: MemberAmounts[]): Total[] {
  const totals = new Map<string, Total>()
  for (const { perM3: _each, ...row } of orders.flatMap(({ rows }) => rows)) {
    const before = totals.get(row.associateProductId)
    totals.set(
      row.associateProductId,
      before ? { ...before, quantity: unitPrice(decimal(before.quantity).plus(row.quantity)) } : row,
    )
  }
  return [...totals.values()].sort((a, b) => byName(a.associateProductCode, b.associateProductCode))
}
