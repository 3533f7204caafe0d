import { searchProjectPlants } from '~/db/customers/project-plant'
import { ProjectPlantSave, ProjectPlantSearch } from '~/domain/customers/project-plant'
import { setProjectPlants } from '~/workflows/customers/set-project-plants'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const projectPlantRoutes = area()
  .get('/project-plant-setup', may('GET /project-plant-setup'), query(ProjectPlantSearch), async c =>
    c.json(await searchProjectPlants(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/project-plant-setup', may('POST /project-plant-setup'), body(ProjectPlantSave), async c => {
    const rows = await write(c, work => setProjectPlants(work, c.req.valid('json')))
    return c.json({ rows: rows.map(({ plantId, rank }) => ({ plantId, rank })) })
  })
