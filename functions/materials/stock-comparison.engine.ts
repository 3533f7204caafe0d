import { stockComparison } from '~/db/materials/stock-comparison'
import { StockComparisonAsk } from '~/domain/materials/stock-comparison'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** Asked, weighed, booked and counted side by side: read at a desk, of many loads. */
export const stockComparisonEngine = area().get(
  '/stock-comparison',
  may('GET /stock-comparison'),
  query(StockComparisonAsk),
  async c => c.json(await stockComparison(sqlOf(c), personOf(c), c.req.valid('query'))),
)
