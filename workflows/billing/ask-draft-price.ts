import { type DraftExceptionRecord, lockExceptions } from '~/db/billing/draft-exception'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { DraftLineRow } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { approvalsOfPrice } from '~/db/pricing/price-approval'
import { isOpenException } from '~/domain/billing/draft-exception'
import {
  factsOfLowered,
  furtherThan,
  type LoweredPrice,
  loweredPrices,
  sameLowered,
} from '~/domain/billing/draft-price'
import { decimal, lineAmount } from '~/domain/kit/money'
import { askPrice } from '../pricing/ask-price'
import { systemFacts } from './invoice-draft-evidence'
import { raiseExceptions, settle } from './raise-draft-exceptions'

/** What the question about the prices of a draft keeps: how far each may go once it is approved. */
export type DraftPrices = { draftId: string; lowered: LoweredPrice[] }
const keyOf = (draftId: string) => `invoice_draft:${draftId}`

/**
 * Beyond the three levels, the price authority stands in front of a draft: what its lines bill less than the system says,
 * further than the person who changed them may go alone, is decided by a second person, and the draft goes on then. True
 * when a question was asked by this change. `decided` is a line that a person settled without changing it.
 */
export async function askDraftPrice(
  work: Work,
  draft: InvoiceDraftRow,
  before: readonly DraftLineRow[],
  lines: readonly DraftLineRow[],
  decided = false,
): Promise<boolean> {
  const lowered = loweredPrices(lines)
  const open = await openPriceException(work, draft.id)
  if (!open && !lowered.length) return false
  const asked = await approvalsOfPrice(work.sql, keyOf(draft.id))
  const loweredIn = (of: { command: object }) => (of.command as DraftPrices).lowered
  const last = asked[0]
  const changed = open && !(last && sameLowered(lowered, loweredIn(last)))
  if (!decided && !changed && !furtherThan(lowered, loweredPrices(before)).length) return false
  const approved = asked.filter(of => of.status === 'approved').flatMap(loweredIn)
  const left = furtherThan(lowered, farthest(approved))
  const command: DraftPrices = { draftId: draft.id, lowered }
  const approval = await askPrice(work, {
    kind: 'invoice_draft_line',
    subjectKey: keyOf(draft.id),
    subjectId: draft.id,
    label: `Invoice draft ${draft.draftNo}`,
    regionId: draft.regionId,
    customerId: draft.customerId,
    facts: await factsOf(work, draft, lines, left),
    command,
    madeBy: lines.flatMap(line => (left.some(of => of.key === line.id) && line.decidedBy) || []),
    reason: lines.find(line => left.some(of => of.key === line.id))?.reason ?? null,
  })
  if (approval) await raiseExceptions(work, draft, [{ kind: 'price_limit', text: approval.message }], isPriceLimit)
  else if (open) await settle(work, open, 'agreed')
  return approval !== null
}

const isPriceLimit = (kind: string) => kind === 'price_limit'

export async function openPriceException(work: Work, draftId: string): Promise<DraftExceptionRecord | undefined> {
  return (await lockExceptions(work, draftId)).find(of => isPriceLimit(of.kind) && isOpenException(of))
}

/** How far each line was let go at most. */
function farthest(all: readonly LoweredPrice[]): LoweredPrice[] {
  const far = new Map<string, LoweredPrice>()
  for (const of of all) if (decimal(of.lowered).greaterThan(far.get(of.key)?.lowered ?? '0')) far.set(of.key, of)
  return [...far.values()]
}

/** With what the concrete of the line cost, for all that the system says was delivered. */
async function factsOf(
  work: Work,
  draft: InvoiceDraftRow,
  lines: readonly DraftLineRow[],
  left: readonly LoweredPrice[],
) {
  const concrete = lines.filter(line => line.kind === 'product' && line.itemId && left.some(of => of.key === line.id))
  const facts = await systemFacts(work.sql, draft, concrete)
  const costs = new Map(
    concrete.map(line => {
      const cost = facts.get(line.id)?.cost ?? null
      return [line.id, cost && lineAmount(line.systemQuantity ?? line.quantity, cost)]
    }),
  )
  return left.map(of => factsOfLowered(of, costs.get(of.key) ?? null))
}
