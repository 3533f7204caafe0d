import { mappingPage } from '~/db/mixdesign/plant-mapping-page'
import { MappingList, MappingSave } from '~/domain/mixdesign/mix-design'
import { saveMapping } from '~/workflows/mixdesign/plant-mapping'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const plantMappingRoutes = area()
  .get('/mix-design-mapping/plant', may('GET /mix-design-mapping/plant'), query(MappingList), async c =>
    c.json(await mappingPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .put('/mix-design-mapping/plant', may('PUT /mix-design-mapping/plant'), body(MappingSave), async c =>
    c.json(await write(c, work => saveMapping(work, c.req.valid('json')))),
  )
