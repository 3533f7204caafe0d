import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { getSeenTolerance, toleranceRows, toleranceSetting } from '~/db/materials/tolerance-setting'
import { Denied } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { ToleranceList, ToleranceSave } from '~/domain/materials/tolerance-setting'
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
    c.json(await write(c, work => saveTolerance(work, c.req.valid('json')))),
  )

/** A row for all plants binds plants that a person of some plants does not see. */
async function saveTolerance(work: Work, { id, version, ...fields }: ToleranceSave) {
  const before = id ? await getSeenTolerance(work.sql, work.by, id) : undefined
  for (const plantId of before ? [before.plantId, fields.plantId] : [fields.plantId]) {
    if (plantId) await getSeenPlant(work.sql, work.by, plantId)
    else if (!work.by.scope.all) throw new Denied('Limits for all plants are set by who sees all plants')
  }
  return toleranceSetting.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...fields })
}
