import { compactVerify, createLocalJWKSet } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { sendTestTicket } from '~/workflows/deliveries/save-e-ticket-subscription'
import { sealSubscriptionsAnew } from '~/workflows/deliveries/seal-subscriptions-anew'
import { type Deliveries, givenDelivered, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { allowInside, givenReceiver, sendDue, verifies } from '../kit/given/receiver'
import { type House, house } from '../kit/house'

const ALL = ['ticket_made', 'left_plant', 'on_site', 'delivered', 'returned', 'rejected', 'corrected', 'voided']
let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  allowInside(portal)
})

const subscribe = async (url: string, events: string[] = ALL, more: object = {}) => {
  const of = { customerId: world.customer.id, url, events, ...more }
  const made = await portal.as('sales_admin').post('/e-ticket-subscription', of)
  expect(made.status).toBe(200)
  return made.body as { id: string; version: number; url: string; secret: string }
}
const of = (id: string) => portal.as('sales_admin').get(`/e-ticket-subscription/${id}`)
const log = async (id: string) => (await portal.as('sales_admin').get(`/e-ticket-subscription/${id}/message`)).body.rows
const end = async (id: string) => {
  const { version } = (await of(id)).body
  const ended = { version, status: 'ended', reason: 'Over' }
  expect((await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/status`, ended)).status).toBe(200)
}

test('each step of a load arrives as a signed ticket that proves itself twice', async () => {
  const receiver = await givenReceiver()
  const { id, secret } = await subscribe(receiver.url)
  const { load } = await givenDelivered(portal, world, 0)
  await sendDue(portal)
  const told = receiver.received.sort((a, b) => a.body.data.sequence - b.body.data.sequence)
  expect(told.map(({ body }) => [body.type, body.data.sequence])).toEqual([
    ['e-ticket.ticket_made', 1],
    ['e-ticket.left_plant', 2],
    ['e-ticket.on_site', 3],
    ['e-ticket.delivered', 4],
  ])
  const keys = createLocalJWKSet((await portal.as(null).get('/e-ticket/keys')).body)
  for (const each of told) {
    expect(verifies(each, secret)).toBe(true)
    expect(verifies({ ...each, text: each.text.replace(load.doNumber!, 'X') }, secret)).toBe(false)
    const { payload } = await compactVerify(each.body.data.jws, keys)
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(each.body.data.ticket)
    expect(each.body.data.ticketNumber).toBe(load.doNumber)
  }
  expect(new Set(told.map(each => each.id)).size).toBe(4)
  expect(await log(id)).toMatchObject(
    told.map(({ id: messageId }) => ({ id: messageId, status: 'sent', attempts: 1, lastStatus: 204 })).reverse(),
  )
  expect(JSON.stringify([await of(id), await log(id)])).not.toContain(secret)
  await end(id)
})

test('only the events that were chosen, of the customer or project that was', async () => {
  const [chosen, other] = [await givenReceiver(), await givenReceiver()]
  const { id } = await subscribe(chosen.url, ['delivered'], { projectId: world.project.id })
  const far = await portal.given(async work => {
    const { customer } = await import('~/db/customers/customer')
    return customer.insert(work, { customerName: 'Far Builders', customerCode: 'FAR' })
  })
  const foreign = await subscribe(other.url, ALL, { customerId: far.id })
  await givenDelivered(portal, world, 1)
  await sendDue(portal)
  expect(chosen.received.map(({ body }) => body.type)).toEqual(['e-ticket.delivered'])
  expect(other.received).toEqual([])
  const wrong = { customerId: far.id, projectId: world.project.id, url: other.url, events: ALL }
  const refused = await portal.as('sales_admin').post('/e-ticket-subscription', wrong)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['projectId']])
  await end(id)
  await end(foreign.id)
})

test('a step that is refused or rolled back tells nothing', async () => {
  const receiver = await givenReceiver()
  const { id } = await subscribe(receiver.url, ['left_plant', 'voided'])
  const { load } = await givenGenerated(portal, world, 2)
  const { tellSubscribers } = await import('~/workflows/deliveries/tell-subscribers')
  const { deliveryOrder } = await import('~/db/deliveries/delivery-order')
  const undone = portal.given(async work => {
    await tellSubscribers(work, await deliveryOrder.get(work.sql, load.id), 'left_plant')
    throw new Error('something else went wrong')
  })
  await expect(undone).rejects.toThrow('something else')
  // Left at a moment that has not come yet: the step is told before the refusal and taken back with it.
  const ahead = addMinutes(portal.clock.at, 600).toISOString()
  const early = await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'left_plant', at: ahead })
  expect(early.status).toBeGreaterThanOrEqual(400)
  await sendDue(portal)
  expect([receiver.received, await log(id)]).toEqual([[], []])
  const gone = { deliveryOrderId: load.id, reason: 'Site closed' }
  expect((await portal.as('dispatcher').post('/delivery-order/withdraw_do', gone)).status).toBe(200)
  await sendDue(portal)
  expect(receiver.received.map(({ body }) => [body.type, body.data.ticket.ticket.status])).toEqual([
    ['e-ticket.voided', 'withdrawn'],
  ])
  await end(id)
})

test('two consumers at once send each message once', async () => {
  const receiver = await givenReceiver(async () => {
    await new Promise(done => setTimeout(done, 100))
    return { status: 200 }
  })
  const { id } = await subscribe(receiver.url, ['ticket_made'])
  await givenGenerated(portal, world, 2)
  const { sweepJobs, runJob } = await import('~/workflows/kit/jobs')
  const { JOBS } = await import('~/workflows/jobs')
  const { findPerson } = await import('~/db/users/user')
  const { print } = await import('~/functions/kit/print')
  await sweepJobs(portal.parts, -3 * 3600)
  const [message] = portal.sent.splice(0)
  const consumer = { ...portal.parts, print, personOf: (who: string) => findPerson(portal.db.sql, who) }
  await Promise.all([1, 2, 3].map(() => runJob(consumer, JOBS, message!)))
  expect(receiver.received).toHaveLength(1)
  expect(await log(id)).toMatchObject([{ status: 'sent', attempts: 1 }])
  await end(id)
})

test('a test ticket, and sending again under the same id with the same bytes', async () => {
  const receiver = await givenReceiver()
  const { id, secret } = await subscribe(receiver.url)
  expect((await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/test`)).status).toBe(200)
  await sendDue(portal)
  const [first] = receiver.received
  expect(first?.body).toMatchObject({ type: 'e-ticket.test', data: { sequence: null } })
  expect(first?.body.data.ticket.format).toBe('readymix-e-ticket')
  const again = await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/message/${first?.id}/send`)
  expect(again.body).toMatchObject({ round: 2 })
  await sendDue(portal)
  expect(receiver.received).toHaveLength(2)
  expect([receiver.received[1]?.id, receiver.received[1]?.text]).toEqual([first?.id, first?.text])
  expect(receiver.received.every(each => verifies(each, secret))).toBe(true)
  expect((await log(id))[0].tries).toHaveLength(2)
  await end(id)
  expect((await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/test`)).status).toBe(409)
})

test('a new secret signs beside the one before for a week, and then alone', async () => {
  const receiver = await givenReceiver()
  const { id, version, secret: old } = await subscribe(receiver.url)
  const made = await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/secret`, { version })
  expect(made.body.secret).not.toBe(old)
  const send = async () => {
    await portal.given(work => sendTestTicket(work, id))
    await sendDue(portal)
    const last = receiver.received.at(-1)!
    return [verifies(last, old), verifies(last, made.body.secret)]
  }
  expect(await send()).toEqual([true, true])
  const start = portal.clock.at
  portal.clock.at = addMinutes(start, 7 * 1440 + 1)
  expect(await send()).toEqual([false, true])
  // The key of the installation changes: what the old one sealed is sealed anew, and then it is not needed.
  const keys = ['n'.repeat(32), ...portal.parts.ticketPost!.keys] as const
  expect(await sealSubscriptionsAnew(portal.db, keys)).toBeGreaterThan(0)
  Object.assign(portal.parts.ticketPost!, { keys: [keys[0]] })
  expect(await send()).toEqual([false, true])
  await sealSubscriptionsAnew(portal.db, [keys[1]!, keys[0]])
  Object.assign(portal.parts.ticketPost!, { keys: [keys[1]] })
  portal.clock.at = start
  const stale = await portal.as('sales_admin').post(`/e-ticket-subscription/${id}/secret`, { version })
  expect(stale.status).toBe(409)
  await end(id)
})
