import * as z from 'zod'
import { anyDecimal, id, optionalText, plainDate, price, requiredText } from '../kit/shape'
import type { DraftException } from './bill-line'
import { type GstCode, isCustomerAccounted } from './gst'

/** What keeps a draft from approval: its words on screens, who is asked first, and whether a person may accept it. */
export const EXCEPTION_KINDS = {
  no_price: { label: 'No price', asks: 'sales', acceptable: false },
  zero_price: { label: 'Zero price', asks: 'sales', acceptable: true },
  missing_time: { label: 'Missing times', asks: 'maker', acceptable: true },
  missing_site: { label: 'Missing site facts', asks: 'maker', acceptable: true },
  missing_po: { label: 'No purchase order', asks: 'sales', acceptable: true },
  over_po: { label: 'Over purchase order', asks: 'sales', acceptable: true },
  po_dates: { label: 'Purchase order dates', asks: 'sales', acceptable: true },
  gst_number: { label: 'No GST number', asks: 'sales', acceptable: false },
  e_modification: { label: 'E-modification', asks: 'maker', acceptable: false },
  dispute: { label: 'Dispute', asks: 'sales', acceptable: false },
  conflict: { label: 'Conflict', asks: 'sales', acceptable: false },
  price_limit: { label: 'Price below limit', asks: 'maker', acceptable: false },
  self_billed: { label: 'Customer’s invoice differs', asks: 'sales', acceptable: true },
  overlap: { label: 'Overlapping period', asks: 'maker', acceptable: true },
} as const satisfies Record<string, { label: string; asks: 'sales' | 'maker'; acceptable: boolean }>
export type ExceptionKind = keyof typeof EXCEPTION_KINDS
const KINDS = Object.keys(EXCEPTION_KINDS) as [ExceptionKind, ...ExceptionKind[]]

type KindFacts = { label: string; asks: 'sales' | 'maker'; acceptable: boolean }
/** A kind that a rule of an earlier release raised is shown by its own word and settled by its maker. */
export const exceptionKind = (kind: string): KindFacts =>
  (EXCEPTION_KINDS as Record<string, KindFacts>)[kind] ?? {
    label: kind.replaceAll('_', ' '),
    asks: 'maker',
    acceptable: true,
  }

const version = z.int().min(1, 'Version is required')
export const AcceptException = z.strictObject({ version, reason: requiredText('Reason', 300) })
export type AcceptException = z.output<typeof AcceptException>

/**
 * A conflict keeps the decision or takes the system's value; a dispute ends at what the two sides agreed; a difference to the
 * customer's own invoice besides by leaving the line in dispute.
 */
export const SettleException = z.strictObject({
  version,
  keep: z.enum(['mine', 'system', 'agreed', 'disputed']),
  quantity: anyDecimal(4, 'Quantity').optional(),
  unitPrice: price('Unit price').optional(),
  reason: optionalText(300),
})
export type SettleException = z.output<typeof SettleException>

export const ExceptionSearch = z.strictObject({
  kind: z.enum(KINDS).optional(),
  ownerId: id().optional(),
  mine: z.stringbool().optional(),
  /** Raised at least so many days ago. */
  age: z.coerce.number().int().min(0).max(3650).optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  regionId: id().optional(),
})
export type ExceptionSearch = z.output<typeof ExceptionSearch>

export type DraftExceptionRow = {
  id: string
  version: number
  kind: string
  text: string
  deliveryOrderId: string | null
  lineId: string | null
  ownerId: string | null
  ownerName: string | null
  raisedAt: Date
  acceptedAt: Date | null
  acceptedByName: string | null
  reason: string | null
  settledAt: Date | null
  settlement: string | null
  /** Of the load that it hangs on, once it has a ticket. */
  doNumber: string | null
}

/** The same in a list of drafts, with the line that it hangs on. */
export type ExceptionOfRow = Pick<
  DraftExceptionRow,
  'id' | 'version' | 'kind' | 'text' | 'lineId' | 'deliveryOrderId' | 'doNumber'
> & {
  ownerName: string | null
  /** An instant, as the database writes it in JSON. */
  raisedAt: string
  line: { id: string; quantity: string; unitPrice: string; unit: string; disputed: boolean } | null
}
export const isOpenException = (of: Pick<DraftExceptionRow, 'acceptedAt' | 'settledAt'>): boolean =>
  !of.acceptedAt && !of.settledAt

/** An open exception as finance works through them: what it is, whose, how much waits for it and where to mend it. */
export type InvoiceException = Pick<
  DraftExceptionRow,
  'id' | 'version' | 'kind' | 'text' | 'deliveryOrderId' | 'lineId' | 'ownerId' | 'ownerName' | 'raisedAt'
> & { draftId: string; draftNo: string; customerName: string; projectName: string; total: string }

/** Told while the bill is a draft, where the number can still be asked for. */
export const gstNoExceptions = ({
  gstTotals,
}: {
  gstTotals: readonly { code?: GstCode | undefined }[]
}): DraftException[] =>
  isCustomerAccounted(gstTotals)
    ? [{ kind: 'gst_number', text: 'The customer accounts for the GST and has no GST registration number' }]
    : []
