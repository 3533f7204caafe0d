import { searchBillingPeriods } from '~/db/billing/billing-period'
import { BillingPeriodChange, BillingPeriodSearch } from '~/domain/billing/billing-period'
import { closeBillingPeriod, reopenBillingPeriod } from '~/workflows/billing/close-billing-period'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Months of the books, region by region. */
export const billingPeriodFiles = area()
  .get('/billing-period', may('GET /billing-period'), query(BillingPeriodSearch), async c =>
    c.json(await searchBillingPeriods(sqlOf(c), c.req.valid('query'), c.var.now)),
  )
  .post('/billing-period/close', may('POST /billing-period/close', 'once'), body(BillingPeriodChange), async c =>
    c.json(await write(c, work => closeBillingPeriod(work, c.req.valid('json')))),
  )
  .post('/billing-period/reopen', may('POST /billing-period/reopen', 'once'), body(BillingPeriodChange), async c =>
    c.json(await write(c, work => reopenBillingPeriod(work, c.req.valid('json')))),
  )
