import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { anyDecimal, id, money, optionalText, plainDate, requiredText } from '../kit/shape'

/** Statements of approved drafts, to customers who issue the invoices themselves. */
export const SelfBillSend = z.strictObject({
  statementDate: plainDate(),
  draftIds: z.array(id()).min(1, 'Choose at least one draft').max(200),
})
export type SelfBillSend = z.output<typeof SelfBillSend>

export const SelfBillSearch = z.strictObject({
  ...pagingShape,
  customerId: id().optional(),
  status: z.enum(['sent', 'differing', 'matched', 'receivable']).optional(),
})
export type SelfBillSearch = z.output<typeof SelfBillSearch>

const Line = z.strictObject({
  docketNo: optionalText(40),
  description: optionalText(200),
  quantity: anyDecimal(4, 'Quantity'),
  amount: money('Amount'),
})

/** The customer's own tax invoice. GST and total are those on its paper, so that a line left out is seen. */
export const SelfBillDocument = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  documentNo: requiredText('Invoice number', 40),
  documentDate: plainDate(),
  gst: money('GST'),
  total: money('Total'),
  lines: z.array(Line).min(1, 'Enter at least one line').max(1000),
})
export type SelfBillDocument = z.output<typeof SelfBillDocument>

/** sent: its document is not here. differing: something is to be decided. matched: ready. receivable: it is owed. */
export type SelfBillStatus = NonNullable<SelfBillSearch['status']>
export const SELF_BILL_LABELS: Record<SelfBillStatus, string> = {
  sent: 'No document yet',
  differing: 'Differences',
  matched: 'Matched',
  receivable: 'Receivable',
}

export type SelfBillRow = {
  id: string
  version: number
  statementNo: string
  draftId: string
  draftNo: string
  draftStatus: string
  customerId: string
  customerName: string
  projectName: string
  fromDate: string
  toDate: string
  statementDate: string
  total: string
  sentAt: Date | null
  documentNo: string | null
  documentDate: string | null
  documentTotal: string | null
  /** What of the differences nobody has decided. */
  differences: number
  status: SelfBillStatus
}
