import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { businessNumber } from './e-invoice-party'
import { type GstCode, isCustomerAccounted } from './gst'

/** What a customer must have before an e-invoice can go to it: as one is refused, and short for a list. */
export const BUYER_NEEDS = {
  uen: { text: 'The customer has no valid UEN', label: 'UEN' },
  gst_number: { text: 'The customer has no GST registration number', label: 'GST registration number' },
  address: { text: 'The customer has no address', label: 'Address' },
} as const
export type BuyerNeed = keyof typeof BUYER_NEEDS

/** The one word on it, at sending and before billing. A GST number is needed where the customer accounts for the tax. */
export function buyerNeeds(
  of: { registration: string | null; gstNo: string | null; address: string | null },
  taxes: readonly { code?: GstCode | undefined }[],
): BuyerNeed[] {
  const needs: BuyerNeed[] = []
  if (!businessNumber(of.registration)) needs.push('uen')
  if (isCustomerAccounted(taxes) && !of.gstNo) needs.push('gst_number')
  if (!of.address?.trim()) needs.push('address')
  return needs
}

const { limit, offset } = pagingShape
export const BuyerNeedSearch = z.strictObject({ limit, offset })
export type BuyerNeedSearch = z.output<typeof BuyerNeedSearch>

/** A customer with business that is not invoiced yet, and what it lacks; `total` is that of its open drafts, with GST. */
export type BuyerNeedRow = {
  customerId: string
  customerCode: string
  customerName: string
  needs: BuyerNeed[]
  drafts: number
  total: string
}
