import { draftsWithoutApprover } from '~/db/billing/draft-deputy'
import { DraftDeputy } from '~/domain/billing/draft-deputy'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { nameDraftDeputy } from '~/workflows/billing/name-draft-deputy'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** Drafts that nobody may approve at level 1, and whom one names for them. */
export const draftDeputyFiles = area()
  .get('/invoice-draft/without-approver', may('GET /invoice-draft/without-approver'), async c =>
    c.json(await draftsWithoutApprover(sqlOf(c), personOf(c), businessDay(c.var.now))),
  )
  .put(
    '/invoice-draft/:id/deputy',
    may('PUT /invoice-draft/:id/deputy', 'once'),
    param(Id),
    body(DraftDeputy),
    async c => {
      const { id, version, deputySalespersonId } = await write(c, work =>
        nameDraftDeputy(work, c.req.valid('param').id, c.req.valid('json')),
      )
      return c.json({ id, version, deputySalespersonId })
    },
  )
