import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { salesperson } from '~/db/customers/salesperson'
import { customerSalespeople } from '~/db/customers/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { newId } from '~/domain/kit/uuid'
import { tellSubscribers } from '~/workflows/deliveries/tell-subscribers'
import { type Deliveries, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { allowInside, givenReceiver, sendDue } from '../kit/given/receiver'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let id: string
let version: number
let secret: string
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  allowInside(portal)
  await portal.person('salesperson')
  const seller = await portal.person('salesperson_2')
  await portal.given(async work => {
    const { username, name } = seller
    const { id: salespersonId } = await salesperson.insert(work, { username, name, userId: seller.id })
    await work.sql.insert(customerSalespeople).values({ id: newId(), customerId: world.customer.id, salespersonId })
  })
  const of = { customerId: world.customer.id, url: (await givenReceiver()).url, events: ['ticket_made'] }
  const made = (await portal.as('sales_admin').post('/e-ticket-subscription', of)).body
  id = made.id
  version = made.version
  secret = made.secret
  await givenGenerated(portal, world)
  await sendDue(portal)
})

const one = (path = '') => `/e-ticket-subscription/${id}${path}`

test('who sees the customer sees its receivers and their log; whoever does not finds none, and changes none', async () => {
  const [message] = (await portal.as('finance_ar').get(one('/message'))).body.rows
  for (const who of ['finance_ar', 'salesperson_2']) {
    const { rows } = (await portal.as(who).get('/e-ticket-subscription?keyword=Acme')).body
    expect([who, rows.map((row: { id: string }) => row.id)]).toEqual([who, [id]])
    expect((await portal.as(who).get(one('/message'))).body.rows).toMatchObject([{ status: 'sent' }])
  }
  const stranger = portal.as('salesperson')
  expect((await stranger.get('/e-ticket-subscription')).body).toMatchObject({ rows: [], total: 0 })
  for (const path of ['', '/message']) expect([path, (await stranger.get(one(path))).status]).toEqual([path, 404])
  const asked: [string, object?][] = [
    ['/status', { version, status: 'ended', reason: 'Mine now' }],
    ['/secret', { version }],
    ['/test'],
    [`/message/${message.id}/send`],
  ]
  for (const [path, body] of asked) {
    expect([path, (await stranger.post(one(path), body)).status]).toEqual([path, 404])
    expect([path, (await portal.as('finance_ar').post(one(path), body)).status]).toEqual([path, 403])
  }
  const taken = { customerId: world.customer.id, url: 'https://tickets.example.com/', events: ['delivered'] }
  expect((await stranger.post('/e-ticket-subscription', taken)).body.errors).toHaveProperty('customerId')
  expect((await stranger.put('/e-ticket-subscription', { ...taken, id, version })).status).toBe(404)
  expect((await portal.as('batcher').get('/e-ticket-subscription')).status).toBe(403)
  expect((await portal.as('sales_admin').get(one())).body).toMatchObject({ version, status: 'active' })
})

test('a bad body is refused by its field and an old version by what is there now', async () => {
  const of = { customerId: world.customer.id, url: 'https://8.8.8.8/tickets', events: ['delivered'] }
  const ask = async (more: object) =>
    (await portal.as('sales_admin').put('/e-ticket-subscription', { id, version, ...of, ...more })).body
  expect((await ask({ events: [] })).errors).toHaveProperty('events')
  expect((await ask({ events: ['melted'] })).errors).toHaveProperty(['events.0'])
  expect((await ask({ url: 'http://8.8.8.8/' })).status ?? 'saved').toBe('saved')
  expect((await ask({})).title).toBe('stale')
})

test('the trail says who did what, and neither it nor any answer tells a secret', async () => {
  await portal.as('salesperson_2').post(one('/test'))
  const trail = await portal.as('admin').get(`/audit?subject=e_ticket_subscription&subjectId=${id}`)
  expect(trail.body.rows.map((row: { action: string }) => row.action)).toEqual(['change', 'create'])
  const told = JSON.stringify([
    trail.body,
    (await portal.as('admin').get('/audit')).body,
    (await portal.as('finance_ar').get(one())).body,
  ])
  expect(told).not.toContain(secret.slice(12))
  expect(told).not.toMatch(/"(secret|previousSecret|body)":/)
})

test('a load that became somebody else’s is void for whoever had it, and its ticket is not theirs to read', async () => {
  const other = await givenReceiver()
  const far = await portal.given(work => customer.insert(work, { customerName: 'Far Builders', customerCode: 'FAR' }))
  const [mine, theirs] = [await givenReceiver(), { customerId: far.id, url: other.url, events: ['corrected'] }]
  const own = { customerId: world.customer.id, url: mine.url, events: ['voided', 'corrected'] }
  for (const of of [own, theirs])
    expect((await portal.as('sales_admin').post('/e-ticket-subscription', of)).status).toBe(200)
  const { load } = await givenGenerated(portal, world, 1)
  await portal.given(async work => {
    const before = await deliveryOrder.lock(work, load.id)
    const after = await deliveryOrder.move(work, before, { customerId: far.id }, 'divert')
    await tellSubscribers(work, after, 'corrected', { before })
  })
  await sendDue(portal)
  expect(mine.received.map(({ body }) => body)).toMatchObject([
    { type: 'e-ticket.voided', data: { ticketNumber: load.doNumber, ticket: null, jws: null } },
  ])
  expect(other.received.map(({ body }) => [body.type, body.data.ticket.ticket.customer.code])).toEqual([
    ['e-ticket.corrected', 'FAR'],
  ])
})
