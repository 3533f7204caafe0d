import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { materialSourcePage } from '~/db/materials/material-page'
import { materialSource } from '~/db/materials/material-source'
import { invalid } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import { MaterialSourceCreate, MaterialSourceList, MaterialSourceUpdate } from '~/domain/materials/material-source'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const materialSourceRoutes = area()
  .get('/material-source/list', may('GET /material-source/list'), query(MaterialSourceList), async c =>
    c.json(await materialSourcePage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/material-source/search', may('GET /material-source/search'), query(MaterialSourceList), async c =>
    c.json(await materialSourcePage(sqlOf(c), { ...c.req.valid('query'), active: true })),
  )
  .get('/material-source/:id', may('GET /material-source/:id'), param(Id), async c =>
    c.json(await materialSource.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post('/material-source/change-status', may('POST /material-source/change-status'), body(EntryStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => materialSource.setActive(work, key, active)))
  })
  .post('/material-source', may('POST /material-source', 'once'), body(MaterialSourceCreate), async c => {
    const fields = c.req.valid('json')
    const made = await write(c, async work => {
      await refuseUnknown(work, fields.materialId)
      return materialSource.insert(work, fields)
    })
    return c.json(made)
  })
  .put('/material-source/:id', may('PUT /material-source/:id'), param(Id), body(MaterialSourceUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const saved = await write(c, async work => {
      await refuseUnknown(work, fields.materialId)
      return materialSource.update(work, { id, version }, fields)
    })
    return c.json(saved)
  })

async function refuseUnknown(work: Work, materialId: string): Promise<void> {
  if (!(await material.find(work.sql, materialId))) throw invalid('materialId', 'There is no such material')
}
