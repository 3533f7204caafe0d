import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')
const page = async (id: string) => (await dispatcher().get(`/order/${id}`)).body
/** The first load is due at 11:00, 03:00 UTC, so that the site calls by 07:00. */
const CALL_BY = new Date('2026-11-19T23:00:00.000Z')

beforeAll(async () => {
  portal = await house({ now: '2026-11-19T22:00:00.000Z' })
  at = await givenDispatch(portal)
})

const onCall = (more = {}) =>
  bookOrder(portal, at, { orderDate: DAY, quantity: '18', startTime: '11:00', willCall: true, ...more })
/** The loads that activity calls late at a moment. */
async function lateAt(at: Date): Promise<string[]> {
  const kept = portal.clock.at
  portal.clock.at = at
  const { body } = await dispatcher().get('/dashboard/activity?parts=late')
  portal.clock.at = kept
  return body.late.map((row: { id: string }) => row.id)
}
const call = async (id: string, more = {}) =>
  dispatcher().post(`/order/${id}/call`, { version: (await page(id)).version, calledBy: 'Mr Tan', ...more })

test('the site is told until when to call; one that would have had to call before now is booked firm', async () => {
  const booked = await onCall()
  expect(booked.warnings.at(-1)).toBe(
    'Tell the site to call by 20/11/2026 07:00; after that its time is given to others',
  )
  expect(await page(booked.id)).toMatchObject({ callBy: CALL_BY.toISOString(), calledAt: null })
  const late = await dispatcher().post(
    '/order',
    orderOf(at, { orderDate: DAY, quantity: '18', startTime: '09:30', willCall: true }),
  )
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['willCall']])
})

test('another first load has another deadline; a change of something else keeps what was told', async () => {
  const { id } = await onCall({ startTime: '12:00' })
  const change = async (more: object) => {
    const { version } = await page(id)
    const fields = orderOf(at, { orderDate: DAY, quantity: '18', startTime: '12:00', willCall: true, ...more })
    return dispatcher().put('/order', { ...fields, id, version })
  }
  const before = (await page(id)).callBy
  expect((await change({ remarks: 'Gate B' })).status).toBe(200)
  expect((await page(id)).callBy).toBe(before)
  expect((await change({ startTime: '13:00' })).status).toBe(200)
  expect((await page(id)).callBy).toBe(addMinutes(new Date(before), 60).toISOString())
  expect((await change({ startTime: '13:00', willCall: false })).status).toBe(200)
  expect((await page(id)).callBy).toBeNull()
})

test('without a call its time is given to others at the deadline; who calls after all needs room again', async () => {
  const plant = await givenPlant(portal, { regionId: at.regionId, capacityPerHour: '18.00' })
  const assigned = { assignedPlants: [{ id: plant.id, startTime: '14:00', quantity: '18' }], startTime: '15:00' }
  const { id } = await onCall(assigned)
  const other = () =>
    dispatcher().post('/order', orderOf(at, { orderDate: DAY, quantity: '18', ...assigned, contactName: 'Ms Ong' }))
  const callBy = new Date((await page(id)).callBy)
  expect((await other()).status).toBe(409)

  await releaseWillCalls(portal.db, addMinutes(callBy, -1))
  expect((await page(id)).status).toBe('confirmed')
  expect(await releaseWillCalls(portal.db, callBy)).toBe(1)
  expect(await releaseWillCalls(portal.db, callBy)).toBe(0)
  expect(await page(id)).toMatchObject({ status: 'on_hold', holdReason: 'The site did not call in time' })
  const listed = (await dispatcher().get('/order/will-call')).body
  expect(listed.rows.find((row: { id: string }) => row.id === id)).toMatchObject({ released: true })
  const own = (await loadsOfOrder(portal, id)).map(load => load.id)
  const late = await lateAt(addMinutes(callBy, 600))
  expect([late.length > 0, own.filter(load => late.includes(load))]).toEqual([true, []])
  const released = await dispatcher().post(`/order/${id}/release`, { version: (await page(id)).version })
  expect([released.status, released.body.facts.rule]).toEqual([409, 'not-called'])

  const second = await other()
  expect(second.status).toBe(200)
  const full = await call(id)
  expect([full.status, full.body.facts.rule]).toEqual([409, 'capacity'])
  expect(await page(id)).toMatchObject({ status: 'on_hold', calledAt: null })
  const cancel = { version: second.body.version, reason: 'Rain' }
  expect((await dispatcher().post(`/order/${second.body.id}/cancel`, cancel)).status).toBe(200)
  expect((await call(id)).status).toBe(200)
  expect(await page(id)).toMatchObject({ status: 'confirmed', holdReason: null })
})

test('a call confirms, renews the promise and is not noted twice', async () => {
  const { id } = await onCall({ startTime: '11:30', quantity: '9' })
  expect((await call(id)).status).toBe(200)
  const confirmed = await page(id)
  expect(confirmed).toMatchObject({ status: 'confirmed', calledAt: portal.clock.at.toISOString() })
  expect(confirmed.promises).toMatchObject([
    { revision: 2, source: 'called', askedBy: 'Mr Tan' },
    { revision: 1, source: 'booked' },
  ])
  await releaseWillCalls(portal.db, addMinutes(CALL_BY, 300))
  expect((await page(id)).status).toBe('confirmed')
  expect((await call(id)).status).toBe(409)
  expect((await portal.as('salesperson').post(`/order/${id}/call`, { version: 1 })).status).toBe(403)
  expect(await loadsOfOrder(portal, id)).toHaveLength(1)
})

test('a will-call booked before there was a deadline is listed until its site calls, and keeps its time', async () => {
  const { id } = await onCall({ startTime: '16:00', quantity: '9' })
  await portal.db.sql.execute(sql`update "order" set call_by = null where id = ${id}`)
  expect(await releaseWillCalls(portal.db, addMinutes(CALL_BY, 299))).toBe(0)
  const { rows } = (await dispatcher().get('/order/will-call')).body
  expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ callBy: null, released: false })
  expect((await call(id)).status).toBe(200)
})
