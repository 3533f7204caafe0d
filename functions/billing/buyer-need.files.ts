import { buyersToComplete } from '~/db/billing/buyer-need'
import { BuyerNeedSearch } from '~/domain/billing/buyer-need'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** Customers with business that is not invoiced yet, who lack what a bill or an e-invoice must say. */
export const buyerNeedFiles = area().get(
  '/invoice/buyers',
  may('GET /invoice/buyers'),
  query(BuyerNeedSearch),
  async c => c.json(await buyersToComplete(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
)
