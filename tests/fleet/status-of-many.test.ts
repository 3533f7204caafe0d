import { beforeAll, expect, test } from 'vitest'
import { queueItem } from '~/db/queue/queue-item'
import { newId } from '~/domain/kit/uuid'
import { givenCustomer } from '../kit/given/customers'
import { givenDriver, givenTruck } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')
const keyed = () => ({ key: newId() })

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('trucks are switched off together; one in a queue stays and says why', async () => {
  const [free, queued, stale] = [await givenTruck(portal), await givenTruck(portal), await givenTruck(portal)]
  const driver = await givenDriver(portal, { truckId: queued.id, mainPlantId: at.plant.id })
  await portal.given(work =>
    queueItem.insert(work, {
      plantId: at.plant.id,
      truckId: queued.id,
      driverId: driver.id,
      joinedAt: work.now,
      rankAt: work.now,
    }),
  )
  const rows = [
    { id: free.id, version: free.version },
    { id: queued.id, version: queued.version },
    { id: stale.id, version: stale.version + 5 },
  ]
  const { key } = keyed()
  const send = () => manager().post('/truck/change-status-many', { active: false, rows }, { key })
  const answer = await send()
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ changed: 1, failed: 2 })
  const of = (id: string) => answer.body.results.find((result: { id: string }) => result.id === id)
  expect(of(free.id)).toMatchObject({ ok: true, version: free.version + 1 })
  expect(of(queued.id).problem.detail).toMatch(/queue/)
  expect(of(stale.id).problem.title).toBe('stale')
  const states = await Promise.all(rows.map(({ id }) => manager().get(`/truck/detail/${id}`)))
  expect(states.map(({ body }) => body.active)).toEqual([false, true, true])
  // The same key again answers the same and changes nothing more.
  expect((await send()).body).toEqual(answer.body)
  expect((await manager().get(`/truck/detail/${free.id}`)).body.version).toBe(free.version + 1)
})

test('drivers are switched off and on again together', async () => {
  const drivers = [await givenDriver(portal), await givenDriver(portal)]
  const rows = drivers.map(({ id, version }) => ({ id, version }))
  const off = await manager().post('/driver/change-status-many', { active: false, rows }, keyed())
  expect(off.body).toMatchObject({ changed: 2, failed: 0 })
  const again = rows.map(({ id, version }) => ({ id, version: version + 1 }))
  const on = await manager().post('/driver/change-status-many', { active: true, rows: again }, keyed())
  expect(on.body.changed).toBe(2)
  expect((await manager().get(`/driver/detail/${rows[0]!.id}`)).body.active).toBe(true)
})

test('portal users are disabled together, but nobody disables themselves', async () => {
  const [admin, batcher] = [portal.as('admin'), portal.as('batcher')]
  expect((await batcher.get('/session')).status).toBe(200)
  const found = await admin.get('/administration/user/list?limit=200')
  const pick = (username: string) => {
    const row = found.body.rows.find((user: { username: string }) => user.username === username)
    return { id: row.id, version: row.version }
  }
  const rows = [pick('admin'), pick('batcher')]
  const answer = await admin.post('/administration/user/change-status-many', { active: false, rows }, keyed())
  expect(answer.body).toMatchObject({ changed: 1, failed: 1 })
  const refused = answer.body.results.find((result: { ok: boolean }) => !result.ok)
  expect(refused).toMatchObject({ id: rows[0]!.id, problem: { detail: 'You cannot deactivate yourself' } })
  expect((await batcher.get('/session')).status).toBe(401)
})

test('customers are switched together, each with its line of the trail', async () => {
  const customers = [await givenCustomer(portal), await givenCustomer(portal)]
  const rows = customers.map(({ id, version }) => ({ id, version }))
  const trailOf = async (id: string) => (await portal.as('admin').get(`/customer/audit/${id}`)).body
  const before = await Promise.all(rows.map(async ({ id }) => (await trailOf(id)).total))
  const answer = await portal.as('admin').post('/customer/change-status-many', { active: false, rows }, keyed())
  expect(answer.body).toMatchObject({ changed: 2, failed: 0 })
  for (const [at, { id }] of rows.entries()) expect((await trailOf(id)).total).toBe(before[at] + 1)
})

test('a wrong role, no key, an empty list and a strange row are refused, and nothing changes', async () => {
  const truck = await givenTruck(portal)
  const rows = [{ id: truck.id, version: truck.version }]
  const path = '/truck/change-status-many'
  expect((await portal.as('batcher_2').post(path, { active: false, rows }, keyed())).status).toBe(403)
  expect((await manager().post(path, { active: false, rows }, { key: 'short' })).status).toBe(422)
  expect((await manager().post(path, { active: false, rows: [] }, keyed())).status).toBe(422)
  expect((await manager().post(path, { active: 'no', rows }, keyed())).status).toBe(422)
  const strange = await manager().post(path, { active: false, rows: [{ id: newId(), version: 1 }] }, keyed())
  expect(strange.body).toMatchObject({ changed: 0, failed: 1 })
  expect((await manager().get(`/truck/detail/${truck.id}`)).body).toMatchObject({
    active: true,
    version: truck.version,
  })
})
