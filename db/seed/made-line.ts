import type { BillLine } from '~/domain/billing/bill-line'
import { lineAmount } from '~/domain/kit/money'
import type { Seed } from './base'

export type Approver = { id: string; name: string }
export type DraftLine = ReturnType<typeof asMade>

/** A line of a draft as the engine made it: nobody decided anything on it yet. */
export function asMade(seed: Seed, at: Date, draftId: string, line: BillLine, doNumber: string | null) {
  return {
    ...seed.stamp(at),
    ...line,
    draftId,
    doNumber,
    systemQuantity: line.quantity as string | null,
    systemAmount: lineAmount(line.quantity, line.unitPrice) as string | null,
    decidedQuantity: null as string | null,
    decidedPrice: null as string | null,
    decidedBy: null as string | null,
    decidedAt: null as Date | null,
    disputed: false,
  }
}
