import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { isOrdered } from '~/domain/materials/silo-cover'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { aSource } from '../kit/given/materials'
import { fillSilo } from '../kit/given/stock'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('how far each silo reaches by the planned loads, and what is to be ordered', async () => {
  await givenOrder(portal, world, { loads: 1 })
  const { status, body } = await portal.as('admin').get('/silo-level/cover')
  expect(status).toBe(200)
  let ordered = 0
  // What has no silo is in no list of them: water of this yard comes from the main.
  for (const { siloId, kg } of world.recipe.filter(line => line.siloId)) {
    const { kind, cover, levelKg } = body.rows.find((row: { id: string }) => row.id === siloId)
    expect([kind, cover !== null]).toEqual([kind, isOrdered(kind)])
    if (!cover) continue
    ordered++
    const demandKg = (Number(kg) * 9).toFixed(3)
    const leftKg = (Number(levelKg) - Number(kg) * 9).toFixed(3)
    expect(cover).toMatchObject({ demandKg, incomingKg: '0.000', leftKg, runsOutAt: null })
  }
  expect(ordered).toBeGreaterThan(1)
  expect((await portal.as('hr_cement').get('/material-order/suggested')).status).toBe(200)
  expect((await portal.as('salesperson').get('/silo-level/cover')).status).toBe(403)
  expect((await portal.as('salesperson').get('/material-order/suggested')).status).toBe(403)
})

test('what is needed at once is suggested for a time at which it can be ordered', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const { siloId, materialId } = world.recipe[0]!
  await portal.given(async work => {
    await deliveryOrder.move(work, await deliveryOrder.get(work.sql, load.id), { plannedBatchAt: work.now }, 'plan')
    await fillSilo(work, siloId!, '500.000')
  })
  portal.clock.at = new Date('2026-11-20T01:00:10Z')
  const source = await aSource(portal, materialId)
  const { rows } = (await portal.as('batcher').get('/material-order/suggested')).body
  const row = rows.find((one: { siloId: string }) => one.siloId === siloId)
  expect(row).toMatchObject({ neededAt: '2026-11-20T01:00:10.000Z', expectedAt: '2026-11-20T02:00:00.000Z' })
  portal.clock.at = new Date('2026-11-20T01:00:40Z')
  const { expectedAt, suggestedKg: orderedKg } = row
  const made = await portal
    .as('batcher')
    .post('/material-order', { siloId, sourceId: source.id, orderedKg, expectedAt })
  expect([made.status, made.body.expectedAt]).toEqual([200, expectedAt])
  expect((await portal.as('batcher').post(`/material-order/${made.body.id}/place`, { version: 1 })).status).toBe(200)
})

test('a batcher without plants sees no silo, and a board hears 304 while nothing moved', async () => {
  await portal.person('batcher_3', { plantIds: [] })
  expect((await portal.as('batcher_3').get('/silo-level/cover')).body.rows).toEqual([])
  expect((await portal.as('batcher_3').get('/silo-level/cover?plantId=nonsense')).status).toBe(422)
  const first = await portal.as('admin').get('/silo-level/cover')
  const again = await portal
    .as('admin')
    .get('/silo-level/cover', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([first.status, again.status]).toEqual([200, 304])
  expect(portal.defects).toEqual([])
})
