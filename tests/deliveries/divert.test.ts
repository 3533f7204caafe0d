import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import { batchWeights, deliveryOrders } from '~/db/deliveries/tables'
import { stockEntries } from '~/db/materials/tables'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { order } from '~/db/orders/order'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenOnTheWay, otherSite } from '../kit/given/divert'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'
import { boundPhone } from '../kit/machine-key'

let portal: House
let world: Deliveries
const dispatcher = () => portal.as('dispatcher')
const START = '2026-11-20T02:00:00.000Z'

beforeAll(async () => {
  portal = await house({ now: START })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '100' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

/** No truck of an earlier test is still out. */
beforeEach(async () => {
  portal.clock.at = new Date(START)
  await portal.given(async work => {
    for (const row of await work.sql.select().from(deliveryOrders))
      if (!['delivered', 'returned', 'withdrawn'].includes(row.status))
        await deliveryOrder.move(work, row, { status: 'withdrawn', queueItemId: null }, 'clear')
  })
})

type Load = { id: string; version: number }
const divert = (who: string, load: Load, target: Load, more: object = {}) =>
  portal.as(who).post(`/delivery-order/${load.id}/divert`, {
    targetId: target.id,
    version: load.version,
    targetVersion: target.version,
    reason: 'The forms are not ready',
    ...more,
  })
const candidates = (load: Load, who = 'dispatcher') =>
  portal.as(who).get(`/delivery-order/${load.id}/divert-candidates`)
const rowOf = (id: string) => deliveryOrder.get(portal.db.sql, id)

describe('B15 a truck on its way is diverted to another pour', () => {
  test('the concrete keeps its number, weights, stock and carbon; the first pour has its place open again', async () => {
    const { load, order: from } = await givenOnTheWay(portal, world, 0, { quantity: '6.00' })
    const { order: to, loads } = await givenOrder(portal, world, { loads: 2, ...(await otherSite(portal, world)) })
    const found = await candidates(load)
    expect(found.body.load).toMatchObject({ doNumber: load.doNumber, nextRevision: 2, quantity: '6.00', loadNo: 1 })
    expect(found.body.firstBill).toBe('600.00')
    expect(found.body.rows).toMatchObject([
      {
        ...{ loadId: loads[0]!.id, orderNo: to.orderNo, sameMix: true, refusals: [], shortQuantity: '3.00' },
        ...{ secondBill: '600.00', promisedAt: to.startsAt.toISOString() },
      },
    ])
    const [{ leftMinutes, travelMinutes }] = found.body.rows
    expect(leftMinutes).toBe(120 - 46 - travelMinutes)
    const weights = () => portal.db.sql.select().from(batchWeights).where(eq(batchWeights.deliveryOrderId, load.id))
    const stock = () => portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
    const before = [await weights(), await stock()]

    const done = await divert('dispatcher', load, loads[0]!)
    expect(done.status).toBe(200)
    const [moved, opened] = [await rowOf(load.id), await rowOf(loads[0]!.id)]
    expect(moved).toMatchObject({
      ...{
        doNumber: load.doNumber,
        revision: 2,
        status: 'in_transit',
        truckId: load.truckId,
        gwpBatched: load.gwpBatched,
      },
      ...{ orderId: to.id, customerId: to.customerId, projectId: to.projectId, locationId: to.locationId, loadNo: 1 },
      ...{
        quantity: '6.00',
        plannedOnSiteAt: loads[0]!.plannedOnSiteAt,
        batchedAt: load.batchedAt,
        leftAt: load.leftAt,
      },
    })
    expect(opened).toMatchObject({
      ...{ orderId: from.id, customerId: from.customerId, loadNo: 1, status: 'assigned', quantity: '6.00' },
      ...{ doNumber: null, truckId: null, plantId: load.plantId, batchingPlantId: load.batchingPlantId },
    })
    expect(opened.plannedBatchAt.getTime()).toBeGreaterThanOrEqual(portal.clock.at.getTime())
    expect([await weights(), await stock()]).toEqual(before)
    expect((await order.get(portal.db.sql, to.id)).status).toBe('in_progress')

    const revisions = await revisionsOf(portal.db.sql, load.id)
    expect(revisions.map(row => [row.revision, row.cause, row.facts.orderId])).toEqual([
      [1, null, from.id],
      [2, 'diverted', to.id],
    ])
    const view = await dispatcher().get(`/orderdetail/view?doNumber=${load.doNumber}`)
    expect(view.body.events.at(-1)).toMatchObject({ event: 'diverted', reason: 'The forms are not ready' })
    for (const id of [from.id, to.id]) {
      const trail = await dispatcher().get(`/order/audit-order?orderId=${id}`)
      expect(trail.body.rows.map((row: { action: string }) => row.action).join()).toContain('load diverted')
    }
    const actions = await portal.as('dispatcher_manager').get(`/driver/action-history/search?truckId=${load.truckId}`)
    expect(JSON.stringify(actions.body)).toContain('diverted')
    // What the second pour is short of can be ordered again; the first one is short of nothing.
    expect((await dispatcher().get(`/order/${to.id}`)).body.owedQuantity).toBe('3.00')
    expect((await dispatcher().get(`/order/${from.id}`)).body.owedQuantity).toBe('0.00')
  })

  test('from the first site it is on its way again, and pours at the other one', async () => {
    const { load } = await givenOnTheWay(portal, world, 1, {}, 'on_site')
    const { order: to, loads } = await givenOrder(portal, world, { loads: 1, ...(await otherSite(portal, world)) })
    const { body } = await divert('dispatcher', load, loads[0]!)
    expect(body.load).toMatchObject({ status: 'in_transit', onSiteAt: null, orderId: to.id })
    const phone = await boundPhone(portal, world.drivers[1]!.id)
    const job = await portal.as(null).get('/driver-phone/job', { headers: phone })
    expect(job.body.loads).toMatchObject([{ id: load.id, siteName: 'Gate 1', divertedAt: START, status: 'in_transit' }])
    const tell = (event: string, at: string) => {
      portal.clock.at = new Date(at)
      return dispatcher().post(`/delivery-order/${load.id}/event`, { event })
    }
    expect((await tell('on_site', '2026-11-20T02:20:00Z')).body.status).toBe('on_site')
    expect((await tell('pour_start', '2026-11-20T02:22:00Z')).body.status).toBe('pouring')
    const { loads: others } = await givenOrder(portal, world, { loads: 1, ...(await otherSite(portal, world)) })
    expect((await divert('dispatcher', await rowOf(load.id), others[0]!)).body.facts.status).toBe('pouring')
    expect((await tell('pour_end', '2026-11-20T02:40:00Z')).body.status).toBe('delivered')
  })
})

test('B15 what does not fit is refused by its rule; a dispatcher manager sets aside what may be', async () => {
  const { load } = await givenOnTheWay(portal, world, 2)
  const site = await otherSite(portal, world)
  const { loads: small } = await givenOrder(portal, world, { loads: 1, quantity: '6.00', ...site })
  const refused = await divert('dispatcher_manager', load, small[0]!, { rules: ['size'] })
  expect([refused.status, refused.body.facts.rule]).toEqual([403, 'size'])
  const { loads } = await givenOrder(portal, world, { loads: 1, ...site, dischargeLimitMinutes: 60 })
  await portal.given(async work =>
    deliveryOrder.move(work, await deliveryOrder.get(work.sql, loads[0]!.id), { dischargeLimitMinutes: 60 }, 'given'),
  )
  const late = await rowOf(loads[0]!.id)
  const first = await divert('dispatcher', load, late)
  expect([first.status, first.body.facts.rule]).toEqual([409, 'workability'])
  const own = await divert('dispatcher', load, late, { rules: ['workability'] })
  expect([own.status, own.body.facts.mayOverride]).toEqual([403, ['dispatcher_manager', 'admin']])
  expect((await rowOf(load.id)).revision).toBe(1)
  const manager = await divert('dispatcher_manager', load, late, { rules: ['workability'] })
  expect(manager.status).toBe(200)
  expect((await rowOf(load.id)).overrides).toMatchObject([{ rule: 'workability', reason: 'The forms are not ready' }])
})

test('B15 weaker concrete goes to no stronger pour, and stronger concrete of the same kind may', async () => {
  const { load } = await givenOnTheWay(portal, world, 3)
  const strong = await portal.given(work =>
    mixDesign.insert(work, { mixCode: 'M50', name: 'M50', strengthMpa: 50, status: 'approved' }),
  )
  const { product } = await import('~/db/catalog/product')
  const gradeOf = (productCode: string, strengthMpa: number) =>
    portal.given(work =>
      product.insert(work, {
        ...{
          productCode,
          name: productCode,
          family: 'normal',
          strengthMpa,
          slumpMin: 90,
          slumpMax: 160,
          stoneSizeMm: 20,
        },
      }),
    )
  const [c50, c30] = [await gradeOf('C50', 50), await gradeOf('C30', 30)]
  expect(strong.strengthMpa).toBe(50)
  const openOf = async (productId: string) =>
    (await givenOrder(portal, world, { loads: 1, productId, ...(await otherSite(portal, world)) })).loads[0]!
  const [weak, fits] = [await openOf(c50.id), await openOf(c30.id)]
  const { rows, leftOut } = (await candidates(load)).body
  expect(leftOut).toBe(1)
  expect(rows.map((row: { loadId: string; refusals: unknown[] }) => [row.loadId, row.refusals])).toEqual([
    [fits.id, []],
  ])
  expect((await divert('dispatcher', load, weak)).body.facts.rule).toBe('strength')
  expect((await divert('dispatcher', load, fits)).body.load).toMatchObject({
    productId: c30.id,
    mixDesignId: world.mix.id,
  })
})

test('B15 roles, scope, versions, and bodies that are not right change nothing', async () => {
  const { load, order: from } = await givenOnTheWay(portal, world, 0)
  const { loads } = await givenOrder(portal, world, { loads: 2, ...(await otherSite(portal, world)) })
  const target = loads[0]!
  expect((await divert('batcher', load, target)).status).toBe(403)
  expect((await divert('dispatcher_9', load, target)).status).toBe(404)
  expect((await candidates(load, 'dispatcher_9')).status).toBe(404)
  expect((await divert('dispatcher', { ...load, version: load.version - 1 }, target)).status).toBe(409)
  expect((await divert('dispatcher', load, { ...target, version: 9 })).status).toBe(409)
  expect((await divert('dispatcher', load, target, { reason: '' })).body.errors).toHaveProperty('reason')
  expect((await divert('dispatcher', load, target, { rules: ['mood'] })).status).toBe(422)
  const sibling = (await portal.db.sql.select().from(deliveryOrders)).find(
    row => row.orderId === from.id && row.id !== load.id,
  )!
  expect((await divert('dispatcher', load, sibling)).body.errors).toHaveProperty('targetId')
  const called = await dispatcher().post(`/delivery-order/mark-called/${loads[1]!.id}`, {})
  expect(called.status).toBe(200)
  expect((await divert('dispatcher', load, called.body)).body.facts.status).toBe('called')
  expect((await divert('dispatcher', target, load)).status).toBe(409)
  expect(await rowOf(load.id)).toEqual(load)
  expect(portal.defects).toEqual([])
})
