import { OfferAsk } from '~/domain/orders/offer'
import { makeOffers } from '~/workflows/orders/make-offers'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'

/** What can be promised to a caller who waits. */
export const orderOfferRoutes = area().post('/order/offers', may('POST /order/offers'), body(OfferAsk), async c =>
  c.json(await makeOffers(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)),
)
