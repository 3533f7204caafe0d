import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { addMinutes } from '~/domain/kit/time'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { type House, house } from '../kit/house'

const DAY = 1440
let portal: House
let plants: { id: string; plantName: string }[]
beforeAll(async () => {
  portal = await house()
  const regionId = (await givenRegion(portal)).id
  plants = [await givenPlant(portal, { regionId }), await givenPlant(portal, { regionId })]
  await portal.person('batcher', { plantIds: [plants[0]!.id] })
  for (const who of ['lab', 'lab_manager', 'dispatcher_manager'])
    await portal.person(who, { plantIds: plants.map(({ id }) => id) })
})

/** Materials of a source that a plant received so many days ago. */
async function received(kind: string, daysAgo: readonly number[], plant = plants[0]!, of?: Of) {
  const materialId = of?.materialId ?? (await aMaterial(portal, { kind, density: '2650.000' })).id
  const sourceId = of?.sourceId ?? (await aSource(portal, materialId)).id
  const silo = await aSilo(portal, { plantId: plant.id, materialId, capacityKg: '900000.000' })
  const act = async (path: string, json: object) => {
    const { status, body } = await portal.as('dispatcher_manager').post(path, json)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { id: string; version: number }
  }
  const expectedAt = addMinutes(portal.clock.at, 60).toISOString()
  for (const days of daysAgo) {
    const { id, version } = await act('/material-order', { siloId: silo.id, sourceId, orderedKg: '24000', expectedAt })
    const placed = await act(`/material-order/${id}/place`, { version })
    const receivedAt = addMinutes(portal.clock.at, -days * DAY).toISOString()
    const weighed = { version: placed.version, receivedKg: '24000', ticketNo: 'W', receivedAt }
    await act(`/material-order/${id}/confirm-received`, weighed)
  }
  return { materialId, sourceId }
}
type Of = { materialId: string; sourceId: string }
const sampled = async (of: Of, sampledOn: string, more: object = {}) => {
  const sieve = {
    sieves: [
      { size: 4.75, retained: 60 },
      { size: 0.6, retained: 200 },
    ],
    pan: 240,
    totalMass: 500,
  }
  const test = { ...of, testType: 'sieve', sampledOn, input: sieve, status: 'submitted', ...more }
  const { status, body } = await portal.as('lab').post('/raw-material-test/create', test)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { id: string; version: number }
}
const listed = async (as = 'batcher', query = '') => {
  const { status, body } = await portal.as(as).get(`/sampling${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.rows as { materialId: string; plantName: string; receipts: number; receivedKg: string }[]
}
const rowsOf = async (of: Of, as = 'lab') => (await listed(as)).filter(row => row.materialId === of.materialId)
const waiting = async (as: string, kind: string) => {
  const { rows } = (await portal.as(as).get('/work-item')).body
  return rows.find((row: { kind: string }) => row.kind === kind)?.count ?? 0
}

test('deliveries of a source that nobody sampled are work of the storeman and of the laboratory', async () => {
  const before = [await waiting('batcher', 'samples'), await waiting('lab', 'unsampled')]
  const of = await received('sand', [3, 2])
  expect(await rowsOf(of, 'batcher')).toMatchObject([
    { plantName: plants[0]!.plantName, receipts: 2, receivedKg: '48000.000', lastSampledOn: null, everyDays: 14 },
  ])
  expect([await waiting('batcher', 'samples'), await waiting('lab', 'unsampled')]).toEqual(before.map(n => n + 1))
  await sampled(of, '2026-11-20')
  expect(await rowsOf(of)).toEqual([])
  expect([await waiting('batcher', 'samples'), await waiting('lab', 'unsampled')]).toEqual(before)
})

test('a sample does for the days that are set, at whatever plant, and a rejected one does not', async () => {
  const of = await received('stone', [16, 15, 3, 2, 1])
  await received('stone', [1], plants[1], of)
  // 17 days ago and good for 14 days: until the delivery three days ago, which is the fourteenth.
  const { id, version } = await sampled(of, '2026-11-03')
  expect(await rowsOf(of)).toMatchObject([
    { plantName: plants[0]!.plantName, receipts: 2, lastSampledOn: '2026-11-03' },
    { plantName: plants[1]!.plantName, receipts: 1 },
  ])
  const late = await sampled(of, '2026-11-19', { plantId: plants[1]!.id })
  expect(await rowsOf(of)).toEqual([])
  for (const { id: test, version: at } of [late, { id, version }]) {
    const was = (await portal.as('lab').get(`/raw-material-test/${test}`)).body
    const { materialId, sourceId, testType, sampledOn, input, plantId } = was
    const rejected = { materialId, sourceId, testType, sampledOn, input, plantId, status: 'rejected', version: at }
    const answer = await portal
      .as('lab_manager')
      .put(`/raw-material-test/update/${test}`, { ...rejected, rejectReason: 'Wet' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  expect((await rowsOf(of)).map(row => row.receipts)).toEqual([5, 1])
})

test('the days are the company’s, none asks for none, and what a plan does not name is not asked for', async () => {
  const of = await received('cement', [5])
  const fibre = await received('fibre', [5])
  const set = (cement: number) =>
    portal.given(work => setSetting(work, 'materials.sampling-days', { cement, sand: 14, stone: 14 }))
  expect(await rowsOf(fibre)).toEqual([])
  await set(0)
  expect(await rowsOf(of)).toEqual([])
  await set(1)
  expect(await rowsOf(of)).toHaveLength(1)
})

test('a request that is open is named beside it; another plant and another role see none', async () => {
  const of = await received('sand', [2])
  const asked = { ...of, plantId: plants[0]!.id, testTypes: ['sieve'], dueOn: '2026-11-23' }
  const request = await portal.as('lab').post('/raw-material-test/save-raw-material-test-request', asked)
  expect(await rowsOf(of)).toMatchObject([{ requestId: request.body.id, requestNo: request.body.requestNo }])
  await portal.person('batcher_2', { plantIds: [plants[1]!.id] })
  expect((await listed('batcher_2')).some(row => row.materialId === of.materialId)).toBe(false)
  expect((await listed('lab', `?plantId=${plants[1]!.id}`)).some(row => row.materialId === of.materialId)).toBe(false)
  expect((await portal.as('finance_ar').get('/sampling')).status).toBe(403)
  expect((await portal.as('lab').get('/sampling?plantId=constructor')).status).toBe(422)
  expect(portal.defects).toEqual([])
})
