import { readOnly } from '~/db/kit/read-only'
import { OfferAsk } from '~/domain/orders/offer'
import { makeOffers } from '~/workflows/orders/make-offers'
import { area, may } from '../kit/area'
import { personOf } from '../kit/context'
import { body } from '../kit/valid'

/** What can be promised to a caller who waits; the day and its settings are of one moment. */
export const orderOfferRoutes = area().post('/order/offers', may('POST /order/offers'), body(OfferAsk), async c =>
  c.json(await readOnly(c.var.parts.db, sql => makeOffers(sql, personOf(c), c.req.valid('json'), c.var.now))),
)
