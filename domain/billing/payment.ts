import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, money, optionalText, plainDate, requiredText } from '../kit/shape'

export const PAYMENT_METHODS = ['transfer', 'giro', 'paynow', 'cheque', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  transfer: 'Bank transfer',
  giro: 'GIRO',
  paynow: 'PayNow',
  cheque: 'Cheque',
  cash: 'Cash',
}
/** Who told of a payment: a person, a file of the ERP, or the ERP itself. */
export const PAYMENT_SOURCES = ['person', 'file', 'machine'] as const
export type PaymentSource = (typeof PAYMENT_SOURCES)[number]

/** S$ above zero. */
const paid = (label = 'Amount') => money(label).refine(value => Number(value) > 0, `${label} must be above zero`)

const Part = z.strictObject({ invoiceId: id(), amount: paid() })
export type PaymentPart = z.output<typeof Part>
const parts = z.array(Part).max(200)

export const PaymentSave = z.strictObject({
  customerId: id(),
  reference: requiredText('Reference', 80),
  paidOn: plainDate(),
  amount: paid(),
  method: z.enum(PAYMENT_METHODS),
  remarks: optionalText(300).optional(),
  /** What it pays; what is left stays as credit of the customer. */
  allocations: parts.default([]),
})
export type PaymentSave = z.output<typeof PaymentSave>

export const PaymentAllocate = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  allocations: parts.min(1, 'Choose at least one invoice'),
})

export const PaymentUnallocate = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  invoiceId: id(),
  reason: requiredText('Reason', 300),
})

export const PaymentReverse = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 300),
})

export const PaymentSearch = z.strictObject({
  ...pagingShape,
  customerId: id().optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  source: z.enum(PAYMENT_SOURCES).optional(),
  /** Those with money that pays no invoice yet. */
  unallocated: z.stringbool().optional(),
  reversed: z.stringbool().optional(),
  /** Sums also of more rows than are counted. */
  totals: z.stringbool().optional(),
})
export type PaymentSearch = z.output<typeof PaymentSearch>

/** A payment as the ERP tells of it: its account of the customer and the numbers that were quoted. */
export const ReceivedPayment = z.strictObject({
  account: requiredText('Account', 40),
  reference: requiredText('Reference', 80),
  paidOn: plainDate(),
  amount: paid(),
  method: z.enum(PAYMENT_METHODS).default('transfer'),
  invoiceNos: z.array(requiredText('Invoice', 20)).max(200).default([]),
})
export type ReceivedPayment = z.output<typeof ReceivedPayment>

/** The control totals are the sender's; a file that lost a row does not come in. */
export const ReceivePayments = z.strictObject({
  controlCount: z.int().min(1).max(1000),
  controlTotal: money('Control total'),
  payments: z.array(ReceivedPayment).min(1, 'Send at least one payment').max(1000),
})
export type ReceivePayments = z.output<typeof ReceivePayments>

export type PaymentRow = {
  id: string
  version: number
  paymentNo: string
  customerId: string
  customerName: string
  customerCode: string
  reference: string
  paidOn: string
  amount: string
  /** What of it pays no invoice yet. */
  left: string
  method: PaymentMethod
  source: PaymentSource
  remarks: string | null
  reversedAt: Date | null
  reversedReason: string | null
}

export type PaymentAllocationRow = {
  id: string
  invoiceId: string
  invoiceNo: string
  amount: string
  at: Date
  byName: string
  reason: string | null
}

/** Money that the ERP told of for an account that no customer has. */
export type UnknownPayment = { account: string; reference: string; paidOn: string; amount: string; at: Date }
