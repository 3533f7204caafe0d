import { nextNumber } from '~/db/kit/counter'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import {
  adjustmentLinesOf,
  linesOfAdjustment,
  type PriceAdjustmentRecord,
  priceAdjustment,
  touchedPrices,
} from '~/db/pricing/price-adjustment'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { mayDo } from '~/domain/access/ability'
import { compare } from '~/domain/kit/money'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { whyNotApprove } from '~/domain/pricing/authority'
import type { AdjustmentApply, AdjustmentDecision } from '~/domain/pricing/price-adjustment'
import { advance } from '../kit/workflow'
import { priceAdjustmentFlow } from './price-adjustment'

/** More prices than this are changed by several rules, each of which a person can read through. */
export const MOST_LINES = 5000

/** Applies for a change of agreed prices; it counts once somebody else has approved it. */
export async function applyForAdjustment(work: Work, { name, reason, ...rule }: AdjustmentApply) {
  if (rule.fromDate < businessDay(work.now)) throw invalid('fromDate', 'Price changes cannot start in the past')
  const { rows, total } = await touchedPrices(work.sql, work.by, rule, { limit: MOST_LINES, offset: 0 })
  if (!rows.length) throw new Refused('This rule affects no agreed price')
  if (total > MOST_LINES) throw new Refused(`This rule affects more than ${MOST_LINES} prices. Narrow it`)
  const clash = rows.find(row => row.collision)
  if (clash)
    throw new Refused(`${clash.collision} changes ${clash.productCode} of ${clash.projectName} and is not decided yet`)
  const wrong = rows.find(row => Number(row.newPrice) <= 0)
  if (wrong) throw invalid('value', `${wrong.productCode} of ${wrong.projectName} would cost nothing`)
  const made = await priceAdjustment.insert(work, {
    ...rule,
    name,
    reason,
    adjustmentNo: `PA-${String(await nextNumber(work, 'price-adjustment')).padStart(5, '0')}`,
    status: 'submitted',
    submittedBy: work.by.id,
  })
  await adjustmentLinesOf.replace(
    work,
    made.id,
    rows.map(({ productPriceId, oldPrice, newPrice }) => ({ productPriceId, oldPrice, newPrice })),
  )
  return { ...made, priceAdjustmentId: made.id, lines: rows.length }
}

export async function decideOnAdjustment(
  work: Work,
  { priceAdjustmentId: id, version, approve, reason }: AdjustmentDecision,
) {
  if (!mayDo(work.by, 'write', 'pricing_approval')) throw new Denied('You cannot approve prices')
  const before = await priceAdjustment.get(work.sql, id)
  if (before.status === 'submitted' && before.submittedBy === work.by.id)
    throw new Refused('The person who requested a price change cannot approve it', undefined, { rule: 'four-eyes' })
  if (approve) await refuseBeyondAuthority(work, before)
  const moved = await advance(
    work,
    priceAdjustmentFlow,
    { id, version },
    {
      type: approve ? 'approve' : 'reject',
      reason: reason ?? undefined,
      values: { decidedBy: work.by.id, decidedAt: work.now },
    },
  )
  return { ...moved, priceAdjustmentId: moved.id, lines: (await linesOfAdjustment(work.sql, id)).length }
}

/** What lowers an agreed price is judged like any other price; what raises it needs the second person alone. */
async function refuseBeyondAuthority(work: Work, change: PriceAdjustmentRecord): Promise<void> {
  const { regionId, fromDate: day } = change
  const lowered = (await linesOfAdjustment(work.sql, change.id)).filter(
    line => compare(line.newPrice, line.oldPrice) < 0,
  )
  const facts = await factsOfProducts(
    work.sql,
    { regionId, day },
    lowered.map(({ productId, newPrice }) => ({ productId, unitPrice: newPrice })),
  )
  if (!facts.length) return
  const authority = await settingNow(work, 'pricing.authority', regionId)
  const why = whyNotApprove(authority, work.by, facts, [change.submittedBy, change.createdBy])
  if (why) throw new Refused(why, undefined, { rule: 'price-authority' })
}
