import { and, asc, eq, getTableColumns, inArray, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { OrderToBill } from '~/domain/billing/purchase-order-room'
import { purchaseOrders } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { invoiceDraftLines, invoiceDrafts } from './tables'

export const purchaseOrdersToBill = async (
  sql: Sql,
  projectId: string,
  except: readonly string[],
): Promise<OrderToBill[]> => (await purchaseOrdersOfProjects(sql, [projectId], except)).get(projectId) ?? []

/**
 * The purchase orders of each project with what its invoices and its open drafts took from each, those being drafted now left
 * out. A bill of several orders counts by its loads: their m³, and the lines of them and of their orders.
 */
export async function purchaseOrdersOfProjects(
  sql: Sql,
  projectIds: readonly string[],
  except: readonly string[] = [],
): Promise<Map<string, OrderToBill[]>> {
  const { id, poNumber, active, quantity, amount, validFrom, validTo } = getTableColumns(purchaseOrders)
  const others = and(
    eq(invoiceDrafts.projectId, purchaseOrders.projectId),
    ne(invoiceDrafts.status, 'withdrawn'),
    except.length ? raw`${invoiceDrafts.id} <> all(${raw.param([...except])}::uuid[])` : undefined,
  )
  const alone = sql
    .select({ quantity: raw`sum(${invoiceDrafts.quantity})`, amount: raw`sum(${invoiceDrafts.subtotal})` })
    .from(invoiceDrafts)
    .where(and(others, eq(invoiceDrafts.purchaseOrderNo, purchaseOrders.poNumber)))
  const [onItsOwn, money] = [
    raw`(select quantity from (${alone}) own(quantity, amount))`,
    raw`(select amount from (${alone}) own(quantity, amount))`,
  ]
  const several = raw`${invoiceDrafts.purchaseOrderNo} like '%, %'`
  const among = sql
    .select({ quantity: raw`sum(${deliveryOrders.quantity}) filter (where ${deliveryOrders.cancellation} is null)` })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, deliveryOrders.invoiceDraftId))
    .where(and(others, several, raw`${orderOn(raw`${deliveryOrders.doDate}`)} = ${purchaseOrders.id}`))
  const day = raw`coalesce(${deliveryOrders.doDate}, ${orders.orderDate})`
  const ofLines = sql
    .select({ amount: raw`sum(${invoiceDraftLines.amount})` })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .innerJoin(orders, raw`${orders.id} = coalesce(${deliveryOrders.orderId}, ${invoiceDraftLines.orderId})`)
    .where(and(others, several, eq(invoiceDraftLines.disputed, false), raw`${orderOn(day)} = ${purchaseOrders.id}`))
  const rows = await sql
    .select({
      projectId: purchaseOrders.projectId,
      ...{ id, poNumber, active, quantity, amount, validFrom, validTo },
      billedQuantity: raw<string>`(coalesce(${onItsOwn}, 0) + coalesce((${among}), 0))::text`,
      billedAmount: raw<string>`(coalesce(${money}, 0) + coalesce((${ofLines}), 0))::text`,
    })
    .from(purchaseOrders)
    .where(inArray(purchaseOrders.projectId, [...new Set(projectIds)]))
    .orderBy(asc(purchaseOrders.validFrom), asc(purchaseOrders.poNumber))
  return Map.groupBy(rows, row => row.projectId)
}

/** As `orderOfLoad` of the domain: what the order named, else the only one that the project has on that day. */
const orderOn = (day: SQL): SQL => raw`coalesce(${orders.purchaseOrderId}, (
  select case when count(*) = 1 then min(p.id::text)::uuid end from purchase_order p
  where p.project_id = ${purchaseOrders.projectId} and p.active and p.valid_from <= ${day}
    and (p.valid_to is null or ${day} <= p.valid_to)))`
