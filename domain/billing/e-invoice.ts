import * as z from 'zod'
import type { Letterhead } from '../kit/letterhead'
import type { DecimalText } from '../kit/money'
import { optionalText } from '../kit/shape'
import type { PlainDate } from '../kit/time'
import { BUYER_NEEDS, buyerNeeds } from './buyer-need'
import type { EInvoiceBuyer } from './e-invoice-party'
import type { Gst, GstCode } from './gst'

/**
 * What a Peppol document says of an invoice or a note: the same figures as its paper. Amounts in S$ with the sign of the
 * paper, so those of a credit note are negative here; quantities in the unit named.
 */
export type EInvoice = {
  id: string
  invoiceNo: string
  kind: string
  invoiceDate: PlainDate
  dueDate: PlainDate
  /** First and last day of delivery. */
  fromDate: PlainDate
  toDate: PlainDate
  purchaseOrderNo: string | null
  project: { code: string; name: string }
  site: string | null
  seller: Letterhead
  buyer: EInvoiceBuyer
  /** The invoice that a note corrects. */
  noteOn: { invoiceNo: string; invoiceDate: PlainDate } | null
  reason: string | null
  /** The cancelled invoice that this one is made in place of. */
  replaces?: { invoiceNo: string; invoiceDate: PlainDate; attention: string | null; remarks: string | null } | null
  lines: EInvoiceLine[]
  /** One part a rate and treatment of GST, as on the paper. */
  taxes: (Gst & { taxable: DecimalText; gst: DecimalText })[]
  /** Why GST is not the standard rate, where it is not. */
  gstSource: string | null
  subtotal: DecimalText
  gst: DecimalText
  total: DecimalText
}
export type EInvoiceLine = {
  place: number
  doNumber: string | null
  description: string
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  amount: DecimalText
  gstPercent: DecimalText
  gstCode: GstCode | null
}

export const E_INVOICE_STATUSES = ['none', 'waiting', 'sent', 'accepted', 'rejected'] as const
export type EInvoiceState = {
  status: (typeof E_INVOICE_STATUSES)[number]
  /** How often it was sent; rises after a rejection. */
  attempt: number
  messageId: string | null
  sentAt: Date | null
  answeredAt: Date | null
  /** Why the buyer's side rejected it. */
  reason: string | null
  /** What is missing before it can be sent. */
  needs: string[]
}

export const AnswerEInvoice = z
  .strictObject({ accepted: z.boolean(), reason: optionalText(400) })
  .refine(of => of.accepted || of.reason, { path: ['reason'], error: 'A rejection needs its reason' })
export type AnswerEInvoice = z.output<typeof AnswerEInvoice>

/** What is missing before the document can be sent, in words for the person who can add it. */
export function eInvoiceNeeds({ buyer, kind, noteOn, lines, taxes }: EInvoice): string[] {
  const needs: string[] = buyerNeeds(buyer, taxes).map(of => BUYER_NEEDS[of].text)
  if (kind === 'credit_note' && !noteOn) needs.push('The credit note names no invoice')
  if (!lines.length) needs.push('The document has no lines')
  return needs
}
