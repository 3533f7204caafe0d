import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql as raw } from 'drizzle-orm'
import { gstOn } from '~/domain/billing/gst'
import { totalsOf } from '~/domain/billing/totals'
import { amount, decimal } from '~/domain/kit/money'
import type { PlainDate } from '~/domain/kit/time'
import { isPriced } from '~/domain/pricing/resolve'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { settingByDay } from '../../kit/setting'
import { orderPreviews, orders } from '../../orders/tables'
import { treatmentsOf } from '../../pricing/agreed-gst-treatment'
import { pricesOf } from '../../pricing/price-question'
import { AS_DELIVERED, billableLoads } from '../billable'
import { billsOfRows } from '../bills-of-loads'

type Asked = { customerId: string; today: PlainDate; exceptOrderId?: string | undefined }

const CLOSED = raw<boolean>`${deliveryOrders.status} in ('delivered', 'returned')`
/** m³ that the kept preview of an order counts; null where it has no price of concrete. */
const FORESEEN = raw<string | null>`(select sum((line->>'quantity')::numeric)
  from jsonb_array_elements(${orderPreviews.lines}) line where line->>'kind' = 'product')::text`

/**
 * Loads that are on no draft, by whether they are delivered: their share of what was foreseen for the order, with pump,
 * add-ons, services and surcharges. Of an order for which nothing was kept, the concrete at the customer's own price of the
 * day of delivery.
 */
export async function undraftedLoads(sql: Sql, { customerId, today, exceptOrderId }: Asked) {
  const { orderId, projectId, regionId, productId, doDate, quantity } = deliveryOrders
  const rows = await sql
    .select({
      ...{ orderId, projectId, regionId, productId, day: doDate },
      oneOff: orders.oneOffPrice,
      delivered: CLOSED,
      quantity: raw<string>`sum(${quantity})::text`,
      total: orderPreviews.total,
      foreseen: FORESEEN,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(orderPreviews, eq(orderPreviews.orderId, orderId))
    .where(
      and(
        eq(deliveryOrders.customerId, customerId),
        isNull(deliveryOrders.invoiceDraftId),
        notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
        // A day long past that nobody delivered is no promise any longer.
        or(CLOSED, raw`${doDate} >= ${today}::date - 7`),
        exceptOrderId ? ne(orderId, exceptOrderId) : undefined,
      ),
    )
    .groupBy(orderId, projectId, regionId, productId, doDate, orders.oneOffPrice, CLOSED, orderPreviews.id)
  const foreseen: { delivered: boolean; total: string }[] = []
  const unforeseen: typeof rows = []
  for (const row of rows) {
    const share = shareOf(row, row.quantity)
    if (share === null) unforeseen.push(row)
    else foreseen.push({ delivered: row.delivered, total: share })
  }
  return { foreseen, loads: await pricedLoads(sql, customerId, unforeseen) }
}

/** What of a kept preview so many m³ come to; null where it has none to compare with. */
export function shareOf(
  { total, foreseen }: { total: string | null; foreseen: string | null },
  quantity: string,
): string | null {
  if (total === null || !Number(foreseen)) return null
  return amount(decimal(total).times(quantity).dividedBy(foreseen!))
}

/** The same of an order as it was last kept. */
export async function keptShare(sql: Sql, orderId: string, quantity: string): Promise<string | null> {
  const [row] = await sql
    .select({ total: orderPreviews.total, foreseen: FORESEEN })
    .from(orderPreviews)
    .where(eq(orderPreviews.orderId, orderId))
  return row ? shareOf(row, quantity) : null
}

type Unforeseen = {
  projectId: string
  regionId: string
  productId: string
  day: PlainDate
  oneOff: string | null
  delivered: boolean
  quantity: string
}

async function pricedLoads(sql: Sql, customerId: string, rows: readonly Unforeseen[]) {
  if (!rows.length) return []
  const partiesOf = ({ projectId, regionId, day }: Unforeseen) => ({ customerId, projectId, regionId, day })
  const prices = await pricesOf(
    sql,
    rows.map(partiesOf),
    rows.map(row => row.productId),
  )
  const agreed = await treatmentsOf(sql, rows.map(partiesOf))
  const standard = await settingByDay(sql, 'billing.gst-percent')
  return rows.map(row => {
    const answer = prices(partiesOf(row))(row.productId)
    return {
      gstPercent: gstOn(agreed, partiesOf(row), row.day, standard(row.day)).percent,
      delivered: row.delivered,
      quantity: row.quantity,
      unitPrice: row.oneOff ?? (answer && isPriced(answer) ? answer.unitPrice : '0'),
    }
  })
}

/** What is charged for loads that were cancelled too late and are on no draft yet, with GST, by project. */
export async function chargedCancellations(sql: Sql, { customerId, today, exceptOrderId }: Asked): Promise<string[]> {
  const { status, cancellation, invoiceDraftId, orderId } = deliveryOrders
  const rows = await billableLoads(sql, {
    where: and(
      eq(deliveryOrders.customerId, customerId),
      isNull(invoiceDraftId),
      inArray(status, ['withdrawn', 'rejected']),
      isNotNull(cancellation),
      raw`${cancellation}->'waived' is null`,
      exceptOrderId ? ne(orderId, exceptOrderId) : undefined,
    ),
    sort: AS_DELIVERED,
  })
  if (!rows.length) return []
  const bills = [...Map.groupBy(rows, row => row.load.projectId)].map(([projectId, own]) => ({
    of: { projectId, customerId, toDate: today, draftId: null },
    rows: own,
  }))
  return (await billsOfRows(sql, bills)).map(bill => totalsOf(bill.lines, bill.usual).total)
}
