import { searchAdjustments, touchedPrices } from '~/db/pricing/price-adjustment'
import {
  AdjustmentApply,
  AdjustmentDecision,
  AdjustmentPaged,
  AdjustmentRule,
  AdjustmentSearch,
} from '~/domain/pricing/price-adjustment'
import { applyForAdjustment, decideOnAdjustment, MOST_LINES } from '~/workflows/pricing/decide-price-adjustment'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

export const priceAdjustmentRoutes = area()
  .post('/price-adjustment/list', may('POST /price-adjustment/list'), body(AdjustmentSearch), async c =>
    c.json(await searchAdjustments(sqlOf(c), personOf(c), c.req.valid('json'))),
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
    async c => c.json(await write(c, work => applyForAdjustment(work, c.req.valid('json')))),
  )
  .post(
    '/price-adjustment/approveReject',
    may('POST /price-adjustment/approveReject', 'once'),
    body(AdjustmentDecision),
    async c => c.json(await write(c, work => decideOnAdjustment(work, c.req.valid('json')))),
  )
