import { strengthModelPage } from '~/db/mixdesign/strength-model'
import { Id } from '~/domain/kit/shape'
import { StrengthModelList } from '~/domain/mixdesign/strength-model'
import { strengthModelDetail } from '~/workflows/mixdesign/strength-model-detail'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

/** Versions of the house's strength model; a job makes them. */
export const strengthModelEngine = area()
  .get('/strength-models/list', may('GET /strength-models/list'), query(StrengthModelList), async c =>
    c.json(await strengthModelPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/strength-models/:id', may('GET /strength-models/:id'), param(Id), async c =>
    c.json(await strengthModelDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
