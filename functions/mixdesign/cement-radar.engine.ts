import { pageOf } from '~/domain/kit/page'
import { CementRadarAsk, CementRadarTrial } from '~/domain/mixdesign/cement-radar/cement-radar'
import { cementRadar } from '~/workflows/mixdesign/cement-radar'
import { startRadarTrial } from '~/workflows/mixdesign/start-cement-radar-trial'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** With the shipped strength model, for which the Worker has no room. */
export const cementRadarEngine = area()
  .get('/cement-radar', may('GET /cement-radar'), query(CementRadarAsk), async c => {
    const { limit, offset, ...asked } = c.req.valid('query')
    const { rows, ...found } = await cementRadar(sqlOf(c), personOf(c), asked, c.var.now)
    return c.json({ ...found, concretes: pageOf(rows, { limit, offset }).rows })
  })
  .post('/cement-radar/trial', may('POST /cement-radar/trial', 'once'), body(CementRadarTrial), async c =>
    c.json(await write(c, work => startRadarTrial(work, c.req.valid('json')))),
  )
