import { mixFieldRows } from '~/db/mixdesign/field-setup'
import { businessDay } from '~/domain/kit/time'
import { MixFieldSave } from '~/domain/mixdesign/field-setup'
import { exposureNamesOn } from '~/workflows/mixdesign/mix-exposure'
import { saveFieldSetup } from '~/workflows/mixdesign/save-field-setup'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

export const fieldSetupRoutes = area()
  .get('/mix-design-field/list', may('GET /mix-design-field/list'), async c => {
    const rows = await mixFieldRows(sqlOf(c))
    const exposures = await exposureNamesOn(sqlOf(c), businessDay(c.var.now))
    return c.json({ rows, total: rows.length, exposures })
  })
  .put('/mix-design-field', may('PUT /mix-design-field'), body(MixFieldSave), async c =>
    c.json(await write(c, work => saveFieldSetup(work, c.req.valid('json')))),
  )
