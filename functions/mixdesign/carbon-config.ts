import { carbonConfigPage, getSeenCarbonConfig } from '~/db/mixdesign/carbon-config'
import { Id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import { CarbonConfigCreate, CarbonConfigList, CarbonConfigUpdate } from '~/domain/mixdesign/carbon-config'
import { changeCarbonConfig, createCarbonConfig, switchCarbonConfig } from '~/workflows/mixdesign/save-carbon-config'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const carbonConfigRoutes = area()
  .get('/carbon-config/list', may('GET /carbon-config/list'), query(CarbonConfigList), async c =>
    c.json(await carbonConfigPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/carbon-config/:id', may('GET /carbon-config/:id'), param(Id), async c =>
    c.json(await getSeenCarbonConfig(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post('/carbon-config/change-status', may('POST /carbon-config/change-status'), body(EntryStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => switchCarbonConfig(work, key, active)))
  })
  .post('/carbon-config', may('POST /carbon-config', 'once'), body(CarbonConfigCreate), async c =>
    c.json(await write(c, work => createCarbonConfig(work, c.req.valid('json')))),
  )
  .put('/carbon-config/:id', may('PUT /carbon-config/:id'), param(Id), body(CarbonConfigUpdate), async c =>
    c.json(await write(c, work => changeCarbonConfig(work, c.req.valid('param').id, c.req.valid('json')))),
  )
