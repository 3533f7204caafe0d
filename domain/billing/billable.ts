import type { DecimalText } from '../kit/money'
import type { ChargeRule } from '../pricing/charge'

/** A delivered load as it is billed. */
export type BillableLoad = {
  id: string
  doNumber: string
  revision: number
  plantId: string
  orderId: string
  loadNo: number
  productId: string
  productCode: string
  productName: string
  quantity: DecimalText
  returnConcrete: DecimalText | null
  returnCause: string | null
  onSiteAt: Date | null
  pourEndAt: Date | null
  washoutFee: DecimalText | null
  technicianOnSiteMinutes: number | null
  needsPump: boolean
  afterHours: boolean
  /** As resolved, or as a note takes it over from the line of its invoice. */
  price: { unitPrice: string; parts: object[] } | { missing: string }
  addOns: {
    associateProductId: string
    name: string
    unit: string
    quantity: DecimalText
    unitPrice: DecimalText | null
  }[]
}
export type BillableOrder = { orderId: string; orderNo: string; cylinderSets: number }
export type Charge = ChargeRule & { id: string; name: string; unit: string; trigger: string }

export type DraftLine = {
  kind: 'product' | 'associate' | 'sub_product' | 'adjustment'
  place: number
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
  trace: object[]
  reason: string | null
}
export type DraftException = { kind: string; text: string; deliveryOrderId?: string }
