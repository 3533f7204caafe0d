import { draftException } from '~/db/billing/draft-exception'
import { exceptionPage } from '~/db/billing/draft-exception-list'
import { exceptionOwners } from '~/db/billing/draft-exception-owner'
import { getSeenDraft } from '~/db/billing/invoice-draft'
import { AcceptException, SettleException } from '~/domain/billing/draft-exception'
import { AssignException, ExceptionListSearch } from '~/domain/billing/draft-exception-owner'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { assignException } from '~/workflows/billing/assign-draft-exception'
import { acceptException, settleException } from '~/workflows/billing/settle-draft-exception'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { draftDetail } from './invoice-draft-detail'

/** What a person does about an exception; the draft as it is then is the answer. */
export const draftExceptionFiles = area()
  .get('/invoice/exceptions', may('GET /invoice/exceptions'), query(ExceptionListSearch), async c =>
    c.json(await exceptionPage(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .get('/invoice-draft/exception/:id/owners', may('GET /invoice-draft/exception/:id/owners'), param(Id), async c => {
    const { draftId } = await draftException.get(sqlOf(c), c.req.valid('param').id)
    const draft = await getSeenDraft(sqlOf(c), personOf(c), draftId)
    return c.json({ owners: await exceptionOwners(sqlOf(c), draft.customerId) })
  })
  .put(
    '/invoice-draft/exception/:id/assign',
    may('PUT /invoice-draft/exception/:id/assign', 'once'),
    param(Id),
    body(AssignException),
    async c => {
      const { id, version, ownerId } = await write(c, work =>
        assignException(work, c.req.valid('param').id, c.req.valid('json')),
      )
      return c.json({ id, version, ownerId })
    },
  )
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
