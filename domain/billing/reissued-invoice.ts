import * as z from 'zod'
import { optionalText, plainDate, requiredText } from '../kit/shape'

/** What is to be another on the invoice made in place of a cancelled one; what is left out is as its loads say. */
export const Reissue = z.strictObject({
  purchaseOrderNo: optionalText(60),
  attention: optionalText(120),
  remarks: optionalText(300),
  /** Without one, or when its month is closed by then, the new invoice takes the date that it is issued with. */
  invoiceDate: plainDate()
    .nullish()
    .transform(day => day ?? null),
})
export type Reissue = z.output<typeof Reissue>

export const CancelInvoice = z.strictObject({ reason: requiredText('Reason', 300), reissue: Reissue })
export type CancelInvoice = z.output<typeof CancelInvoice>

/** The note that cancels an invoice, with its number once it is issued, and the invoice that is made in its place. */
export type Cancellation = {
  draftId: string
  draftNo: string
  status: string
  noteNo: string | null
  noteDate: string | null
  anewDraftId: string | null
  anewDraftNo: string | null
  anewInvoiceNo: string | null
}

/** What an invoice that was made in place of a cancelled one says of it, and what was asked to be on it. */
export type Replaces = {
  invoiceNo: string
  invoiceDate: string
  noteNo: string | null
  attention: string | null
  remarks: string | null
}
