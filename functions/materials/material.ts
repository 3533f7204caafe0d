import { type MaterialRow, material } from '~/db/materials/material'
import { materialPage } from '~/db/materials/material-page'
import { recordThen, trailOfRecord } from '~/db/support/as-of'
import { materialSource } from '~/db/support/as-of-sources'
import { AsOfAsk } from '~/domain/kit/as-of'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { EntryStatus, MaterialCreate, MaterialList, MaterialUpdate } from '~/domain/materials/material'
import { ALERT_MODES, NOTIFICATION_FREQUENCIES } from '~/domain/materials/material-order'
import { saveMaterial, switchMaterial } from '~/workflows/materials/material'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const materialRoutes = area()
  .get('/material/list', may('GET /material/list'), query(MaterialList), async c =>
    c.json(await materialPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/material/search', may('GET /material/search'), query(MaterialList), async c =>
    c.json(await materialPage(sqlOf(c), { ...c.req.valid('query'), active: true })),
  )
  .get('/material/alert-modes', may('GET /material/alert-modes'), c =>
    c.json({ rows: ALERT_MODES.map(({ mode, name }) => ({ mode, name: name() })), total: ALERT_MODES.length }),
  )
  .get('/material/notification-frequency', may('GET /material/notification-frequency'), c =>
    c.json({
      rows: NOTIFICATION_FREQUENCIES.map(each => ({ ...each, name: each.name() })),
      total: NOTIFICATION_FREQUENCIES.length,
    }),
  )
  .get('/material/audit/:id', may('GET /material/audit/:id'), param(Id), query(Paging), async c =>
    c.json(
      await trailOfRecord(sqlOf(c), personOf(c), materialSource, {
        ...c.req.valid('param'),
        paging: c.req.valid('query'),
      }),
    ),
  )
  .get('/material/as-of/:id', may('GET /material/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(
      await recordThen(sqlOf(c), personOf(c), materialSource, { ...c.req.valid('param'), ...c.req.valid('query') }),
    ),
  )
  .get('/material/:id', may('GET /material/:id'), param(Id), async c =>
    c.json(named(await material.get(sqlOf(c), c.req.valid('param').id))),
  )
  .post('/material/change-status', may('POST /material/change-status'), body(EntryStatus), async c =>
    c.json(named(await write(c, work => switchMaterial(work, c.req.valid('json'))))),
  )
  .post('/material', may('POST /material', 'once'), body(MaterialCreate), async c =>
    c.json(named(await write(c, work => saveMaterial(work, c.req.valid('json'))))),
  )
  .put('/material/:id', may('PUT /material/:id'), param(Id), body(MaterialUpdate), async c => {
    const { id } = c.req.valid('param')
    return c.json(named(await write(c, work => saveMaterial(work, { id, ...c.req.valid('json') }))))
  })

const named = (row: MaterialRow) => ({ ...row, materialId: row.id, ingredientId: row.id })
