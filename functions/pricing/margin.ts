import { seenProject } from '~/db/customers/project'
import { margins, thresholdOf } from '~/db/pricing/margin'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { MarginSave } from '~/domain/pricing/margin'
import { saveMargin } from '~/workflows/pricing/save-margin'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

export const marginRoutes = area()
  .get('/pricing/margin-contribution', may('GET /pricing/margin-contribution'), async c =>
    c.json({ rows: await margins(sqlOf(c)) }),
  )
  .post('/pricing/margin-contribution', may('POST /pricing/margin-contribution'), body(MarginSave), async c =>
    c.json(await write(c, work => saveMargin(work, c.req.valid('json')))),
  )
  .get(
    '/pricing/margin-contribution-by-region/:id',
    may('GET /pricing/margin-contribution-by-region/:id'),
    param(Id),
    async c => {
      const found = (await margins(sqlOf(c))).find(row => row.regionId === c.req.valid('param').id)
      if (!found) throw new Missing('There is no such region')
      return c.json(found)
    },
  )
  .get('/pricing/threshold/:id', may('GET /pricing/threshold/:id'), param(Id), async c => {
    const { regionId } = await seenProject(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ threshold: await thresholdOf(sqlOf(c), regionId, businessDay(c.var.now)) })
  })
