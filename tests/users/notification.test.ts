import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { customerSalespeople } from '~/db/customers/tables'
import { users } from '~/db/users/tables'
import { newId } from '~/domain/kit/uuid'
import { speaking } from '~/functions/kit/speaking'
import { notify } from '~/workflows/users/notify'
import { tellPeople } from '~/workflows/users/send-notification'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { bookOrder } from '../kit/given/orders'
import { sealed } from '../kit/given/trail'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const CHANNELS = { decision: 'portal', customer: 'portal', watched: 'portal' }

const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  await portal.person('dispatcher_2', { regionIds: [world.region.id] })
})

async function tell() {
  await sealed(portal)
  return tellPeople(portal.parts, speaking)
}
const told = async (who: string, more = '') =>
  ok(await as(who).get(`/notification?limit=50${more}`)).rows as {
    id: string
    kind: string
    title: string
    detail: string | null
    url: string | null
    readAt: string | null
  }[]
const book = () => bookOrder(portal, world as never, { orderDate: '2026-11-25', startTime: '10:00', quantity: '18' })
async function hold(who: string, order: { id: string; orderNo: string }, reason = 'Site flooded') {
  const { version } = ok(await as(who).get(`/order/${order.id}`))
  ok(await as(who).post(`/order/${order.id}/hold`, { version, reason }))
}
const set = (who: string, of: object) =>
  as(who).put('/notification/setting', { channels: CHANNELS, quietFrom: null, quietTo: null, digestAt: null, ...of })
const address = (who: string, email: string | null, more: object = {}) =>
  portal.db.sql
    .update(users)
    .set({ email, ...more })
    .where(eq(users.username, who))

test('who booked an order is told who put it on hold and why, once, with where it opens; who did it is not', async () => {
  const order = await book()
  await hold('dispatcher_2', order)
  await sealed(portal)
  // Two rounds at once, and one more: each line is told of once.
  await Promise.all([notify(portal.db, portal.clock.now()), notify(portal.db, portal.clock.now())])
  await tell()
  const [first, ...others] = await told('dispatcher')
  expect(others).toEqual([])
  expect(first).toMatchObject({
    kind: 'decision',
    title: `Order ${order.orderNo} was put on hold by Dispatcher 2`,
    detail: 'Site flooded',
    url: `/order/${order.id}`,
    readAt: null,
  })
  expect(await told('dispatcher_2')).toEqual([])
  expect(ok(await as('dispatcher').get('/session/counts'))['/notifications']).toBe(1)
})

test('read is read for oneself alone, and unread again', async () => {
  const [first] = await told('dispatcher')
  expect(ok(await as('dispatcher_2').post('/notification/read', { ids: [first!.id] })).changed).toBe(0)
  expect(ok(await as('dispatcher').post('/notification/read', { ids: [] })).changed).toBe(1)
  expect(await told('dispatcher', '&unread=true')).toEqual([])
  expect(ok(await as('dispatcher').get('/session/counts'))['/notifications']).toBeUndefined()
  expect(ok(await as('dispatcher').post('/notification/read', { ids: [first!.id], read: false })).changed).toBe(1)
  expect(await told('dispatcher', '&unread=true')).toHaveLength(1)
})

test('a watched record tells who watches; what one may not open cannot be watched, and is not told later', async () => {
  const order = await book()
  const of = { subject: 'order', subjectId: order.id }
  expect((await as('batcher').post('/record-watch', of)).status).toBe(404)
  expect((await as('dispatcher_manager').post('/record-watch', { ...of, subjectId: world.region.id })).status).toBe(404)
  ok(await as('dispatcher_manager').post('/record-watch', of))
  ok(await as('dispatcher_manager').post('/record-watch', of))
  ok(await as('dispatcher_2').post('/record-watch', of))
  const state = ok(await as('dispatcher_manager').get(`/record-watch?subject=order&subjectId=${order.id}`))
  expect(state).toEqual({ watching: true, others: ['Dispatcher 2'] })
  // The scope of one of them goes elsewhere before anything happens.
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  await address('dispatcher_manager', null, { regionIds: ['00000000-0000-7000-8000-000000000001'] })
  await hold('dispatcher', order)
  await tell()
  expect((await told('dispatcher_2')).map(row => [row.kind, row.title])).toEqual([
    ['watched', `Order ${order.orderNo} was put on hold by Dispatcher`],
  ])
  expect(await told('dispatcher_manager')).toEqual([])
  await address('dispatcher_manager', null, { regionIds: [world.region.id] })
  ok(await as('dispatcher_2').post('/record-watch/end', of))
  const { version } = ok(await as('dispatcher').get(`/order/${order.id}`))
  ok(await as('dispatcher').post(`/order/${order.id}/release`, { version }))
  await tell()
  expect(await told('dispatcher_2')).toHaveLength(1)
})

test('the salespeople of a customer hear of its credit hold and of its orders on hold', async () => {
  const seller = await givenSalesperson(portal)
  await portal.db.sql
    .insert(customerSalespeople)
    .values({ id: newId(), customerId: world.customer.id, salespersonId: seller.id })
  for (const creditSuspended of [true, false]) {
    portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
    await portal.given(async work => {
      const { id, version } = await customer.lock(work, world.customer.id)
      return customer.update(work, { id, version }, { creditSuspended, creditReason: 'Cheque returned' })
    })
  }
  await tell()
  const credit = (await told('salesperson')).map(row => [row.kind, row.title.replace(/ by .*/, '')])
  expect(credit).toEqual([
    ['customer', `Customer ${world.customer.customerName} was taken off credit hold`],
    ['customer', `Customer ${world.customer.customerName} was put on credit hold`],
  ])
  const order = await book()
  await hold('dispatcher_2', order)
  await tell()
  expect((await told('salesperson')).map(row => row.title)).toContain(
    `Order ${order.orderNo} was put on hold by Dispatcher 2`,
  )
})

test('an e-mail goes where one is wanted, after the quiet hours, once; never without an address', async () => {
  await address('dispatcher', null)
  expect((await set('dispatcher', { channels: { ...CHANNELS, decision: 'mail' } })).status).toBe(422)
  await address('dispatcher', 'dispatcher@demo.example')
  const quiet = { quietFrom: '22:00', quietTo: '06:30' }
  ok(await set('dispatcher', { channels: { ...CHANNELS, decision: 'mail' }, ...quiet }))
  portal.clock.at = new Date('2026-11-24T15:00:00.000Z')
  const [one, other] = [await book(), await book()]
  await hold('dispatcher_2', one)
  await hold('dispatcher_2', other, 'No crew')
  portal.letters.length = 0
  await tell()
  await portal.runJobs()
  expect(portal.letters).toEqual([])
  portal.clock.at = new Date('2026-11-24T22:31:00.000Z')
  await tell()
  await tell()
  await portal.runJobs()
  expect(portal.letters.map(({ to, subject }) => [to, subject])).toEqual([
    [['dispatcher@demo.example'], '2 changes that concern you'],
  ])
  expect(portal.letters[0]!.text).toContain(`Order ${other.orderNo} was put on hold by Dispatcher 2\n  Reason: No crew`)
})

test('the digest of the day comes once, with the work as home counts it; off is off', async () => {
  ok(await set('dispatcher', { channels: { decision: 'off', customer: 'off', watched: 'off' }, digestAt: '07:00' }))
  const before = (await told('dispatcher')).length
  portal.clock.at = new Date('2026-11-24T22:40:00.000Z')
  portal.letters.length = 0
  const order = await book()
  await hold('dispatcher_2', order)
  await tell()
  await portal.runJobs()
  expect(portal.letters).toEqual([])
  portal.clock.at = new Date('2026-11-24T23:01:00.000Z')
  await tell()
  await tell()
  await portal.runJobs()
  expect(portal.letters.map(letter => letter.subject)).toEqual(['Your work of 25/11/2026'])
  expect(portal.letters[0]!.text).toMatch(/Unread notifications: \d+/)
  expect(await told('dispatcher')).toHaveLength(before)
})

test('the list is in the language of who reads it, and the e-mail in that of the person', async () => {
  const order = await book()
  await address('dispatcher', 'd@portal.example', { language: 'zh' })
  ok(await set('dispatcher', { channels: { ...CHANNELS, decision: 'mail' } }))
  await hold('dispatcher_2', order)
  portal.letters.length = 0
  await tell()
  await portal.runJobs()
  const letter = portal.letters.find(({ to }) => to.includes('d@portal.example'))
  expect(letter).toMatchObject({ subject: `Dispatcher 2 暂停了订单 ${order.orderNo}` })
  expect(letter!.text).toContain('原因：Site flooded')
  expect(letter!.text).not.toMatch(/was put on hold|Reason|Open:|What is sent/)
  const titles: Record<string, string> = {
    en: `Order ${order.orderNo} was put on hold by Dispatcher 2`,
    zh: `Dispatcher 2 暂停了订单 ${order.orderNo}`,
    ms: `Pesanan ${order.orderNo} ditahan oleh Dispatcher 2`,
    ta: `ஆர்டர் ${order.orderNo}: Dispatcher 2 நிறுத்தி வைத்தார்`,
  }
  for (const language of ['en', 'zh', 'ms', 'ta'] as const) {
    const [latest] = await speaking(language, () => told('dispatcher'))
    expect(latest!.title).toBe(titles[language])
  }
})

test.each([
  ['ta', '2026-11-25T23:01:00.000Z', '26/11/2026 உங்கள் வேலை', 'ஆர்டர் செய்ய வேண்டிய பொருட்கள்: 1', 'மிகப் பழையது: '],
  ['zh', '2026-11-26T23:01:00.000Z', '您 27/11/2026 的工作', '要订的材料: 1', '最早：'],
])('the digest of a batcher is in their own language, %s', async (language, at, subject, materials, oldest) => {
  await address('batcher', `${language}@portal.example`, { language })
  ok(await set('batcher', { digestAt: '07:00' }))
  portal.clock.at = new Date(at)
  portal.letters.length = 0
  await tell()
  await portal.runJobs()
  const letter = portal.letters.find(({ to }) => to.includes(`${language}@portal.example`))!
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(`${materials}\n  ${oldest}`)
  expect(letter.text).not.toMatch(/Your work|Materials|Oldest|Unread|What is sent/)
})
