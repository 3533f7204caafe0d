import { beforeAll, expect, test } from 'vitest'
import { givenCustomer, givenSalesperson } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let theirs: string
beforeAll(async () => {
  portal = await house()
  for (const name of ['sales_admin', 'salesperson', 'ceo', 'dispatcher']) await portal.person(name)
  const made = await portal.as('sales_admin').post('/customer', { customerName: 'Bayfront Builders' })
  theirs = made.body.id
})

const create = (who: string, of: object) =>
  portal.as(who).post('/user/create', { username: 'lim.wei', name: 'Lim Wei', email: '', phone: '', ...of })

test('R-002 R-047 a booking-app user is made for customers, with a one-time password, and found again', async () => {
  const made = await create('sales_admin', { customerUserMapping: [theirs] })
  expect(made.status).toBe(200)
  expect(made.body.oneTimePassword).toMatch(/^(\w{5}-){3}\w{5}$/)
  const page = await portal.as('sales_admin').get(`/user/search?customerId=${theirs}`)
  expect(page.body.rows).toMatchObject([{ name: 'Lim Wei', kind: 'booking', customerUserMapping: [theirs] }])
  expect((await portal.as('sales_admin').get('/administration/user/list?keyword=lim.wei')).status).toBe(403)
})

test('a salesperson gives no customer of somebody else, and keeps what others gave', async () => {
  const refused = await create('salesperson', { username: 'tan.boon', customerUserMapping: [theirs] })
  expect(refused.status).toBe(404)
  const { body } = await portal.as('sales_admin').get('/user/search?keyword=lim.wei')
  const { id, version, username } = body.rows[0]
  const save = { version, username, name: 'Lim Wei', email: '', phone: '', customerUserMapping: [theirs] }
  // Who orders for the customers of somebody else alone does not exist here.
  expect((await portal.as('salesperson').get('/user/search?keyword=lim.wei')).body.total).toBe(0)
  expect((await portal.as('salesperson').get(`/user/${id}`)).status).toBe(404)
  expect((await portal.as('salesperson').put(`/user/${id}`, save)).status).toBe(404)
  const seller = await givenSalesperson(portal)
  const ours = (await givenCustomer(portal, { salespersonIds: [seller.id] })).id
  const both = { ...save, customerUserMapping: [theirs, ours] }
  expect((await portal.as('sales_admin').put(`/user/${id}`, both)).status).toBe(200)
  const renamed = { ...both, version: version + 1, name: 'Lim Wei Ling' }
  expect((await portal.as('salesperson').put(`/user/${id}`, renamed)).status).toBe(200)
  const after = await portal.as('sales_admin').get(`/user/${id}`)
  expect(after.body).toMatchObject({ name: 'Lim Wei Ling', customerUserMapping: [theirs, ours] })
  expect((await portal.as('salesperson').put(`/user/${id}`, renamed)).status).toBe(409)
})

test('who may look may not change, and others may not look', async () => {
  expect((await create('ceo', { username: 'ong.mei' })).status).toBe(403)
  expect((await portal.as('ceo').get('/user/search')).status).toBe(200)
  expect((await portal.as('dispatcher').get('/user/search')).status).toBe(403)
  expect((await create('sales_admin', { username: 'x' })).status).toBe(422)
  expect((await create('sales_admin', { username: 'lim.wei' })).body.errors).toHaveProperty('username')
})
