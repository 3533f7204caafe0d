import { allocationsOf, seenPayment } from '~/db/billing/payment'
import { searchPayments } from '~/db/billing/payment-list'
import { unknownPayments } from '~/db/billing/unknown-payments'
import { auditTrail } from '~/db/kit/trail'
import {
  PaymentAllocate,
  PaymentReverse,
  PaymentSave,
  PaymentSearch,
  PaymentUnallocate,
  ReceivePayments,
} from '~/domain/billing/payment'
import { PAYMENT_COLUMNS, type PaymentFileRow } from '~/domain/billing/payment-import'
import { Id } from '~/domain/kit/shape'
import { type FilePayment, matchPayments, savePaymentOfFile } from '~/workflows/billing/match-payments'
import { receivePayments } from '~/workflows/billing/receive-payments'
import { allocatePayment, enterPayment, reversePayment, unallocatePayment } from '~/workflows/billing/save-payment'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable } from '../kit/import/noun'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const importedPayments: Importable<PaymentFileRow, FilePayment> = {
  noun: 'payment',
  title: 'Payments',
  template: 'payments',
  columns: PAYMENT_COLUMNS,
  most: 1000,
  keyOf: row => `${row.account} ${row.reference}`.toLowerCase(),
  keyColumn: 'reference',
  match: ({ sql, now }, rows) => matchPayments(sql, now, rows),
  save: savePaymentOfFile,
}

/** Payments: entered by finance, from a file, or by the ERP with its key; and what they pay. */
export const paymentFiles = area()
  .route('/', importRoutes('/payment/import', importedPayments))
  .post('/payment/receive', may('POST /payment/receive', 'once'), body(ReceivePayments), async c =>
    c.json(await write(c, work => receivePayments(work, c.req.valid('json')))),
  )
  .get('/payment', may('GET /payment'), query(PaymentSearch), async c =>
    c.json(await searchPayments(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/payment/unknown-account', may('GET /payment/unknown-account'), async c =>
    c.json({ payments: await unknownPayments(sqlOf(c), c.var.now) }),
  )
  .post('/payment', may('POST /payment', 'once'), body(PaymentSave), async c => {
    const { payment, already } = await write(c, work => enterPayment(work, c.req.valid('json'), 'person'))
    return c.json({ ...payment, already })
  })
  .get('/payment/:id', may('GET /payment/:id'), param(Id), async c => {
    const found = await seenPayment(sqlOf(c), personOf(c), c.req.valid('param').id)
    const allocations = await allocationsOf(sqlOf(c), found.id)
    const history = await auditTrail(sqlOf(c), { subject: 'payment', subjectId: found.id }, { limit: 50, offset: 0 })
    return c.json({ ...found, allocations, history: history.rows })
  })
  .post(
    '/payment/:id/allocate',
    may('POST /payment/:id/allocate', 'once'),
    param(Id),
    body(PaymentAllocate),
    async c => {
      const id = await seenId(c)
      return c.json(await write(c, work => allocatePayment(work, id, c.req.valid('json'))))
    },
  )
  .post(
    '/payment/:id/unallocate',
    may('POST /payment/:id/unallocate', 'once'),
    param(Id),
    body(PaymentUnallocate),
    async c => {
      const id = await seenId(c)
      return c.json(await write(c, work => unallocatePayment(work, id, c.req.valid('json'))))
    },
  )
  .post('/payment/:id/reverse', may('POST /payment/:id/reverse', 'once'), param(Id), body(PaymentReverse), async c => {
    const id = await seenId(c)
    return c.json(await write(c, work => reversePayment(work, id, c.req.valid('json'))))
  })

const seenId = async (c: Ctx) => (await seenPayment(sqlOf(c), personOf(c), c.req.valid('param').id)).id
