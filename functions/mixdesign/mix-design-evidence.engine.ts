import { Id } from '~/domain/kit/shape'
import { MixDesignReject } from '~/domain/mixdesign/mix-design'
import { evidenceOfMix, waiveEvidence } from '~/workflows/mixdesign/waive-mix-design-evidence'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

export const mixDesignEvidenceEngine = area()
  .get('/mix-designs/:id/evidence', may('GET /mix-designs/:id/evidence'), param(Id), async c =>
    c.json(await evidenceOfMix(sqlOf(c), c.req.valid('param').id, c.var.now)),
  )
  .post(
    '/mix-designs/:id/waive-evidence',
    may('POST /mix-designs/:id/waive-evidence', 'once'),
    param(Id),
    body(MixDesignReject),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => waiveEvidence(work, c.req.valid('param').id, version, reason), reason))
    },
  )
