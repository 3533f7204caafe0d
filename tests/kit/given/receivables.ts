import { invoice } from '~/db/billing/invoice'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { invoiceLineLedger } from '~/db/billing/invoice-line'
import { gstAt } from '~/domain/billing/gst'
import { totalsOf } from '~/domain/billing/totals'
import { amount, decimal } from '~/domain/kit/money'
import { nextInvoiceNo } from '~/workflows/billing/numbers'
import type { House } from '../house'
import { givenDraft } from './billing'

type Site = { region: { id: string }; customer: { id: string }; project: { id: string } }
export type Bill = { id: string; invoiceNo: string; total: string }

/** A bill of a total that can be named, GST of nine per cent in it. */
export async function givenBill(
  portal: House,
  { region, customer, project }: Site,
  of: { subtotal: string; invoiceDate: string; dueDate: string; credits?: string },
): Promise<Bill> {
  const draft = await givenDraft(portal, { regionId: region.id, customer, project })
  return portal.given(async work => {
    const line = { kind: 'adjustment', quantity: '1.0000', amount: amount(of.subtotal) }
    const totals = totalsOf([line], gstAt('9'))
    const kind = decimal(of.subtotal).isNegative() ? 'credit_note' : 'invoice'
    await invoiceDraft.move(
      work,
      await invoiceDraft.lock(work, draft.id),
      { status: 'invoiced', kind: 'invoice' },
      'invoice',
    )
    const row = await invoice.insert(work, {
      invoiceNo: await nextInvoiceNo(work, kind, of.invoiceDate, false),
      kind,
      draftId: draft.id,
      customerId: customer.id,
      projectId: project.id,
      regionId: region.id,
      fromDate: of.invoiceDate,
      toDate: of.invoiceDate,
      invoiceDate: of.invoiceDate,
      dueDate: of.dueDate,
      creditsInvoiceId: of.credits ?? null,
      sentAt: work.now,
      ...totals,
    })
    await invoiceLineLedger.addAll(
      work,
      [
        {
          invoiceId: row.id,
          place: 1,
          description: 'Work',
          unit: 'lot',
          unitPrice: amount(of.subtotal),
          ...line,
        },
      ],
      'lines',
      row.id,
    )
    return { id: row.id, invoiceNo: row.invoiceNo, total: row.total }
  })
}
