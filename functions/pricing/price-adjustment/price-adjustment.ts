import { adjustmentChoices } from '~/db/pricing/price-adjustment/choices'
import { adjustmentDetail } from '~/db/pricing/price-adjustment/detail'
import { withEffects } from '~/db/pricing/price-adjustment/effect'
import { searchAdjustments } from '~/db/pricing/price-adjustment/price-adjustment'
import { touchedPrices } from '~/db/pricing/price-adjustment/touched-price'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  AdjustmentApply,
  AdjustmentDecision,
  AdjustmentPaged,
  AdjustmentRule,
  AdjustmentSearch,
  readThrough,
} from '~/domain/pricing/price-adjustment/price-adjustment'
import {
  applyForAdjustment,
  decideOnAdjustment,
  MOST_LINES,
} from '~/workflows/pricing/price-adjustment/decide-price-adjustment'
import { area, may } from '../../kit/area'
import { type Ctx, personOf, sqlOf } from '../../kit/context'
import { body, param } from '../../kit/valid'
import { write } from '../../kit/write'

const today = (c: Ctx) => businessDay(c.var.now)

/** Changes of many prices, made and decided at a desk: for the full door. */
export const priceAdjustmentRoutes = area()
  .post('/price-adjustment/list', may('POST /price-adjustment/list'), body(AdjustmentSearch), async c =>
    c.json(await searchAdjustments(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post('/price-adjustment/fetch-price', may('POST /price-adjustment/fetch-price'), body(AdjustmentPaged), async c => {
    const { limit, offset, sort: _sort, keyword: _keyword, ...rule } = c.req.valid('json')
    return c.json(await touchedPrices(sqlOf(c), personOf(c), rule, { limit, offset }))
  })
  .post('/price-adjustment/effect', may('POST /price-adjustment/effect'), body(AdjustmentRule), async c => {
    const rule = c.req.valid('json')
    const { rows } = await touchedPrices(sqlOf(c), personOf(c), rule, { limit: MOST_LINES, offset: 0 })
    return c.json(readThrough(await withEffects(sqlOf(c), rule, rows, today(c))))
  })
  .get('/price-adjustment/choices', may('GET /price-adjustment/choices'), async c =>
    c.json(await adjustmentChoices(sqlOf(c), today(c))),
  )
  .get('/price-adjustment/:id', may('GET /price-adjustment/:id'), param(Id), async c =>
    c.json(await adjustmentDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post(
    '/price-adjustment/product-pricing-ids',
    may('POST /price-adjustment/product-pricing-ids'),
    body(AdjustmentRule),
    async c => {
      const { rows, total } = await touchedPrices(sqlOf(c), personOf(c), c.req.valid('json'), {
        limit: MOST_LINES,
        offset: 0,
      })
      return c.json({ ids: rows.flatMap(row => row.productPriceId ?? []), total })
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
