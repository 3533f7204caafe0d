import { and, eq, isNull, ne, notInArray, or, sql as raw } from 'drizzle-orm'
import { type Exposure, exposureOf } from '~/domain/billing/receivable/credit'
import type { PlainDate } from '~/domain/kit/time'
import { isPriced } from '~/domain/pricing/resolve'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { SYSTEM } from '../../kit/work'
import { orders } from '../../orders/tables'
import { gstsOfDay } from '../../pricing/agreed-gst-treatment'
import { resolvePrices } from '../../pricing/price-question'
import { invoiceDrafts } from '../tables'
import { accountOf } from './account'

type Asked = { customerId: string; day: PlainDate; exceptOrderId?: string | undefined }

/**
 * What a customer stands for on a day: open items less payments, what is delivered and not invoiced, what is confirmed and
 * not delivered, all with GST. Drafts count as they are; loads that are on none at the price of the day. One function for
 * the order form, the customer, the credit and the limit.
 */
export async function creditExposure(sql: Sql, of: Asked): Promise<Exposure> {
  const { ageing } = await accountOf(sql, SYSTEM, { customerId: of.customerId, day: '9999-12-31' })
  const [drafted] = await sql
    .select({ total: raw<string>`coalesce(sum(${invoiceDrafts.total}), 0)::numeric(14,2)::text` })
    .from(invoiceDrafts)
    .where(
      and(
        eq(invoiceDrafts.customerId, of.customerId),
        eq(invoiceDrafts.kind, 'invoice'),
        notInArray(invoiceDrafts.status, ['invoiced', 'withdrawn']),
      ),
    )
  return exposureOf({
    balance: ageing.balance,
    drafted: drafted!.total,
    loads: await pricedLoads(sql, of),
  })
}

/** Two orders of one customer are weighed one after the other, so that they do not pass the limit side by side. */
export async function lockExposure(sql: Sql, customerId: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${customerId}, 724006))`)
}

const CLOSED = raw<boolean>`${deliveryOrders.status} in ('delivered', 'returned')`

/** m³ of loads that are on no draft, by whether they are delivered, each product at the customer's own price. */
async function pricedLoads(sql: Sql, { customerId, day, exceptOrderId }: Asked) {
  const { projectId, regionId, productId, quantity } = deliveryOrders
  const rows = await sql
    .select({
      projectId,
      regionId,
      productId,
      oneOff: orders.oneOffPrice,
      delivered: CLOSED,
      quantity: raw<string>`sum(${quantity})::text`,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(
      and(
        eq(deliveryOrders.customerId, customerId),
        isNull(deliveryOrders.invoiceDraftId),
        notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
        // A day long past that nobody delivered is no promise any longer.
        or(CLOSED, raw`${deliveryOrders.doDate} >= ${day}::date - 7`),
        exceptOrderId ? ne(deliveryOrders.orderId, exceptOrderId) : undefined,
      ),
    )
    .groupBy(projectId, regionId, productId, orders.oneOffPrice, CLOSED)
  const prices = new Map<string, string | null>()
  for (const group of Map.groupBy(rows, row => `${row.projectId} ${row.regionId}`).values()) {
    const { projectId: project, regionId: region } = group[0]!
    const found = await resolvePrices(
      sql,
      { customerId, projectId: project, regionId: region, day },
      group.map(row => row.productId),
    )
    for (const [product, answer] of found)
      prices.set(`${project} ${region} ${product}`, isPriced(answer) ? answer.unitPrice : null)
  }
  const gst = await gstsOfDay(
    sql,
    rows.map(row => ({ customerId, projectId: row.projectId })),
    day,
  )
  return rows.map(row => ({
    gstPercent: gst({ customerId, projectId: row.projectId }).percent,
    delivered: row.delivered,
    quantity: row.quantity,
    unitPrice: row.oneOff ?? prices.get(`${row.projectId} ${row.regionId} ${row.productId}`) ?? '0',
  }))
}
