import * as z from 'zod'
import { optionalText, plainDate, requiredText } from '../kit/shape'

/** What is to be another on the invoice made in place of a cancelled one; what is left out is as its loads say. */
export const Reissue = z.strictObject({
  purchaseOrderNo: optionalText(60),
  attention: optionalText(120),
  remarks: optionalText(300),
  /** Without one the new invoice takes the date that it is issued with. */
  invoiceDate: plainDate()
    .nullish()
    .transform(day => day ?? null),
})
export type Reissue = z.output<typeof Reissue>

export const CancelInvoice = z.strictObject({ reason: requiredText('Reason', 300), reissue: Reissue })
export type CancelInvoice = z.output<typeof CancelInvoice>
