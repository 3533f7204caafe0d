import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { record } from '~/db/kit/record'
import { pumps } from '~/db/orders/tables'
import { addMinutes } from '~/domain/kit/time'
import { givenSubProduct } from '../../kit/given/catalog'
import { givenContact, givenPurchaseOrder } from '../../kit/given/customers'
import { exactWeights, givenDeliveries } from '../../kit/given/deliveries'
import { loadsOfOrder } from '../../kit/given/orders'
import { givenCosting, givenPriceCategory, givenPriceList } from '../../kit/given/pricing'
import { house, ok } from '../../kit/house'

/**
 * List 150.00 less 6.00 for Gold; pump 6.50 and after hours 9.00 a m³, waiting 2.20 a minute beyond 60, part load 28.00
 * and returned concrete 25.00 a m³, a wash-out on site 60.00; two purchase orders, the first of 30 m³. The concrete costs 92.94 a m³.
 */
export async function openMonth() {
  const portal = await house({ now: '2026-11-01T01:00:00.000Z' })
  const world = await givenDeliveries(portal)
  const { id: regionId } = world.region
  const prices = (unitPrice: string) => [{ regionId, unitPrice }]
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenContact(portal, {
    customerId: world.customer.id,
    email: 'accounts@acme.example',
    purposes: ['invoice', 'late_invoice'],
  })
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150' }] })
  await givenPriceCategory(portal, {
    regionId,
    customerIds: [world.customer.id],
    discounts: [{ kind: 'amount', value: '6' }],
  })
  await givenCosting(portal, {
    regionId,
    ingredients: world.recipe.map(({ materialId }) => ({ materialId, costPerKg: '0.04' })),
  })
  ok(await portal.as('sales_manager').post('/pricing/margin-contribution', { regionId, targetPercent: '14' }))
  const pump = await portal.given(work => record(pumps, 'pump').insert(work, { code: 'P36', name: 'Boom 36 m' }))
  const charge = (name: string, trigger: string, unitPrice: string, unit = 'm³', freeAllowance = '0') =>
    givenSubProduct(portal, { name, trigger, unit, freeAllowance, prices: prices(unitPrice) })
  await charge('Pump hire', 'pump', '6.5')
  const waiting = await charge('Waiting', 'waiting', '2.2', 'min', '60')
  await charge('Part load', 'part_load', '28')
  await charge('Returned', 'return_concrete', '25')
  await charge('After hours', 'after_hours', '9')
  const washout = await charge('Wash-out', 'washout', '60', 'load')
  const [first, second] = [
    await givenPurchaseOrder(portal, { projectId: world.project.id, poNumber: 'PO-1', quantity: '30' }),
    await givenPurchaseOrder(portal, { projectId: world.project.id, poNumber: 'PO-2' }),
  ]
  return { portal, world, pump, waiting, washout, first, second, as: (who: string) => portal.as(who) }
}
export type Month = Awaited<ReturnType<typeof openMonth>>
export type Load = Awaited<ReturnType<typeof loadsOfOrder>>[number]

/** Booked on the morning of its day, its loads on the first line. */
export async function booked({ portal, world, as }: Month, day: string, more: object = {}, by = 'dispatcher') {
  portal.clock.at = new Date(`${day}T00:00:00.000Z`)
  const { customer, project, location, product, plant, line } = world
  const order = ok(
    await as(by).post('/order', {
      ...{ customerId: customer.id, projectId: project.id, locationId: location.id, productId: product.id },
      ...{ orderDate: day, startTime: '10:00', quantity: '9', spacingMinutes: 30, ...more },
    }),
  )
  await portal.given(async work => {
    for (const load of await loadsOfOrder(portal, order.id))
      await deliveryOrder.move(
        work,
        load,
        { plantId: plant.id, batchingPlantId: line.id, status: 'assigned' },
        'assign',
      )
  })
  return { order, loads: await loadsOfOrder(portal, order.id) }
}

type Way = {
  stay?: number
  override?: { rules: string[]; reason: string }
  /** What is left in the truck after the pour, and why. */
  back?: { returnConcrete: string; returnCause: string }
  /** What is noted beside the ticket while the truck is on site. */
  noted?: Record<string, object>
}

let turn = 0
/** To the site and back at the minutes of the plan, with so many minutes on site. */
export async function delivered(
  { portal, world, as }: Month,
  load: Load,
  { stay = 27, override, back, noted = {} }: Way = {},
): Promise<Load> {
  const place = turn++ % world.trucks.length
  const step = async (at: Date, path: string, body: object, who = 'batcher') => {
    portal.clock.at = at
    return ok(await as(who).post(path, body))
  }
  const { plannedBatchAt: batch, plannedOnSiteAt: onSite } = load
  const own = `/delivery-order/${load.id}`
  const crew = { truckId: world.trucks[place]!.id, driverId: world.drivers[place]!.id }
  await step(
    addMinutes(batch, -3),
    '/orderdetail/generate_do',
    { deliveryOrderId: load.id, ...crew, override },
    override ? 'dispatcher_manager' : 'batcher',
  )
  const weights = exactWeights(world, Number(load.quantity))
  await step(batch, `${own}/batch`, { batchNo: 1, quantity: load.quantity, weights })
  await step(addMinutes(batch, 4), `${own}/event`, { event: 'loaded' })
  await step(addMinutes(batch, 6), `${own}/event`, { event: 'left_plant' })
  await step(onSite, `${own}/event`, { event: 'on_site' })
  await step(addMinutes(onSite, 2), `${own}/event`, { event: 'pour_start' })
  for (const [path, of] of Object.entries(noted)) {
    const { version } = await deliveryOrder.get(portal.db.sql, load.id)
    ok(await as('dispatcher').put(`${own}/${path}`, { version, ...of }))
  }
  const closed = await step(addMinutes(onSite, stay), `${own}/event`, { event: 'pour_end', ...back })
  await step(addMinutes(onSite, stay + 30), `${own}/event`, { event: 'returned' })
  return closed
}

/** A correction of a closed load through its approvals. */
export async function corrected({ portal, as }: Month, { id }: Load, cause: string, changes: object): Promise<void> {
  const { version } = await deliveryOrder.get(portal.db.sql, id)
  const asked = { deliveryOrderId: id, version, cause, changes }
  let row = ok(await as('dispatcher').post('/emodification/submit', asked))
  for (const who of ['dispatcher_manager', 'admin', 'finance_hod'].slice(0, row.levels)) {
    const decision = { decision: 'approve', version: row.version }
    row = ok(await as(who).post(`/emodification/process-approval/${row.id}`, decision))
  }
  if (row.status !== 'applied') throw new Error(`The correction is ${row.status}`)
}
