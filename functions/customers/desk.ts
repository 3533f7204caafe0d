import { customerStory } from '~/db/reports/customer-story'
import { recordThen } from '~/db/support/as-of'
import { customerSource } from '~/db/support/as-of-sources'
import { CustomerSave, Toggle, VersionOf } from '~/domain/customers/customer'
import { AsOfAsk } from '~/domain/kit/as-of'
import { StatusOfMany } from '~/domain/kit/many'
import { Id } from '~/domain/kit/shape'
import { removeCustomer, saveCustomer, toggleCustomer } from '~/workflows/customers/save-customer'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { eachRow } from '../kit/each-row'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Customers written and their whole story: what prices and terms are behind is large, so it is for the full door. */
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
  .put('/customer/:id/toggleStatus', may('PUT /customer/:id/toggleStatus'), param(Id), body(Toggle), async c => {
    const { version, active } = c.req.valid('json')
    return c.json(await write(c, work => toggleCustomer(work, { id: c.req.valid('param').id, version }, active)))
  })
  .post(
    '/customer/change-status-many',
    may('POST /customer/change-status-many', 'once'),
    body(StatusOfMany),
    async c => {
      const { active, rows } = c.req.valid('json')
      return c.json(await eachRow(c, rows, (work, key) => toggleCustomer(work, key, active)))
    },
  )
  .delete('/customer/:id', may('DELETE /customer/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    await write(c, work => removeCustomer(work, { id: c.req.valid('param').id, version }))
    return c.json({ removed: true })
  })
