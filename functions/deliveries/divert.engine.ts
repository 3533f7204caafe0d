import { DoId } from '~/domain/deliveries/delivery-order'
import { DivertDo } from '~/domain/deliveries/divert'
import { type DivertCandidates, divertCandidates } from '~/workflows/deliveries/divert-candidates'
import { type Diverted, divertDo } from '~/workflows/deliveries/divert-delivery-order'
import { exchangeDo } from '~/workflows/deliveries/exchange-delivery-order'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

export type { DivertCandidates }

/** A truck that goes to another pour with its concrete, or with what is left of it. */
export const divertEngine = area()
  .get(
    '/delivery-order/:id/divert-candidates',
    may('GET /delivery-order/:id/divert-candidates'),
    param(DoId),
    async c => {
      const { id } = c.req.valid('param')
      const found: DivertCandidates = await divertCandidates(sqlOf(c), personOf(c), id, c.var.now)
      return c.json(found)
    },
  )
  .post(
    '/delivery-order/:id/divert',
    may('POST /delivery-order/:id/divert', 'once'),
    param(DoId),
    body(DivertDo),
    async c => {
      const diverted: Diverted = await write(c, work => divertDo(work, c.req.valid('param').id, c.req.valid('json')))
      return c.json(diverted)
    },
  )
  .post(
    '/delivery-order/:id/exchange',
    may('POST /delivery-order/:id/exchange', 'once'),
    param(DoId),
    body(DivertDo),
    async c => c.json(await write(c, work => exchangeDo(work, c.req.valid('param').id, c.req.valid('json')))),
  )
