import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { billOfLoad } from '~/workflows/billing/bill-of-load'
import { type Deliveries, givenDelivered, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const dispatcher = () => portal.as('dispatcher')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '100' }],
  })
})

const note = async (id: string, body: object) =>
  dispatcher().put(`/delivery-order/${id}/update_return_concrete`, {
    version: (await deliveryOrder.get(portal.db.sql, id)).version,
    ...body,
  })
const billed = async (id: string) => {
  const load = await deliveryOrder.get(portal.db.sql, id)
  const { lines } = await billOfLoad(portal.db.sql, { load, addOns: [] }, world.region.id)
  return lines.map(({ quantity, amount }) => [quantity, amount])
}

test('B14 what comes back has a cause of the list; nothing back needs none', async () => {
  const { load } = await givenGenerated(portal, world)
  await portal.given(async work => {
    const row = await deliveryOrder.get(work.sql, load.id)
    await deliveryOrder.move(work, row, { status: 'pouring', onSiteAt: work.now }, 'given')
  })
  const bare = await note(load.id, { returnConcrete: '2.5' })
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['returnCause']])
  expect((await note(load.id, { returnConcrete: '2.5', returnCause: 'Form full' })).body.errors).toHaveProperty(
    'returnCause',
  )
  expect((await note(load.id, { returnConcrete: '2.5', returnCause: 'site_not_ready' })).body).toMatchObject({
    returnConcrete: '2.50',
    returnCause: 'site_not_ready',
  })
  expect((await note(load.id, { returnConcrete: '0', returnCause: 'late' })).body).toMatchObject({
    returnConcrete: '0.00',
    returnCause: null,
  })
  expect((await note(load.id, { returnConcrete: null })).body).toMatchObject({
    returnConcrete: null,
    returnCause: null,
  })
  await portal.given(async work => {
    const row = await deliveryOrder.get(work.sql, load.id)
    await deliveryOrder.move(work, row, { status: 'returned' }, 'given')
  })
})

test('B14 order page, accepted count, remaining and board say the same of a short pour', async () => {
  const { order } = await givenDelivered(portal, world, 1, {}, { returnConcrete: '2.5', returnCause: 'quality' })
  const [page, accepted, quantities, board, plant] = await Promise.all([
    dispatcher().get(`/order/${order.id}`),
    dispatcher().get(`/delivery-order/get-accepted-count?orderId=${order.id}`),
    dispatcher().get(`/delivery-order/calculate-delivery-quantity?orderId=${order.id}`),
    dispatcher().get(`/order/all?orderDate=2026-11-20&regionIds=${world.region.id}`),
    dispatcher().get(`/order/totalDeliveryOrderVolume?plantId=${world.plant.id}&orderDate=2026-11-20`),
  ])
  const said = { deliveredQuantity: '9.00', returnedQuantity: '2.50', acceptedQuantity: '6.50', owedQuantity: '2.50' }
  expect(page.body).toMatchObject(said)
  expect(board.body.rows.find((row: { id: string }) => row.id === order.id)).toMatchObject(said)
  expect(accepted.body).toMatchObject({ accepted: 1, acceptedQuantity: '6.50', partlyReturned: 1 })
  expect(quantities.body).toMatchObject({
    delivered: '9.00',
    returned: '2.50',
    accepted: '6.50',
    remaining: '2.50',
    doQuantity: '2.50',
  })
  expect(plant.body).toMatchObject({ delivered: '18.00' })
  const complete = await dispatcher().put(`/order/complete-order/${order.id}`, { version: page.body.version })
  expect(complete.body.facts).toEqual({ rule: 'remaining', remaining: '2.50' })
})

test('B14 what the customer ordered too much is owed by nobody', async () => {
  const back = { returnConcrete: '2.5', returnCause: 'over_ordered' }
  const { order } = await givenDelivered(portal, world, 2, {}, back)
  const { body } = await dispatcher().get(`/delivery-order/calculate-delivery-quantity?orderId=${order.id}`)
  expect(body).toMatchObject({ accepted: '6.50', remaining: '0.00' })
})

test('B14 the cause names who pays, by the setting of the day of the load', async () => {
  const back = { returnConcrete: '1', returnCause: 'site_not_ready' }
  const { load } = await givenDelivered(portal, world, 3, {}, back)
  const full = ['9.0000', '900.00']
  expect(await billed(load.id)).toEqual([full])
  const payers = { ...USUAL_RETURN_PAYERS, site_not_ready: 'company' as const }
  await portal.given(work =>
    setSetting({ ...work, now: new Date('2026-11-21T01:00:00Z') }, 'deliveries.return-payers', payers),
  )
  expect(await billed(load.id)).toEqual([full])
  await portal.given(work => setSetting(work, 'deliveries.return-payers', payers))
  expect(await billed(load.id)).toEqual([full, ['-1.0000', '-100.00']])
})

test('B14 a correction of what came back wants its cause as well, and drops it with the concrete', async () => {
  const { load } = await givenDelivered(portal, world, 0, {}, { returnConcrete: '1', returnCause: 'late' })
  const ask = async (changes: object, id = load.id) =>
    dispatcher().post('/emodification/submit', {
      deliveryOrderId: id,
      version: (await deliveryOrder.get(portal.db.sql, id)).version,
      cause: 'partial_return',
      changes,
    })
  expect((await ask({ returnCause: 'anything' })).status).toBe(422)
  expect((await ask({ returnCause: null })).body.errors).toHaveProperty(['changes.returnCause'])
  expect((await ask({ returnConcrete: '0' })).body).toMatchObject({
    changes: { returnConcrete: '0', returnCause: null },
    before: { returnConcrete: '1.00', returnCause: 'late' },
  })
})
