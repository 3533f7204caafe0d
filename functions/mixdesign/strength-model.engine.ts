import { strengthModelPage } from '~/db/mixdesign/strength-model'
import { pageOf } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { CementRadarAsk, CementRadarTrial } from '~/domain/mixdesign/cement-radar/cement-radar'
import { StrengthModelList } from '~/domain/mixdesign/strength-model'
import { cementRadar } from '~/workflows/mixdesign/cement-radar'
import { startRadarTrial } from '~/workflows/mixdesign/start-radar-trial'
import { strengthModelDetail } from '~/workflows/mixdesign/strength-model-detail'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** The house's strength model and what it finds: with the shipped model, which no edge carries. */
export const strengthModelEngine = area()
  .get('/strength-models/list', may('GET /strength-models/list'), query(StrengthModelList), async c =>
    c.json(await strengthModelPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/strength-models/:id', may('GET /strength-models/:id'), param(Id), async c =>
    c.json(await strengthModelDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/cement-radar', may('GET /cement-radar'), query(CementRadarAsk), async c => {
    const { limit, offset, ...asked } = c.req.valid('query')
    const found = await cementRadar(sqlOf(c), personOf(c), asked, c.var.now)
    return c.json({ ...found, ...pageOf(found.rows, { limit, offset }) })
  })
  .post('/cement-radar/trial', may('POST /cement-radar/trial', 'once'), body(CementRadarTrial), async c =>
    c.json(await write(c, work => startRadarTrial(work, c.req.valid('json')))),
  )
