import { Id } from '~/domain/kit/shape'
import { ReceiptAccept, ReceiptClaim, ReceiptCorrect, ReceiptCredit, ReceiptWeight } from '~/domain/materials/receipt'
import { type MaterialOrderView, materialOrderView } from '~/workflows/materials/material-order-view'
import {
  acceptReceipt,
  claimReceipt,
  correctReceipt,
  creditReceipt,
  reweighReceipt,
} from '~/workflows/materials/settle-receipt'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** What becomes of a receipt: settled with the supplier, or weighed and typed anew. Work for a desk, so behind the edge. */
export const receiptEngine = area()
  .get('/material-order/:id/receipt', may('GET /material-order/:id/receipt'), param(Id), async c => {
    const view: MaterialOrderView = await materialOrderView(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(view)
  })
  .post(
    '/material-order/:id/accept',
    may('POST /material-order/:id/accept', 'once'),
    param(Id),
    body(ReceiptAccept),
    async c => c.json(await write(c, work => acceptReceipt(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/material-order/:id/claim',
    may('POST /material-order/:id/claim', 'once'),
    param(Id),
    body(ReceiptClaim),
    async c => c.json(await write(c, work => claimReceipt(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/material-order/:id/credit',
    may('POST /material-order/:id/credit', 'once'),
    param(Id),
    body(ReceiptCredit),
    async c => c.json(await write(c, work => creditReceipt(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/material-order/:id/reweigh',
    may('POST /material-order/:id/reweigh', 'once'),
    param(Id),
    body(ReceiptWeight),
    async c => c.json(await write(c, work => reweighReceipt(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/material-order/:id/correct',
    may('POST /material-order/:id/correct', 'once'),
    param(Id),
    body(ReceiptCorrect),
    async c => c.json(await write(c, work => correctReceipt(work, c.req.valid('param').id, c.req.valid('json')))),
  )
