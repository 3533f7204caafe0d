import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, loadsOfOrder } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')
/** The smallest PNG there is. */
const DRAWN = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const READY = { name: 'Mr Tan', access: true, pump: true, crew: true, slump: true }

beforeAll(async () => {
  portal = await house({
    invariants: { except: ['I6b'], why: 'a load is put on site with a number that nobody counted' },
  })
  at = await givenDispatch(portal)
})

type Of = { quantity?: string; startTime?: string; orderDate?: string }
/** One pour an hour, so that the plant has room for each. */
const hours = ['06', '07', '08', '09', '10', '11', '12', '13', '15', '16', '17', '18', '19']
async function linked({ quantity = '18', startTime = `${hours.shift()}:00`, orderDate = '2026-11-21' }: Of = {}) {
  const { id, orderNo } = await bookOrder(portal, at, { quantity, startTime, orderDate, spacingMinutes: 30 })
  const made = await dispatcher().post(`/order/${id}/site-link`)
  expect(made.status).toBe(200)
  const { url, version } = made.body.link
  const token = url.split('/').at(-1) as string
  return { id, orderNo, url: url as string, token, version: version as number }
}
const site = (token: string) => {
  const headers = { 'x-machine-key': token }
  return {
    get: (path: string) => portal.as(null).get(path, { headers }),
    post: (path: string, body: object, key?: string) => portal.as(null).post(path, body, { headers, key }),
  }
}
const requestsOf = async (id: string) => (await dispatcher().get(`/order/${id}/site-link`)).body.requests
const pageOf = async (id: string) => (await dispatcher().get(`/order/${id}`)).body
const trailOf = async (subject: string) =>
  (await portal.as('admin').get(`/audit?subject=${subject}&limit=50`)).body.rows as {
    actorName: string
    action: string
  }[]

describe('what a link opens', () => {
  test('its own pour, without prices and people of the company', async () => {
    const { token, orderNo } = await linked()
    const seen = await site(token).get('/site/pour')
    expect(seen.status).toBe(200)
    expect(seen.body).toMatchObject({ orderNo, quantity: '18.00', poured: '0.00', balance: '18.00', asksReady: false })
    expect(seen.body.loads).toHaveLength(2)
    const text = JSON.stringify(seen.body).toLowerCase()
    for (const word of ['price', 'customer', 'driver', 'gst', 'credit']) expect(text).not.toContain(word)
  })

  test('the same link again while it holds; nothing once it is forged, changed, revoked or over', async () => {
    const { id, token, url, version } = await linked()
    expect((await dispatcher().post(`/order/${id}/site-link`)).body.link.url).toBe(url)
    const other = await linked()
    const [own, signature] = token.split('-')
    const forged = [
      '',
      'x',
      `${own}-${'0'.repeat(64)}`,
      `${other.token.split('-')[0]}-${signature}`,
      `${own}-${signature!.slice(0, 63)}${signature!.endsWith('0') ? '1' : '0'}`,
    ]
    for (const wrong of forged) expect((await site(wrong).get('/site/pour')).status, wrong).toBe(401)
    // It is no key to anything else.
    for (const path of ['/order/all?orderDate=2026-11-21', `/order/${id}`, '/session'])
      expect((await site(token).get(path)).status).toBe(401)
    expect((await site(token).post('/truck/telematics', { batchId: 'x', positions: [] })).status).toBe(401)
    expect((await portal.as('batcher').post(`/order/${id}/site-link/revoke`, { version })).status).toBe(403)
    expect((await dispatcher().post(`/order/${id}/site-link/revoke`, { version: version + 1 })).status).toBe(409)
    expect((await dispatcher().post(`/order/${id}/site-link/revoke`, { version })).status).toBe(200)
    const ended = await site(token).get('/site/pour')
    expect([ended.status, ended.body.detail]).toEqual([
      401,
      'This link is not valid or has ended. Ask the plant for a new one',
    ])
    const anew = (await dispatcher().post(`/order/${id}/site-link`)).body.link.url as string
    expect(anew).not.toBe(url)
    expect((await site(anew.split('/').at(-1)!).get('/site/pour')).status).toBe(200)
    const before = portal.clock.at
    // The pour is of the 21st: the link lives through the 22nd in Singapore.
    portal.clock.at = new Date('2026-11-22T15:59:00Z')
    expect((await site(other.token).get('/site/pour')).status).toBe(200)
    portal.clock.at = new Date('2026-11-22T16:00:00Z')
    expect((await site(other.token).get('/site/pour')).status).toBe(401)
    portal.clock.at = before
  })

  test('a dispatcher of another region neither sees nor makes it', async () => {
    const { id } = await linked()
    await portal.person('dispatcher_3', { roles: ['dispatcher'], regionIds: [] })
    for (const answer of [
      await portal.as('dispatcher_3').get(`/order/${id}/site-link`),
      await portal.as('dispatcher_3').post(`/order/${id}/site-link`),
    ])
      expect(answer.status).toBe(404)
  })

  test('whoever may only look at orders sees that there is a link, and not the link', async () => {
    const { id } = await linked()
    await portal.person('lab', { regionIds: [] })
    const seen = await portal.as('lab').get(`/order/${id}/site-link`)
    expect(seen.status === 200 ? seen.body.link.url : null).toBeNull()
    expect((await portal.as('admin').get(`/order/${id}/site-link`)).body.link.url).toContain('/site/')
  })

  test('more calls in a minute than a page makes are refused', async () => {
    const { token } = await linked()
    const statuses = new Set<number>()
    for (let asked = 0; asked < 245; asked++) statuses.add((await site(token).get('/site/pour')).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('what a site asks for', () => {
  test('yes to a hold puts the order on hold, once, and the trail names who asked', async () => {
    const { id, token, orderNo } = await linked()
    const ask = { kind: 'hold', name: 'Mr Tan', remarks: 'Rain' }
    const asked = await site(token).post('/site/request', ask, 'site-hold-1')
    expect(asked.body).toMatchObject({ status: 'open' })
    expect((await site(token).post('/site/request', ask, 'site-hold-1')).body).toEqual(asked.body)
    expect((await site(token).post('/site/request', ask)).body.facts).toMatchObject({ rule: 'asked' })
    expect((await pageOf(id)).status).toBe('confirmed')
    const work = await dispatcher().get('/work-item')
    expect(work.body.rows.find((row: { kind: string }) => row.kind === 'siteRequests')).toMatchObject({ count: 1 })
    const [request] = await requestsOf(id)
    const decide = { siteRequestId: request.id, version: request.version, decision: 'accept' }
    expect((await portal.as('batcher').post(`/order/${id}/site-request`, decide)).status).toBe(403)
    expect((await dispatcher().post(`/order/${id}/site-request`, decide)).body).toMatchObject({ status: 'accepted' })
    expect(await pageOf(id)).toMatchObject({
      status: 'on_hold',
      holdReason: 'Hold the pour, asked by Mr Tan on site: Rain',
    })
    expect((await dispatcher().post(`/order/${id}/site-request`, decide)).status).toBe(409)
    expect((await site(token).get('/site/pour')).body.requests[0]).toMatchObject({ status: 'accepted' })
    const lines = await trailOf('site_request')
    expect(lines.find(line => line.action === 'ask')?.actorName).toBe(`Mr Tan, site link of order ${orderNo}`)
  })

  test('yes to more and to the last load changes the quantity; no and done by hand change nothing', async () => {
    const { id, token } = await linked({ quantity: '27' })
    const decide = async (decision: string, answer?: string) => {
      const { id: siteRequestId, version } = (await requestsOf(id)).find(
        (row: { status: string }) => row.status === 'open',
      )
      return dispatcher().post(`/order/${id}/site-request`, { siteRequestId, version, decision, answer })
    }
    await site(token).post('/site/request', { kind: 'send_more', quantity: '6', name: 'Mr Tan' })
    expect((await decide('decline')).status).toBe(422)
    expect((await decide('decline', 'No truck left')).body.status).toBe('declined')
    await site(token).post('/site/request', { kind: 'send_more', quantity: '6', name: 'Mr Tan' })
    expect((await decide('accept')).body).toMatchObject({ status: 'accepted' })
    expect(await pageOf(id)).toMatchObject({ quantity: '33.00', loads: 4 })
    await site(token).post('/site/request', { kind: 'last_load', name: 'Mr Tan' })
    expect((await decide('accept')).body.facts).toMatchObject({ rule: 'last-load' })
    await givenLoadStatus(portal, id, 'called', loadNo => loadNo < 3)
    expect((await decide('accept')).body).toMatchObject({ status: 'accepted' })
    expect(await pageOf(id)).toMatchObject({ quantity: '18.00', loads: 2 })
    await site(token).post('/site/request', { kind: 'hold', name: 'Mr Tan' })
    expect((await decide('done')).body.status).toBe('accepted')
    expect((await pageOf(id)).status).toBe('confirmed')
  })

  test('what makes no sense is refused and changes nothing; a request of another pour is not found', async () => {
    const { id, token } = await linked()
    const other = await linked()
    for (const body of [
      { kind: 'hold', name: '' },
      { kind: 'send_more', name: 'Mr Tan' },
      { kind: 'send_more', name: 'Mr Tan', quantity: '200' },
      { kind: 'hold', name: 'Mr Tan', quantity: '6' },
      { kind: 'pay', name: 'Mr Tan' },
      { kind: 'hold', name: 'Mr Tan', orderId: other.id },
    ])
      expect((await site(token).post('/site/request', body)).status, JSON.stringify(body)).toBe(422)
    expect(await requestsOf(id)).toEqual([])
    await site(token).post('/site/request', { kind: 'hold', name: 'Mr Tan' })
    const [{ id: siteRequestId, version }] = await requestsOf(id)
    const decide = { siteRequestId, version, decision: 'accept' }
    expect((await dispatcher().post(`/order/${other.id}/site-request`, decide)).status).toBe(404)
  })
})

test('a site that has not said it is ready is on the list of dispatch until it says that all is', async () => {
  const before = portal.clock.at
  const { token, orderNo } = await linked({ startTime: '14:00', orderDate: '2026-11-22' })
  const warned = async () => {
    const { rows } = (await dispatcher().get('/work-item')).body
    return rows.find((row: { kind: string }) => row.kind === 'siteSilent')?.oldest?.name
  }
  portal.clock.at = new Date('2026-11-22T04:59:00Z')
  expect((await site(token).get('/site/pour')).body.asksReady).toBe(false)
  portal.clock.at = new Date('2026-11-22T05:01:00Z')
  expect((await site(token).get('/site/pour')).body.asksReady).toBe(true)
  expect(await warned()).toBeUndefined()
  portal.clock.at = new Date('2026-11-22T05:31:00Z')
  expect(await warned()).toContain(orderNo)
  expect((await site(token).post('/site/readiness', { ...READY, pump: 'yes' })).status).toBe(422)
  await site(token).post('/site/readiness', { ...READY, pump: false })
  expect((await site(token).get('/site/pour')).body).toMatchObject({ asksReady: false, readiness: { pump: false } })
  expect(await warned()).toContain(orderNo)
  await site(token).post('/site/readiness', READY)
  expect(await warned()).toBeUndefined()
  portal.clock.at = before
})

test('a load is signed for once, on site, on the own pour; the ticket is a copy for that pour alone', async () => {
  const { id, token } = await linked()
  const other = await linked()
  const [load] = await loadsOfOrder(portal, id)
  const sign = (body: object, key?: string) => site(token).post('/site/signature', body, key)
  const signed = { deliveryOrderId: load!.id, name: 'Mr Tan', drawing: DRAWN }
  expect((await sign(signed)).status).toBe(409)
  expect((await site(token).get(`/site/ticket/${load!.id}`)).status).toBe(404)
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, load!.id)
    const at = portal.clock.at
    await deliveryOrder.move(
      work,
      row,
      { status: 'on_site', doNumber: 'D-1-1', generatedAt: at, onSiteAt: at },
      'given',
    )
  })
  expect((await sign({ ...signed, drawing: 'bm90IGEgcGljdHVyZQ==' })).status).toBe(422)
  const [foreign] = await loadsOfOrder(portal, other.id)
  expect((await sign({ ...signed, deliveryOrderId: foreign!.id })).status).toBe(404)
  const first = await sign(signed, 'site-sign-1')
  expect(first.status).toBe(200)
  expect((await sign(signed, 'site-sign-1')).body).toEqual(first.body)
  expect((await sign(signed)).body.facts).toMatchObject({ rule: 'signed' })
  const files = await dispatcher().get(`/attachment/list?subject=delivery_order&subjectId=${load!.id}`)
  expect(files.body.rows).toMatchObject([{ name: 'Signature of Mr Tan, D-1-1.png', type: 'image/png' }])
  expect([...portal.files.keys()].filter(key => key.startsWith('attachments/'))).toHaveLength(1)
  expect((await site(token).get('/site/pour')).body.loads[0].signedAt).toBeTruthy()
  const ticket = await site(token).get(`/site/ticket/${load!.id}`)
  expect([ticket.status, ticket.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await site(other.token).get(`/site/ticket/${load!.id}`)).status).toBe(404)
})

test('the link goes out by e-mail, from dispatch alone', async () => {
  const { id, url } = await linked()
  const send = (email: string) => dispatcher().post(`/order/${id}/site-link/send`, { email })
  expect((await send('nobody')).status).toBe(422)
  expect((await portal.as('lab').post(`/order/${id}/site-link/send`, { email: 'a@site.example' })).status).toBe(403)
  expect((await send('a@site.example')).body).toMatchObject({ sentTo: 'a@site.example' })
  await portal.runJobs()
  expect(portal.letters.at(-1)).toMatchObject({ to: ['a@site.example'] })
  expect(portal.letters.at(-1)?.text).toContain(url)
})
