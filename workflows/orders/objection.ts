import type { OrderRule } from '~/domain/orders/order'

/** A rule of the trade that speaks against an order; a warning speaks without refusing. */
export type Objection = {
  rule: OrderRule
  message: string
  warning?: true
  /** Let through, but the order is put on hold until somebody settles it. */
  hold?: true
  earliest?: string | null
}

export type RuledOrder = {
  id?: string | undefined
  /** The times are asked for now, and not kept from an earlier booking. */
  newTimes?: boolean
  orderDate: string
  spacingMinutes: number
  pumpId?: string | null | undefined
  quantity: string
  productId: string
  purchaseOrderId?: string | null | undefined
  oneOffPrice?: string | null | undefined
  oneOffReason?: string | null | undefined
}
