import { eligibilityRows, linesWithZone } from '~/db/orders/eligibility'
import { seenPlantsWithWays } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import {
  EligibilityCheck,
  EligibilityIds,
  EligibilityQuery,
  EligibilitySave,
  PlantDistances,
} from '~/domain/orders/eligibility'
import { travel } from '~/domain/orders/travel'
import { checkEligibility } from '~/workflows/orders/check-eligibility'
import { removeEligibilities, saveEligibility } from '~/workflows/orders/save-eligibility'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Which plant may serve which site with which product. */
export const eligibilityRoutes = area()
  .get('/eligibility', may('GET /eligibility'), query(EligibilityQuery), async c => {
    const rows = await eligibilityRows(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/eligibility/check', may('GET /eligibility/check'), query(EligibilityCheck), async c =>
    c.json(await checkEligibility(sqlOf(c), personOf(c), c.req.valid('query'))),
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
      const { plants, ways } = await seenPlantsWithWays(sqlOf(c), personOf(c), place)
      const table = { ...(await travelTable(sqlOf(c), orderDate, null, [])), ways }
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
    c.json(await write(c, work => saveEligibility(work, c.req.valid('json')))),
  )
  .delete('/eligibility', may('DELETE /eligibility'), query(EligibilityIds), async c => {
    const { idList } = c.req.valid('query')
    await write(c, work => removeEligibilities(work, idList))
    return c.json({ removed: idList.length })
  })
