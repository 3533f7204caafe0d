import { invoiceOfDraft } from '~/db/billing/billed-lines'
import { deliveryAssociate } from '~/db/deliveries/add-ons'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { usualGst } from '~/domain/billing/gst'
import { type NoteKind, noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import type { Changes } from '~/domain/deliveries/emodification'
import { noteContent } from '../billing/note-content'
import { ticketOf } from './ticket-of'

export type NotePreview = { kind: NoteKind; subtotal: string; gst: string; total: string; invoiceNo: string }

/** The note that a change of an invoiced load would end in, with the tax of its invoice; null where nothing differs. */
export async function previewNote(
  sql: Sql,
  load: DeliveryOrderRow,
  changes: Changes,
  cause: string,
): Promise<NotePreview | null> {
  const invoice = load.invoiceDraftId ? await invoiceOfDraft(sql, load.invoiceDraftId) : undefined
  if (!invoice) return null
  const addOns = await deliveryAssociate.list(sql, load.id)
  const { lines } = await noteContent(
    sql,
    { ...invoice, invoiceId: invoice.id },
    { load: { ...load, ...ticketOf(changes, cause) }, addOns: changes.associateProducts ?? addOns },
    { load, addOns },
    '',
  )
  if (!lines.length) return null
  const { subtotal, gst, total } = totalsOf(lines, usualGst(invoice))
  return { kind: noteKind(total), subtotal, gst, total, invoiceNo: invoice.invoiceNo }
}
