import type { Work } from '~/db/kit/work'
import { strengthClassControl, strengthClassRows } from '~/db/mixdesign/strength-class-control'
import { classFigures, StrengthClassList, StrengthClassSave } from '~/domain/mixdesign/strength-class-control'
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
    c.json(await write(c, work => saveControl(work, c.req.valid('json')))),
  )

const saveControl = (work: Work, { id, version, active, ...of }: StrengthClassSave) =>
  strengthClassControl.save(work, {
    ...(id ? { id, version: version ?? 0 } : {}),
    ...of,
    ...classFigures(of),
    active,
  })
