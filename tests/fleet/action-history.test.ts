import { beforeAll, expect, test } from 'vitest'
import { dutyEvent } from '~/db/fleet/duty-event'
import { fleetActions } from '~/db/fleet/history-tables'
import { bulkInsert } from '~/db/kit/bulk'
import { givenRegion } from '../kit/given/customers'
import { givenDriver, givenPlant, givenTruck } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')
const history = (query: string, who = 'dispatcher_manager') =>
  portal.as(who).get(`/driver/action-history/search?${query}`)

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('R-270 what is done to drivers and trucks is in their history by itself, with the names of then', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const driver = await givenDriver(portal, { mainPlantId: at.plant.id })
  await manager().post('/driver/truck_associate', { driverId: driver.id, version: 1, truckId: truck.id })
  await manager().post('/driver/change-operation-status', {
    driverId: driver.id,
    version: 2,
    operationStatus: 'in_service',
  })
  await portal.as('admin').post('/queue/join', { driverId: driver.id, truckId: truck.id, plantId: at.plant.id })
  const { body } = await history(`driverId=${driver.id}&sort=-at`)
  const told = body.rows.map((row: { kind: string; action: string }) => `${row.kind} ${row.action}`).sort()
  expect(told).toEqual(['crew truck', 'duty clock_in', 'queue joined', 'status in_service'])
  expect(body.rows[0]).toMatchObject({ driverName: driver.driverName, plantName: at.plant.plantName })
  expect((await history(`truckId=${truck.id}&kind=queue`)).body).toMatchObject({ total: 1 })
  expect((await history(`keyword=${driver.driverName.toUpperCase()}&kind=duty`)).body.total).toBe(1)
  await manager().put(`/truck/${truck.id}/status/false`, { version: 1 })
  const named = await history(`truckId=${truck.id}&sort=truckNo,-kind&fromDate=2026-11-20&toDate=2026-11-20`)
  expect(named.body.rows.every((row: { truckNo: string }) => row.truckNo === truck.truckNo)).toBe(true)
  expect((await history('fromDate=2026-11-21')).body.total).toBe(0)
})

test('a delivery leaves its events with truck and driver; a salesperson reads none of it', async () => {
  expect((await history('limit=5', 'salesperson')).status).toBe(403)
  expect((await portal.as(null).get('/driver/action-history/search')).status).toBe(401)
  expect((await history('kind=holiday')).status).toBe(422)
  expect((await history('sort=words')).status).toBe(422)
  expect((await history('fromDate=20-11-2026')).status).toBe(422)
})

test('what happened at a plant of another region is not seen', async () => {
  const plant = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  const far = await givenDriver(portal, { mainPlantId: plant.id })
  await portal.given(work => dutyEvent.add(work, { driverId: far.id, event: 'clock_in', at: work.now }))
  expect((await history(`driverId=${far.id}`)).body.total).toBe(0)
  expect((await history(`driverId=${far.id}`, 'admin')).body.total).toBe(1)
})

test('the history only grows: the app can neither change nor remove a row', async () => {
  const change = (text: string) => portal.db.sql.execute(text).catch((error: { cause?: Error }) => String(error.cause))
  expect(await change("update fleet_action set action = 'x'")).toMatch(/permission denied/)
  expect(await change('delete from fleet_action')).toMatch(/permission denied/)
})

test('R-270 up to 5,000 rows come at once as a sheet or as lines, more by a job that names its file', async () => {
  const few = await manager().get('/driver/action-history/download?format=csv&columns=truckNo,action')
  expect(few.status).toBe(200)
  expect(few.headers.get('content-disposition')).toContain('action-history_2026-11-20_09-00-00.csv')
  const sheet = await manager().get('/driver/action-history/download')
  expect([...sheet.body.slice(0, 2)]).toEqual([0x50, 0x4b])
  const day = Date.parse('2026-10-01T00:00:00Z')
  await portal.given(work =>
    bulkInsert(
      work.sql,
      fleetActions,
      Array.from({ length: 5100 }, (_, place) => ({
        id: crypto.randomUUID(),
        at: new Date(day + Math.floor(place / 2) * 60_000),
        kind: 'queue',
        action: 'called',
        truckNo: `B${place % 40}`,
        byName: 'Bench',
        source: 'person',
        words: '',
      })),
    ),
  )
  const many = await manager().get('/driver/action-history/download?keyword=bench')
  expect([many.status, many.body.rows]).toEqual([202, 5100])
  await portal.runJobs()
  const job = await manager().get(`/jobs/${many.body.jobId}`)
  expect(job.body).toMatchObject({ status: 'done', result: { rows: 5100 } })
  const file = [...portal.files.values()].at(-1)!
  const lines = new TextDecoder().decode(file.body).trim().split('\r\n')
  expect(lines).toHaveLength(5101)
  expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(2551)
  expect(lines[1]).toContain('Called')
})
