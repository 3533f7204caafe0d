import {
  sortedUnbilled,
  UnbilledSearch,
  UnbilledTotalSearch,
  unbilledSums,
  unbilledTotals,
} from '~/domain/billing/unbilled-charge-search'
import { pageOf } from '~/domain/kit/page'
import { businessDay } from '~/domain/kit/time'
import { unbilledCharges } from '~/workflows/billing/unbilled-charge-report'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'
import { timedChargeEngine } from './timed-charge.engine'

/** What was earned and nobody is billed for, by line and put together: it asks the whole engine of bills. */
export const unbilledChargeEngine = area()
  .route('/', timedChargeEngine)
  .get('/unbilled-charge', may('GET /unbilled-charge'), query(UnbilledSearch), async c => {
    const of = c.req.valid('query')
    const { rows, ...about } = await unbilledCharges(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    return c.json({ ...pageOf(sortedUnbilled(rows, of.sort), of), sums: unbilledSums(rows), ...about })
  })
  .get('/unbilled-charge/totals', may('GET /unbilled-charge/totals'), query(UnbilledTotalSearch), async c => {
    const of = c.req.valid('query')
    const { rows, ...about } = await unbilledCharges(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    const totals = sortedUnbilled(unbilledTotals(rows, of.by), of.sort)
    return c.json({ ...pageOf(totals, of), sums: unbilledSums(rows), ...about })
  })
