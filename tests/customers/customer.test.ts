import { beforeAll, describe, expect, test } from 'vitest'
import {
  givenContact,
  givenCustomer,
  givenProject,
  givenRegion,
  givenSalesperson,
  givenSite,
} from '../kit/given/customers'
import { givenPriceCategory } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
let mine: string

beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
  mine = (await givenSalesperson(portal)).id
})

const seller = () => portal.as('salesperson')
const create = (more: object = {}, as = 'sales_admin') =>
  portal.as(as).post('/customer', {
    ...{ customerName: 'Lion City Builders Pte Ltd', regionIds: [regionId], separateAccount: true },
    ...more,
  })

describe('saving', () => {
  test('R-171 creates without an id, changes with one, and leaves audit lines with before and after', async () => {
    const made = await create()
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({ version: 1, customerCode: expect.stringMatching(/^C\d+$/), active: true })
    const changed = await portal.as('sales_admin').put('/customer', {
      id: made.body.id,
      version: 1,
      customerName: 'Lion City Builders (S) Pte Ltd',
      regionIds: [regionId],
    })
    expect(changed.body).toMatchObject({ id: made.body.id, version: 2, customerCode: made.body.customerCode })
    const { body } = await portal.as('sales_admin').get(`/customer/audit/${made.body.id}`)
    expect(body.rows[0]).toMatchObject({
      action: 'change',
      actorName: 'Sales admin',
      before: { customerName: 'Lion City Builders Pte Ltd' },
      after: { customerName: 'Lion City Builders (S) Pte Ltd' },
      changed: ['customerName'],
    })
  })

  test('R-079 the wire uses customerName, customerCode, salespersonIds, selfBilling and contacts', async () => {
    const { body: made } = await create({
      salespersonIds: [mine],
      selfBilling: true,
      contacts: [{ name: 'Ng Wei', email: 'qc@lion.example', purposes: ['qc', 'operation'] }],
    })
    const { body } = await seller().get(`/customer/${made.id}`)
    expect(body).toMatchObject({ salespersonIds: [mine], selfBilling: true, regionIds: [regionId] })
    expect(body.contacts).toMatchObject([{ name: 'Ng Wei', purposes: ['qc', 'operation'] }])
    expect((await seller().get(`/customer/customer-contact-qcemails/${made.id}`)).body.emails).toEqual([
      'qc@lion.example',
    ])
    expect((await seller().get(`/customer/customer-contact-emails/${made.id}`)).body.emails).toEqual([])
    expect((await seller().get(`/customer/${made.id}/operation-contacts`)).body.rows).toHaveLength(1)
  })

  test('a stale version is refused and shows the present row; nothing is written', async () => {
    const { body: made } = await create()
    const save = (customerName: string) =>
      portal.as('sales_admin').put(`/customer/${made.id}`, { version: 1, customerName, regionIds: [] })
    expect((await save('First')).status).toBe(200)
    const second = await save('Second')
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ title: 'stale', facts: { present: { customerName: 'First' } } })
  })

  test.each([
    ['without a name', { customerName: ' ' }, 'customerName'],
    ['with a wrong e-mail', { email: 'nobody' }, 'email'],
    ['with a field that is not known', { discount: 5 }, 'discount'],
    ['stopped without a reason', { creditSuspended: true }, 'creditReason'],
    ['with an unknown region', { regionIds: ['0199aaaa-0000-7000-8000-000000000001'] }, null],
    [
      'with a contact for invoices without e-mail',
      { contacts: [{ name: 'A', purposes: ['invoice'] }] },
      'contacts.0.email',
    ],
    ['with a limit that is no number', { creditLimit: 'much' }, 'creditLimit'],
  ])('is refused %s', async (_name, more, field) => {
    const { status, body } = await create(more, 'admin')
    expect(status).toBe(422)
    if (field) expect(body.errors).toHaveProperty([field])
  })

  test('a code that is taken names its holder', async () => {
    const { body: made } = await create({ customerCode: 'LCB-1' })
    const second = await create({ customerCode: 'lcb-1' })
    expect(second.body.errors).toEqual({ customerCode: [`lcb-1 belongs to ${made.customerName}`] })
  })

  test('one idempotency key makes one customer', async () => {
    const ask = () =>
      portal.as('sales_admin').post('/customer', { customerName: 'Twice Pte Ltd' }, { key: 'one-key-for-two' })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
  })
})

describe('rights and scope', () => {
  test('the wrong role may not change, and another may not even look', async () => {
    const row = await givenCustomer(portal, { regionIds: [regionId] })
    expect((await create({}, 'dispatcher')).status).toBe(403)
    expect((await portal.as('batcher').get(`/customer/${row.id}`)).status).toBe(403)
    expect((await portal.as(null).get('/customer/list')).status).toBe(401)
  })

  test('a salesperson sees the own customers, others do not exist for them', async () => {
    const own = await givenCustomer(portal, { salespersonIds: [mine] })
    const other = await givenCustomer(portal)
    const list = await seller().get('/customer/list?limit=200')
    const ids = list.body.rows.map((row: { id: string }) => row.id)
    expect(ids).toContain(own.id)
    expect(ids).not.toContain(other.id)
    for (const path of ['', '/contacts', '/operation-contacts'])
      expect((await seller().get(`/customer/${other.id}${path}`)).status).toBe(404)
    const change = await seller().put('/customer', { id: other.id, version: 1, customerName: 'Mine now' })
    expect(change.status).toBe(404)
    expect((await seller().put(`/customer/${other.id}/toggleStatus`, { version: 1, active: false })).status).toBe(404)
    expect((await seller().get(`/customer/audit/${other.id}`)).status).toBe(404)
  })

  test('a salesperson stays on the customer they enter, and one without a salesperson row enters none', async () => {
    const { body } = await create({}, 'salesperson')
    expect((await seller().get(`/customer/${body.id}`)).body.salespersonIds).toEqual([mine])
    expect((await create({}, 'salesperson_2')).status).toBe(403)
  })

  test('credit is set by finance, not by the salesperson', async () => {
    const { body: row } = await create({ salespersonIds: [mine] })
    const stop = (as: string) =>
      portal.as(as).put('/customer', {
        id: row.id,
        version: 1,
        customerName: row.customerName,
        salespersonIds: [mine],
        creditSuspended: true,
        creditReason: 'Invoices over 90 days',
      })
    expect((await stop('salesperson')).status).toBe(403)
    expect((await stop('finance_ar')).status).toBe(200)
  })

  test('the price category is set by those who make prices', async () => {
    await givenPriceCategory(portal, { regionId, discounts: [{}] })
    const { body: row } = await create({ salespersonIds: [mine] })
    const save = (as: string) =>
      portal.as(as).put('/customer', {
        id: row.id,
        version: 1,
        customerName: row.customerName,
        salespersonIds: [mine],
        priceCategories: [{ regionId, categoryName: 'Gold' }],
      })
    expect((await save('salesperson')).status).toBe(403)
    expect((await save('sales_manager')).status).toBe(200)
    expect((await seller().get(`/customer/${row.id}`)).body.priceCategories).toMatchObject([{ categoryName: 'Gold' }])
  })
})

test('R-133 the status is switched off and on', async () => {
  const row = await givenCustomer(portal, { salespersonIds: [mine] })
  const off = await seller().put(`/customer/${row.id}/toggleStatus`, { version: 1, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  const list = await seller().get(`/customer/list?active=false&limit=200`)
  expect(list.body.rows.map((found: { id: string }) => found.id)).toEqual([row.id])
  expect((await seller().put(`/customer/${row.id}/toggleStatus`, { version: 1, active: true })).status).toBe(409)
  expect((await seller().put(`/customer/${row.id}/toggleStatus`, { version: 2, active: true })).body.active).toBe(true)
})

test('a customer with projects stays, one entered by mistake goes', async () => {
  const busy = await givenCustomer(portal)
  await givenProject(portal, { customerId: busy.id, regionId })
  expect((await portal.as('admin').delete(`/customer/${busy.id}?version=1`)).status).toBe(409)
  const { body: slip } = await create({ contacts: [{ name: 'A', email: 'a@b.example', purposes: ['qc'] }] })
  expect((await portal.as('admin').delete(`/customer/${slip.id}`)).status).toBe(422)
  expect((await portal.as('admin').delete(`/customer/${slip.id}?version=1`)).status).toBe(200)
  expect((await portal.as('admin').get(`/customer/${slip.id}`)).status).toBe(404)
})

test('similar names are found across the company without opening what is not ones own', async () => {
  await givenCustomer(portal, { customerName: 'Woh Hup Engineering (Private) Limited' })
  const { body } = await seller().get('/customer/similar-name?name=Woh%20Hup%20Pte%20Ltd')
  expect(body.rows[0]).toMatchObject({ id: null, customerName: 'Woh Hup Engineering (Private) Limited' })
  expect((await seller().get('/customer/similar-name?name=Kim%20Seng%20Heng')).body.rows).toEqual([])
  const seen = await portal.as('sales_manager').get('/customer/similar-name?name=woh%20hub')
  expect(seen.body.rows[0].id).toEqual(expect.any(String))
})

describe('R-174 whether a contact may be deleted', () => {
  test('the last one who gets the invoices stays', async () => {
    const row = await givenCustomer(portal, { salespersonIds: [mine] })
    const only = await givenContact(portal, { customerId: row.id, purposes: ['invoice'], email: 'a@b.example' })
    const check = () => seller().get(`/customer/validate-delete-contact-info/${only.id}`)
    expect((await check()).body).toEqual({
      allowed: false,
      reason: `${only.name} is the last contact for invoices`,
    })
    const save = (contacts: object[]) =>
      seller().put('/customer', {
        id: row.id,
        version: 1,
        customerName: row.customerName,
        salespersonIds: [mine],
        contacts,
      })
    expect((await save([])).status).toBe(409)
    await givenContact(portal, { customerId: row.id, purposes: ['invoice'], email: 'c@b.example' })
    expect((await check()).body.allowed).toBe(true)
  })

  test('a stale contact is refused with its customer', async () => {
    const row = await givenCustomer(portal, { salespersonIds: [mine] })
    const one = await givenContact(portal, { customerId: row.id })
    const { status } = await seller().put('/customer', {
      id: row.id,
      version: 1,
      customerName: row.customerName,
      salespersonIds: [mine],
      contacts: [{ id: one.id, version: 9, name: 'Other' }],
    })
    expect(status).toBe(409)
    expect((await seller().get(`/customer/${row.id}`)).body.version).toBe(1)
  })
})

describe('choosing a customer', () => {
  test('R-279 R-330 the ids lookup takes limit 10 and offset 0 by itself', async () => {
    const { body } = await portal.as('dispatcher_manager').get('/customer/ids')
    expect(body.rows.length).toBeLessThanOrEqual(10)
    const admin = await portal.as('admin').get('/customer/ids?limit=10&offset=0')
    expect(admin.body.rows).toHaveLength(10)
    expect(admin.body.total).toBeGreaterThan(10)
    const second = await portal.as('admin').get('/customer/ids?limit=10&offset=1')
    expect(second.body.rows[0].id).not.toBe(admin.body.rows[0].id)
  })

  test('orders are taken of active customers with a running project of the region and no stop of supply', async () => {
    const { customer, regionId: here } = await givenSite(portal)
    const stopped = await givenCustomer(portal, { regionIds: [here], creditSuspended: true, creditReason: 'Late' })
    await givenProject(portal, { customerId: stopped.id, regionId: here })
    const over = await givenCustomer(portal, { regionIds: [here] })
    await givenProject(portal, { customerId: over.id, regionId: here, endDate: '2026-11-01' })
    const { body } = await portal.as('admin').get(`/customer/allow-create-order-customers/${here}/2026-11-21`)
    expect(body.rows.map((row: { id: string }) => row.id)).toEqual([customer.id])
    expect((await portal.as('admin').get(`/customer/region-customer?regionId=${here}`)).body.total).toBe(3)
    expect((await portal.as('admin').get('/customer/region-customer')).status).toBe(422)
    await portal.person('dispatcher_2', { regionIds: [here] })
    expect((await portal.as('dispatcher_2').get('/customer/active-customers')).body.total).toBe(3)
  })

  test('a list refuses columns it does not know and limits beyond 200', async () => {
    expect((await portal.as('admin').get('/customer/list?sort=password')).status).toBe(422)
    expect((await portal.as('admin').get('/customer/list?limit=201')).status).toBe(422)
    expect((await portal.as('admin').get('/customer/list?sort=-customerName&keyword=%25')).body.total).toBe(0)
  })
})

test('a user of the booking app is given customers of ones own, staff is not', async () => {
  const own = await givenCustomer(portal, { salespersonIds: [mine] })
  const other = await givenCustomer(portal)
  const staff = await portal.person('lab')
  const put = (userId: string, customerUserMapping: string[]) =>
    seller().put('/user/customeruser', { userId, version: 1, customerUserMapping })
  expect((await put(staff.id, [own.id])).status).toBe(409)
  const { users } = await import('~/db/users/tables')
  const { record } = await import('~/db/kit/record')
  const app = await portal.given(work =>
    record(users, 'user').insert(work, { username: 'booker', name: 'Booker', kind: 'booking', roles: ['customer'] }),
  )
  expect((await put(app.id, [other.id])).status).toBe(404)
  expect((await put(app.id, [own.id])).body).toMatchObject({
    userId: app.id,
    customerUserMapping: [own.id],
    version: 2,
  })
})

test('nothing of this was a defect', () => expect(portal.defects).toEqual([]))
