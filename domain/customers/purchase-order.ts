import * as z from 'zod'
import { decimal } from '../kit/money'
import { id, money, plainDate, quantity, requiredText } from '../kit/shape'
import * as words from './words'

const absent = <T>(value: T | null | undefined) => value ?? null

export const PurchaseOrderSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    active: z.boolean().default(true),
    poNumber: requiredText(words.purchaseOrderNumber, 60),
    quantity: quantity().nullish().transform(absent),
    amount: money().nullish().transform(absent),
    validFrom: plainDate(),
    validTo: plainDate().nullish().transform(absent),
  })
  .refine(order => !order.validTo || order.validTo >= order.validFrom, {
    path: ['validTo'],
    error: words.purchaseOrderEndsTooEarly,
  })
export type PurchaseOrderSave = z.output<typeof PurchaseOrderSave>

export const PurchaseOrdersSave = z.strictObject({ purchaseOrders: z.array(PurchaseOrderSave).max(100) })

export type PurchaseOrderRow = {
  id: string
  version: number
  active: boolean
  poNumber: string
  quantity: string | null
  amount: string | null
  validFrom: string
  validTo: string | null
  /** m³ of orders on it that are not cancelled, and m³ delivered of them. */
  orderedQuantity: string
  deliveredQuantity: string
  /** What may still be ordered, m³; null where the purchase order has no limit. */
  balance: string | null
}

/** m³ that may still be ordered; what was ordered beyond the limit shows as a negative balance. */
export const balanceOf = (quantity: string | null, ordered: string): string | null =>
  quantity === null ? null : decimal(quantity).minus(ordered).toFixed(2)
