import { searchAgreedPaymentTerms } from '~/db/pricing/agreed-payment-term'
import { VersionOf } from '~/domain/customers/customer'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { AgreedPaymentTermSave, AgreedPaymentTermSearch } from '~/domain/pricing/agreed-payment-term'
import { removeAgreedPaymentTerm } from '~/workflows/pricing/remove-agreed-payment-term'
import { setAgreedPaymentTerm } from '~/workflows/pricing/set-agreed-payment-term'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** By when customers and projects pay, and on which days that holds. */
export const agreedPaymentTermRoutes = area()
  .get('/agreed-payment-term', may('GET /agreed-payment-term'), query(AgreedPaymentTermSearch), async c =>
    c.json(await searchAgreedPaymentTerms(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .post('/agreed-payment-term', may('POST /agreed-payment-term', 'once'), body(AgreedPaymentTermSave), async c =>
    c.json(await write(c, work => setAgreedPaymentTerm(work, c.req.valid('json')))),
  )
  .put('/agreed-payment-term', may('PUT /agreed-payment-term'), body(AgreedPaymentTermSave), async c =>
    c.json(await write(c, work => setAgreedPaymentTerm(work, c.req.valid('json')))),
  )
  .delete('/agreed-payment-term/:id', may('DELETE /agreed-payment-term/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    const approval = await write(c, work => removeAgreedPaymentTerm(work, { id: c.req.valid('param').id, version }))
    return c.json({ removed: !approval, approval })
  })
