import { mixDesign } from '~/db/mixdesign/mix-design'
import { mixDesignPage } from '~/db/mixdesign/mix-page'
import { recordThen } from '~/db/support/as-of'
import { mixDesignSource } from '~/db/support/as-of-sources'
import { toldTrail } from '~/db/support/told-trail'
import { AsOfAsk } from '~/domain/kit/as-of'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import {
  MixDesignCreate,
  MixDesignList,
  MixDesignReject,
  MixDesignRevert,
  MixDesignStep,
  MixDesignSync,
  MixDesignUpdate,
} from '~/domain/mixdesign/mix-design'
import { approveMix, createMix, mixDesignDetail, rejectMix, updateMix } from '~/workflows/mixdesign/mix-design'
import { completeMix, revertMix, switchMix, syncMix } from '~/workflows/mixdesign/plant-mapping'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const mixDesignRoutes = area()
  .get('/mix-designs/list', may('GET /mix-designs/list'), query(MixDesignList), async c =>
    c.json(await mixDesignPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/mix-designs/audit/:id', may('GET /mix-designs/audit/:id'), param(Id), query(Paging), async c => {
    const { id } = await mixDesign.get(sqlOf(c), c.req.valid('param').id)
    return c.json(
      await toldTrail(sqlOf(c), personOf(c), { subject: 'mix_design', subjectId: id }, c.req.valid('query')),
    )
  })
  .get('/mix-designs/as-of/:id', may('GET /mix-designs/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(
      await recordThen(sqlOf(c), personOf(c), mixDesignSource, { ...c.req.valid('param'), ...c.req.valid('query') }),
    ),
  )
  .get('/mix-designs/:id', may('GET /mix-designs/:id'), param(Id), async c =>
    c.json(await mixDesignDetail(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .post('/mix-designs/revert', may('POST /mix-designs/revert', 'once'), body(MixDesignRevert), async c =>
    c.json(await write(c, work => revertMix(work, c.req.valid('json')))),
  )
  .post('/mix-designs/change-status', may('POST /mix-designs/change-status'), body(EntryStatus), async c => {
    const saved = await write(c, work => switchMix(work, c.req.valid('json')))
    return c.json({ ...saved, mixDesignId: saved.id })
  })
  .post('/mix-designs', may('POST /mix-designs', 'once'), body(MixDesignCreate), async c =>
    c.json(await write(c, work => createMix(work, c.req.valid('json')))),
  )
  .put('/mix-designs/:id', may('PUT /mix-designs/:id'), param(Id), body(MixDesignUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    return c.json(await write(c, work => updateMix(work, c.req.valid('param').id, version, fields)))
  })

export const mixDesignActRoutes = area()
  .post(
    '/mix-designs/:id/approve',
    may('POST /mix-designs/:id/approve', 'once'),
    param(Id),
    body(MixDesignStep),
    async c => c.json(await write(c, work => approveMix(work, c.req.valid('param').id, c.req.valid('json').version))),
  )
  .post(
    '/mix-designs/:id/reject',
    may('POST /mix-designs/:id/reject', 'once'),
    param(Id),
    body(MixDesignReject),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => rejectMix(work, c.req.valid('param').id, version, reason), reason))
    },
  )
  .post('/mix-designs/:id/sync', may('POST /mix-designs/:id/sync', 'once'), param(Id), body(MixDesignSync), async c =>
    c.json(await write(c, work => syncMix(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/mix-designs/:id/complete',
    may('POST /mix-designs/:id/complete', 'once'),
    param(Id),
    body(MixDesignStep),
    async c => {
      const saved = await write(c, work => completeMix(work, c.req.valid('param').id, c.req.valid('json').version))
      return c.json({ ...saved, mixDesignId: saved.id })
    },
  )
