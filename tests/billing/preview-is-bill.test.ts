import { beforeAll, expect, test } from 'vitest'
import { location } from '~/db/customers/location'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import { record } from '~/db/kit/record'
import { setSetting } from '~/db/kit/set-setting'
import { holiday } from '~/db/orders/holiday'
import { pumps } from '~/db/orders/tables'
import { agreedGstTreatment } from '~/db/pricing/agreed-gst-treatment'
import { customerCategory } from '~/db/pricing/customer-category'
import { commercialTerm } from '~/db/pricing/terms'
import { type Random, randomOf } from '~/db/seed/random'
import { addDays, addMinutes } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenAssociateProduct, givenService, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { fillSilo } from '../kit/given/stock'
import { type House, house, ok } from '../kit/house'

/** `npm run bills -- --http-orders 300 [--seed 7]` books as many. */
const ORDERS = Number(process.env.HARDEN_HTTP_ORDERS ?? 4)
const SEED = Number(process.env.HARDEN_SEED ?? 1)
const FIRST = '2026-11-17'
/** Papers that last as long as the days go on. */
const LONG = '2036-12-31'

let portal: House
let world: Deliveries
let pump: { id: string }
let ice: { id: string }
let boom: { id: string }
let carbon: { id: string }

const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  const prices = (unitPrice: string) => [{ regionId, unitPrice }]
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  pump = await portal.given(work => record(pumps, 'pump').insert(work, { code: 'P36', name: 'Boom 36 m' }))
  ice = await givenAssociateProduct(portal, { name: 'Ice', prices: prices('0.4533') })
  boom = await givenService(portal, { name: 'Boom pump', unit: 'hour', prices: prices('180') })
  await givenService(portal, { name: 'Site check', isDefault: true, prices: prices('45.125') })
  carbon = await givenService(portal, { name: 'Carbon figure', unit: 'm³', isDefault: true, prices: prices('0.3335') })
  const charge = (name: string, trigger: string, unit: string, unitPrice: string, freeAllowance = '0') =>
    givenSubProduct(portal, { name, trigger, unit, freeAllowance, prices: prices(unitPrice) })
  const hire = await charge('Pump hire', 'pump', 'm³', '6.5')
  await charge('Waiting', 'waiting', 'min', '2.2', '20')
  await charge('Part load', 'part_load', 'm³', '28')
  await charge('Test set', 'cylinder_test', 'set', '60')
  await charge('After hours', 'after_hours', 'm³', '9.1275')
  await charge('Environment', 'every_load', 'm³', '0.7525')
  await charge('Minimum charge', 'minimum_charge', 'load', '400.05')
  const haul = await charge('Long haul', 'distance', 'm³', '3.3333')
  const zone = await charge('Zone', 'zone', 'load', '0')
  const { customer, project } = world
  await portal.given(async work => {
    await customerCategory.insert(work, {
      customerId: customer.id,
      regionId,
      categoryName: 'Key account',
      fromDate: '2026-01-01',
    })
    const agreed = (level: string, of: object, unitPrice: string, fromDate: string, toDate: string | null) =>
      commercialTerm.insert(work, {
        ...{ level, itemKind: 'sub_product', itemId: hire.id, unitPrice, freeAllowance: '0', minimum: '30' },
        ...{ fromDate, toDate, ...of },
      })
    const near = [{ by: 'distance' as const, upTo: '12', unitPrice: '1.1115' }]
    const inTown = [{ by: 'zone' as const, areas: '60-64, 01', unitPrice: '12.345' }]
    for (const [item, bands] of [
      [haul, near],
      [zone, inTown],
    ] as const)
      await commercialTerm.insert(work, {
        ...{
          level: 'project',
          projectId: project.id,
          itemKind: 'sub_product',
          itemId: item.id,
          unitPrice: '2.5',
          bands,
        },
        fromDate: addDays(FIRST, 1),
      })
    await location.update(work, { id: world.location.id, version: world.location.version }, { postalCode: '609123' })
    await agreed('category', { regionId, categoryName: 'Key account' }, '6.3333', addDays(FIRST, 2), null)
    await agreed('project', { projectId: project.id }, '5.0005', addDays(FIRST, 4), addDays(FIRST, 5))
    await holiday.insert(work, { day: addDays(FIRST, 3), name: 'Here', regionId })
  })
  // A day on which the project is zero-rated, and one on which its customer is out of scope.
  await portal.given(async work => {
    const free = (of: object) =>
      agreedGstTreatment.insert(work, { gstCode: 'ZR', fromDate: FIRST, reason: 'Goods for export', ...of })
    await free({ projectId: project.id, fromDate: addDays(FIRST, 2), toDate: addDays(FIRST, 2) })
    await free({ customerId: customer.id, fromDate: addDays(FIRST, 5), toDate: addDays(FIRST, 5), gstCode: 'OS' })
  })
  // A change of rate among the days: each load is taxed by its own.
  await portal.given(async work => {
    for (const { id, version } of world.trucks) await truck.update(work, { id, version }, { inspectionValidTo: LONG })
    for (const { id, version } of world.drivers) await driver.update(work, { id, version }, { licenceValidTo: LONG })
  })
  const changes = new Date(`${addDays(FIRST, 6)}T04:00:00.000Z`)
  await portal.given(work => setSetting({ ...work, now: changes }, 'billing.gst-percent', '10'))
})

/** What somebody orders: any hour of the working day, pump, ice, specimens, services (those that come by themselves too) and a price for this order alone. */
function anyOrder(random: Random): object {
  const some = <T>(share: number, of: T) => (random.chance(share) ? of : undefined)
  // Not below the list, so that nobody has to approve it first.
  const oneOff = some(0.2, (random.whole(1_320_000, 1_500_000) / 10_000).toFixed(4))
  return {
    startTime: `${random.pick(['08', '10', '13', '16', '18', '19'])}:${random.pick(['00', '15', '30'])}`,
    quantity: random.pick(['2', '2.5', '6.5', '9', '10', '18', '20.5']),
    spacingMinutes: random.pick([27, 30, 45]),
    pumpId: some(0.4, pump.id),
    associateProducts: some(0.5, [{ materialId: ice.id, quantity: (random.whole(1, 90) / 10).toFixed(1) }]),
    services: some(0.4, [{ itemId: boom.id, quantity: (random.whole(1, 16) / 4).toFixed(2) }]),
    // Nobody approves it, so that it stays.
    servicesOff: some(0.3, [carbon.id]),
    cylinderTest: some(0.4, { isRequired: true, sets: random.whole(1, 4), specimens: 3, ages: [7, 28] }),
    ...(oneOff ? { oneOffPrice: oneOff, oneOffReason: 'Agreed on the phone' } : {}),
  }
}

test('any order that is booked, delivered as planned and drafted is billed as it was previewed, to the cent', {
  timeout: 60_000 + ORDERS * 10_000,
}, async () => {
  const random = randomOf(SEED)
  for (let no = 0; no < ORDERS; no++) {
    const day = addDays(FIRST, no)
    portal.clock.at = new Date(`${day}T21:00:00.000Z`)
    portal.clock.at = addMinutes(portal.clock.at, -24 * 60)
    const asked = anyOrder(random)
    const told = `seed ${SEED}, order ${no} on ${day}: ${JSON.stringify(asked)}`
    const { order, loads } = await bookedOrder(portal, world, day, asked)
    const agreed = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
    expect(agreed.missing, told).toEqual([])
    await portal.given(async work => {
      for (const { siloId } of world.recipe) if (siloId) await fillSilo(work, siloId, '200000')
    })
    for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
    portal.clock.at = new Date(`${addDays(day, 1)}T16:00:00.000Z`)
    const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
    const draft = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
    const { subtotal, gst, total, gstTotals } = agreed
    const billed = { subtotal: draft.subtotal, gst: draft.gst, total: draft.total, gstTotals: draft.gstTotals }
    expect(billed, told).toEqual({ subtotal, gst, total, gstTotals })
    const code = no === 2 ? 'ZR' : no === 5 ? 'OS' : 'SR'
    expect(gstTotals, told).toMatchObject([{ code, ...(code === 'SR' ? {} : { gst: '0.00' }) }])
    expect(draft.exceptions, told).toEqual([])
  }
})
