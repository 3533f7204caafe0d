import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenDeliveries } from '../kit/given/deliveries'
import { bookOrder, loadsOfOrder, orderOf } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

const DAY = '2026-11-25'

test('the form of an order that is underway foresees what saving it keeps: the loads on the road and those to come', async () => {
  const portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  const world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '131.1135' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  const of = (quantity: string) => ({
    ...{ orderDate: DAY, startTime: '10:00', quantity, spacingMinutes: 30 },
    assignedPlants: [{ id: world.plant.id, startTime: '10:00', quantity }],
  })
  const { id } = await bookOrder(portal, world as never, of('27'))
  const dispatcher = portal.as('dispatcher')
  const foreseen = async (quantity: string) => {
    const fields = orderOf(world as never, of(quantity))
    const { contactName: _name, contactPhone: _phone, landmark: _mark, remarks: _remarks, ...asked } = fields
    const { status, body } = await dispatcher.post('/order/preview', { ...asked, orderId: id })
    expect([status, body.fault]).toEqual([200, null])
    return body.price.total as string
  }
  const whole = await foreseen('27')
  const [first] = await loadsOfOrder(portal, id)
  portal.clock.at = new Date(`${DAY}T09:30:00.000+08:00`)
  const place = { assignedPlantId: world.plant.id, assignedBPId: world.line.id }
  const assign = '/delivery-order/assign-normal-delivery-order'
  expect((await dispatcher.post(assign, { deliveryOrderId: first!.id, ...place })).status).toBe(200)
  const crew = { truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
  const called = await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: first!.id, ...crew })
  expect(called.status, JSON.stringify(called.body)).toBe(200)
  expect(await foreseen('27')).toBe(whole)
  for (const quantity of ['18', '36']) {
    const told = await foreseen(quantity)
    const { version } = (await dispatcher.get(`/order/${id}`)).body
    const saved = await dispatcher.put('/order', { ...orderOf(world as never, of(quantity)), id, version })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const kept = await dispatcher.post('/payable-amount/calculate', { orderId: id })
    expect([kept.status, kept.body.total]).toEqual([200, told])
  }
})

test('a load that was called has its place in its plant’s hour, whatever else of its order is planned anew', async () => {
  const portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  const world = await givenDeliveries(portal)
  await portal.db.sql.execute(raw`update plant set capacity_per_hour = 18 where id = ${world.plant.id}`)
  const of = (startTime: string, spacingMinutes: number) => ({
    ...{ orderDate: DAY, startTime, quantity: '27', spacingMinutes, unloadingMinutes: 15 },
    assignedPlants: [{ id: world.plant.id, startTime, quantity: '27' }],
  })
  const { id } = await bookOrder(portal, world as never, of('10:00', 30))
  const dispatcher = portal.as('dispatcher')
  const change = async (startTime: string, spacing: number) => {
    const { version } = (await dispatcher.get(`/order/${id}`)).body
    const { status, body } = await dispatcher.put('/order', {
      ...orderOf(world as never, of(startTime, spacing)),
      ...{ id, version },
    })
    return { status, rule: body.details?.rule ?? body.rule, text: JSON.stringify(body) }
  }
  // The plant begins five past the hour, so that three loads at 15 minutes are in one of its hours.
  const [usual] = await loadsOfOrder(portal, id)
  const minute = (65 - usual!.plannedBatchAt.getUTCMinutes()) % 60
  const startTime = `10:${String(minute).padStart(2, '0')}`
  expect((await change(startTime, 30)).status).toBe(200)
  const tooFast = await change(startTime, 15)
  expect([tooFast.status, tooFast.text]).toEqual([409, expect.stringContaining('has no room at')])

  const [first] = await loadsOfOrder(portal, id)
  expect(first!.plannedBatchAt.getUTCMinutes()).toBe(5)
  portal.clock.at = first!.plannedBatchAt
  const place = { assignedPlantId: world.plant.id, assignedBPId: world.line.id }
  const assign = '/delivery-order/assign-normal-delivery-order'
  expect((await dispatcher.post(assign, { deliveryOrderId: first!.id, ...place })).status).toBe(200)
  const crew = { truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
  const called = await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: first!.id, ...crew })
  expect(called.status, JSON.stringify(called.body)).toBe(200)

  const stillTooFast = await change(startTime, 15)
  expect([stillTooFast.status, stillTooFast.text]).toEqual([409, expect.stringContaining('has no room at')])
  expect((await change(startTime, 30)).status).toBe(200)
})
