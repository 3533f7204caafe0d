import { trialBatchPage } from '~/db/mixdesign/trial-batch'
import { Id } from '~/domain/kit/shape'
import { TrialBatchList, TrialBatchSave, TrialBatchWithdraw } from '~/domain/mixdesign/trial-batch'
import { recordTrialBatch, trialBatchDetail, withdrawTrialBatch } from '~/workflows/mixdesign/trial-batch'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** With the concrete ledger, for which the Worker has no room. */
export const trialBatchEngine = area()
  .get('/trial-batches/list', may('GET /trial-batches/list'), query(TrialBatchList), async c =>
    c.json(await trialBatchPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/trial-batches/:id', may('GET /trial-batches/:id'), param(Id), async c =>
    c.json(await trialBatchDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post('/trial-batches', may('POST /trial-batches', 'once'), body(TrialBatchSave), async c =>
    c.json(await write(c, work => recordTrialBatch(work, c.req.valid('json')))),
  )
  .post(
    '/trial-batches/:id/withdraw',
    may('POST /trial-batches/:id/withdraw', 'once'),
    param(Id),
    body(TrialBatchWithdraw),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => withdrawTrialBatch(work, c.req.valid('param').id, version, reason), reason))
    },
  )
