import { plantsOf, searchProjectPlants } from '~/db/customers/project-plant'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { ProjectPlantSave, ProjectPlantSearch } from '~/domain/customers/project-plant'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'
import { seenLocation } from './save-location'

/** Plants are given by people who see them; those given by somebody else may stay. */
export const projectPlantRoutes = area()
  .get('/project-plant-setup', may('GET /project-plant-setup'), query(ProjectPlantSearch), async c =>
    c.json(await searchProjectPlants(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/project-plant-setup', may('POST /project-plant-setup'), body(ProjectPlantSave), async c => {
    const { locationId, plantIds } = c.req.valid('json')
    const rows = await write(c, async work => {
      await seenLocation(work, locationId)
      const before = new Set((await plantsOf.list(work.sql, locationId)).map(row => row.plantId))
      for (const plantId of plantIds.filter(one => !before.has(one))) await getSeenPlant(work.sql, work.by, plantId)
      return plantsOf.replace(
        work,
        locationId,
        plantIds.map((plantId, place) => ({ plantId, rank: place + 1 })),
      )
    })
    return c.json({ rows: rows.map(({ plantId, rank }) => ({ plantId, rank })) })
  })
