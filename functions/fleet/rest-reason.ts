import { isUsed, restReason, restReasonPage } from '~/db/fleet/rest-reason'
import { RestReasonList, RestReasonSave } from '~/domain/fleet/rest-reason'
import { Refused } from '~/domain/kit/problem'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Why a driver may rest, and whether the place in the queue is kept meanwhile. */
export const restReasonRoutes = area()
  .get('/driver-rest-reason/list', may('GET /driver-rest-reason/list'), query(RestReasonList), async c =>
    c.json(await restReasonPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/driver-rest-reason/detail/:id', may('GET /driver-rest-reason/detail/:id'), param(Id), async c =>
    c.json(await restReason.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post('/driver-rest-reason/save', may('POST /driver-rest-reason/save'), body(RestReasonSave), async c => {
    const { id, version, ...values } = c.req.valid('json')
    return c.json(await write(c, work => restReason.save(work, id ? { ...values, id, version: version ?? 0 } : values)))
  })
  .delete('/driver-rest-reason/:id', may('DELETE /driver-rest-reason/:id'), param(Id), query(VersionQuery), async c => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') }
    await write(c, async work => {
      if (await isUsed(work.sql, key.id)) throw new Refused('A driver rests for this reason now; switch it off instead')
      await restReason.remove(work, key)
    })
    return c.json({ removed: true })
  })
