import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { carbonConfig, carbonConfigPage, getSeenCarbonConfig } from '~/db/mixdesign/carbon-config'
import { mayDo } from '~/domain/access/ability'
import { Denied } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import { CarbonConfigCreate, CarbonConfigList, CarbonConfigUpdate } from '~/domain/mixdesign/carbon-config'
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
    const saved = await write(c, async work => {
      await refuseUnseen(work, (await getSeenCarbonConfig(work.sql, work.by, key.id)).plantId)
      return carbonConfig.setActive(work, key, active)
    })
    return c.json(saved)
  })
  .post('/carbon-config', may('POST /carbon-config', 'once'), body(CarbonConfigCreate), async c => {
    const fields = c.req.valid('json')
    const made = await write(c, async work => {
      await refuseUnseen(work, fields.plantId)
      return carbonConfig.insert(work, fields)
    })
    return c.json(made)
  })
  .put('/carbon-config/:id', may('PUT /carbon-config/:id'), param(Id), body(CarbonConfigUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const saved = await write(c, async work => {
      await refuseUnseen(work, (await getSeenCarbonConfig(work.sql, work.by, id)).plantId)
      await refuseUnseen(work, fields.plantId)
      return carbonConfig.update(work, { id, version }, fields)
    })
    return c.json(saved)
  })

/** The company's own row binds every plant: the laboratory's manager and the administrator keep it. */
async function refuseUnseen(work: Work, plantId: string | null | undefined): Promise<void> {
  if (plantId) await getSeenPlant(work.sql, work.by, plantId)
  else if (!mayDo(work.by, 'manage', 'company_carbon'))
    throw new Denied('The factors of the whole company are kept by the laboratory manager')
}
