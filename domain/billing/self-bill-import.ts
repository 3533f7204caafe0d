import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { requiredText, text } from '../kit/shape'
import { isPlainDate } from '../kit/time'

const figure = (label: string, places: number) =>
  z
    .string()
    .transform(value => value.replaceAll(',', ''))
    .pipe(z.string().regex(new RegExp(`^-?\\d{1,10}(\\.\\d{1,${places}})?$`), `${label} must be a number`))

/** A line of a customer's invoice a row; its number, date, GST and total are the same on each, so that a cut file is seen. */
export const SelfBillFileRow = z.strictObject({
  statementNo: requiredText('Statement', 20),
  documentNo: requiredText('Invoice number', 40),
  documentDate: z
    .string()
    .min(1, 'Invoice date is required')
    .refine(isPlainDate, 'Invoice date must be a day like 31/12/2026'),
  docketNo: text(40),
  description: text(200),
  quantity: figure('Quantity', 4),
  amount: figure('Amount', 2),
  gst: figure('GST', 2),
  total: figure('Total', 2),
})
export type SelfBillFileRow = z.output<typeof SelfBillFileRow>

const { shape } = SelfBillFileRow
export const SELF_BILL_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'statementNo',
    label: 'Statement',
    schema: shape.statementNo,
    example: 'SB-2026-000001',
    needed: true,
    hint: 'The number of our statement that it answers',
    aliases: ['Statement no', 'Your reference'],
  },
  {
    key: 'documentNo',
    label: 'Invoice number',
    schema: shape.documentNo,
    example: 'SBI-4711',
    needed: true,
    hint: 'The number of the customer’s own tax invoice',
    aliases: ['Invoice no', 'Invoice', 'Document no', 'Tax invoice'],
  },
  {
    key: 'documentDate',
    label: 'Invoice date',
    schema: shape.documentDate,
    example: '18/11/2026',
    needed: true,
    hint: 'The date of the customer’s invoice',
    aliases: ['Date', 'Document date'],
    kind: 'day',
  },
  {
    key: 'docketNo',
    label: 'Docket',
    schema: shape.docketNo,
    example: 'P1-261116-004',
    hint: 'The delivery order number; blank for a line of no load',
    aliases: ['Docket no', 'Delivery order', 'DO', 'DO number', 'Ticket'],
  },
  {
    key: 'description',
    label: 'Description',
    schema: shape.description,
    example: 'C30 20 mm',
    hint: 'Optional; helps to tell the lines of a docket apart',
    aliases: ['Product', 'Item'],
  },
  {
    key: 'quantity',
    label: 'Quantity',
    schema: shape.quantity,
    example: '7.00',
    needed: true,
    hint: 'm³ for concrete, else in the unit of the charge',
    aliases: ['Qty', 'm³', 'm3'],
    kind: 'number',
  },
  {
    key: 'amount',
    label: 'Amount',
    schema: shape.amount,
    example: '1057.00',
    needed: true,
    hint: 'S$ of the line before GST',
    aliases: ['Amount S$', 'Net'],
    kind: 'number',
  },
  {
    key: 'gst',
    label: 'GST of the invoice',
    schema: shape.gst,
    example: '95.13',
    needed: true,
    hint: 'Control: GST of the whole invoice, the same on each row',
    aliases: ['GST', 'Tax'],
    kind: 'number',
  },
  {
    key: 'total',
    label: 'Total of the invoice',
    schema: shape.total,
    example: '1152.13',
    needed: true,
    hint: 'Control: the whole invoice with GST, the same on each row',
    aliases: ['Total', 'Invoice total'],
    kind: 'number',
  },
]
