import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { offerWaiting } from '~/workflows/orders/offer-waiting'
import { bookOrder, orderOf } from '../kit/given/orders'
import { DAY, givenPlanDay, type PlanDayGiven } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookOrder>>
const waiting: Awaited<ReturnType<typeof bookOrder>>[] = []
const dispatcher = () => portal.as('dispatcher')
const pour = { orderDate: DAY, startTime: '11:30', quantity: '9', spacingMinutes: 30, unloadingMinutes: 25 }
type Row = {
  id: string
  version: number
  orderId: string
  status: string
  offeredUntil: string | null
  offer: { startTime: string; spacingMinutes: number } | null
}
const list = async (): Promise<Row[]> => (await dispatcher().get('/wait-list')).body.rows
const entryOf = async (of: number) => (await list()).find(row => row.orderId === waiting[of]!.id)!
const round = (now = portal.clock.at) => offerWaiting(portal.db, now)
const act = (row: Row, verb: string) => dispatcher().post(`/wait-list/${row.id}/${verb}`, { version: row.version })

beforeAll(async () => {
  portal = await house()
  // One truck, which is away for longer than anybody here would wait.
  at = await givenPlanDay(portal, { trucks: 1 })
  booked = await bookOrder(portal, at, pour)
  for (const startTime of ['11:30', '11:40']) {
    const draft = await bookOrder(portal, at, { ...pour, startTime, draft: true })
    waiting.push(draft)
    portal.clock.at = addMinutes(portal.clock.at, 1)
    const joined = await dispatcher().post('/wait-list', {
      orderId: draft.id,
      version: draft.version,
      toleranceMinutes: 15,
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
  }
})

test('while the day is full nobody is offered anything; an order waits once, and a booked one not at all', async () => {
  expect(await round()).toBe(0)
  expect((await list()).map(row => row.orderId)).toEqual(waiting.map(order => order.id))
  const again = { orderId: waiting[0]!.id, version: waiting[0]!.version }
  expect((await dispatcher().post('/wait-list', again)).status).toBe(409)
  const firm = await dispatcher().post('/wait-list', { orderId: booked.id, version: booked.version })
  expect([firm.status, firm.body.facts.rule]).toEqual([409, 'not-draft'])
  const { productId, customerId, projectId, locationId } = orderOf(at)
  const { body } = await dispatcher().post('/order/offers', { productId, customerId, projectId, locationId, ...pour })
  expect(body.waiting).toBe(2)
})

test('room goes to who asked first, is reserved while the site thinks, and goes to the next when it says no', async () => {
  const cancel = { version: booked.version, reason: 'Rain' }
  expect((await dispatcher().post(`/order/${booked.id}/cancel`, cancel)).status).toBe(200)
  expect(await round()).toBe(1)
  const first = await entryOf(0)
  expect(first).toMatchObject({ status: 'offered', offer: { startTime: '11:30', spacingMinutes: 30 } })
  expect(first.offeredUntil).toBe(addMinutes(portal.clock.at, 30).toISOString())
  expect((await entryOf(1)).status).toBe('waiting')
  const { productId, customerId, projectId, locationId } = orderOf(at)
  const asked = { productId, customerId, projectId, locationId, ...pour }
  expect((await dispatcher().post('/order/offers', asked)).body.asked.fits, 'it is reserved').toBe(false)

  expect((await act(first, 'decline')).status).toBe(200)
  expect(await round()).toBe(1)
  expect((await entryOf(0)).status, 'what it did not want is not offered to it again').toBe('waiting')
  expect(await entryOf(1)).toMatchObject({ status: 'offered', offer: { startTime: '11:40' } })
})

test('what nobody answers in time is free again; what is taken is booked with its promise', async () => {
  const ended = addMinutes(portal.clock.at, 31)
  await round(ended)
  const late = await entryOf(1)
  expect(late.offer?.startTime).not.toBe('11:40')

  const third = await bookOrder(portal, at, { ...pour, startTime: '14:00', draft: true })
  waiting.push(third)
  const joined = await dispatcher().post('/wait-list', { orderId: third.id, version: third.version })
  expect(joined.status).toBe(200)
  await round(ended)
  const offered = await entryOf(2)
  expect(offered).toMatchObject({ status: 'offered', offer: { startTime: '14:00' } })
  expect((await portal.as('batcher').post(`/wait-list/${offered.id}/take`, { version: offered.version })).status).toBe(
    403,
  )
  const taken = await act(offered, 'take')
  expect([taken.status, taken.body.status]).toEqual([200, 'confirmed'])
  expect(await entryOf(2)).toBeUndefined()
  const page = (await dispatcher().get(`/order/${third.id}`)).body
  expect(page.promises).toMatchObject([{ source: 'booked', startsAt: `${DAY}T06:00:00.000Z` }])
  expect(page.loadLines).toHaveLength(1)
  expect((await act(offered, 'take')).status).toBe(409)
})
