import {
  sortedTimed,
  TimedChargeSearch,
  TimedTotalSearch,
  timedSums,
  timedTotals,
} from '~/domain/billing/timed-charge-search'
import {
  sortedUnbilled,
  UnbilledSearch,
  UnbilledTotalSearch,
  unbilledSums,
  unbilledTotals,
} from '~/domain/billing/unbilled-charge-search'
import { pageOf } from '~/domain/kit/page'
import { businessDay } from '~/domain/kit/time'
import { timedChargesOf } from '~/workflows/billing/timed-charge'
import { unbilledCharges } from '~/workflows/billing/unbilled-charge-report'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/**
 * What was earned and nobody is billed for, and what is earned otherwise by the times of devices, by line and put together: both ask
 * the whole engine of bills.
 */
export const unbilledChargeEngine = area()
  .get('/unbilled-charge', may('GET /unbilled-charge'), query(UnbilledSearch), async c => {
    const of = c.req.valid('query')
    const { rows, period } = await unbilledCharges(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    return c.json({ ...pageOf(sortedUnbilled(rows, of.sort), of), sums: unbilledSums(rows), period })
  })
  .get('/unbilled-charge/totals', may('GET /unbilled-charge/totals'), query(UnbilledTotalSearch), async c => {
    const of = c.req.valid('query')
    const { rows, period } = await unbilledCharges(sqlOf(c), personOf(c), of, businessDay(c.var.now))
    const totals = sortedUnbilled(unbilledTotals(rows, of.by), of.sort)
    return c.json({ ...pageOf(totals, of), sums: unbilledSums(rows), period })
  })
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
