import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { adjustmentLinesOf, linesOfAdjustment, priceAdjustment, touchedPrices } from '~/db/pricing/price-adjustment'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
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
