import { paymentTerm, searchPaymentTerms } from '~/db/customers/payment-term'
import type { Work } from '~/db/kit/work'
import { PaymentTermSave, PaymentTermSearch } from '~/domain/customers/payment-term'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const paymentTermRoutes = area()
  .get('/payment-term', may('GET /payment-term'), query(PaymentTermSearch), async c =>
    c.json(await searchPaymentTerms(sqlOf(c), c.req.valid('query'))),
  )
  .get('/payment-term/search', may('GET /payment-term/search'), query(PaymentTermSearch), async c =>
    c.json(await searchPaymentTerms(sqlOf(c), c.req.valid('query'))),
  )
  .get('/payment-term/:id', may('GET /payment-term/:id'), param(Id), async c => {
    const { rows } = await searchPaymentTerms(sqlOf(c), { ids: [c.req.valid('param').id], limit: 1, offset: 0 })
    if (!rows[0]) throw new Missing('There is no such payment term')
    return c.json(rows[0])
  })
  .post('/payment-term', may('POST /payment-term', 'once'), body(PaymentTermSave), async c =>
    c.json(await write(c, work => savePaymentTerm(work, c.req.valid('json')))),
  )
  .put('/payment-term', may('PUT /payment-term'), body(PaymentTermSave), async c =>
    c.json(await write(c, work => savePaymentTerm(work, c.req.valid('json')))),
  )

async function savePaymentTerm(work: Work, { paymentTermId, version, ...values }: PaymentTermSave) {
  const saved = await paymentTerm.save(work, {
    ...(paymentTermId ? { id: paymentTermId, version: version ?? 0 } : {}),
    ...values,
  })
  return { ...saved, paymentTermId: saved.id }
}
