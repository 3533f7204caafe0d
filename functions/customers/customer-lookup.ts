import * as z from 'zod'
import { contact, contactEmails, contactsOf, mayDeleteContact } from '~/db/customers/contact'
import { seenCustomer, seenCustomerIds } from '~/db/customers/customer'
import { regionsOfCustomer } from '~/db/customers/customer-detail'
import { isActive, isSelfBilled, lookupCustomers, mayOrder, similarCustomers } from '~/db/customers/customer-lookup'
import { CustomerLookup, SimilarName } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import { Missing } from '~/domain/kit/problem'
import { Id, id, plainDate } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

const RegionDay = z.strictObject({ regionId: id(), orderDate: plainDate() })

/** What other screens choose a customer from. */
export const customerLookupRoutes = area()
  .get('/customer', may('GET /customer'), query(CustomerLookup), async c =>
    c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/customer/search', may('GET /customer/search'), query(CustomerLookup), async c =>
    c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/customer/ids', may('GET /customer/ids'), query(CustomerLookup), async c =>
    c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/customer/active-customers', may('GET /customer/active-customers'), query(CustomerLookup), async c =>
    c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'), isActive())),
  )
  .get('/customer/self-billed-customers', may('GET /customer/self-billed-customers'), query(CustomerLookup), async c =>
    c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'), isSelfBilled())),
  )
  .get(
    '/customer/region-customer',
    may('GET /customer/region-customer'),
    query(CustomerLookup.required({ regionId: true })),
    async c => c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'), isActive())),
  )
  .get(
    '/customer/allow-create-order-customers/:regionId/:orderDate',
    may('GET /customer/allow-create-order-customers/:regionId/:orderDate'),
    param(RegionDay),
    query(CustomerLookup),
    async c => {
      const { regionId, orderDate } = c.req.valid('param')
      return c.json(await lookupCustomers(sqlOf(c), personOf(c), c.req.valid('query'), mayOrder(regionId, orderDate)))
    },
  )
  .get('/customer/similar-name', may('GET /customer/similar-name'), query(SimilarName), async c =>
    c.json({ rows: await similarCustomers(sqlOf(c), personOf(c), c.req.valid('query')) }),
  )
  .get('/customer/customer/:id', may('GET /customer/customer/:id'), param(Id), async c => {
    const { id, customerName, customerCode, active } = await seenCustomer(
      sqlOf(c),
      personOf(c),
      c.req.valid('param').id,
    )
    return c.json({ id, customerName, customerCode, active })
  })
  .get('/customer/customerRegion/:id', may('GET /customer/customerRegion/:id'), param(Id), async c => {
    const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows: await regionsOfCustomer(sqlOf(c), id) })
  })

/** The people of a customer and what they are written to for. */
export const customerContactRoutes = area()
  .get(
    '/customer/validate-delete-contact-info/:id',
    may('GET /customer/validate-delete-contact-info/:id'),
    param(Id),
    async c => {
      const found = await contact.get(sqlOf(c), c.req.valid('param').id)
      const [seen] = await seenCustomerIds(sqlOf(c), personOf(c), [found.customerId])
      if (!seen) throw new Missing(words.contactMissing())
      return c.json(await mayDeleteContact(sqlOf(c), found))
    },
  )
  .get(
    '/customer/customer-contact-emails/:id',
    may('GET /customer/customer-contact-emails/:id'),
    param(Id),
    async c => {
      const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json({ emails: await contactEmails(sqlOf(c), id, ['invoice', 'late_invoice']) })
    },
  )
  .get(
    '/customer/customer-contact-qcemails/:id',
    may('GET /customer/customer-contact-qcemails/:id'),
    param(Id),
    async c => {
      const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json({ emails: await contactEmails(sqlOf(c), id, ['qc']) })
    },
  )
  .get('/customer/:id/contacts', may('GET /customer/:id/contacts'), param(Id), async c => {
    const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows: await contactsOf(sqlOf(c), personOf(c), id) })
  })
  .get('/customer/:id/operation-contacts', may('GET /customer/:id/operation-contacts'), param(Id), async c => {
    const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows: await contactsOf(sqlOf(c), personOf(c), id, 'operation') })
  })
