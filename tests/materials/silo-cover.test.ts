import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('how far each silo reaches by the planned loads, and what is to be ordered', async () => {
  const { status, body } = await portal.as('admin').get('/silo-level/cover')
  expect(status).toBe(200)
  expect(body.rows.length).toBeGreaterThan(0)
  const ids = new Set(world.recipe.map(({ siloId }) => siloId))
  const planned = body.rows.filter((row: { id: string }) => ids.has(row.id))
  expect(planned.length).toBeGreaterThan(0)
  for (const row of planned.filter((of: { cover: object | null }) => of.cover)) {
    const { demandKg, incomingKg, leftKg } = row.cover
    expect(Number(demandKg)).toBeGreaterThanOrEqual(0)
    expect(typeof leftKg).toBe('string')
    expect(Number(incomingKg)).toBe(0)
  }
  const suggested = await portal.as('hr_cement').get('/material-order/suggested')
  expect(suggested.status).toBe(200)
  expect((await portal.as('salesperson').get('/silo-level/cover')).status).toBe(403)
  expect((await portal.as('salesperson').get('/material-order/suggested')).status).toBe(403)
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
