import { getSeenOrder } from '~/db/orders/seen-order'
import { type ToldRow, toldTrail } from '~/db/support/told-trail'
import { type Page, type Paging, pagingShape } from '~/domain/kit/page'
import { OfOrder } from '~/domain/orders/order-queries'
import { area, may } from '../../kit/area'
import { type Ctx, personOf, sqlOf } from '../../kit/context'
import { query } from '../../kit/valid'

const OrderTrail = OfOrder.extend(pagingShape)

/** The history of an order, and the parts of it that concern sampling or add-ons alone. */
export const orderAuditRoutes = area()
  .get('/order/audit-order', may('GET /order/audit-order'), query(OrderTrail), async c =>
    c.json(await trailOf(c, c.req.valid('query'))),
  )
  .get('/order/audit-order-cylinder', may('GET /order/audit-order-cylinder'), query(OrderTrail), async c =>
    c.json(await trailOf(c, c.req.valid('query'), 'cylinderTest')),
  )
  .get('/order/audit-order-associate', may('GET /order/audit-order-associate'), query(OrderTrail), async c =>
    c.json(await trailOf(c, c.req.valid('query'), 'associateProducts')),
  )

export async function trailOf(
  c: Ctx,
  { orderId, ...paging }: Paging & { orderId: string },
  field?: string,
): Promise<Page<ToldRow>> {
  await getSeenOrder(sqlOf(c), personOf(c), orderId)
  const page = await toldTrail(
    sqlOf(c),
    personOf(c),
    { subject: 'order', subjectId: orderId },
    field ? { limit: 5000, offset: 0 } : paging,
  )
  if (!field) return page
  const rows = page.rows.filter(line => line.changed.includes(field))
  const from = paging.offset * paging.limit
  return { rows: rows.slice(from, from + paging.limit), total: rows.length }
}
