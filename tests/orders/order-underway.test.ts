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
