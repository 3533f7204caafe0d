import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrders } from '~/db/deliveries/tables'
import { batchingPlantMaterial, silo } from '~/db/materials/silo'
import { stockEntries } from '~/db/materials/tables'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { openedSilo } from '../kit/given/stock'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('water from the main is no stock: an empty tank stops no load, and nothing is drawn from it', async () => {
  const water = world.recipe.find(({ kind }) => kind === 'water')!
  const { load } = await givenGenerated(portal, world, 1)
  const tank = await portal.given(async work => {
    const of = { plantId: world.plant.id, siloCode: 'W1', materialId: water.materialId, capacityKg: '60000' }
    const made = await openedSilo(work, { ...of, levelKg: '10' })
    const [row] = await work.sql.select().from(deliveryOrders).where(eq(deliveryOrders.id, load.id))
    const place = { batchingPlantId: row!.batchingPlantId!, materialId: water.materialId, siloId: made.id }
    await batchingPlantMaterial.insert(work, place)
    return made
  })
  const refusals = await portal.as('batcher').get(`/orderdetail/check-generate?deliveryOrderId=${load.id}`)
  expect(refusals.status).toBe(200)
  expect(JSON.stringify(refusals.body.refusals)).not.toContain('silo-cover')
  const batched = await portal
    .as('batcher')
    .post(`/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) })
  expect(batched.status, JSON.stringify(batched.body)).toBe(200)
  expect((await silo.get(portal.db.sql, tank.id)).levelKg).toBe('10.000')
  const drawn = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
  expect(drawn.some(row => row.materialId === water.materialId)).toBe(false)
  const board = await portal.as('batcher').get(`/silo-level/cover?plantId=${world.plant.id}`)
  expect(board.body.rows.find((row: { id: string }) => row.id === tank.id)).toMatchObject({
    cover: null,
    mark: 'normal',
  })
})
