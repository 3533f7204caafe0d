import { beforeAll, expect, test } from 'vitest'
import { moveStock } from '~/db/materials/stock-entry'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { type House, house, ok } from '../kit/house'

/** A Wednesday in December, ten in the morning. */
const NOW = '2026-12-02T10:00:00+08:00'
const IN_NOVEMBER = '2026-11-28T09:00:00+08:00'
const NOVEMBER = '2026-11-30'
let portal: House
let materialId: string
let sourceId: string
let regionId: string
beforeAll(async () => {
  portal = await house({ now: new Date(NOW).toISOString() })
  regionId = (await givenRegion(portal)).id
  materialId = (await aMaterial(portal, { name: 'Cement CEM II' })).id
  sourceId = (await aSource(portal, materialId)).id
  for (const who of ['admin', 'finance_hod']) await portal.person(who)
})

type Plant = { id: string; plantName: string }
type Ask = { version: number; receivedAt?: string; receivedKg?: string; reason?: string }
/** A plant with two silos whose stock was opened in November. */
async function aPlant() {
  portal.clock.at = new Date('2026-11-16T08:00:00+08:00')
  const plant: Plant = await givenPlant(portal, { regionId })
  const of = { plantId: plant.id, materialId, capacityKg: '100000.000', levelKg: '50000.000' }
  const [first, second] = [
    await aSilo(portal, { ...of, siloCode: 'S1' }),
    await aSilo(portal, { ...of, siloCode: 'S2' }),
  ]
  portal.clock.at = new Date(NOW)
  const keeper = `batcher_${plant.id.slice(-6)}`
  await portal.person(keeper, { roles: ['batcher'], plantIds: [plant.id] })
  const as = portal.as(keeper)
  const order = async () => {
    const wanted = { siloId: first.id, sourceId, orderedKg: '20000', expectedAt: '2026-12-02T16:00:00+08:00' }
    const { id, version } = ok(await as.post('/material-order', wanted))
    return ok(await as.post(`/material-order/${id}/place`, { version })) as { id: string; version: number }
  }
  return {
    plant,
    siloId: first.id,
    other: second.id,
    as,
    order,
    close: (until: string, more = {}, who = 'finance_hod') =>
      portal.as(who).post('/stock-close', { plantId: plant.id, until, ...more }),
    count: (siloId: string, countedAt: string, countedKg = '49000') =>
      as.post('/stock-count', { siloId, countedKg, countedAt, reason: 'Dipped' }),
    receive: ({ id, version }: { id: string; version: number }, receivedAt: string) =>
      as.post(`/material-order/${id}/confirm-received`, { version, receivedKg: '20000', ticketNo: 'W', receivedAt }),
    correct: (id: string, of: Ask) => as.post(`/material-order/${id}/correct`, { ticketNo: 'W-2', ...of }),
    level: async (siloId: string) => ok(await as.get(`/silo-level/${siloId}`)).levelKg as string,
    moves: async (siloId: string) => ok(await as.get(`/stock/${siloId}?limit=50`)).rows as Move[],
    line: async () => ok(await as.get(`/stock-close?plantId=${plant.id}`)).rows[0],
    month: async (month = '2026-11') =>
      (ok(await portal.as('admin').get(`/report/plant-monthly-report/${plant.id}/${month}`)) as PlantMonth).materials,
  }
}
type Move = { at: string; kg: string; kind: string; remarks: string | null }

test('B4 a month is closed with its silos counted, or with those that were not by name, and who closed it is told', async () => {
  const { plant, siloId, other, as, close, count, line } = await aPlant()
  ok(await count(siloId, '2026-11-30T18:00:00+08:00'))
  expect((await line()).due).toEqual({
    from: '2026-11-01',
    until: NOVEMBER,
    uncounted: [{ siloId: other, silo: 'S2 Cement CEM II' }],
  })
  const asked = await close(NOVEMBER)
  expect([asked.status, asked.body.facts]).toEqual([409, { rule: 'uncounted', count: 1, silos: ['S2 Cement CEM II'] }])
  expect(asked.body.detail).toContain('1 silo was not counted from 01/11/2026 to 30/11/2026: S2 Cement CEM II')
  const large = ok(await count(other, '2026-11-30T18:10:00+08:00', '9000'))
  expect(large.status).toBe('submitted')
  expect((await close(NOVEMBER, { uncounted: true })).body).toMatchObject({
    status: 409,
    facts: { rule: 'undecided-count' },
  })
  await portal.person('dispatcher_manager', { plantIds: [plant.id] })
  ok(await portal.as('dispatcher_manager').post(`/stock-count/${large.id}/reject`, { version: 1, reason: 'Rope' }))
  for (const day of ['2026-12-02', '2026-12-31'])
    expect((await close(day, { uncounted: true })).body).toMatchObject({ detail: 'This day has not ended yet' })
  expect((await as.post('/stock-close', { plantId: plant.id, until: NOVEMBER })).status).toBe(403)
  expect((await line()).closing).toBeNull()

  ok(await close(NOVEMBER, { uncounted: true }))
  const { closing, due } = await line()
  expect(closing).toMatchObject({ until: NOVEMBER, by: expect.stringMatching(/\w/), uncounted: ['S2 Cement CEM II'] })
  expect([due, new Date(closing.at).toISOString()]).toEqual([null, new Date(NOW).toISOString()])
  expect((await close(NOVEMBER)).body).toMatchObject({ detail: 'The stock is already closed up to 30/11/2026' })
})

test('B4 nothing is entered for a closed day: receipt, count, level, opening and a receipt moved there are refused by plant and day', async () => {
  const { plant, siloId, as, order, close, count, receive, correct, level, moves } = await aPlant()
  const [first, second] = [await order(), await order()]
  const open = ok(await receive(second, '2026-12-01T08:00:00+08:00'))
  ok(await close(NOVEMBER, { uncounted: true }))
  const before = await moves(siloId)
  const opening = { kg: '51000', previousKg: '50000', remarks: 'Bill of the owner before' }
  const refused = [
    await receive(first, IN_NOVEMBER),
    await count(siloId, IN_NOVEMBER),
    await as.put('/silo-level', { siloId, levelKg: '49000', countedAt: IN_NOVEMBER, remarks: 'Dipped' }),
    await as.put(`/opening-stock/${siloId}`, opening),
    await correct(open.id, { version: open.version, receivedKg: '20000', receivedAt: IN_NOVEMBER, reason: 'Day' }),
  ]
  for (const { status, body } of refused) {
    expect([status, body.facts]).toEqual([409, expect.objectContaining({ rule: 'closed-book' })])
    expect(body.detail).toContain(`The stock of ${plant.plantName} is closed up to 30/11/2026`)
  }
  expect([await level(siloId), await moves(siloId)]).toEqual(['70000.000', before])
  ok(await count(siloId, '2026-12-01T09:00:00+08:00', '69900'))
  expect(ok(await receive(first, '2026-12-01T00:00:00+08:00')).status).toBe('received')
})

test('B4 what is told late of a closed month and what corrects it are booked on the first open day: its balance stays to the gram', async () => {
  const { siloId, order, close, count, receive, correct, level, moves, month } = await aPlant()
  const { id, version } = ok(await receive(await order(), IN_NOVEMBER))
  ok(await count(siloId, '2026-11-30T18:00:00+08:00', '69000'))
  ok(await close(NOVEMBER, { uncounted: true }))
  const closed = await month()
  expect(closed).toMatchObject([{ openingKg: '100000.000', receivedKg: '20000.000', adjustedKg: '-1000.000' }])

  // A load of November, which the count has seen, and one of the evening after it.
  const late = (kg: string, at: string) =>
    portal.given(work => moveStock(work, [{ siloId, materialId, kind: 'used', kg, at: new Date(at) }], 'use', siloId))
  await late('-3000', IN_NOVEMBER)
  await late('-500', '2026-11-30T20:00:00+08:00')
  expect(await level(siloId)).toBe('68500.000')
  const weighed = { version, receivedKg: '19900', reason: 'Misread' }
  const corrected = ok(await correct(id, weighed))
  ok(await correct(id, { ...weighed, version: corrected.version, receivedKg: '19800' }))
  expect(await level(siloId)).toBe('68500.000')

  expect(await month()).toEqual(closed)
  const [december] = await month('2026-12')
  expect(december).toMatchObject({ openingKg: closed[0]!.closingKg, receivedKg: '-200.000', usedKg: '-3500.000' })
  const shifted = (await moves(siloId)).filter(({ remarks }) => remarks?.includes('Of 28/11/2026, closed already'))
  expect(new Set(shifted.map(({ at }) => new Date(at).toISOString()))).toEqual(new Set(['2026-11-30T16:00:00.000Z']))
  expect(shifted.map(({ kg }) => kg)).toEqual(expect.arrayContaining(['-3000.000', '19900.000', '19800.000']))
})

test('B4 a closing is reopened with a reason, the last one first, and its days take entries again; other plants are not concerned', async () => {
  const { plant, siloId, close, count, line, as } = await aPlant()
  const elsewhere = await aPlant()
  const october = ok(await close('2026-10-31', { uncounted: true }))
  const november = ok(await close(NOVEMBER, { uncounted: true }))
  expect((await elsewhere.count(elsewhere.siloId, IN_NOVEMBER)).status).toBe(200)
  expect(ok(await elsewhere.as.get('/stock-close')).total).toBe(1)
  const reopen = (of: { id: string }, json: object, who = 'finance_hod') =>
    portal.as(who).post(`/stock-close/${of.id}/reopen`, json)
  const why = { version: 1, reason: 'A tanker was forgotten' }
  expect((await reopen(november, { version: 1 })).body.errors).toHaveProperty('reason')
  expect((await as.post(`/stock-close/${november.id}/reopen`, why)).status).toBe(403)
  await portal.person('dispatcher_manager_9', { roles: ['dispatcher_manager'], plantIds: [elsewhere.plant.id] })
  expect((await reopen(november, why, 'dispatcher_manager_9')).status).toBe(404)
  expect((await reopen(november, { ...why, version: 7 })).status).toBe(409)
  expect((await reopen(october, why)).body).toMatchObject({
    detail: 'The stock is closed up to 30/11/2026. Reopen that first',
  })
  ok(await reopen(november, why))
  expect((await reopen(november, { ...why, version: 2 })).body).toMatchObject({
    detail: 'This closing is already reopened',
  })
  expect(await line()).toMatchObject({
    closing: { until: '2026-10-31' },
    reopened: { until: NOVEMBER, reason: why.reason, by: expect.stringMatching(/\w/) },
    due: { from: '2026-11-01', until: NOVEMBER },
  })
  ok(await count(siloId, IN_NOVEMBER))
  const trail = await portal.db.sql.execute(
    `select action, reason from audit_line where subject = 'stock_close' and subject_id = '${november.id}' order by seq`,
  )
  expect(trail.rows).toEqual([
    { action: 'close', reason: null },
    { action: 'reopen', reason: why.reason },
  ])
  ok(await close(NOVEMBER, { uncounted: true }))
  expect((await line()).reopened).toBeNull()
  expect((await portal.as('finance_hod').get(`/stock-close?plantId=${plant.id}`)).body.total).toBe(1)
  expect(portal.defects).toEqual([])
})

test('B4 a count and the closing of its month at once: either it came first and is no gap, or it is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const { siloId, close, count } = await aPlant()
    const counting = () => count(siloId, '2026-11-30T18:00:00+08:00')
    const early = round % 2 ? counting() : undefined
    const [closed, counted] = await Promise.all([close(NOVEMBER, { uncounted: true }), early ?? counting()])
    const isGap = ok(closed).uncounted.includes('S1 Cement CEM II')
    expect([counted.status, counted.body.facts?.rule]).toEqual(isGap ? [409, 'closed-book'] : [200, undefined])
  }
})
