import type { DecimalText } from '../kit/money'
import type { GstCode } from './gst'

export type BillLine = {
  kind: 'product' | 'associate' | 'sub_product' | 'service' | 'adjustment'
  place: number
  orderId: string | null
  deliveryOrderId: string | null
  deliveryRevision: number | null
  plantId: string | null
  itemId: string | null
  description: string
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  systemPrice: DecimalText | null
  amount: DecimalText
  /** GST of the line, per cent. */
  gstPercent: DecimalText | null
  /** How the line is treated for GST. */
  gstCode: GstCode | null
  trace: object[]
  /** What of the load or order the quantity comes from, in words: "95 min on site". */
  fact: string | null
  reason: string | null
}

/** Why something is not on a bill; `what` says it without the load. */
export type BillGap = {
  kind: 'no_price' | 'zero_price' | 'missing_time' | 'missing_site'
  what: string
  label: string
  deliveryOrderId: string | null
}

/** A charge that arose and that the customer is not billed for: we caused it, or somebody waived it. */
export type LetOff = Omit<BillLine, 'place'> & { cause: 'ours' | 'waived'; reason: string }
export type Bill = { lines: BillLine[]; gaps: BillGap[]; letOff: LetOff[] }

/** Something to settle before a draft goes on. */
export type DraftException = { kind: string; text: string; deliveryOrderId?: string | null; lineId?: string | null }

export const exceptionOf = ({ kind, what, label, deliveryOrderId }: BillGap): DraftException => ({
  kind,
  text: `${label}: ${what}`,
  ...(deliveryOrderId ? { deliveryOrderId } : {}),
})
