import { eq } from 'drizzle-orm'
import { gstAt } from '~/domain/billing/gst'
import type { Totals } from '~/domain/billing/totals'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { gstSourceOn } from '../pricing/agreed-gst-treatment'
import { type invoiceDrafts, invoices } from './tables'

type Draft = Pick<
  typeof invoiceDrafts.$inferSelect,
  'customerId' | 'projectId' | 'creditsInvoiceId' | 'fromDate' | 'toDate'
>

/** Why a bill charges less than the standard rate. A note says what the invoice said that it corrects. */
export async function gstSourceOfBill(
  sql: Sql,
  draft: Draft,
  { gstTotals }: Pick<Totals, 'gstTotals'>,
  billDay: PlainDate,
): Promise<string | null> {
  if (draft.creditsInvoiceId) {
    const [original] = await sql
      .select({ gstSource: invoices.gstSource })
      .from(invoices)
      .where(eq(invoices.id, draft.creditsInvoiceId))
    return original?.gstSource ?? null
  }
  const codes = gstTotals.map(of => gstAt(of.percent, of.code).code)
  const last = billDay > draft.toDate ? billDay : draft.toDate
  return gstSourceOn(sql, draft, codes, [draft.fromDate, last])
}
