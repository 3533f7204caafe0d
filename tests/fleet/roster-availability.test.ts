import { beforeAll, expect, test } from 'vitest'
import { crewsOf } from '~/db/fleet/roster-availability'
import { shift } from '~/db/fleet/shift'
import { instantOn } from '~/domain/kit/time'
import { readDay } from '~/workflows/orders/plan/facts'
import { givenDriver, givenTruck } from '../kit/given/fleet'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
/** Drives, and nobody rostered them. */
let unplanned: { truckId: string; driverId: string }
let off: { truckId: string; driverId: string }

const on = (clock: string) => instantOn(DAY, clock)
const lanes = async () => {
  const { body } = await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  return new Map<string, Lane>(body[0].trucks.map((lane: Lane) => [lane.truckId, lane]))
}
type Lane = {
  truckId: string
  shiftFrom: string
  shiftUntil: string
  overtimeUntil: string
  outages: { reason: string }[]
}
const crew = async () => {
  const truck = await givenTruck(portal, { truckTypeId: at.type.id, mainPlantId: at.plant.id })
  const driver = await givenDriver(portal, { truckId: truck.id, mainPlantId: at.plant.id })
  return { truckId: truck.id, driverId: driver.id }
}
const join = ({ truckId, driverId }: { truckId: string; driverId: string }) =>
  portal.as('dispatcher').post('/queue/join', { truckId, driverId, plantId: at.plant.id })

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 2 })
  unplanned = await crew()
  off = await crew()
  await portal.given(work =>
    shift.insert(work, {
      driverId: off.driverId,
      plantId: at.plant.id,
      day: DAY,
      status: 'off',
      reason: 'Annual leave',
      source: 'typed',
    }),
  )
  await bookDay(portal, at)
})

test('a day to come is planned with those who are rostered, in their hours, and the others have a reason', async () => {
  const chart = await lanes()
  expect(chart.get(at.trucks[0]!.id)).toMatchObject({
    shiftFrom: on('05:30').toISOString(),
    shiftUntil: on('15:30').toISOString(),
    overtimeUntil: on('17:30').toISOString(),
    outages: [],
  })
  expect(chart.get(unplanned.truckId)!.outages).toMatchObject([{ reason: 'Not on the roster' }])
  expect(chart.get(off.truckId)!.outages).toMatchObject([{ reason: 'Off: Annual leave' }])
})

test('a driver who was given another truck for the day drives that one, and the own one has no driver', async () => {
  const spare = await crew()
  const [own] = at.trucks
  const crews = await crewsOf(portal.db.sql, { day: DAY, now: null, truckIds: [own!.id] })
  const regular = crews.find(each => each.truckId === own!.id)!
  const made = await portal.given(work =>
    shift.insert(work, {
      driverId: regular.driverId,
      truckId: spare.truckId,
      plantId: at.plant.id,
      day: DAY,
      status: 'planned',
      startsAt: on('07:00'),
      endsAt: on('17:00'),
      source: 'typed',
    }),
  )
  const chart = await lanes()
  expect(chart.get(spare.truckId)).toMatchObject({ shiftFrom: on('07:00').toISOString(), outages: [] })
  expect(chart.get(own!.id), 'nobody drives it').toBeUndefined()
  await portal.given(work => shift.remove(work, made))
})

test('the yard and the chart never disagree: a truck in the queue works now, whatever was rostered', async () => {
  portal.clock.at = on('07:04')
  for (const each of [unplanned, off]) expect((await join(each)).status).toBe(200)
  portal.clock.at = on('07:20')
  const now = portal.clock.at.toISOString()
  const chart = await lanes()
  for (const { truckId } of [unplanned, off]) {
    const lane = chart.get(truckId)!
    expect(lane.shiftFrom <= now && now < lane.overtimeUntil, lane.shiftFrom).toBe(true)
    expect(lane.outages).toEqual([])
  }
  const { facts } = await readDay(portal.db.sql, DAY, at.regionId, portal.clock.at)
  const can = facts.trucks.filter(
    ({ shiftFrom, overtimeUntil, outages }) =>
      shiftFrom <= facts.now! && facts.now! < overtimeUntil && outages.length === 0,
  )
  const { body } = await portal.as('dispatcher_manager').get('/fleet-dashboard')
  expect(body.fit, 'the dashboard counts the trucks that the planner has').toBe(can.length)
  expect(body.phases).toContainEqual({ phase: 'queued', trucks: 2 })
  expect(body.notIn, 'two drivers were rostered from 05:30').toBe(2)
})
