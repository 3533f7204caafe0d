import { lineChoices, projectChoices } from '~/db/mixdesign/mapping-choice'
import { UnsortedPaging } from '~/domain/kit/page'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What a mix may be mapped to. */
export const mappingChoiceRoutes = area()
  .get('/mix-design-mapping/lines', may('GET /mix-design-mapping/lines'), async c => {
    const rows = await lineChoices(sqlOf(c), personOf(c))
    return c.json({ rows, total: rows.length })
  })
  .get('/mix-design-mapping/projects', may('GET /mix-design-mapping/projects'), query(UnsortedPaging), async c =>
    c.json(await projectChoices(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
