import { getSeenDraft } from '~/db/billing/invoice-draft'
import type { DraftEvidence } from '~/domain/billing/invoice-draft-evidence'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { draftEvidence } from '~/workflows/billing/invoice-draft-evidence'
import { draftsWithinLimits } from '~/workflows/billing/invoice-draft-limits'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** Asks the whole engine of bills and the costs beside it: margins are for those who approve. */
export const draftEvidenceEngine = area()
  .get('/invoice-draft/within-limits', may('GET /invoice-draft/within-limits'), async c =>
    c.json(await draftsWithinLimits(sqlOf(c), personOf(c), businessDay(c.var.now))),
  )
  .get('/invoice-draft/:id/evidence', may('GET /invoice-draft/:id/evidence'), param(Id), async c => {
    const draft = await getSeenDraft(sqlOf(c), personOf(c), c.req.valid('param').id)
    const found: DraftEvidence = await draftEvidence(sqlOf(c), draft)
    return c.json(found)
  })
