import { beforeAll, expect, test } from 'vitest'
import { project } from '~/db/customers/project'
import { commercialTerm } from '~/db/pricing/terms'
import { addMinutes } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { givenCustomer, givenProject, givenRegion } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceCategory, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const as = (who: string) => portal.as(who)
type Line = { kind: string; description: string; unitPrice: string; amount: string; unit: string }

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '100' }] })
})

const on = (day: string) => {
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
}
async function delivered(day: string, more: object = {}) {
  on(day)
  const { order, loads } = await bookedOrder(portal, world, day, more)
  for (const load of loads) await deliverAsPlanned(portal, world, load)
  return order
}
async function draftOf(day: string): Promise<Line[]> {
  portal.clock.at = addMinutes(new Date(`${day}T15:59:00.000Z`), 24 * 60)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  return ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`)).lines
}
const concreteOf = (lines: Line[]) => lines.find(line => line.kind === 'product')!.unitPrice
const putInto = async (categoryName: string | null, who = 'sales_admin') => {
  const regionId = world.region.id
  const { id, version, customerName } = ok(await as('admin').get(`/customer/${world.customer.id}`))
  const priceCategories = categoryName ? [{ regionId, categoryName }] : []
  return ok(await as(who).put('/customer', { id, version, customerName, priceCategories }))
}
const categories = async () => ok(await as('admin').get(`/customer/${world.customer.id}`)).priceCategories

test('a customer is put into a category by who may give the discount, from that day on and never for days before', async () => {
  await givenPriceCategory(portal, { regionId: world.region.id, discounts: [{ kind: 'percent', value: '60' }] })
  await givenPriceCategory(portal, {
    ...{ regionId: world.region.id, categoryName: 'Silver' },
    discounts: [{ kind: 'percent', value: '1' }],
  })
  await delivered('2026-11-17')
  on('2026-11-18')
  const asked = await putInto('Gold')
  expect(asked.approval.message).toContain('60.0 % below list')
  expect(await categories()).toEqual([])
  const open = ok(await as('ceo').get(`/price-approval/${asked.approval.id}`))
  expect(open.lines).toMatchObject([{ what: 'C40-S', unitPrice: '40.0000', listPrice: '100.0000' }])
  await approvePrice(portal, asked)
  expect(await categories()).toMatchObject([{ categoryName: 'Gold', fromDate: '2026-11-18' }])
  await delivered('2026-11-18')
  on('2026-11-19')
  expect((await putInto('Silver')).approval, 'a dearer one is no discount').toBeNull()
  expect((await putInto(null)).approval).toBeNull()
  expect(await categories(), 'a change on the same day replaces').toEqual([])
  expect((await putInto('Silver', 'sales_manager')).approval).toBeNull()
  await delivered('2026-11-19')
  expect(concreteOf(await draftOf('2026-11-17'))).toBe('100.0000')
  expect(concreteOf(await draftOf('2026-11-18'))).toBe('40.0000')
  expect(concreteOf(await draftOf('2026-11-19'))).toBe('99.0000')
})

test('a surcharge agreed with a category is asked about where the customer would pay less, and comes with its days', async () => {
  const regionId = world.region.id
  const night = await givenSubProduct(portal, {
    ...{ name: 'After hours', trigger: 'after_hours', unit: 'm³', prices: [{ regionId, unitPrice: '10' }] },
  })
  await givenPriceCategory(portal, { regionId, categoryName: 'Night owls', discounts: [] })
  await portal.given(work =>
    commercialTerm.insert(work, {
      ...{ itemKind: 'sub_product', itemId: night.id, level: 'category', regionId, categoryName: 'Night owls' },
      ...{ fromDate: '2026-01-01', unitPrice: '1', freeAllowance: '0' },
    }),
  )
  await delivered('2026-11-23', { startTime: '19:00' })
  on('2026-11-24')
  const asked = await putInto('Night owls')
  expect(asked.approval.message).toContain('After hours')
  await approvePrice(portal, asked)
  await delivered('2026-11-24', { startTime: '19:00' })
  const night10 = (await draftOf('2026-11-23')).find(line => line.description === 'After hours')
  expect(night10!.unitPrice).toBe('10.0000')
  const night1 = (await draftOf('2026-11-24')).find(line => line.description === 'After hours')
  expect(night1!.unitPrice).toBe('1.0000')
})

test('a surcharge that is switched on, off or to another unit is so from that day on, for no load before', async () => {
  const regionId = world.region.id
  const flag = await givenSubProduct(portal, {
    ...{ name: 'Pump flag', trigger: 'part_load', unit: 'm³', prices: [{ regionId, unitPrice: '7' }] },
    isDefault: false,
  })
  const line = async (day: string) => (await draftOf(day)).find(of => of.description === 'Pump flag')
  const small = { quantity: '2' }
  await delivered('2026-12-01', small)
  on('2026-12-02')
  const now = () => as('sales_admin').get(`/sub-product/list?keyword=${flag.subProductCode}`)
  const turn = async (call: string, active: boolean, who = 'sales_admin') => {
    const { version } = ok(await now()).rows[0]
    return ok(await as(who).post(`/sub-product/${call}`, { subProductId: flag.id, version, active }))
  }
  expect((await turn('change-default-status', true)).approval).toBeNull()
  await delivered('2026-12-02', small)
  on('2026-12-03')
  await approvePrice(portal, await turn('change-status', false))
  await delivered('2026-12-03', small)
  expect(await line('2026-12-01')).toBeUndefined()
  expect(await line('2026-12-02')).toMatchObject({ unitPrice: '7.0000' })
  expect(await line('2026-12-03')).toBeUndefined()
})

test('a project keeps its region and customer while orders are open or loads have no invoice', async () => {
  const { id } = world.project
  const cheaper = await givenRegion(portal)
  const save = async (more: object) => {
    const { version, projectName, customerId, regionId } = ok(await as('admin').get(`/project/${id}`))
    return as('admin').put('/project', { ...{ id, version, projectName, customerId, regionId }, ...more })
  }
  on('2026-12-07')
  const { loads } = await bookedOrder(portal, world, '2026-12-07')
  const moved = await save({ regionId: cheaper.id })
  expect([moved.status, moved.body.errors?.regionId?.[0]]).toEqual([
    409,
    expect.stringMatching(/\d open orders? and \d delivered loads? without invoice/),
  ])
  const other = await givenCustomer(portal)
  expect((await save({ customerId: other.id })).status).toBe(409)
  expect((await save({ remarks: 'Gate 2' })).status).toBe(200)
  for (const load of loads) await deliverAsPlanned(portal, world, load)
  expect((await save({ regionId: cheaper.id })).body.detail).toContain('delivered load')
  const quiet = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  const { version, projectName } = quiet
  const free = { id: quiet.id, version, projectName, customerId: world.customer.id, regionId: cheaper.id }
  expect((await as('admin').put('/project', free)).status).toBe(200)
  // Whatever came to its project in the meantime: the bill has the region that the preview of the order had.
  await portal.given(async work => project.move(work, await project.lock(work, id), { regionId: cheaper.id }, 'given'))
  expect(concreteOf(await draftOf('2026-12-07'))).toBe('100.0000')
})
