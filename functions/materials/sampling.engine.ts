import { unsampledReceipts } from '~/db/materials/sampling'
import { SamplingAsk } from '~/domain/materials/sampling'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** Receipts that lack their material test, for the storeman and the laboratory alike. */
export const samplingEngine = area().get('/sampling', may('GET /sampling'), query(SamplingAsk), async c => {
  const rows = await unsampledReceipts(sqlOf(c), personOf(c), { ...c.req.valid('query'), now: c.var.now })
  return c.json({ rows, total: rows.length })
})
