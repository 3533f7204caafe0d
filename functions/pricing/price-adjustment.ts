import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import {
  adjustmentLinesOf,
  linesOfAdjustment,
  priceAdjustment,
  searchAdjustments,
  touchedPrices,
} from '~/db/pricing/price-adjustment'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import {
  AdjustmentApply,
  AdjustmentDecision,
  AdjustmentPaged,
  AdjustmentRule,
  AdjustmentSearch,
} from '~/domain/pricing/price-adjustment'
import { advance } from '~/workflows/kit/workflow'
import { priceAdjustmentFlow } from '~/workflows/pricing/price-adjustment'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

const MOST_LINES = 5000

export const priceAdjustmentRoutes = area()
  .post('/price-adjustment/list', may('POST /price-adjustment/list'), body(AdjustmentSearch), async c =>
    c.json(await searchAdjustments(sqlOf(c), c.req.valid('json'))),
  )
  .post('/price-adjustment/fetch-price', may('POST /price-adjustment/fetch-price'), body(AdjustmentPaged), async c => {
    const { limit, offset, sort: _sort, keyword: _keyword, ...rule } = c.req.valid('json')
    return c.json(await touchedPrices(sqlOf(c), personOf(c), rule, { limit, offset }))
  })
  .post(
    '/price-adjustment/product-pricing-ids',
    may('POST /price-adjustment/product-pricing-ids'),
    body(AdjustmentRule),
    async c => {
      const { rows, total } = await touchedPrices(sqlOf(c), personOf(c), c.req.valid('json'), {
        limit: MOST_LINES,
        offset: 0,
      })
      return c.json({ ids: rows.map(row => row.productPriceId), total })
    },
  )
  .post(
    '/price-adjustment/applyPriceChange',
    may('POST /price-adjustment/applyPriceChange', 'once'),
    body(AdjustmentApply),
    async c => c.json(await write(c, work => apply(work, c.req.valid('json')))),
  )
  .post(
    '/price-adjustment/approveReject',
    may('POST /price-adjustment/approveReject', 'once'),
    body(AdjustmentDecision),
    async c => c.json(await write(c, work => decideOn(work, c.req.valid('json')))),
  )

async function apply(work: Work, { name, reason, ...rule }: AdjustmentApply) {
  if (rule.fromDate < businessDay(work.now)) throw invalid('fromDate', 'Prices are not changed backwards')
  const { rows, total } = await touchedPrices(work.sql, work.by, rule, { limit: MOST_LINES, offset: 0 })
  if (!rows.length) throw new Refused('This rule touches no agreed price')
  if (total > MOST_LINES) throw new Refused(`This rule touches more than ${MOST_LINES} prices; narrow it`)
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

async function decideOn(work: Work, { priceAdjustmentId: id, version, approve, reason }: AdjustmentDecision) {
  if (!mayDo(work.by, 'write', 'pricing_approval')) throw new Denied('You may not decide on prices')
  const before = await priceAdjustment.get(work.sql, id)
  if (before.status === 'submitted' && before.submittedBy === work.by.id)
    throw new Refused('Somebody else decides on a change than who applied for it', undefined, { rule: 'four-eyes' })
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
