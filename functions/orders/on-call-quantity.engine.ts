import { readOnly } from '~/db/kit/read-only'
import { type OnCallQuantityRow, onCallQuantities } from '~/db/orders/on-call-quantity'
import { Id } from '~/domain/kit/shape'
import type { OfferAnswer } from '~/domain/orders/offer'
import { OnCallEnd, OnCallOffer, OnCallRelease } from '~/domain/orders/on-call-quantity'
import { endOnCallQuantity } from '~/workflows/orders/end-on-call-quantity'
import { offerOnCallQuantity } from '~/workflows/orders/offer-on-call-quantity'
import { type OnCallReleased, releaseOnCallQuantity } from '~/workflows/orders/release-on-call-quantity'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** m³ that a site has not asked for yet: who is to be asked, and what it says. */
export const onCallQuantityEngine = area()
  .get('/order/on-call-quantity', may('GET /order/on-call-quantity'), async c => {
    const rows: OnCallQuantityRow[] = await onCallQuantities(sqlOf(c), personOf(c), c.var.now)
    return c.json({ rows, total: rows.length })
  })
  .post(
    '/order/:id/on-call-quantity/offers',
    may('POST /order/:id/on-call-quantity/offers'),
    param(Id),
    body(OnCallOffer),
    async c => {
      const { id } = c.req.valid('param')
      const asked = c.req.valid('json')
      const answer: OfferAnswer = await readOnly(c.var.parts.db, sql =>
        offerOnCallQuantity(sql, personOf(c), id, asked, c.var.now),
      )
      return c.json(answer)
    },
  )
  .post(
    '/order/:id/on-call-quantity/release',
    may('POST /order/:id/on-call-quantity/release', 'once'),
    param(Id),
    body(OnCallRelease),
    async c => {
      const released: OnCallReleased = await write(c, work =>
        releaseOnCallQuantity(work, c.req.valid('param').id, c.req.valid('json')),
      )
      return c.json(released)
    },
  )
  .post(
    '/order/:id/on-call-quantity/end',
    may('POST /order/:id/on-call-quantity/end'),
    param(Id),
    body(OnCallEnd),
    async c => c.json(await write(c, work => endOnCallQuantity(work, c.req.valid('param').id, c.req.valid('json')))),
  )
