import type * as z from 'zod'
import { location } from '~/db/customers/location'
import { makes, plantPage } from '~/db/fleet/plant-rows'
import { seenLocation } from '~/db/fleet/seen-places'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { eligibility, eligibilityRows, linesWithZone, rulesOfPlants } from '~/db/orders/eligibility'
import { seenProjectOf } from '~/db/orders/sites'
import { seenWorkingPlants } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import { Missing } from '~/domain/kit/problem'
import {
  decidingRule,
  EligibilityCheck,
  EligibilityIds,
  EligibilityQuery,
  EligibilitySave,
  PlantDistances,
} from '~/domain/orders/eligibility'
import { travel } from '~/domain/orders/travel'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Which plant may serve which site with which product. */
export const eligibilityRoutes = area()
  .get('/eligibility', may('GET /eligibility'), query(EligibilityQuery), async c => {
    const rows = await eligibilityRows(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/eligibility/check', may('GET /eligibility/check'), query(EligibilityCheck), async c =>
    c.json(await checkPlants(c, c.req.valid('query'))),
  )
  .get('/eligibility/active-batching-plant-zone', may('GET /eligibility/active-batching-plant-zone'), async c => {
    const rows = await linesWithZone(sqlOf(c), personOf(c))
    return c.json({ rows, total: rows.length })
  })
  .post(
    '/eligibility/location-plant-distance',
    may('POST /eligibility/location-plant-distance'),
    body(PlantDistances),
    async c => {
      const { plantIds, orderDate, startTime, ...place } = c.req.valid('json')
      const plants = await seenWorkingPlants(sqlOf(c), personOf(c))
      const table = await travelTable(sqlOf(c), orderDate)
      const rows = plants
        .filter(plant => !plantIds.length || plantIds.includes(plant.id))
        .map(plant => ({
          plantId: plant.id,
          plantName: plant.plantName,
          ...travel(plant, place, Number(startTime.slice(0, 2)), table),
        }))
        .sort((a, b) => a.minutes - b.minutes)
      return c.json({ rows, total: rows.length })
    },
  )
  .post('/eligibility', may('POST /eligibility'), body(EligibilitySave), async c =>
    c.json(await write(c, work => saveRule(work, c.req.valid('json')))),
  )
  .delete('/eligibility', may('DELETE /eligibility'), query(EligibilityIds), async c => {
    const { idList } = c.req.valid('query')
    await write(c, async work => {
      const rows = await eligibilityRows(work.sql, work.by, { ids: idList })
      if (rows.length !== new Set(idList).size) throw new Missing('Not all of these rules exist')
      for (const row of rows) await eligibility.remove(work, row)
    })
    return c.json({ removed: idList.length })
  })

async function saveRule(work: Work, { id, version, ...fields }: z.output<typeof EligibilitySave>) {
  await getSeenPlant(work.sql, work.by, fields.plantId)
  if (fields.projectId) await seenProjectOf(work.sql, work.by, fields.projectId)
  if (fields.locationId)
    await seenProjectOf(work.sql, work.by, (await location.get(work.sql, fields.locationId)).projectId)
  if (!id) return eligibility.insert(work, fields)
  const present = await eligibility.get(work.sql, id)
  await getSeenPlant(work.sql, work.by, present.plantId)
  return eligibility.update(work, { id, version: version ?? 0 }, fields)
}

/** Each plant of the person for a site and product: whether it may, by which rule, and whether it has a mix. */
async function checkPlants(c: Ctx, { locationId, productId }: z.output<typeof EligibilityCheck>) {
  const [sql, person] = [sqlOf(c), personOf(c)]
  const site = await seenLocation(sql, person, locationId)
  if (!site) throw new Missing('There is no such location')
  const all = { limit: 200, offset: 0, active: true }
  const { rows: plants } = await plantPage(sql, person, all)
  const able = productId ? (await plantPage(sql, person, all, makes(sql, productId))).rows.map(plant => plant.id) : null
  const rules = await rulesOfPlants(
    sql,
    plants.map(plant => plant.id),
  )
  const rows = plants.map(({ id: plantId, plantName }) => {
    const rule = decidingRule(rules, { plantId, projectId: site.projectId, locationId, productId })
    const hasMix = able ? able.includes(plantId) : null
    const reasons = [
      ...(rule && !rule.allowed ? [rule.reason] : []),
      ...(hasMix === false ? ['No mix of this product is mapped here'] : []),
    ]
    return { plantId, plantName, eligible: !reasons.length, hasMix, reasons }
  })
  return { rows, total: rows.length }
}
