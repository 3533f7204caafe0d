import { eq } from 'drizzle-orm'
import { invoiceDrafts, invoices } from '../billing/tables'
import type { Sql } from '../kit/open'

export type BillingOf = {
  state: 'none' | 'draft' | 'approved' | 'invoiced'
  draftNo: string | null
  draftStatus: string | null
  invoiceNo: string | null
}

/** Where a load stands in billing: on no draft, an open one, an approved one or an invoice. */
export async function billingOf(sql: Sql, load: { invoiceDraftId: string | null }): Promise<BillingOf> {
  if (!load.invoiceDraftId) return { state: 'none', draftNo: null, draftStatus: null, invoiceNo: null }
  const [row] = await sql
    .select({ draftNo: invoiceDrafts.draftNo, draftStatus: invoiceDrafts.status, invoiceNo: invoices.invoiceNo })
    .from(invoiceDrafts)
    .leftJoin(invoices, eq(invoices.draftId, invoiceDrafts.id))
    .where(eq(invoiceDrafts.id, load.invoiceDraftId))
  if (!row) return { state: 'none', draftNo: null, draftStatus: null, invoiceNo: null }
  const state = row.draftStatus === 'invoiced' ? 'invoiced' : row.draftStatus === 'approved' ? 'approved' : 'draft'
  return { state, ...row }
}
