import { beforeAll, expect, test } from 'vitest'
import { ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { areas } from './day/areas'
import { bookedDay, type Causes, type DayOfPours, type Pour, type PourName, publishedDay } from './day/ground'
import { carrier, deliverNext, linesOf, waitingOf } from './day/run'

let day: DayOfPours
let cementBefore: number
const dispatcher = () => day.portal.as('dispatcher')
beforeAll(async () => {
  day = await bookedDay()
  cementBefore = await areas(day).cement()
})

/** m³ of each pour by what was booked and by its causes. */
const explained = (of: (m3: number, causes: Causes) => number) =>
  new Map(Object.values(day.pours).map(({ id, m3, causes }) => [id, of(m3, causes)]))
const version = async ({ id }: Pour): Promise<number> => ok(await dispatcher().get(`/order/${id}`)).version
const act = async (name: PourName, verb: string, body: object = {}) =>
  ok(
    await dispatcher().post(`/order/${day.pours[name].id}/${verb}`, {
      version: await version(day.pours[name]),
      ...body,
    }),
  )

test('what is booked is reserved and planned, to the m³', async () => {
  await publishedDay(day)
  const { booked, reserved, planned } = areas(day)
  const all = explained(m3 => m3)
  expect(await booked()).toEqual(all)
  expect(await reserved()).toBe([...all.values()].reduce((sum, m3) => sum + m3, 0))
  expect(await planned()).toEqual(all)
})

test('the day goes on: a divert, a return, a hold, a short pour ordered again, a load taken back, a plant without weights', async () => {
  const { diverted, rescued, returned, held, short, cancelled, manual } = day.pours
  const [first] = await waitingOf(day, diverted)
  const [place] = await waitingOf(day, rescued)
  const truck = carrier(day, first!)
  await truck.call()
  await truck.load()
  const now = (await linesOf(day, diverted)).find(({ id }) => id === first!.id)!
  const to = { targetId: place!.id, version: now.version, targetVersion: place!.version, reason: 'Formwork not ready' }
  ok(await dispatcher().post(`/delivery-order/${first!.id}/divert`, to))
  await truck.pour()
  await deliverNext(day, diverted)
  await deliverNext(day, diverted)
  await deliverNext(day, returned, { returnConcrete: '2', returnCause: 'over_ordered' })

  await act('held', 'hold', { reason: 'The crane is down' })
  const [frozen] = await waitingOf(day, held)
  const refused = await day.portal.as('batcher').post(`/delivery-order/mark-called/${frozen!.id}`, {})
  expect([refused.status, refused.body.facts?.rule]).toEqual([409, 'hold'])
  await act('held', 'release')
  await deliverNext(day, held)

  await deliverNext(day, short, { returnConcrete: '3', returnCause: 'plant_error' })
  await act('short', 'balance')
  const [rest] = await waitingOf(day, short)
  const at = { assignedPlantId: day.world.plant.id, assignedBPId: day.world.line.id }
  ok(await dispatcher().post('/delivery-order/assign-normal-delivery-order', { deliveryOrderId: rest!.id, ...at }))
  await deliverNext(day, short)

  const [, last] = await waitingOf(day, cancelled)
  ok(await dispatcher().post('/delivery-order/withdraw_do', { deliveryOrderId: last!.id, reason: 'Not needed' }))
  await deliverNext(day, cancelled)
  const body = { version: await version(cancelled), confirmRemaining: true }
  ok(await dispatcher().put(`/order/complete-order/${cancelled.id}`, body))

  const word = { rules: ['batch'], reason: 'The scales are down: nine batches of 1 m³ by the sheet' }
  await deliverNext(day, manual, {}, word)
})

test('booked, called, ticketed, batched, delivered and billed are one quantity, but for what a cause explains', async () => {
  const { portal } = day
  portal.clock.at = new Date(`2026-11-21T10:00:00+08:00`)
  const told = areas(day)
  const made = explained((m3, { withdrawn, again }) => m3 - withdrawn + again)
  expect(await told.called()).toEqual(made)
  expect(await told.ticketed()).toEqual(made)
  expect(await told.delivered()).toEqual(made)
  const weighed = explained((m3, { withdrawn, again, byWord }) => m3 - withdrawn + again - byWord)
  expect(await told.batched()).toEqual(weighed)
  expect(cementBefore - (await told.cement())).toBe(350 * [...weighed.values()].reduce((sum, m3) => sum + m3, 0))
  expect(await told.withdrawn()).toEqual(explained((_, { withdrawn }) => withdrawn))
  expect(await told.accepted()).toEqual(explained((m3, { withdrawn, unwanted }) => m3 - withdrawn - unwanted))
  // What the customer ordered too much is billed, what came back because of us is not.
  expect(await told.billed()).toEqual(explained((m3, { withdrawn }) => m3 - withdrawn))
  const manual = (await linesOf(day, day.pours.manual))[0]!
  const { ticket } = ok(await portal.as('batcher').get(`/orderdetail/view?doNumber=${manual.doNumber}`))
  expect(ticket.load.overrides).toMatchObject([{ rule: 'batch', by: 'Batcher' }])
})

test('no order of the day is left with m³ that nobody brings', async () => {
  for (const { id, orderNo } of Object.values(day.pours)) {
    const { owedQuantity, toComeQuantity } = ok(await dispatcher().get(`/order/${id}`))
    expect([orderNo, owedQuantity, toComeQuantity]).toEqual([orderNo, '0.00', '0.00'])
  }
})

test('what must always hold, holds', () => expectInvariants(day.portal), 60_000)
test('nothing of it was a defect', () => expect(day.portal.defects).toEqual([]))
