import { compactVerify, createLocalJWKSet } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries, givenGenerated, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const keys = async () => createLocalJWKSet((await portal.as(null).get('/e-ticket/keys')).body)

test('a delivery as data in its blocks: it verifies by the public key, and a changed byte does not', async () => {
  const { load } = await givenDelivered(portal, world, 0, {}, { returnConcrete: '1.5', returnCause: 'formwork' })
  const { status, body } = await portal.as('batcher').get(`/delivery-order/${load.id}/e-ticket`)
  expect(status).toBe(200)
  expect(Object.keys(body.ticket)).toEqual([
    'format',
    'formatVersion',
    'ticket',
    'source',
    'hauler',
    'loading',
    'mix',
    'delivery',
    'tests',
    'verification',
  ])
  expect(body.ticket).toMatchObject({
    ticket: { number: load.doNumber, loadNo: 1, status: 'delivered' },
    source: { plantCode: 'TUAS', line: 'Line 1', certificateNo: 'C-TUAS' },
    hauler: { truckNo: 'T00', plateNo: 'XE1000A', driverNo: 'D00' },
    loading: { quantityM3: '9.00', dischargeLimitMinutes: 120, firstWaterAt: '2026-11-20T01:05:00.000Z' },
    mix: { mixCode: 'M40', batches: [{ batchNo: 1, quantityM3: '9.00', source: 'person' }] },
    delivery: { returnedM3: '1.50' },
  })
  expect(body.ticket.mix.batches[0].materials.find((of: { code: string }) => of.code === 'CEM')).toMatchObject({
    code: 'CEM',
    actualKg: '3150.000',
    verdict: 'ok',
  })
  expect(body.ticket.delivery.events.map((of: { event: string }) => of.event)).toContain('pour_end')
  expect(body.ticket.tests.account.find((of: { key: string }) => of.key === 'water-cement')).toBeTruthy()
  const { payload, protectedHeader } = await compactVerify(body.jws, await keys())
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'e-ticket', kid: body.ticket.verification.keyId })
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(body.ticket)
  const [head, said, signature] = body.jws.split('.') as [string, string, string]
  const nine = Buffer.from(said, 'base64url').toString().replace('"quantityM3":"9.00"', '"quantityM3":"8.00"')
  const forged = `${head}.${Buffer.from(nine).toString('base64url')}.${signature}`
  await expect(compactVerify(forged, await keys())).rejects.toThrow('signature verification failed')
  for (let place = 3; place < signature.length - 3; place += 17) {
    const other = signature[place] === 'A' ? 'B' : 'A'
    const changed = `${head}.${said}.${signature.slice(0, place)}${other}${signature.slice(place + 1)}`
    await expect(compactVerify(changed, await keys())).rejects.toThrow()
  }
})

test('it is for those who see the ticket, and not before there is one', async () => {
  const { load } = await givenGenerated(portal, world, 1)
  const ask = (who: string, id = load.id) => portal.as(who).get(`/delivery-order/${id}/e-ticket`)
  expect((await ask('batcher')).body.ticket.mix.batches).toEqual([])
  expect((await ask('batcher_9')).status).toBe(404)
  expect((await ask('mix_design_requester')).status).toBe(403)
  const { load: early } = await givenOrder(portal, world)
  expect((await ask('batcher', early.id)).status).toBe(409)
})

test('the site downloads it by its link, of its own pour alone, and nobody finds a private key', async () => {
  const { load, order } = await givenGenerated(portal, world, 2)
  const { load: foreign } = await givenGenerated(portal, world, 3)
  const { link } = (await portal.as('dispatcher').post(`/order/${order.id}/site-link`)).body
  const headers = { 'x-machine-key': link.url.split('/').at(-1) }
  const file = await portal.as(null).get(`/site/e-ticket/${load.id}`, { headers })
  expect(file.headers.get('content-disposition')).toContain(`${load.doNumber}.json`)
  const { payload } = await compactVerify(file.body.jws, await keys())
  expect(JSON.parse(new TextDecoder().decode(payload)).ticket.number).toBe(load.doNumber)
  expect((await portal.as(null).get(`/site/e-ticket/${foreign.id}`, { headers })).status).toBe(404)
  const { body } = await portal.as(null).get('/e-ticket/keys')
  expect(body.keys).toHaveLength(1)
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})
