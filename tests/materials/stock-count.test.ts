import { beforeAll, expect, test } from 'vitest'
import { setting } from '~/db/kit/setting'
import { moveStock } from '~/db/materials/stock-entry'
import { countStock } from '~/workflows/materials/stock-count'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'
import { somebodyWaits } from '../kit/lock-wait'

let portal: House
let plantId: string
let materialId: string
beforeAll(async () => {
  portal = await house()
  plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  materialId = (await aMaterial(portal)).id
  for (const who of ['batcher', 'dispatcher_manager']) await portal.person(who, { plantIds: [plantId] })
})

const aFilled = (levelKg = '50000.000') => aSilo(portal, { plantId, materialId, capacityKg: '100000.000', levelKg })
const at = (clock: string) => {
  portal.clock.at = new Date(`2026-11-20T${clock}:00+08:00`)
}
const moment = (clock: string) => `2026-11-20T${clock}:00+08:00`
const move = (siloId: string, kg: string, clock: string) =>
  portal.given(work =>
    moveStock(work, [{ siloId, materialId, kind: 'used', kg, at: new Date(moment(clock)) }], 'use', siloId),
  )
const count = (siloId: string, countedKg: string, clock: string, as = 'batcher') =>
  portal.as(as).post('/stock-count', { siloId, countedKg, countedAt: moment(clock), reason: 'Dipped' })
const decide = (id: string, verb: string, json: object, as = 'dispatcher_manager') =>
  portal.as(as).post(`/stock-count/${id}/${verb}`, json)
const level = async (siloId: string) => (await portal.as('batcher').get(`/silo-level/${siloId}`)).body.levelKg

test('a count corrects the book of its moment, and what was batched since stays batched', async () => {
  at('10:00')
  const { id } = await aFilled()
  await move(id, '-3000', '08:00')
  await move(id, '-2000', '09:30')
  const { body } = await count(id, '46000', '09:00')
  expect(body).toMatchObject({
    status: 'posted',
    bookKg: '47000.000',
    differenceKg: '-1000.000',
    countNo: expect.stringMatching(/^SC\d{6}$/),
  })
  expect(await level(id)).toBe('44000.000')
  const list = await portal.as('batcher').get(`/stock-count?siloId=${id}`)
  expect(list.body.rows).toMatchObject([
    { id: body.id, bookKg: '47000.000', countedKg: '46000.000', differenceKg: '-1000.000', reason: 'Dipped' },
  ])
  expect(list.body.rows[0].countedByName).toMatch(/\w/)
})

test('what is entered later for a time before the count was seen by it: the level stays', async () => {
  at('10:00')
  const { id } = await aFilled()
  await count(id, '49000', '09:00')
  at('10:10')
  await move(id, '-500', '08:30')
  expect(await level(id)).toBe('49000.000')
  await move(id, '-700', '09:30')
  expect(await level(id)).toBe('48300.000')
})

test('a load that is entered while a count is posted was seen by it: the level stays', async () => {
  at('10:00')
  const { id } = await aFilled()
  let entered: Promise<unknown> | undefined
  await portal.given(async work => {
    await countStock(work, { siloId: id, countedKg: '49000', countedAt: moment('09:00'), reason: 'Dipped' })
    entered = move(id, '-500', '08:30')
    await somebodyWaits(portal)
  })
  await entered
  expect(await level(id)).toBe('49000.000')
})

test('an opening stock that is corrected after a count changes its book, not what was found', async () => {
  at('14:00')
  const { id } = await aSilo(portal, { plantId, materialId })
  await portal.as('batcher').post('/opening-stock', { siloId: id, kg: '30000' })
  at('15:00')
  expect((await count(id, '29000', '14:30')).body.status).toBe('posted')
  const corrected = { kg: '32000', previousKg: '30000', remarks: 'Bill of the owner before' }
  expect((await portal.as('batcher').put(`/opening-stock/${id}`, corrected)).body).toMatchObject({ kg: '32000.000' })
  expect(await level(id)).toBe('29000.000')
  expect((await portal.as('batcher').get(`/opening-stock/${id}`)).body.kg).toBe('32000.000')
})

test('a large difference needs a second person, by the setting of the day', async () => {
  at('10:00')
  const { id } = await aFilled()
  const { body } = await count(id, '40000', '10:00')
  expect([body.status, await level(id)]).toEqual(['submitted', '50000.000'])
  expect((await decide(body.id, 'confirm', { version: 1 }, 'batcher')).status).toBe(409)
  expect((await count(id, '41000', '10:00')).body.facts).toMatchObject({ rule: 'count' })
  // Batched before the count, entered after it: in the book of then, which is taken anew.
  at('10:05')
  await move(id, '-1000', '09:00')
  const confirmed = await decide(body.id, 'confirm', { version: 1 })
  expect(confirmed.body).toMatchObject({ status: 'posted', bookKg: '49000.000', differenceKg: '-9000.000', version: 2 })
  expect(await level(id)).toBe('40000.000')
  expect((await decide(body.id, 'confirm', { version: 2 })).status).toBe(409)
  await portal.given(work =>
    setting.insert(work, { name: 'materials.count-second-person', value: '50', effectiveFrom: '2026-11-20' }),
  )
  expect((await count(id, '20000', '10:05')).body.status).toBe('posted')
})

test('a count is rejected with a reason and moves nothing', async () => {
  at('11:00')
  const { id } = await aFilled('60000.000')
  const { body } = await count(id, '100', '11:00', 'dispatcher_manager')
  expect(body.status).toBe('submitted')
  expect((await decide(body.id, 'reject', { version: 1 })).body.errors).toHaveProperty('reason')
  const rejected = await decide(body.id, 'reject', { version: 1, reason: 'Rope was slack' }, 'batcher')
  expect(rejected.body).toMatchObject({ status: 'rejected', decisionReason: 'Rope was slack' })
  expect(await level(id)).toBe('60000.000')
})

test('no count in the future, above the capacity, before a later one, of another plant or by another role', async () => {
  at('12:00')
  const { id } = await aFilled()
  expect((await count(id, '50000', '12:01')).body.errors).toHaveProperty('countedAt')
  const longAgo = { siloId: id, countedKg: '1', countedAt: '0001-01-01T00:00:00Z', reason: 'Dipped' }
  expect((await portal.as('batcher').post('/stock-count', longAgo)).body.errors).toHaveProperty('countedAt')
  expect((await count(id, '100001', '12:00')).body.facts).toMatchObject({ rule: 'capacity' })
  expect((await count(id, '-1', '12:00')).body.errors.countedKg).toHaveLength(1)
  expect((await count(id, '50000', '12:00')).body.differenceKg).toBe('0.000')
  expect((await count(id, '50000', '11:00')).body.facts).toMatchObject({ rule: 'count' })
  expect((await count(id, '50000', '12:00', 'batcher_2')).status).toBe(404)
  expect((await count(id, '50000', '12:00', 'lab')).status).toBe(403)
})

test('silos below zero are a list; one is not switched off before it is counted', async () => {
  at('13:00')
  const { id, version } = await aFilled('1000.000')
  await move(id, '-2500', '12:30')
  const list = await portal.as('batcher').get('/silo/search?belowZero=true')
  expect(list.body.rows).toMatchObject([{ siloId: id, levelKg: '-1500.000' }])
  const off = () => portal.as('batcher').post('/silo/change-status', { id, version, active: false })
  const refused = await off()
  expect(refused.body).toMatchObject({ status: 409, facts: { rule: 'below-zero' } })
  expect(refused.body.detail).toContain('Count the silo first')
  await count(id, '0', '13:00')
  expect((await off()).body.active).toBe(false)
  expect((await portal.as('batcher').get('/silo/search?belowZero=true')).body.total).toBe(0)
  expect(portal.defects).toEqual([])
})
