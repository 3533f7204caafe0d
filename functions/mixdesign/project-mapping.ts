import { projectMappingPage } from '~/db/mixdesign/project-mapping'
import { ProjectMappingList, ProjectMappingSave } from '~/domain/mixdesign/project-mapping'
import { saveProjectMapping } from '~/workflows/mixdesign/project-mapping'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const projectMappingRoutes = area()
  .get('/mix-design-mapping/project', may('GET /mix-design-mapping/project'), query(ProjectMappingList), async c =>
    c.json(await projectMappingPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .put('/mix-design-mapping/project', may('PUT /mix-design-mapping/project'), body(ProjectMappingSave), async c =>
    c.json(await write(c, work => saveProjectMapping(work, c.req.valid('json')))),
  )
