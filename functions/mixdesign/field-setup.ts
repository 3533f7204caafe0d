import { mixFieldRows, mixFieldSetting } from '~/db/mixdesign/field-setting'
import { MixFieldSave } from '~/domain/mixdesign/field-setup'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

export const fieldSetupRoutes = area()
  .get('/mix-design-field/list', may('GET /mix-design-field/list'), async c => {
    const rows = await mixFieldRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .put('/mix-design-field', may('PUT /mix-design-field'), body(MixFieldSave), async c => {
    const { id, version, ...fields } = c.req.valid('json')
    return c.json(
      await write(c, work => mixFieldSetting.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...fields })),
    )
  })
