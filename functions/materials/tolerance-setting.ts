import { getSeenTolerance, toleranceRows } from '~/db/materials/tolerance-setting'
import { Id } from '~/domain/kit/shape'
import { ToleranceList, ToleranceSave } from '~/domain/materials/tolerance-setting'
import { saveToleranceSetting } from '~/workflows/materials/save-tolerance-setting'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const toleranceSettingRoutes = area()
  .get('/tolerance-setting', may('GET /tolerance-setting'), query(ToleranceList), async c => {
    const rows = await toleranceRows(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/tolerance-setting/:id', may('GET /tolerance-setting/:id'), param(Id), async c =>
    c.json(await getSeenTolerance(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .put('/tolerance-setting', may('PUT /tolerance-setting'), body(ToleranceSave), async c =>
    c.json(await write(c, work => saveToleranceSetting(work, c.req.valid('json')))),
  )
