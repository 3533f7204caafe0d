import { beforeAll, expect, test } from 'vitest'
import { givenCustomer, givenRegion } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await portal.person('salesperson')
})

test('R-090 a salesperson has username and name, and is tied to the person who signs in so', async () => {
  const { id: regionId } = await givenRegion(portal)
  const { status, body } = await portal
    .as('sales_manager')
    .post('/salesperson', { username: 'SALESPERSON', name: 'Tan Mei Ling', regionIds: [regionId] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ username: 'salesperson', name: 'Tan Mei Ling', userId: expect.any(String) })
  await givenCustomer(portal, { salespersonIds: [body.id] })
  expect((await portal.as('salesperson').get('/customer/list')).body.total).toBe(1)
  const { body: row } = await portal.as('finance_ar').get(`/salesperson/${body.id}`)
  expect(row).toMatchObject({ customers: 1, regions: [expect.any(String)] })
  const save = (version: number) =>
    portal.as('sales_admin').put('/salesperson', { id: body.id, version, username: 'salesperson', name: 'Tan M. L.' })
  expect((await save(1)).body).toMatchObject({ version: 2, name: 'Tan M. L.' })
  expect((await save(1)).status).toBe(409)
  expect((await portal.as('admin').get('/salesperson/search?keyword=tan%20m')).body.total).toBe(1)
  expect((await portal.as('admin').get('/salesperson?active=false')).body.total).toBe(0)
})

test('only staff with a sales role can be one, each once, and only those who manage salespeople may say so', async () => {
  await portal.person('lab')
  const make = (username: string, as = 'admin') => portal.as(as).post('/salesperson', { username, name: 'X' })
  expect((await make('nobody')).body.errors).toEqual({ username: ['No member of staff has the user name nobody'] })
  expect((await make('lab')).status).toBe(422)
  expect((await make('salesperson')).status).toBe(409)
  expect((await make('salesperson', 'dispatcher')).status).toBe(403)
  expect((await portal.as('dispatcher').get('/salesperson')).status).toBe(403)
  expect((await portal.as('admin').get('/salesperson/0199aaaa-0000-7000-8000-000000000001')).status).toBe(404)
  expect(portal.defects).toEqual([])
})

test('R-197 a salesperson manages the sales team, but gives no customers of others to the own sign-in', async () => {
  await portal.person('salesperson_2')
  const mine = (await portal.as('admin').get('/salesperson?keyword=tan')).body.rows[0]
  const own = portal.as('salesperson')
  const made = await own.post('/salesperson', { username: 'salesperson_2', name: 'Lim Hock' })
  expect(made.status).toBe(200)
  const other = { id: made.body.id, version: 1, username: 'salesperson_2', name: 'Lim Hock Seng', phone: '6123 4567' }
  expect((await own.put('/salesperson', other)).body).toMatchObject({ version: 2, phone: '6123 4567' })
  const moved = { id: mine.id, version: mine.version, username: 'salesperson_2', name: mine.name }
  expect((await own.put('/salesperson', moved)).status).toBe(403)
  const { body: after } = await portal.as('admin').get(`/salesperson/${mine.id}`)
  expect(after).toMatchObject({ username: 'salesperson', version: mine.version })
})
