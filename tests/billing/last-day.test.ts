import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addDays, addMinutes } from '~/domain/kit/time'
import { givenSubProduct } from '../kit/given/catalog'
import { givenProject } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { approvePrice, givenCosting, givenPriceCategory, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { readPdf } from '../kit/read-pdf'

const LAST = '2026-11-30'
const NEXT = addDays(LAST, 1)
let portal: House
let world: Deliveries
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({
    now: '2026-11-23T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  const listed = (unitPrice: string) => [{ productId: world.product.id, unitPrice }]
  await givenPriceList(portal, { regionId, lines: listed('154.40'), toDate: LAST })
  await givenPriceList(portal, { regionId, lines: listed('160.00'), versionNo: 2, fromDate: NEXT })
  const discounts = [{ kind: 'amount' as const, value: '4' }]
  await givenPriceCategory(portal, { regionId, customerIds: [world.customer.id], discounts, toDate: LAST })
  const ingredients = world.recipe.map(({ materialId }) => ({ materialId, costPerKg: '0.04' }))
  await givenCosting(portal, { regionId, ingredients })
})

/** A load of 9 m³ on each day, 80 minutes on site, and what a bill of that day has for it. */
async function billed(projectId: string, day: string) {
  const { order, loads } = await givenOrder(portal, world, { day, loads: 1, projectId })
  const at = new Date(`${day}T02:00:00.000Z`)
  await portal.given(async work => {
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: addMinutes(at, 80), deliveredAt: at }
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    await deliveryOrder.move(work, row, { status: 'returned', doNumber: `${order.orderNo}-1`, ...times }, 'deliver')
  })
  const kept = portal.clock.at
  portal.clock.at = new Date(`${addDays(day, 1)}T02:00:00.000Z`)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  const own = drafts.find((of: { projectId: string }) => of.projectId === projectId)
  const { lines } = ok(await as('admin').get(`/invoice-draft/${own.id}`))
  portal.clock.at = kept
  return lines.map((line: { unitPrice: string; amount: string }) => [line.unitPrice, line.amount])
}

test('a list and a category are billed on their last day, and not on the day after', async () => {
  const { id } = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  expect(await billed(id, LAST)).toEqual([['150.4000', '1353.60']])
  expect(await billed(id, NEXT)).toEqual([['160.0000', '1440.00']])
})

test('a quote is billed on the last day that its paper promises, concrete and surcharge, and not on the day after', async () => {
  const prices = [{ regionId: world.region.id, unitPrice: '2.2' }]
  const waiting = { name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '60', prices }
  const { id: itemId } = await givenSubProduct(portal, waiting)
  const made = ok(
    await as('sales_admin').post('/pricing', {
      ...{ customerId: world.customer.id, projectId: world.project.id, fromDate: '2026-11-24', toDate: LAST },
      lines: [{ productId: world.product.id, unitPrice: '150', reason: 'Whole tower' }],
      charges: [{ itemId, unitPrice: '2', freeAllowance: '60' }],
    }),
  )
  const move = async (who: string, status: string, version: number) =>
    ok(await as(who).post(`/pricing/${made.id}/update-status?status=${status}`, { version }))
  await move('ceo', 'approved', (await move('sales_admin', 'submitted', made.version)).version)
  const paper = readPdf(ok(await as('sales_admin').post(`/pricing/${made.id}/download-pdf`)))
  expect(paper.map(page => page.words).join(' ')).toContain('Valid from 24/11/2026 Valid to 30/11/2026')
  expect(await billed(world.project.id, LAST)).toEqual([
    ['150.0000', '1350.00'],
    ['2.0000', '40.00'],
  ])
  expect(await billed(world.project.id, NEXT)).toEqual([
    ['160.0000', '1440.00'],
    ['2.2000', '44.00'],
  ])
})

test('a term of a customer is billed on its last day, and that of the region on the day after', async () => {
  const { id: projectId } = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  const prices = [{ regionId: world.region.id, unitPrice: '0.5' }]
  const { id: itemId } = await givenSubProduct(portal, { name: 'Levy', trigger: 'every_load', unit: 'm³', prices })
  const asked = { itemId, customerId: world.customer.id, unitPrice: '0.4', fromDate: '2026-11-24', toDate: LAST }
  await approvePrice(portal, ok(await as('sales_manager').post('/commercial-term', asked)))
  const levy = async (day: string) => (await billed(projectId, day)).at(-1)
  expect(await levy(LAST)).toEqual(['0.4000', '3.60'])
  expect(await levy(NEXT)).toEqual(['0.5000', '4.50'])
  expect(portal.defects).toEqual([])
})
