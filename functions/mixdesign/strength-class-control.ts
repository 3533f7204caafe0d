import { strengthClassRows } from '~/db/mixdesign/strength-class-control'
import { StrengthClassList, StrengthClassSave } from '~/domain/mixdesign/strength-class-control'
import { saveStrengthClassControl } from '~/workflows/mixdesign/save-strength-class-control'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const strengthClassControlRoutes = area()
  .get('/strength-class-control', may('GET /strength-class-control'), query(StrengthClassList), async c => {
    const rows = await strengthClassRows(sqlOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .put('/strength-class-control', may('PUT /strength-class-control'), body(StrengthClassSave), async c =>
    c.json(await write(c, work => saveStrengthClassControl(work, c.req.valid('json')))),
  )
