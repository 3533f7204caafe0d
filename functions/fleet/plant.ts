import { makes, openAt, type PlantLine, plantPage } from '~/db/fleet/plant-rows'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { recordThen, trailOfRecord } from '~/db/support/as-of'
import { plantSource } from '~/db/support/as-of-sources'
import { PlantClose, PlantDelete, PlantList, PlantSave, PlantStatus, PlantsByProduct } from '~/domain/fleet/plant'
import { OfRegion } from '~/domain/fleet/region'
import { AsOfAsk } from '~/domain/kit/as-of'
import { type Page, Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { closePlant, removePlant, savePlant, switchPlant } from '~/workflows/fleet/plant'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** All that a person sees, for choosing; the paged list is list-plant. */
const ALL = { limit: 200, offset: 0 }

export const plantRoutes = area()
  .get('/plant', may('GET /plant'), query(PlantList), async c => c.json(await plantsOf(c, c.req.valid('query'))))
  .get('/plant/list', may('GET /plant/list'), query(PlantList), async c =>
    c.json(await plantsOf(c, c.req.valid('query'))),
  )
  .get('/plant/list-plant', may('GET /plant/list-plant'), query(PlantList), async c =>
    c.json(await plantsOf(c, c.req.valid('query'))),
  )
  .get('/plant/active-plant', may('GET /plant/active-plant'), async c =>
    c.json(await plantsOf(c, { ...ALL, active: true })),
  )
  .get('/plant/select', may('GET /plant/select'), query(PlantList), async c => {
    const { rows, total } = await plantsOf(c, { ...c.req.valid('query'), active: true })
    return c.json({
      rows: rows.map(({ id, plantId, plantCode, plantName, regionId }) => ({
        id,
        plantId,
        plantCode,
        plantName,
        regionId,
      })),
      total,
    })
  })
  .get('/plant/get-plant-by-region', may('GET /plant/get-plant-by-region'), query(OfRegion), async c =>
    c.json(await plantsOf(c, { ...ALL, active: true, regionId: c.req.valid('query').regionId })),
  )
  .get(
    '/plant/active-plants-by-product',
    may('GET /plant/active-plants-by-product'),
    query(PlantsByProduct),
    async c => {
      const { productId, regionId } = c.req.valid('query')
      const ask = { ...ALL, active: true, regionId }
      return c.json(await plantPage(sqlOf(c), personOf(c), ask, makes(sqlOf(c), productId)))
    },
  )
  .get('/plant/available-plant-assign-do', may('GET /plant/available-plant-assign-do'), async c =>
    c.json(await plantPage(sqlOf(c), personOf(c), { ...ALL, active: true }, openAt(c.var.now))),
  )
  .get('/plant/detail/:id', may('GET /plant/detail/:id'), param(Id), async c =>
    c.json(await getSeenPlant(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/plant/audit/:id', may('GET /plant/audit/:id'), param(Id), query(Paging), async c =>
    c.json(
      await trailOfRecord(sqlOf(c), personOf(c), plantSource, {
        ...c.req.valid('param'),
        paging: c.req.valid('query'),
      }),
    ),
  )
  .get('/plant/as-of/:id', may('GET /plant/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(await recordThen(sqlOf(c), personOf(c), plantSource, { ...c.req.valid('param'), ...c.req.valid('query') })),
  )
  .post('/plant/save', may('POST /plant/save'), body(PlantSave), async c =>
    c.json(await write(c, work => savePlant(work, c.req.valid('json')))),
  )
  .post('/plant/change-status', may('POST /plant/change-status'), body(PlantStatus), async c =>
    c.json(await write(c, work => switchPlant(work, c.req.valid('json')))),
  )
  .post('/plant/close', may('POST /plant/close'), body(PlantClose), async c =>
    c.json(await write(c, work => closePlant(work, c.req.valid('json')))),
  )
  .post('/plant/delete', may('POST /plant/delete'), body(PlantDelete), async c => {
    await write(c, work => removePlant(work, c.req.valid('json')))
    return c.json({ removed: true })
  })

const plantsOf = (c: Ctx, ask: Parameters<typeof plantPage>[2]): Promise<Page<PlantLine>> =>
  plantPage(sqlOf(c), personOf(c), ask)
