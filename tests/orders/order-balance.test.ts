import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { bookOrder, type Dispatch, givenDispatch, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

const poured = (orderId: string, returnConcrete: string, returnCause: string) =>
  portal.given(async work => {
    for (const load of await loadsOfOrder(portal, orderId))
      await deliveryOrder.move(
        work,
        load,
        load.loadNo === 1 ? { status: 'delivered', returnConcrete, returnCause } : { status: 'delivered' },
        'given',
      )
  })
const page = async (id: string) => (await dispatcher().get(`/order/${id}`)).body
const sizes = async (id: string) => (await loadsOfOrder(portal, id)).map(load => [load.status, load.quantity])

test('B14 the balance of a short pour is ordered once, for the same site, product and plant', async () => {
  const made = await bookOrder(portal, at, { quantity: '18', startTime: '11:00', spacingMinutes: 30 })
  const ask = async () => dispatcher().post(`/order/${made.id}/balance`, { version: (await page(made.id)).version })
  expect((await ask()).body.facts).toMatchObject({ rule: 'balance' })
  await poured(made.id, '2.5', 'quality')
  const { version, owedQuantity } = await page(made.id)
  expect(owedQuantity).toBe('2.50')
  const ordered = await dispatcher().post(`/order/${made.id}/balance`, { version })
  expect(ordered.body).toMatchObject({ quantity: '2.50', loads: 1 })
  const loads = await loadsOfOrder(portal, made.id)
  const { loadNo, quantity, plantId, productId, locationId, status, plannedBatchAt } = loads[2]!
  expect({ loadNo, quantity, plantId, productId, locationId, status }).toEqual({
    loadNo: 3,
    quantity: '2.50',
    plantId: loads[1]!.plantId,
    productId: loads[1]!.productId,
    locationId: loads[1]!.locationId,
    status: 'planned',
  })
  expect(plannedBatchAt.getTime() - loads[1]!.plannedBatchAt.getTime()).toBe(30 * 60_000)
  expect(await page(made.id)).toMatchObject({ owedQuantity: '0.00', toComeQuantity: '2.50', quantity: '18.00' })
  expect((await dispatcher().post(`/order/${made.id}/balance`, { version })).status).toBe(409)
  expect((await ask()).body.facts).toMatchObject({ rule: 'balance' })
  const trail = await dispatcher().get(`/order/audit-order?orderId=${made.id}`)
  expect(trail.body.rows.map((row: { action: string }) => row.action)).toContain('order the balance')
})

test('B14 the loads of the balance stay when the order is changed', async () => {
  const fields = orderOf(at, { quantity: '18', startTime: '13:00', spacingMinutes: 30 })
  const made = await bookOrder(portal, at, fields)
  await poured(made.id, '2.5', 'late')
  await dispatcher().post(`/order/${made.id}/balance`, { version: (await page(made.id)).version })
  const change = async (quantity: string) =>
    dispatcher().put('/order', { ...fields, quantity, id: made.id, version: (await page(made.id)).version })
  const poor = ['delivered', '9.00']
  expect((await change('18')).status).toBe(200)
  expect(await sizes(made.id)).toEqual([poor, poor, ['planned', '2.50']])
  expect((await change('24')).status).toBe(200)
  expect(await sizes(made.id)).toEqual([poor, poor, ['planned', '8.50']])
})

test('B14 a closed order, one on hold and another role order no balance', async () => {
  const made = await bookOrder(portal, at, { quantity: '9', startTime: '15:00' })
  await poured(made.id, '2.5', 'late')
  const { version } = await page(made.id)
  const batcher = await portal.as('batcher').post(`/order/${made.id}/balance`, { version })
  expect(batcher.status).toBe(403)
  const held = await dispatcher().post(`/order/${made.id}/hold`, { version, reason: 'Rain' })
  const refused = await dispatcher().post(`/order/${made.id}/balance`, { version: held.body.version })
  expect([refused.status, refused.body.facts.status]).toEqual([409, 'on_hold'])
})
