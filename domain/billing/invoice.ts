import * as z from 'zod'
import { SERIES_NUMBER } from '../kit/number-series'
import { bodyPagingShape } from '../kit/page'
import { id, optionalText, plainDate, requiredText } from '../kit/shape'
import type { EInvoiceState } from './e-invoice'

/** The register of what is not invoiced yet, by period. Without dates it reaches over the last and the next months. */
export const PreliminarySearch = z.strictObject({
  fromDate: plainDate().default('2000-01-01'),
  toDate: plainDate().default('2999-12-31'),
})

export const InvoiceSearch = z.strictObject({
  ...bodyPagingShape,
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  salespersonId: id().optional(),
  regionId: id().optional(),
  exported: z.boolean().optional(),
  sent: z.boolean().optional(),
  eInvoice: z.enum(['none', 'waiting', 'sent', 'accepted', 'rejected']).optional(),
  kind: z.enum(['invoice', 'note', 'credit_note', 'debit_note']).optional(),
  /** Sums also of more rows than are counted. */
  totals: z.boolean().optional(),
})
export type InvoiceSearch = z.output<typeof InvoiceSearch>

export const GenerateInvoices = z.strictObject({
  invoiceDate: plainDate(),
  draftIds: z.array(id()).min(1, 'Choose at least one draft').max(200),
  /** Why a customer's own invoice, or a re-issue asked for, of a month closed since is dated on the day above. */
  closedReason: optionalText(400),
})
export type GenerateInvoices = z.output<typeof GenerateInvoices>

/** Without ids everything not yet exported up to the day goes. */
export const ExportInvoices = z.strictObject({ toDate: plainDate(), invoiceIds: z.array(id()).max(1000).optional() })
export type ExportInvoices = z.output<typeof ExportInvoices>

export const SendInvoices = z.strictObject({ invoiceIds: z.array(id()).min(1, 'Choose at least one invoice').max(200) })

/** An e-mail that left, once more, to contacts of the customer and to addresses that one types. */
export const SendAgain = z
  .strictObject({
    letterId: id(),
    contactIds: z.array(id()).max(20).default([]),
    addresses: z.array(z.email('Enter an e-mail address')).max(5).default([]),
  })
  .refine(of => of.contactIds.length + of.addresses.length > 0, {
    path: ['contactIds'],
    message: 'Choose a contact or enter an address',
  })

/** What the recipient said of a letter of which nobody knows whether it arrived. */
export const SettleLetter = z.strictObject({
  letterId: id(),
  version: z.int().min(1, 'Version is required'),
  arrived: z.boolean(),
  reason: requiredText('Reason', 400),
})

export type InvoiceRow = {
  id: string
  version: number
  invoiceNo: string
  kind: string
  customerId: string
  customerName: string
  projectId: string
  projectName: string
  salespersonName: string | null
  invoiceDate: string
  dueDate: string
  fromDate: string
  toDate: string
  quantity: string
  subtotal: string
  gst: string
  total: string
  sentAt: Date | null
  exportNo: string | null
  exportedAt: Date | null
  /** The invoice that a note corrects. */
  creditsInvoiceNo: string | null
  /** A credit note took all of it back. */
  cancelled: boolean
  /** Where its e-invoice is; null where none was sent. */
  eInvoiceStatus: EInvoiceState['status'] | null
}

export type InvoiceLineRow = {
  id: string
  place: number
  kind: string
  doNumber: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  amount: string
}

/** An invoice is asked for by its id or by the number on its paper. */
export const InvoiceKey = z.strictObject({
  id: z
    .string()
    .regex(
      new RegExp(`^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|${SERIES_NUMBER.source})$`, 'i'),
      'An id or an invoice number is needed',
    ),
})
