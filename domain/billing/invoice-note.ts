import * as z from 'zod'
import { decimal } from '../kit/money'
import { anyDecimal, figure, id, money, price, requiredText } from '../kit/shape'
import { GST_CODES } from './gst'
import { NOTE_REASONS } from './note'

const Change = z
  .strictObject({ lineId: id(), unitPrice: price('Unit price').optional(), quantity: figure('Quantity').optional() })
  .refine(of => of.unitPrice !== undefined || of.quantity !== undefined, {
    error: 'Enter a new price or a new quantity',
    path: ['unitPrice'],
  })
const LumpSum = z.strictObject({
  description: requiredText('Description', 200),
  direction: z.enum(['credit', 'debit']),
  amount: money('Amount').refine(of => decimal(of).greaterThan(0), 'Enter an amount above zero'),
  gstPercent: anyDecimal(4, 'GST rate'),
  gstCode: z.enum(GST_CODES).optional(),
})

/** A note for a commercial reason: new prices or quantities of lines of an invoice, and lump sums. */
export const CommercialNote = z
  .strictObject({
    reason: z.enum(NOTE_REASONS),
    text: requiredText('Reason', 300),
    lines: z.array(Change).max(500).default([]),
    lumpSums: z.array(LumpSum).max(20).default([]),
  })
  .refine(of => of.lines.length + of.lumpSums.length > 0, {
    error: 'Change a line or add a lump sum',
    path: ['lines'],
  })
export type CommercialNote = z.output<typeof CommercialNote>

export const WithdrawNote = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 300),
})
