import { beforeAll, expect, test } from 'vitest'
import { shift as shiftRecord } from '~/db/fleet/shift'
import { sqlState } from '~/db/kit/db'
import type { RosterRow } from '~/domain/fleet/roster'
import { addDays, instantOn } from '~/domain/kit/time'
import { givenDriver, givenTruck, givenUsualHours } from '../kit/given/fleet'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let spare: { truckId: string; truckNo: string; driverId: string }

const on = (clock: string, day = DAY) => instantOn(day, clock).toISOString()
const roster = async (day = DAY, by = 'dispatcher') => (await portal.as(by).get(`/roster?day=${day}`)).body
const rowOf = async (driverId: string, day = DAY): Promise<RosterRow> =>
  (await roster(day)).rows.find((row: RosterRow) => row.driverId === driverId)
const shift = (body: object, by = 'dispatcher') => portal.as(by).post('/roster/shift', { day: DAY, ...body })
const off = (body: object, by = 'dispatcher') => portal.as(by).post('/roster/off', { day: DAY, ...body })
async function crew(hours?: [string, string]) {
  const truck = await givenTruck(portal, { truckTypeId: at.type.id, mainPlantId: at.plant.id })
  const driver = await givenDriver(portal, { truckId: truck.id, mainPlantId: at.plant.id })
  if (hours) await givenUsualHours(portal, driver.id, ...hours)
  return { truckId: truck.id, truckNo: truck.truckNo, driverId: driver.id, driverName: driver.driverName }
}

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 4 })
  spare = await crew()
  await bookDay(portal, at)
})

test('a day shows the usual hours until somebody says otherwise, and the first load by the published plan', async () => {
  await publishedDay(portal, at.regionId)
  const { rows, counts, day } = await roster()
  expect([day, rows.length, counts]).toEqual([DAY, 5, { on: 4, off: 0, open: 1, late: 0, callIn: 1 }])
  const first = rows.find((row: RosterRow) => row.truckId === at.trucks[0]!.id)
  expect(first).toMatchObject({
    status: 'usual',
    version: null,
    startsAt: on('05:30'),
    endsAt: on('15:30'),
    free: null,
  })
  const loads = rows.flatMap((row: RosterRow) => row.firstLoad ?? [])
  expect(loads.length).toBeGreaterThan(0)
  const { body } = await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  const begins = body[0].loads.map((load: { beginAt: string }) => load.beginAt)
  expect(begins).toContain(loads[0].beginAt)
})

test('without a day it is today until noon, then tomorrow', async () => {
  const now = portal.clock.at
  portal.clock.at = instantOn(DAY, '11:59')
  expect((await portal.as('dispatcher').get('/roster')).body.day).toBe(DAY)
  portal.clock.at = instantOn(DAY, '12:00')
  expect((await portal.as('dispatcher').get('/roster')).body.day).toBe(addDays(DAY, 1))
  portal.clock.at = now
})

test('a driver is called in with one click: the planner has the truck from that minute, and the trail says who did it', async () => {
  const before = await rowOf(spare.driverId)
  expect(before).toMatchObject({ status: 'none', why: 'Not on the roster', free: { minutes: 720 } })
  const { status, body } = await shift({ driverId: spare.driverId, startTime: '07:00', calledIn: true })
  expect([status, body.status, body.truckId]).toEqual([200, 'called_in', spare.truckId])
  expect(await rowOf(spare.driverId)).toMatchObject({
    ...{ status: 'called_in', startsAt: on('07:00'), endsAt: on('17:00'), latest: on('19:00'), free: null },
  })
  const chart = await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  const lane = chart.body[0].trucks.find((each: { truckId: string }) => each.truckId === spare.truckId)
  expect(lane).toMatchObject({ shiftFrom: on('07:00'), outages: [] })
  const trail = await portal.as('admin').get(`/audit?subject=shift&subjectId=${body.id}`)
  expect(trail.body.rows[0]).toMatchObject({ action: 'call in', subject: 'shift' })
  const stale = await shift({ driverId: spare.driverId, startTime: '08:00' })
  expect([stale.status, stale.body.title]).toEqual([409, 'stale'])
})

test('hours of duty and rest hold, for a shift and for a call', async () => {
  const { driverId } = await crew(['12:00', '22:00'])
  const long = await shift({ driverId, startTime: '06:00', endTime: '18:30' })
  expect([long.status, long.body.errors.endTime]).toEqual([422, ['At most 12 h of duty']])
  const early = await shift({ driverId, startTime: '06:00', endTime: '14:00' })
  expect([early.status, early.body.detail]).toEqual([
    409,
    expect.stringContaining('may start from 10:00: 12 h of rest'),
  ])
  const late = await shift({ driverId, startTime: '16:00', endTime: '02:00' })
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('must be home by 00:00')])
  expect((await shift({ driverId, startTime: '11:00', endTime: '23:00' })).status).toBe(200)
})

test('a truck has one driver at a time, and a shift needs a truck of the region that is in service', async () => {
  const other = await crew()
  const { driverId, truckNo } = spare
  const clash = await shift({ driverId: other.driverId, truckId: spare.truckId, startTime: '12:00', endTime: '20:00' })
  expect([clash.status, clash.body.detail]).toEqual([409, expect.stringContaining(`has ${truckNo} 07:00–17:00`)])
  const after = await shift({ driverId: other.driverId, truckId: spare.truckId, startTime: '17:00', endTime: '23:00' })
  expect(after.status).toBe(200)
  expect((await rowOf(other.driverId)).truckNo).toBe(truckNo)
  const wreck = await givenTruck(portal, { truckTypeId: at.type.id, mainPlantId: at.plant.id, active: false })
  const none = await givenDriver(portal, { mainPlantId: at.plant.id })
  const given = (body: object) => shift({ driverId: none.id, startTime: '06:00', endTime: '14:00', ...body })
  expect((await given({})).body.errors).toEqual({ truckId: ['Choose a truck'] })
  expect((await given({ truckId: wreck.id })).body.errors).toHaveProperty('truckId')
  expect((await shift({ driverId, startTime: '07:00', endTime: '15:00', day: '2026-11-01' })).body.errors).toEqual({
    day: ['This day is over'],
  })
})

test('two who save at once: the database keeps one driver to a truck, and one shift to a driver', async () => {
  const other = await crew()
  const row = { truckId: other.truckId, plantId: at.plant.id, status: 'planned', source: 'typed' }
  const insert = (driverId: string, day: string, from: string, until: string) =>
    portal
      .given(work =>
        shiftRecord.insert(work, {
          ...{ ...row, driverId, day },
          startsAt: instantOn(DAY, from),
          endsAt: instantOn(DAY, until),
        }),
      )
      .then(() => 'kept', sqlState)
  expect(await insert(other.driverId, DAY, '06:00', '14:00')).toBe('kept')
  expect(await insert(spare.driverId, addDays(DAY, 20), '13:59', '20:00'), 'the truck').toBe('23P01')
  expect(await insert(other.driverId, addDays(DAY, 1), '13:00', '20:00'), 'the driver').toBe('23P01')
  expect(await insert(other.driverId, DAY, '15:00', '20:00'), 'one row a day').toBe('23505')
})

test('who is off has a reason, is not planned, and is not taken off while in the yard', async () => {
  const { driverId, truckId } = await crew(['05:30', '15:30'])
  expect((await off({ driverId, reason: '' })).status).toBe(422)
  const { body } = await off({ driverId, reason: 'Medical leave' })
  expect(await rowOf(driverId)).toMatchObject({ status: 'off', reason: 'Medical leave', why: 'Off: Medical leave' })
  expect((await portal.as('dispatcher').post('/roster/clear', { driverId, day: DAY, version: 9 })).status).toBe(409)
  const cleared = await portal.as('dispatcher').post('/roster/clear', { driverId, day: DAY, version: body.version })
  expect(cleared.body).toEqual({ cleared: true })
  expect(await rowOf(driverId)).toMatchObject({ status: 'usual', version: null })
  const now = portal.clock.at
  portal.clock.at = instantOn(DAY, '06:10')
  await portal.as('dispatcher').post('/queue/join', { driverId, truckId, plantId: at.plant.id })
  expect(await rowOf(driverId)).toMatchObject({ here: 'queued', hereFrom: on('06:10'), late: false })
  const refused = await off({ driverId, reason: 'Went home' })
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('out of the queue first')])
  portal.clock.at = now
})

test('a roster is copied from the same weekday a week before, once, and what is settled stays', async () => {
  const next = addDays(DAY, 7)
  const before = (await roster(next)).rows
  const [settled] = before.filter((row: RosterRow) => row.driverId === spare.driverId)
  expect(settled.status).toBe('none')
  const copied = await portal.as('dispatcher').post('/roster/copy', { day: next })
  expect(copied.body).toMatchObject({ copied: 4, skipped: 0, said: '4 shifts copied' })
  expect(await rowOf(spare.driverId, next)).toMatchObject({
    ...{ status: 'planned', source: 'copied', startsAt: on('07:00', next), endsAt: on('17:00', next) },
  })
  expect((await portal.as('dispatcher').post('/roster/copy', { day: next })).body).toMatchObject({ copied: 0 })
})

test('usual hours change from a day on and keep what was', async () => {
  const { driverId } = await crew(['05:30', '15:30'])
  const fromDate = addDays(DAY, 7)
  const save = (body: object) =>
    portal.as('dispatcher').post('/roster/usual-hours', {
      driverId,
      weekdays: [1, 2, 3],
      startTime: '08:00',
      endTime: '18:00',
      fromDate,
      ...body,
    })
  expect((await save({ endTime: '21:00' })).body.errors).toEqual({ endTime: ['At most 12 h of duty'] })
  expect((await save({ fromDate: '2026-01-05' })).body.errors).toHaveProperty('fromDate')
  expect((await save({})).body).toEqual({ weekdays: [1, 2, 3] })
  expect(await rowOf(driverId)).toMatchObject({ status: 'usual', startsAt: on('05:30') })
  expect(await rowOf(driverId, addDays(fromDate, 2)), 'a Monday').toMatchObject({
    ...{ status: 'usual', startsAt: on('08:00', addDays(fromDate, 2)) },
  })
  expect(await rowOf(driverId, fromDate), 'a Saturday').toMatchObject({ status: 'none', free: { minutes: 720 } })
})

test('others are refused, and drivers of another region do not exist', async () => {
  for (const role of ['batcher', 'salesperson', 'finance_ar', 'lab'])
    expect((await portal.as(role).get('/roster')).status, role).toBe(403)
  await portal.person('dispatcher_2', { regionIds: [] })
  expect((await portal.as('dispatcher_2').get(`/roster?day=${DAY}`)).body.rows).toEqual([])
  expect((await shift({ driverId: spare.driverId, startTime: '07:00' }, 'dispatcher_2')).status).toBe(404)
  expect((await off({ driverId: spare.driverId, reason: 'Leave' }, 'dispatcher_2')).status).toBe(404)
})
