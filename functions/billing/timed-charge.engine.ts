import {
  sortedTimed,
  TimedChargeSearch,
  TimedTotalSearch,
  timedSums,
  timedTotals,
} from '~/domain/billing/timed-charge-search'
import { pageOf } from '~/domain/kit/page'
import { businessDay } from '~/domain/kit/time'
import { timedChargesOf } from '~/workflows/billing/timed-charge'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What is earned otherwise by the times of devices, by line and put together: it asks the whole engine of bills twice. */
export const timedChargeEngine = area()
  .get('/timed-charge', may('GET /timed-charge'), query(TimedChargeSearch), async c => {
    const of = c.req.valid('query')
    const { rows, ...about } = await timedChargesOf(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    return c.json({ ...pageOf(sortedTimed(rows, of.sort), of), sums: timedSums(rows), ...about })
  })
  .get('/timed-charge/totals', may('GET /timed-charge/totals'), query(TimedTotalSearch), async c => {
    const of = c.req.valid('query')
    const { rows, ...about } = await timedChargesOf(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    const totals = sortedTimed(timedTotals(rows, of.by), of.sort)
    return c.json({ ...pageOf(totals, of), sums: timedSums(rows), ...about })
  })
