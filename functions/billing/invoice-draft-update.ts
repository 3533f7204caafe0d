import { DraftUpdate } from '~/domain/billing/invoice-draft'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { updateDraft } from '~/workflows/billing/update-invoice-draft'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { draftDetail } from './invoice-draft-detail'

/** A draft is put right at a desk; the edge only reads and decides it. */
export const draftUpdateRoutes = area().put(
  '/invoice-draft/:id',
  may('PUT /invoice-draft/:id', 'once'),
  param(Id),
  body(DraftUpdate),
  async c => {
    const { id } = c.req.valid('param')
    await write(c, async work => {
      const { id: saved, version } = await updateDraft(work, id, c.req.valid('json'))
      return { id: saved, version }
    })
    return c.json(await draftDetail(sqlOf(c), personOf(c), id, businessDay(c.var.now)))
  },
)
