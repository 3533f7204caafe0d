import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type PriceApprovalRecord, pendingPrice, priceApproval } from '~/db/pricing/price-approval'
import { roleWords } from '~/domain/access/role-names'
import { Refused } from '~/domain/kit/problem'
import { mayPrice, type PriceFacts, type PriceKind, priceOutline } from '~/domain/pricing/authority'
import type { PendingPrice } from '~/domain/pricing/price-approval'

export type PriceQuestion = {
  kind: PriceKind
  /** One price has one open question: a new one takes the place of the one before. */
  subjectKey: string
  subjectId: string | null
  label: string
  regionId: string | null
  customerId?: string | null
  facts: readonly PriceFacts[]
  /** What runs when it is approved. */
  command: object
  /** Who else had a hand in it. */
  madeBy?: readonly string[]
  reason?: string | null
  /** A second person decides, whatever the authority of who asks. */
  always?: boolean
}

type Asking = Pick<Work, 'sql' | 'by' | 'now'>

/** What the gate says to these prices of this person, before anything is written; null where they may set them alone. */
export async function approvalNeeded(
  work: Asking,
  { kind, regionId, facts, always }: Pick<PriceQuestion, 'kind' | 'regionId' | 'facts' | 'always'>,
): Promise<{ refused: boolean; message: string } | null> {
  const verdict = mayPrice(await settingNow(work, 'pricing.authority', regionId), work.by, facts, always)
  if (verdict.may === 'alone') return null
  const by =
    verdict.may === 'refused'
      ? 'No role can approve this price'
      : `It needs approval by the ${roleWords(verdict.roles)}`
  return { refused: verdict.may === 'refused', message: `${priceOutline(verdict.worst, kind)}. ${by}` }
}

/**
 * The gate in front of every price: null where the person may set it alone, else the question that somebody else decides;
 * a price that no role can approve is refused.
 */
export async function askPrice(work: Work, of: PriceQuestion): Promise<PendingPrice | null> {
  const needed = await approvalNeeded(work, of)
  const open = await pendingPrice(work.sql, of.subjectKey)
  if (needed?.refused) throw new Refused(needed.message, undefined, { rule: 'price-authority' })
  if (open) await priceApproval.update(work, open, { status: 'withdrawn', decisionReason: 'Replaced' }, 'replace')
  if (!needed) return null
  const { facts, madeBy = [], reason = null, customerId = null, always: _always, ...values } = of
  const made = await priceApproval.insert(work, {
    ...values,
    customerId,
    reason,
    facts: [...facts],
    madeBy: [...new Set(madeBy)],
    askedBy: work.by.id,
    askedByName: work.by.name,
  })
  return pendingOf(made, needed.message)
}

const pendingOf = ({ id, version }: PriceApprovalRecord, message: string): PendingPrice => ({ id, version, message })
