import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { requiredText, text } from '../kit/shape'
import { isPlainDate } from '../kit/time'
import { PAYMENT_METHODS, ReceivedPayment } from './payment'

const methods: Record<string, (typeof PAYMENT_METHODS)[number]> = {
  '': 'transfer',
  'bank transfer': 'transfer',
  tt: 'transfer',
  chq: 'cheque',
}

/** A payment a row; the totals of the file are the same on each, so that a file cut short is seen. */
export const PaymentFileRow = z.strictObject({
  account: requiredText('Account', 40),
  reference: requiredText('Reference', 80),
  paidOn: z.string().min(1, 'Paid on is required').refine(isPlainDate, 'Paid on must be a day like 31/12/2026'),
  amount: z
    .string()
    .transform((value): string | number => value.replaceAll(',', ''))
    .pipe(ReceivedPayment.shape.amount),
  method: text(20)
    .transform(value => methods[value.toLowerCase()] ?? value.toLowerCase())
    .pipe(z.enum(PAYMENT_METHODS, `A method is one of ${PAYMENT_METHODS.join(', ')}`)),
  invoices: text(400),
  controlCount: z.string().regex(/^\d{0,6}$/, 'Rows of the file must be a whole number'),
  controlTotal: z
    .string()
    .transform(value => value.replaceAll(',', ''))
    .pipe(z.string().regex(/^(\d{1,11}(\.\d{1,2})?)?$/, 'Total of the file must be an amount')),
})
export type PaymentFileRow = z.output<typeof PaymentFileRow>

const { shape } = PaymentFileRow
export const PAYMENT_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'account',
    label: 'Account',
    schema: shape.account,
    example: '1310400',
    needed: true,
    hint: 'The account of the customer in the ERP, or the customer code',
    aliases: ['ERP account', 'Customer', 'Customer code', 'Debtor'],
  },
  {
    key: 'reference',
    label: 'Reference',
    schema: shape.reference,
    example: 'TT-20261103-001',
    needed: true,
    hint: 'The bank or ERP reference; the same one is entered once',
    aliases: ['Bank reference', 'Receipt no', 'Document no'],
  },
  {
    key: 'paidOn',
    label: 'Paid on',
    schema: shape.paidOn,
    example: '03/11/2026',
    needed: true,
    hint: 'The day the money arrived',
    aliases: ['Date', 'Value date', 'Payment date'],
    kind: 'day',
  },
  {
    key: 'amount',
    label: 'Amount',
    schema: shape.amount,
    example: '12792.57',
    needed: true,
    hint: 'S$ received',
    aliases: ['Amount S$', 'Paid', 'Received'],
    kind: 'number',
  },
  {
    key: 'method',
    label: 'Method',
    schema: shape.method,
    example: 'transfer',
    hint: `${PAYMENT_METHODS.join(', ')}; without one it is a transfer`,
    aliases: ['Payment method', 'Type'],
  },
  {
    key: 'invoices',
    label: 'Invoices',
    schema: shape.invoices,
    example: 'INV-2026-000301, INV-2026-000302',
    hint: 'The invoices it pays, oldest due first; the rest stays as credit',
    aliases: ['Invoice', 'Invoice no', 'Invoice numbers'],
  },
  {
    key: 'controlCount',
    label: 'Rows of the file',
    schema: shape.controlCount,
    example: '1',
    hint: 'Control: how many payments the file has, the same on each row',
    aliases: ['Control count', 'Count'],
  },
  {
    key: 'controlTotal',
    label: 'Total of the file',
    schema: shape.controlTotal,
    example: '12792.57',
    hint: 'Control: the sum of all payments of the file, the same on each row',
    aliases: ['Control total', 'Total'],
    kind: 'number',
  },
]
