import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import type { MaterialOrderRow } from '~/db/materials/material-order'
import { compare } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import type {
  ReceiptAccept,
  ReceiptClaim,
  ReceiptCorrect,
  ReceiptCredit,
  ReceiptWeight,
} from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { advanceLocked } from '../kit/workflow'
import { lockMaterialOrder } from './lock-material-order'
import { orderFlow } from './order-flow'
import { weigh } from './post-receipt'

/** What was weighed is what the supplier is paid for; the rest of the order is not expected any more. */
export const acceptReceipt = (work: Work, id: string, { version, reason }: z.output<typeof ReceiptAccept>) =>
  settle(work, id, version, 'accept', reason, { claimKg: null, claimAmount: null })

/** The supplier is asked for a credit, until a credit note answers. */
export const claimReceipt = (
  work: Work,
  id: string,
  { version, reason, claimKg, claimAmount }: z.output<typeof ReceiptClaim>,
) =>
  settle(work, id, version, 'claim', reason, { claimKg, claimAmount }, row => {
    if (compare(claimKg, row.orderedKg) > 0)
      throw invalid('claimKg', words.receiptClaimTooMuch({ mass: row.orderedKg }))
  })

export const creditReceipt = (
  work: Work,
  id: string,
  { version, reason, creditNo, creditAmount }: z.output<typeof ReceiptCredit>,
) =>
  settle(work, id, version, 'credit', reason, { creditNo, creditAmount }, row => {
    if (compare(creditAmount, row.claimAmount ?? 0) > 0)
      throw invalid('creditAmount', words.receiptCreditTooMuch({ amount: row.claimAmount ?? '0' }))
  })

type Weight = z.output<typeof ReceiptWeight>
type Correct = z.output<typeof ReceiptCorrect>

export const reweighReceipt = (work: Work, id: string, of: Weight) => weighAgain(work, id, of, 'reweigh')
export const correctReceipt = (work: Work, id: string, { pricePerTonne, ...of }: Correct) =>
  weighAgain(work, id, of, 'correct', pricePerTonne ? { pricePerTonne } : {})

/** The weight in force is judged anew, and a claim on the old one is void. */
async function weighAgain(
  work: Work,
  id: string,
  { version, reason, ...of }: Weight,
  type: 'reweigh' | 'correct',
  price: { pricePerTonne?: string } = {},
) {
  const row = await lockMaterialOrder(work, id, version)
  return weigh(work, row, of, {
    type,
    reason,
    values: { claimKg: null, claimAmount: null, ...price, ...decided(work, reason) },
  })
}

async function settle(
  work: Work,
  id: string,
  version: number,
  type: 'accept' | 'claim' | 'credit',
  reason: string,
  values: Partial<MaterialOrderRow>,
  check: (row: MaterialOrderRow) => void = () => {},
) {
  const row = await lockMaterialOrder(work, id, version)
  const moved = await advanceLocked(work, orderFlow, row, {
    type,
    reason,
    values: { ...values, ...decided(work, reason) },
  })
  check(row)
  return moved
}

const decided = (work: Work, reason: string) => ({
  decidedBy: work.by.id,
  decidedAt: work.now,
  decisionReason: reason,
})
