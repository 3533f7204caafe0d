import { auditTrail } from '~/db/kit/trail'
import { getSeenOrder } from '~/db/orders/seen-order'
import { fileStamp } from '~/domain/kit/time'
import { OfOrder } from '~/domain/orders/order-queries'
import { area, may } from '../../kit/area'
import { attachment } from '../../kit/attachment'
import { personOf, sqlOf } from '../../kit/context'
import { sheet, XLSX } from '../../kit/sheet'
import { query } from '../../kit/valid'

type Line = Awaited<ReturnType<typeof auditTrail>>['rows'][number]

/** The history of an order as a spreadsheet, one row a changed field. */
export const orderAuditFiles = area().get(
  '/order/download-audit-order',
  may('GET /order/download-audit-order'),
  query(OfOrder),
  async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('query').orderId)
    const of = { subject: 'order', subjectId: order.id }
    const { rows } = await auditTrail(sqlOf(c), of, { limit: 5000, offset: 0 })
    const bytes = await sheet({
      name: order.orderNo,
      rows: rows.flatMap(fieldsOf),
      columns: [
        { title: 'When', kind: 'instant', value: row => row.at },
        { title: 'Who', value: row => row.actorName },
        { title: 'Action', value: row => row.action },
        { title: 'Field', value: row => row.field },
        { title: 'Before', value: row => row.before, width: 40 },
        { title: 'After', value: row => row.after, width: 40 },
        { title: 'Reason', value: row => row.reason, width: 30 },
      ],
    })
    return attachment(c, { name: `order-audit-${order.orderNo}_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })
  },
)

const fieldsOf = (line: Line) =>
  line.changed.map(field => ({
    ...line,
    field,
    before: valueIn(line.before, field),
    after: valueIn(line.after, field),
  }))

function valueIn(side: unknown, field: string): string {
  const value = (side as Record<string, unknown> | null)?.[field]
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
