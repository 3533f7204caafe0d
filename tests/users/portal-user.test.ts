import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { sessions, users } from '~/db/users/tables'
import { givenCustomer } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  for (const name of ['admin', 'sales_admin', 'dispatcher', 'finance_hod']) await portal.person(name)
})

const STAFF = { username: 'goh.mei', name: 'Goh Mei', email: 'goh.mei@demo.example', phone: '', roles: ['lab'] }
const BOOKER = { username: 'lim.wei', name: 'Lim Wei', email: '', phone: '' }
const listed = async (query: string, as = 'admin') => {
  const { body } = await portal.as(as).get(`/administration/user/list?${query}`)
  return body.rows.map((row: { username: string }) => row.username)
}
const trailOf = async (subjectId: string) =>
  (await auditTrail(portal.db.sql, { subject: 'user', subjectId }, { limit: 9, offset: 0 })).rows.map(row => row.action)

test('R-024 R-296 administration lists the staff by keyword and onlyActive, and nobody of the customer app', async () => {
  const staff = (await portal.as('admin').post('/administration/user/save', STAFF)).body
  await portal.as('sales_admin').post('/user/create', BOOKER)
  expect(await listed('')).toEqual(['admin', 'dispatcher', 'finance_hod', 'goh.mei', 'sales_admin'])
  expect(await listed('', 'finance_hod')).toContain('goh.mei')
  for (const keyword of ['goh.mei', 'GOH', 'mei@demo']) expect(await listed(`keyword=${keyword}`)).toEqual(['goh.mei'])
  expect(await listed('keyword=lim.wei')).toEqual([])
  const off = { version: staff.version, active: false }
  await portal.as('admin').post(`/administration/user/change-status/${staff.id}`, off)
  expect(await listed('keyword=goh')).toEqual(['goh.mei'])
  expect(await listed('keyword=goh&onlyActive=false')).toEqual(['goh.mei'])
  expect(await listed('keyword=goh&onlyActive=true')).toEqual([])
  expect(await listed('onlyActive=true')).toEqual(['admin', 'dispatcher', 'finance_hod', 'sales_admin'])
  for (const wrong of ['active=true', 'onlyactive=true', 'search=goh', 'onlyActive=perhaps'])
    expect((await portal.as('admin').get(`/administration/user/list?${wrong}`)).status, wrong).toBe(422)
  expect((await portal.as('dispatcher').get('/administration/user/list')).status).toBe(403)
})

test('R-143 a portal user is switched off and on: their session ends, the trail tells both', async () => {
  const { id } = await portal.person('lab')
  const change = (version: number, active: boolean, as = 'admin') =>
    portal.as(as).post(`/administration/user/change-status/${id}`, { version, active })
  expect((await portal.as('lab').get('/user/my-roles')).status).toBe(200)
  expect((await change(1, false, 'dispatcher')).status).toBe(403)
  expect((await change(1, false)).body).toMatchObject({ userId: id, version: 2 })
  expect((await portal.as('lab').get('/user/my-roles')).status).toBe(401)
  expect((await change(1, true)).body).toMatchObject({ title: 'stale', status: 409 })
  expect((await change(2, true)).body.version).toBe(3)
  expect((await portal.as('admin').get(`/administration/user/detail/${id}`)).body.active).toBe(true)
  expect((await trailOf(id)).slice(0, 2)).toEqual(['switch on', 'switch off'])
  const own = (await portal.as('admin').get('/user/get-current-user-detail')).body
  const self = await portal
    .as('admin')
    .post(`/administration/user/change-status/${own.id}`, { version: 1, active: false })
  expect(self.body.facts.rule).toBe('own-status')
})

test('R-143 a booking-app user is switched by updatedUserId, by who manages them', async () => {
  const { id } = (await portal.as('sales_admin').post('/user/create', { ...BOOKER, username: 'tan.boon' })).body
  const change = (version: number, active: boolean, as = 'sales_admin', name = 'updatedUserId') =>
    portal.as(as).post('/user/change-status', { [name]: id, version, active })
  const active = async () => (await portal.as('sales_admin').get(`/user/${id}`)).body.active
  expect((await change(1, false)).body).toMatchObject({ userId: id, version: 2 })
  expect(await active()).toBe(false)
  expect((await change(1, true)).status).toBe(409)
  expect((await change(2, true, 'dispatcher')).status).toBe(403)
  expect((await change(2, true, 'sales_admin', 'userId')).body.errors).toHaveProperty('updatedUserId')
  expect((await change(2, true)).body.version).toBe(3)
  expect(await active()).toBe(true)
  expect((await trailOf(id)).slice(0, 2)).toEqual(['switch on', 'switch off'])
})

test('R-102 a user is userId, username and customerUserMapping on the wire, and no other name is taken', async () => {
  const sales = portal.as('sales_admin')
  const customer = (await givenCustomer(portal)).id
  const made = await sales.post('/user/create', { ...BOOKER, username: 'ong.ai', customerUserMapping: [customer] })
  const { userId } = made.body
  expect(made.body).toMatchObject({ id: userId, username: 'ong.ai' })
  const row = { userId, username: 'ong.ai', customerUserMapping: [customer] }
  expect((await sales.get(`/user/${userId}`)).body).toMatchObject(row)
  expect((await sales.get(`/user/search?customerId=${customer}`)).body.rows).toMatchObject([row])
  const put = (body: object) => sales.put('/user/customeruser', body)
  const given = await put({ userId, version: 1, customerUserMapping: [] })
  expect(given.body).toMatchObject({ userId, username: 'ong.ai', customerUserMapping: [] })
  expect((await put({ userId, version: 2, customerIds: [customer] })).body.errors).toHaveProperty('customerIds')
  expect((await put({ id: userId, version: 2, customerUserMapping: [] })).body.errors).toHaveProperty('userId')
  const named = (more: object) => sales.post('/user/create', { ...BOOKER, ...more })
  expect((await named({ userName: 'ong.bi' })).body.errors).toHaveProperty('userName')
  expect((await named({ customerIds: [customer] })).body.errors).toHaveProperty('customerIds')
  const reset = (name: string) => portal.as('admin').post('/administration/user/reset-password', { [name]: userId })
  expect((await reset('id')).body.errors).toHaveProperty('userId')
  expect((await reset('userId')).body).toMatchObject({ userId, username: 'ong.ai' })
  expect(portal.defects).toEqual([])
})

test('a list of users says when each was last seen, as an instant, and of whom nobody knows it', async () => {
  const [of] = await portal.db.sql.select({ id: users.id }).from(users).where(eq(users.username, 'dispatcher'))
  const lastSeenAt = new Date('2026-11-18T01:02:03Z')
  await portal.db.sql.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, of!.id))
  const { body } = await portal.as('admin').get('/administration/user/list?keyword=dispatcher')
  expect(body.rows[0].lastSeenAt).toBe('2026-11-18T01:02:03.000Z')
  const { body: never } = await portal.as('admin').get('/administration/user/list?keyword=goh')
  expect(never.rows[0].lastSeenAt).toBeNull()
})
