import { plantPage } from '~/db/fleet/plant-rows'
import { getSeenRegion, type RegionLine, regionRows } from '~/db/fleet/region-rows'
import { OfRegion, RegionQuery, RegionSave } from '~/domain/fleet/region'
import { Id } from '~/domain/kit/shape'
import { saveRegion } from '~/workflows/fleet/save-region'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const regionRoutes = area()
  .get('/region', may('GET /region'), query(RegionQuery), async c => {
    const rows: RegionLine[] = await regionRows(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .post('/region', may('POST /region'), body(RegionSave), async c =>
    c.json(await write(c, work => saveRegion(work, c.req.valid('json')))),
  )
  /** What a form chooses from: names alone, the active ones. */
  .get('/region/region', may('GET /region/region'), async c => {
    const rows = await regionRows(sqlOf(c), personOf(c), { active: true })
    return c.json({ rows: rows.map(({ id, code, regionName }) => ({ id, code, regionName })), total: rows.length })
  })
  .get('/region/plants', may('GET /region/plants'), query(OfRegion), async c => {
    const { regionId } = c.req.valid('query')
    const ask = { active: true, limit: 200, offset: 0, regionId }
    return c.json(await plantPage(sqlOf(c), personOf(c), ask))
  })
  .get('/region/:id', may('GET /region/:id'), param(Id), async c =>
    c.json(await getSeenRegion(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
