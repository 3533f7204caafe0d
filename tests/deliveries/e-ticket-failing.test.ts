import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { lookUpPublic, postBy } from '~/functions/kit/parts/ticket-post'
import { notify } from '~/workflows/users/notify'
import { type Deliveries, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { allowInside, givenReceiver, sendDue } from '../kit/given/receiver'
import { sealed } from '../kit/given/trail'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let place = 0
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  allowInside(portal)
})

const subscribe = async (url: string) => {
  const of = { customerId: world.customer.id, url, events: ['ticket_made', 'voided'] }
  const made = await portal.as('sales_admin').post('/e-ticket-subscription', of)
  expect(made.status).toBe(200)
  return made.body.id as string
}
const of = async (id: string) => (await portal.as('sales_admin').get(`/e-ticket-subscription/${id}`)).body
const log = async (id: string) => (await portal.as('sales_admin').get(`/e-ticket-subscription/${id}/message`)).body.rows
const become = async (id: string, status: string, reason?: string) => {
  const { version } = await of(id)
  const told = await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/status`, { version, status, reason })
  expect(told.status).toBe(200)
}
/** A load with a ticket, and its truck free for the next one. */
const ticketed = async () => {
  const { load } = await givenGenerated(portal, world, place++ % 3)
  return load
}
const withdrawn = async (id: string) =>
  expect(
    (await portal.as('dispatcher').post('/delivery-order/withdraw_do', { deliveryOrderId: id, reason: 'Over' })).status,
  ).toBe(200)
const later = async (minutes: number) => {
  portal.clock.at = addMinutes(portal.clock.at, minutes)
  await sendDue(portal)
}

test('a receiver that is down is tried again, less and less often, with the same message', async () => {
  let status = 503
  const receiver = await givenReceiver(() => ({ status, text: 'down for maintenance' }))
  const id = await subscribe(receiver.url)
  const load = await ticketed()
  await sendDue(portal)
  const [first] = await log(id)
  expect(first).toMatchObject({ status: 'waiting', attempts: 1, lastStatus: 503, lastFault: 'Answered 503' })
  expect(first.tries[0].answer).toBe('down for maintenance')
  expect(new Date(first.nextAt)).toEqual(addMinutes(portal.clock.at, 1))
  await sendDue(portal)
  expect(receiver.received).toHaveLength(1)
  expect((await of(id)).failingSince).not.toBeNull()
  await later(1)
  expect((await log(id))[0]).toMatchObject({ attempts: 2, nextAt: addMinutes(portal.clock.at, 5).toISOString() })
  status = 200
  await later(5)
  expect(receiver.received).toHaveLength(3)
  expect(new Set(receiver.received.map(each => `${each.id} ${each.text}`)).size).toBe(1)
  expect((await log(id))[0]).toMatchObject({ status: 'sent', attempts: 3, lastFault: null, nextAt: null })
  expect((await of(id)).failingSince).toBeNull()
  await become(id, 'ended', 'Over')
  await withdrawn(load.id)
})

test.each([
  ['of seconds', () => '600', 10],
  ['of a date', () => addMinutes(portal.clock.at, 30).toUTCString(), 30],
  ['shorter than its own pause', () => '5', 1],
  ['longer than a day', () => '900000', 1440],
  ['that says nothing', () => 'soon', 1],
])('a receiver with a Retry-After %s is asked when it said, within a day', async (_, header, minutes) => {
  portal.clock.at = new Date(Math.ceil(portal.clock.at.getTime() / 1000) * 1000)
  const receiver = await givenReceiver(() => ({ status: 429, headers: { 'retry-after': header() } }))
  const id = await subscribe(receiver.url)
  const load = await ticketed()
  await sendDue(portal)
  expect((await log(id))[0]).toMatchObject({ status: 'waiting', lastStatus: 429 })
  expect(new Date((await log(id))[0].nextAt)).toEqual(addMinutes(portal.clock.at, minutes))
  await become(id, 'ended', 'Over')
  await withdrawn(load.id)
})

test('what nobody takes for a day is given up, and may be sent again', async () => {
  const receiver = await givenReceiver(() => ({ status: 500 }))
  const id = await subscribe(receiver.url)
  const load = await ticketed()
  await sendDue(portal)
  const start = portal.clock.at
  for (const minutes of [1, 5, 15, 60, 180, 420, 840]) await later(minutes)
  expect((portal.clock.at.getTime() - start.getTime()) / 3_600_000).toBeGreaterThan(24)
  expect((await log(id))[0]).toMatchObject({ status: 'failed', attempts: 8, nextAt: null })
  await later(3000)
  expect(receiver.received).toHaveLength(8)
  const [{ id: messageId }] = await log(id)
  await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/message/${messageId}/send`)
  await sendDue(portal)
  expect(receiver.received).toHaveLength(9)
  await become(id, 'ended', 'Over')
  await withdrawn(load.id)
})

test('410 pauses at once, whoever set it up is told, and what happens meanwhile goes out when it goes on', async () => {
  let status = 410
  const receiver = await givenReceiver(() => ({ status }))
  const id = await subscribe(receiver.url)
  const load = await ticketed()
  await sendDue(portal)
  expect(await of(id)).toMatchObject({ status: 'paused', statusReason: 'Answered 410: the receiver wants no more' })
  expect((await log(id))[0]).toMatchObject({ status: 'failed', lastStatus: 410 })
  await sealed(portal)
  await notify(portal.db, portal.clock.at)
  const told = (await portal.as('sales_admin').get('/notification')).body.rows
  expect(told.map((row: { title: string }) => row.title)).toContain(
    `E-ticket subscription ${receiver.url} was paused by System`,
  )
  status = 200
  await withdrawn(load.id)
  await later(60)
  expect(receiver.received).toHaveLength(1)
  expect((await log(id))[0]).toMatchObject({ event: 'voided', status: 'held' })
  await become(id, 'active')
  await sendDue(portal)
  expect(receiver.received.at(-1)?.body).toMatchObject({ type: 'e-ticket.voided' })
  expect((await log(id))[0]).toMatchObject({ event: 'voided', status: 'sent' })
  await become(id, 'ended', 'Over')
})

test('days without an answer pause it, by the setting of the company', async () => {
  const receiver = await givenReceiver(() => ({ status: 500 }))
  const id = await subscribe(receiver.url)
  const first = await ticketed()
  await sendDue(portal)
  for (let hour = 0; hour < 2 * 24; hour += 6) await later(360)
  expect((await of(id)).status).toBe('active')
  await withdrawn(first.id)
  for (let hour = 0; hour < 30; hour += 6) await later(360)
  expect(await of(id)).toMatchObject({ status: 'paused' })
  expect((await of(id)).statusReason).toContain('Nothing has arrived for 3 days')
  expect((await log(id))[0]).toMatchObject({ event: 'voided', status: 'held' })
  await become(id, 'ended', 'Over')
})

test('no redirect is followed', async () => {
  const elsewhere = await givenReceiver()
  const receiver = await givenReceiver(() => ({ status: 307, headers: { location: elsewhere.url } }))
  const id = await subscribe(receiver.url)
  const load = await ticketed()
  await sendDue(portal)
  expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0])
  expect((await log(id))[0].lastFault).toBe('Answered 307: another address is not followed')
  await become(id, 'ended', 'Over')
  await withdrawn(load.id)
})

test('a long answer is cut, a silent receiver is left, and neither is waited for', async () => {
  const post = { url: (await givenReceiver(() => ({ status: 200, text: 'x'.repeat(1_000_000) }))).url }
  const answer = await postBy(true).post({ ...post, headers: {}, body: '{}' })
  expect([answer.status, answer.text.length]).toEqual([200, 2048])
  const silent = await givenReceiver(() => new Promise<never>(() => {}))
  const asked = postBy(true, 200).post({ url: silent.url, headers: {}, body: '{}' })
  await expect(asked).rejects.toThrow('No answer within 0.2 s')
})

test('addresses inside are refused when saved, and again when connected', async () => {
  const { fault, post } = postBy(false)
  const receiver = await givenReceiver()
  Object.assign(portal.parts.ticketPost!, { fault, post })
  for (const url of [
    receiver.url,
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
  ]) {
    const given = { customerId: world.customer.id, url, events: ['voided'] }
    const saved = await portal.as('sales_admin').post('/e-ticket-subscription', given)
    expect([url, saved.status, Object.keys(saved.body.errors)]).toEqual([url, 422, ['url']])
    await expect(post({ url, headers: {}, body: '{}' })).rejects.toThrow()
  }
  allowInside(portal)
  // Saved while it led somewhere else: a name that stands for this machine is refused where the connection is made.
  const found = new Promise((done, fail) =>
    lookUpPublic('localhost', { all: true }, (wrong, addresses) => (wrong ? fail(wrong) : done(addresses))),
  )
  await expect(found).rejects.toThrow('private network')
  const id = await subscribe(receiver.url)
  Object.assign(portal.parts.ticketPost!, { fault, post })
  const load = await ticketed()
  await sendDue(portal)
  expect(receiver.received).toEqual([])
  expect((await log(id))[0]).toMatchObject({ status: 'waiting', lastStatus: null, attempts: 1 })
  await become(id, 'ended', 'Over')
  await withdrawn(load.id)
})
