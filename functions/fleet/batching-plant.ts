import { materialChoices, materialsOfLines, namedMaterials, silosAt } from '~/db/fleet/batching-plant-materials'
import { batchingPlantPage, getSeenLine } from '~/db/fleet/batching-plant-rows'
import { openAt } from '~/db/fleet/plant-rows'
import { atOwnPlants } from '~/db/fleet/scope'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import {
  BatchingPlantList,
  BatchingPlantMaterialSave,
  BatchingPlantStatus,
  OfPlant,
  OptionalPlant,
} from '~/domain/fleet/batching-plant'
import { Id } from '~/domain/kit/shape'
import { setLineMaterials } from '~/workflows/fleet/batching-plant-materials'
import { switchLine } from '~/workflows/fleet/switch-batching-plant'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const ALL = { limit: 200, offset: 0 }

/** Batching lines of plants (the specification's batching plants) and which silo feeds which of their materials. */
export const batchingPlantRoutes = area()
  .get('/batching-plant', may('GET /batching-plant'), query(BatchingPlantList), async c =>
    c.json(await batchingPlantPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/batching-plant/active', may('GET /batching-plant/active'), query(OptionalPlant), async c =>
    c.json(await batchingPlantPage(sqlOf(c), personOf(c), { ...ALL, active: true, ...c.req.valid('query') })),
  )
  .get(
    '/batching-plant/active-batching-plant',
    may('GET /batching-plant/active-batching-plant'),
    query(OptionalPlant),
    async c =>
      c.json(await batchingPlantPage(sqlOf(c), personOf(c), { ...ALL, active: true, ...c.req.valid('query') })),
  )
  .get(
    '/batching-plant/active-batching-plant-select',
    may('GET /batching-plant/active-batching-plant-select'),
    query(OptionalPlant),
    async c => {
      const ask = { ...ALL, active: true, ...c.req.valid('query') }
      const { rows, total } = await batchingPlantPage(sqlOf(c), personOf(c), ask)
      return c.json({
        rows: rows.map(({ id, code, bpName, plantId, plantName }) => ({ id, code, bpName, plantId, plantName })),
        total,
      })
    },
  )
  .get('/batching-plant/my-batching-plant', may('GET /batching-plant/my-batching-plant'), async c =>
    c.json(await batchingPlantPage(sqlOf(c), personOf(c), { ...ALL, active: true }, atOwnPlants(personOf(c)))),
  )
  .get(
    '/batching-plant/available-batching-plant-assign-do',
    may('GET /batching-plant/available-batching-plant-assign-do'),
    query(OfPlant),
    async c => {
      const { plantId } = c.req.valid('query')
      await getSeenPlant(sqlOf(c), personOf(c), plantId)
      const ask = { ...ALL, active: true, plantId }
      return c.json(await batchingPlantPage(sqlOf(c), personOf(c), ask, openAt(c.var.now)))
    },
  )
  .get('/batching-plant/:id', may('GET /batching-plant/:id'), param(Id), async c =>
    c.json(await getSeenLine(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .put(
    '/batching-plant/:id/status',
    may('PUT /batching-plant/:id/status'),
    param(Id),
    body(BatchingPlantStatus),
    async c => {
      const { id } = c.req.valid('param')
      const { version, active } = c.req.valid('json')
      return c.json(await write(c, work => switchLine(work, { id, version }, active)))
    },
  )
  .get('/batching-plant-material', may('GET /batching-plant-material'), query(OptionalPlant), async c => {
    const rows = await materialsOfLines(sqlOf(c), personOf(c), c.req.valid('query').plantId)
    return c.json({ rows, total: rows.length })
  })
  .get('/batching-plant-material/:id', may('GET /batching-plant-material/:id'), param(Id), async c => {
    const line = await getSeenLine(sqlOf(c), personOf(c), c.req.valid('param').id)
    const rows = await namedMaterials(sqlOf(c), line.id)
    const silos = await silosAt(sqlOf(c), line.plantId)
    return c.json({ batchingPlant: line, rows, total: rows.length, silos, choices: await materialChoices(sqlOf(c)) })
  })
  .post('/batching-plant-material', may('POST /batching-plant-material'), body(BatchingPlantMaterialSave), async c => {
    const { batchingPlantId } = c.req.valid('json')
    await write(c, work => setLineMaterials(work, c.req.valid('json')))
    const rows = await namedMaterials(sqlOf(c), batchingPlantId)
    return c.json({ rows, total: rows.length })
  })
