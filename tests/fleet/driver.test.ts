import { beforeAll, expect, test } from 'vitest'
import { dutyEvent } from '~/db/fleet/duty-event'
import { restReason } from '~/db/fleet/rest-reason'
import { queueItem } from '~/db/queue/queue-item'
import { givenDriver, givenTruck } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('R-067 R-122 R-130 a driver is switched, with truck, alternate truck and main plant in the same action', async () => {
  const [own, alternate] = [await givenTruck(portal), await givenTruck(portal)]
  const driver = await givenDriver(portal)
  const on = { driverId: driver.id, version: 1, active: true }
  const same = await manager().post('/driver/change_status', { ...on, truckId: own.id, altTruckId: own.id })
  expect(same.body.errors).toHaveProperty('altTruckId')
  const { body } = await manager().post('/driver/change_status', {
    ...on,
    truckId: own.id,
    altTruckId: alternate.id,
    mainPlantId: at.plant.id,
  })
  expect(body).toMatchObject({ active: true, truckId: own.id, altTruckId: alternate.id, mainPlantId: at.plant.id })
  const list = await manager().get(`/driver/list?plantId=${at.plant.id}&keyword=${driver.driverNo}&active=true`)
  expect(list.body.rows).toMatchObject([{ driverId: driver.id, truckNo: own.truckNo, altTruckNo: alternate.truckNo }])
  expect((await manager().post('/driver/change_status', on)).status).toBe(409)
  expect((await portal.as('dispatcher').post('/driver/change_status', { ...on, version: 2 })).status).toBe(403)
})

test('R-168 a truck that has a driver says so and is not given twice', async () => {
  const truck = await givenTruck(portal)
  const first = await givenDriver(portal, { truckId: truck.id })
  const second = await givenDriver(portal)
  const check = await manager().get(`/driver/check_truck_associated?truckId=${truck.id}`)
  expect(check.body).toEqual({ associated: true, driverId: first.id, driverName: first.driverName })
  expect(
    (await manager().get(`/driver/check_truck_associated?truckId=${truck.id}&driverId=${first.id}`)).body.associated,
  ).toBe(false)
  const taken = await manager().post('/driver/truck_associate', { driverId: second.id, version: 1, truckId: truck.id })
  expect(taken.body.errors.truckId[0]).toContain(first.driverName)
})

test('R-131 the operation status changes, keeps the duty event and can take the driver out of the queue', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const driver = await givenDriver(portal, { truckId: truck.id, mainPlantId: at.plant.id })
  const lunch = await portal.given(work => restReason.insert(work, { reason: 'Lunch' }))
  const change = (version: number, operationStatus: string, more: object = {}) =>
    portal
      .as('dispatcher')
      .post('/driver/change-operation-status', { driverId: driver.id, version, operationStatus, ...more })
  expect((await change(1, 'in_service')).body).toMatchObject({ operationStatus: 'in_service', version: 2 })
  await portal.given(work =>
    queueItem.insert(work, {
      plantId: at.plant.id,
      truckId: truck.id,
      driverId: driver.id,
      joinedAt: work.now,
      rankAt: work.now,
    }),
  )
  expect((await change(2, 'resting')).body.errors).toHaveProperty('restReasonId')
  portal.clock.at = new Date('2026-11-20T03:00:00Z')
  expect((await change(2, 'resting', { restReasonId: lunch.id, resetQueue: true })).status).toBe(200)
  const detail = await manager().get(`/driver/detail/${driver.id}`)
  expect(detail.body).toMatchObject({ operationStatus: 'resting', restReason: 'Lunch', queueStatus: null })
  portal.clock.at = new Date('2026-11-20T03:30:00Z')
  const hours = await manager().get(`/fatigue/working-time/${driver.id}`)
  expect(hours.body).toMatchObject({ duty: 120, breaks: 30, continuous: 120, state: 'rested', onDuty: true })
  expect(hours.body.events.map((line: { event: string }) => line.event)).toEqual(['clock_in', 'break_start'])
  expect(
    (await portal.as('salesperson').post('/driver/reset-queue-status', { driverId: driver.id, version: 3 })).status,
  ).toBe(403)
})

test('R-062 R-272 before 08:00 the milestone of the UTC day still means the plant’s running day', async () => {
  const driver = await givenDriver(portal)
  portal.clock.at = new Date('2026-11-20T22:30:00Z')
  await portal.given(work =>
    dutyEvent.add(work, { driverId: driver.id, event: 'clock_in', at: new Date('2026-11-20T21:30:00Z') }),
  )
  const at0630 = await manager().get(`/fatigue/working-time/${driver.id}?milestone=2026-11-20T00:00:00.000Z`)
  expect(at0630.body).toMatchObject({ day: '2026-11-21', duty: 60 })
  portal.clock.at = new Date('2026-11-21T00:30:00Z')
  const at0830 = await manager().get(`/fatigue/working-time/${driver.id}?milestone=2026-11-21T00:00:00.000Z`)
  expect(at0830.body).toMatchObject({ day: '2026-11-21', duty: 180 })
  const dayBefore = await manager().get(`/fatigue/working-time/${driver.id}?milestone=2026-11-20T00:00:00.000Z`)
  expect(dayBefore.body).toMatchObject({ day: '2026-11-20', duty: 0 })
  expect((await manager().get(`/fatigue/working-time/${driver.id}?milestone=today`)).status).toBe(422)
})
