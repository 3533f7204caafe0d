import { billedOfOrder } from '~/db/billing/billed-of-order'
import { keptPreview } from '~/db/orders/order-preview'
import { type ServiceChoice, serviceChoices } from '~/db/orders/ordered-extras'
import { getSeenOrder } from '~/db/orders/seen-order'
import type { BilledOfOrder } from '~/domain/billing/beside-agreed'
import { gstAt } from '~/domain/billing/gst'
import { payable } from '~/domain/billing/preview'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { ChoiceQuery } from '~/domain/orders/order-queries'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { param, query } from '../../kit/valid'

/** Services that the order form offers, and what an order was agreed to cost: both ask for the whole door. */
export const orderServiceEngine = area()
  .get('/order/services', may('GET /order/services'), query(ChoiceQuery), async c => {
    const rows: ServiceChoice[] = await serviceChoices(sqlOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/order/:id/agreed-preview', may('GET /order/:id/agreed-preview'), param(Id), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const kept = await keptPreview(sqlOf(c), order.id)
    if (!kept) throw new Missing('No preview of this order was kept')
    const { lines, missing, madeAt, gstTotals, subtotal, gst, total } = kept
    const { lines: together } = payable({ lines, gaps: [] }, gstAt(gstTotals[0]?.percent ?? '0', gstTotals[0]?.code))
    const billed: BilledOfOrder[] = await billedOfOrder(sqlOf(c), order.id)
    return c.json({ madeAt, lines: together, gstTotals, subtotal, gst, total, missing, billed })
  })
