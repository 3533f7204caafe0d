import { beforeAll, expect, test } from 'vitest'
import { location } from '~/db/customers/location'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { SETTINGS } from '~/domain/kit/setting'
import { addMinutes } from '~/domain/kit/time'
import { standardParams } from '~/domain/orders/plan/engine/params'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, loadsOfOrder, orderOf } from '../kit/given/orders'
import { DAY, givenPlanDay, type PlanDayGiven } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 3 })
})

const asks = (more: object = {}) => {
  const { customerId, projectId, locationId, productId } = orderOf(at)
  return {
    ...{ customerId, projectId, locationId, productId, orderDate: DAY, startTime: '11:30', quantity: '27' },
    ...{ spacingMinutes: 30, unloadingMinutes: 25, ...more },
  }
}
const ask = (more: object = {}, who = 'dispatcher') => portal.as(who).post('/order/offers', asks(more))

/** The order that the form sends when an offer is pressed. */
const takeOffer = (offer: Record<string, string | number>, more: object = {}) =>
  portal.as('dispatcher').post(
    '/order',
    orderOf(at, {
      ...{ orderDate: DAY, quantity: '27', unloadingMinutes: 25, startTime: String(offer.startTime) },
      spacingMinutes: Number(offer.spacingMinutes),
      assignedPlants: [
        { id: String(offer.plantId), startTime: String(offer.plantStart), quantity: String(offer.quantity) },
      ],
      ...more,
    }),
  )

test('a time that plan, trucks, drivers and plant carry is offered as asked, is booked at it, and is held', async () => {
  const { status, body } = await ask()
  expect(status).toBe(200)
  expect(body.asked).toEqual({ startTime: '11:30', spacingMinutes: 30, fits: true, refusals: [] })
  expect(body.offers).toHaveLength(1)
  const [offer] = body.offers
  expect(offer).toMatchObject({ kind: 'asked', startTime: '11:30', spacingMinutes: 30, loads: 3, lastOnSite: '12:30' })
  expect(offer.chance).toBeNull()
  expect(offer.chanceSays).toMatch(/^Too few loads to tell: 0 first loads from /)

  const taken = await takeOffer(offer)
  expect([taken.status, taken.body.warnings]).toEqual([200, expect.any(Array)])
  const [first] = await loadsOfOrder(portal, taken.body.id)
  expect(first!.plannedOnSiteAt.toISOString()).toBe(`${DAY}T03:30:00.000Z`)
  expect(first!.plantId).toBe(offer.plantId)

  const again = (await ask()).body
  expect(again.asked.fits).toBe(false)
  expect(again.short).toEqual([])
  const change = (await ask({ orderId: taken.body.id })).body
  expect(change.asked.fits, 'its own trucks are no one else’s').toBe(true)
})

test('without the trucks it says what breaks, and offers times that booking takes', async () => {
  const { body } = await ask()
  expect(['more-trucks', 'shift', 'no-room-left']).toContain(body.asked.refusals[0].rule)
  expect(body.offers.length).toBeGreaterThan(0)
  expect(body.offers.length).toBeLessThanOrEqual(3)
  const times = body.offers.map((offer: { startTime: string; spacingMinutes: number }) => ({
    startTime: offer.startTime,
    spacingMinutes: offer.spacingMinutes,
  }))
  expect(times).not.toContainEqual({ startTime: '11:30', spacingMinutes: 30 })
  const later = body.offers.find((offer: { kind: string }) => offer.kind === 'later')
  expect(later.startTime > '11:30').toBe(true)
  const booked = await takeOffer(later)
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  expect((await ask()).body.short).toEqual([])
})

test('no truck of the size says so; a spacing that one pump cannot keep is offered wider', async () => {
  const large = (await ask({ loadSize: '12', quantity: '12', startTime: '15:00' })).body
  expect(large.asked.refusals).toEqual([
    { rule: 'truck-size', message: 'No truck with a driver on this day carries 12 m³; loads would have to be smaller' },
  ])
  expect(large.offers).toEqual([])
  const fast = (await ask({ spacingMinutes: 20, quantity: '18', startTime: '16:30' })).body
  expect(fast.asked.refusals[0].rule).toBe('spacing')
  for (const { spacingMinutes } of fast.offers) expect(spacingMinutes).toBeGreaterThanOrEqual(25)
  expect(fast.offers.length).toBeGreaterThan(0)
})

test('a full plant is offered later, and another plant at the time', async () => {
  const small = await givenPlant(portal, {
    ...{ regionId: at.regionId, latitude: at.plant.latitude, longitude: at.plant.longitude, capacityPerHour: '20.00' },
  })
  const chosen = { quantity: '27', unloadingMinutes: 9, spacingMinutes: 10, startTime: '16:00' }
  const { body } = await ask({ ...chosen, assignedPlants: [{ id: small.id, startTime: '15:40', quantity: '27' }] })
  expect(body.asked.fits).toBe(false)
  expect(body.asked.refusals[0]).toMatchObject({ rule: 'capacity', message: expect.stringContaining('has no room at') })
  const here = body.offers.filter((offer: { plantId: string }) => offer.plantId === small.id)
  for (const offer of here)
    expect(offer.startTime !== '16:00' || offer.spacingMinutes > 10, JSON.stringify(offer)).toBe(true)
  expect(body.offers.map((offer: { kind: string }) => offer.kind)).toContain('other-plant')
})

test('no offer is in the past, before the plant opens, or without lead', async () => {
  const today = (await ask({ orderDate: '2026-11-20', startTime: '08:00', quantity: '9' })).body
  expect(today.asked.refusals[0]).toMatchObject({ rule: 'time', message: '08:00 has passed' })
  for (const { startTime, plantStart } of today.offers)
    expect([startTime, plantStart].every(t => t > '09:00')).toBe(true)
  const early = (await ask({ startTime: '04:00', quantity: '9' })).body
  expect(early.asked.fits).toBe(false)
  const past = await ask({ orderDate: '2026-11-19' })
  expect([past.status, past.body.errors]).toEqual([422, { orderDate: ['This day has passed'] }])
})

test('a chance is told from the first loads of the past', async () => {
  const now = portal.clock.at
  portal.clock.at = new Date('2026-11-09T01:00:00Z')
  for (let turn = 0; turn < 22; turn++) {
    const startTime = `${String(9 + (turn % 10)).padStart(2, '0')}:00`
    const { id } = await bookOrder(portal, at, { orderDate: '2026-11-10', startTime, quantity: '3' })
    await portal.given(async work => {
      const [load] = await loadsOfOrder(portal, id)
      const onSiteAt = addMinutes(load!.plannedOnSiteAt, turn < 2 ? 40 : 15)
      await deliveryOrder.move(work, load!, { status: 'returned', onSiteAt, plantId: at.plant.id }, 'given')
    })
  }
  portal.clock.at = now
  const { body } = await ask({
    startTime: '17:00',
    quantity: '9',
    assignedPlants: [{ id: at.plant.id, startTime: '16:30', quantity: '9' }],
  })
  expect(body.offers[0].chance).toEqual({ percent: 89, atLeast: 74, loads: 22, onTime: 20 })
  expect(body.offers[0].chanceSays).toMatch(/^20 of 22 first loads from .* to this site were on time$/)
})

test('who books orders asks; the site of another region does not exist; bad input is told by field', async () => {
  expect((await ask({}, 'batcher')).status).toBe(403)
  await portal.person('dispatcher_2', { regionIds: [] })
  expect((await ask({}, 'dispatcher_2')).status).toBe(404)
  const empty = await ask({ quantity: null, productId: null })
  expect([empty.status, Object.keys(empty.body.errors).sort()]).toEqual([422, ['productId', 'quantity']])
  const most = await ask({ quantity: '30000', loadSize: '1' })
  expect(most.status).toBe(422)
})

test('an offer holds with ways as much longer as the company says: the more, the fewer times fit', async () => {
  const far = await portal.given(work =>
    location.insert(work, { projectId: at.project.id, locationName: 'Far gate', latitude: 1.45, longitude: 103.82 }),
  )
  const fitting = async (percent: number) => {
    await portal.given(work => setSetting(work, 'orders.offer-way-percent', percent))
    const fits: number[] = []
    for (const spacingMinutes of [15, 20, 25, 30, 40, 50, 60]) {
      const day = { orderDate: '2026-11-25', startTime: '10:00', quantity: '54', locationId: far.id }
      const { body } = await ask({ ...day, spacingMinutes, unloadingMinutes: 12 })
      if (body.asked.fits) fits.push(spacingMinutes)
    }
    return fits
  }
  const [none, usual, most] = [await fitting(0), await fitting(40), await fitting(100)]
  expect(none.length).toBeGreaterThan(usual.length)
  expect(usual.length).toBeGreaterThan(most.length)
  expect(none).toEqual(expect.arrayContaining(usual))
  expect(SETTINGS['orders.offer-way-percent'].usual / 100).toBe(standardParams.offerReserve)
})
