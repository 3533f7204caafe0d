import { AcceptException, SettleException } from '~/domain/billing/draft-exception'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { acceptException, settleException } from '~/workflows/billing/settle-draft-exception'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { draftDetail } from './invoice-draft-detail'

/** What a person does about an exception; the draft as it is then is the answer. */
export const draftExceptionFiles = area()
  .put(
    '/invoice-draft/exception/:id/accept',
    may('PUT /invoice-draft/exception/:id/accept', 'once'),
    param(Id),
    body(AcceptException),
    async c => {
      const made = await write(c, async work => {
        const { id } = await acceptException(work, c.req.valid('param').id, c.req.valid('json'))
        return { id }
      })
      return c.json(await draftDetail(sqlOf(c), personOf(c), made.id, businessDay(c.var.now)))
    },
  )
  .put(
    '/invoice-draft/exception/:id/settle',
    may('PUT /invoice-draft/exception/:id/settle', 'once'),
    param(Id),
    body(SettleException),
    async c => {
      const made = await write(c, async work => {
        const { id } = await settleException(work, c.req.valid('param').id, c.req.valid('json'))
        return { id }
      })
      return c.json(await draftDetail(sqlOf(c), personOf(c), made.id, businessDay(c.var.now)))
    },
  )
