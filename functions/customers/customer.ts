import { contactsOf } from '~/db/customers/contact'
import { searchCustomers, seenCustomer } from '~/db/customers/customer'
import { type CustomerDetail, customerDetail } from '~/db/customers/customer-detail'
import { type ToldRow, toldTrail } from '~/db/support/told-trail'
import { CustomerSearch } from '~/domain/customers/customer'
import { type Page, Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { CustomerUsers, setCustomersOfUser } from '~/workflows/customers/set-customers-of-user'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const customerRoutes = area()
  .get('/customer/list', may('GET /customer/list'), query(CustomerSearch), async c =>
    c.json(await searchCustomers(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/customer/audit/:id', may('GET /customer/audit/:id'), param(Id), query(Paging), async c =>
    c.json(await customerAudit(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .put('/user/customeruser', may('PUT /user/customeruser'), body(CustomerUsers), async c =>
    c.json(await write(c, work => setCustomersOfUser(work, c.req.valid('json')))),
  )
  .get('/customer/:id', may('GET /customer/:id'), param(Id), async c => {
    const detail: CustomerDetail = await customerDetail(
      sqlOf(c),
      personOf(c),
      c.req.valid('param').id,
      businessDay(c.var.now),
    )
    return c.json(detail)
  })

async function customerAudit(c: Ctx, customerId: string, paging: Paging): Promise<Page<ToldRow>> {
  await seenCustomer(sqlOf(c), personOf(c), customerId)
  const contacts = await contactsOf(sqlOf(c), personOf(c), customerId)
  return toldTrail(
    sqlOf(c),
    personOf(c),
    { subject: ['customer', 'contact'], subjectId: [customerId, ...contacts.map(contact => contact.id)] },
    paging,
  )
}
