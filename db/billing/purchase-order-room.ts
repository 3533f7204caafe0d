import { and, eq, sql as raw } from 'drizzle-orm'
import type { DraftException } from '~/domain/billing/bill-line'
import { compare, type DecimalText, sum } from '~/domain/kit/money'
import { invoices } from '../billing/tables'
import { purchaseOrders } from '../customers/tables'
import type { Sql } from '../kit/open'

/** The purchase order that a draft names, and whether it still has room for what is billed. */
export async function purchaseOrderRoom(
  sql: Sql,
  project: { id: string; purchaseOrderRequired: boolean },
  quantities: DecimalText[],
): Promise<{ poNumber: string | null; exceptions: DraftException[] }> {
  const [order] = await sql
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.projectId, project.id), eq(purchaseOrders.active, true)))
    .orderBy(purchaseOrders.validFrom)
    .limit(1)
  if (!order)
    return {
      poNumber: null,
      exceptions: project.purchaseOrderRequired
        ? [{ kind: 'missing_po', text: 'The project requires a purchase order and has none' }]
        : [],
    }
  if (!order.quantity) return { poNumber: order.poNumber, exceptions: [] }
  const [billed] = await sql
    .select({ quantity: raw<string>`coalesce(sum(${invoices.quantity}), 0)::text` })
    .from(invoices)
    .where(and(eq(invoices.projectId, project.id), eq(invoices.purchaseOrderNo, order.poNumber)))
  const over = compare(sum([billed!.quantity, ...quantities]), order.quantity) > 0
  return {
    poNumber: order.poNumber,
    exceptions:
      over && project.purchaseOrderRequired
        ? [{ kind: 'over_po', text: `${order.poNumber} has no room left for this quantity` }]
        : [],
  }
}
