import { beforeAll, expect, test } from 'vitest'
import { location } from '~/db/customers/location'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let haul: { id: string }
let zone: { id: string }
let late: { id: string }

const as = (who: string) => portal.as(who)
const DAY = '2026-11-25'

/** A price for the project from the day on, and what was said to it. */
const agreed = (itemId: string, more: object) =>
  as('ceo').post('/commercial-term', { itemId, projectId: world.project.id, fromDate: DAY, ...more })
const siteIn = (postalCode: string | null) =>
  portal.given(async work => {
    const { id, version } = await location.get(work.sql, world.location.id)
    await location.update(work, { id, version }, { postalCode })
  })
async function draftOf(day: string) {
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  return ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
}
type Line = Record<'itemId' | 'unitPrice' | 'amount' | 'fact' | 'quantity', string>

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  const prices = [{ regionId, unitPrice: '20' }]
  haul = await givenSubProduct(portal, { name: 'Long haul', trigger: 'distance', unit: 'm³', prices })
  zone = await givenSubProduct(portal, { name: 'Zone', trigger: 'zone', unit: 'load', prices })
  late = await givenSubProduct(portal, { name: 'After hours', trigger: 'after_hours', unit: 'm³', prices })
})

test('bands are of the kind of the charge, each limit and each postal code once', async () => {
  const refused = async (itemId: string, ...bands: object[]) => {
    const { status, body } = await agreed(itemId, { unitPrice: '20', bands })
    expect(status).toBe(422)
    return Object.keys(body.errors)
  }
  const at = { unitPrice: '30' }
  expect(await refused(late.id, { ...at, upTo: '5' })).toEqual(['bands'])
  expect(await refused(haul.id, { ...at, upTo: '5', by: 'notice' })).toEqual(['bands'])
  expect(await refused(haul.id, { ...at, areas: '60' })).toEqual(['bands.0.upTo'])
  expect(await refused(haul.id, { ...at, upTo: '5' }, { ...at, upTo: '5.0' })).toEqual(['bands.1.upTo'])
  expect(await refused(zone.id, { ...at, upTo: '5' })).toEqual(['bands.0.areas'])
  expect(await refused(zone.id, { ...at, areas: '60-64' }, { ...at, areas: '01, 62' })).toEqual(['bands.1.areas'])
})

test('a lower price in a zone, or with more free of it, goes through the price authority, which says where', async () => {
  const cheap = ok(await agreed(zone.id, { unitPrice: '20', bands: [{ areas: '60-64', unitPrice: '1' }] }))
  expect(cheap.approval.message).toContain('Zone, postal codes 60')
  const near = ok(await agreed(haul.id, { unitPrice: '20', bands: [{ upTo: '9', unitPrice: '1' }] }))
  expect(near.approval.message).toContain('Long haul, up to 9 km')
})

test('an order is charged by the road from its plant and the postal code of its site, and says so', async () => {
  await siteIn('609 123')
  const dear = {
    unitPrice: '40',
    bands: [
      { upTo: '20', unitPrice: '30' },
      { upTo: '18', unitPrice: '25' },
    ],
  }
  expect(ok(await agreed(haul.id, dear)).approval).toBeNull()
  const zones = [
    { areas: '60-64', unitPrice: '50' },
    { areas: '609', unitPrice: '60' },
  ]
  expect(ok(await agreed(zone.id, { unitPrice: '20', bands: zones })).approval).toBeNull()
  const { order, loads } = await bookedOrder(portal, world, DAY)
  const foreseen = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-26T16:00:00.000Z')
  const draft = await draftOf(DAY)
  expect([draft.total, draft.exceptions]).toEqual([foreseen.total, []])
  const of = (itemId: string) => draft.lines.filter((line: Line) => line.itemId === itemId)
  expect(of(zone.id)).toMatchObject([
    { unitPrice: '60.0000', amount: '60.00', fact: 'Site in 609 123, postal codes 609' },
  ])
  expect(of(haul.id)).toMatchObject([{ unitPrice: '30.0000', amount: '270.00', fact: '18.26 km by road, up to 20 km' }])
})

test('a site without a postal code is missing from the preview and an exception of the draft until it has one', async () => {
  portal.clock.at = new Date('2026-11-26T17:00:00.000Z')
  await siteIn(null)
  const day = '2026-11-28'
  const { order, loads } = await bookedOrder(portal, world, day)
  const gap = 'the postal code of the site is not recorded, so Zone is not charged'
  expect(ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`)).missing).toEqual([gap])
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-29T16:00:00.000Z')
  const draft = await draftOf(day)
  expect(draft.exceptions).toMatchObject([{ kind: 'missing_site', text: expect.stringContaining(gap) }])
  await siteIn('018906')
  const again = await draftOf(day)
  expect([again.exceptions, again.lines.filter((line: Line) => line.itemId === zone.id).length]).toEqual([[], 1])
})

test('a pin or a postal code that is changed after booking leaves the charge as it was promised, for that site', async () => {
  await siteIn('609 123')
  const day = '2026-11-30'
  portal.clock.at = new Date('2026-11-29T17:00:00.000Z')
  const { order, loads } = await bookedOrder(portal, world, day)
  const foreseen = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  // A cheaper zone, and a pin beside the plant.
  await siteIn('629 123')
  const booked = ok(await as('dispatcher').get(`/order/${order.id}`))
  const { latitude, longitude } = world.plant
  const pin = { orderId: order.id, version: booked.version, latitude, longitude }
  ok(await as('dispatcher').put('/order/update-coordinates', pin))
  const asked = { orderId: order.id }
  expect(ok(await as('dispatcher').post('/payable-amount/calculate', asked)).total).toBe(foreseen.total)
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-30T16:00:00.000Z')
  const draft = await draftOf(day)
  expect([draft.total, draft.exceptions]).toEqual([foreseen.total, []])
  // What is booked afterwards is charged as the site is now.
  const next = await bookedOrder(portal, world, '2026-12-02')
  const anew = ok(await as('dispatcher').get(`/order/${next.order.id}/agreed-preview`))
  expect(anew.lines.find(({ description }: { description: string }) => description === 'Zone').unitPrice).toBe(
    '50.0000',
  )
})
