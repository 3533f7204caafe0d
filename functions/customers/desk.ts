import { customerStory } from '~/db/reports/customer-story'
import { recordThen } from '~/db/support/as-of'
import { customerSource } from '~/db/support/as-of-sources'
import { CustomerSave } from '~/domain/customers/customer'
import { AsOfAsk } from '~/domain/kit/as-of'
import { Id } from '~/domain/kit/shape'
import { saveCustomer } from '~/workflows/customers/save-customer'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What of a customer asks for a price or tells its whole story: for the full door. */
export const customersDesk = area()
  .get('/customer/story/:id', may('GET /customer/story/:id'), param(Id), async c =>
    c.json(await customerStory(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/customer/as-of/:id', may('GET /customer/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(
      await recordThen(sqlOf(c), personOf(c), customerSource, { ...c.req.valid('param'), ...c.req.valid('query') }),
    ),
  )
  .post('/customer', may('POST /customer', 'once'), body(CustomerSave), async c =>
    c.json(await write(c, work => saveCustomer(work, c.req.valid('json')))),
  )
  .put('/customer', may('PUT /customer'), body(CustomerSave), async c =>
    c.json(await write(c, work => saveCustomer(work, c.req.valid('json')))),
  )
  .put('/customer/:id', may('PUT /customer/:id'), param(Id), body(CustomerSave), async c =>
    c.json(await write(c, work => saveCustomer(work, { ...c.req.valid('json'), id: c.req.valid('param').id }))),
  )
