import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '~/db/kit/work'
import { printedQuote } from '~/db/pricing/printed-pricing'
import { termsFor } from '~/db/pricing/terms'
import { termOn } from '~/domain/pricing/terms'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenService, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let sold: { id: string }
let boom: { id: string }
let wait: { id: string }
let late: { id: string }
const NOW = '2026-11-24T01:00:00.000Z'

const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  sold = (await givenCostedProduct(portal, { regionId })).product
  const listed = [world.product, sold].map(({ id: productId }) => ({ productId, unitPrice: '200' }))
  await givenPriceList(portal, { regionId, lines: listed })
  const prices = (unitPrice: string) => [{ regionId, unitPrice }]
  boom = await givenService(portal, { name: 'Boom pump', unit: 'hour', prices: prices('180') })
  const waiting = { name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '20', isDefault: false }
  wait = await givenSubProduct(portal, { ...waiting, prices: prices('2') })
  late = await givenSubProduct(portal, { name: 'Late', trigger: 'cancel', unit: 'load', prices: prices('100') })
})

const quoteOf = (fromDate: string, toDate: string | null, charges: object[]) => ({
  ...{ customerId: world.customer.id, projectId: world.project.id, fromDate, toDate, charges },
  lines: [{ productId: sold.id, unitPrice: '200', reason: 'As listed' }],
})
type Row = { id: string; version: number }
const move = (who: string, { id, version }: Row, status: string) =>
  as(who).post(`/pricing/${id}/update-status?status=${status}`, { version, reason: 'Agreed' })
async function approved(fromDate: string, toDate: string | null, charges: object[]) {
  const made = ok(await as('sales_admin').post('/pricing', quoteOf(fromDate, toDate, charges)))
  return ok(await move('ceo', ok(await move('sales_admin', made, 'submitted')), 'approved')) as Row
}
const termAt = async (item: { id: string }, kind: 'service' | 'sub_product', day: string) => {
  const of = { regionId: world.region.id, customerId: world.customer.id, projectId: world.project.id }
  return termOn(await termsFor(portal.db.sql, of, [day]), { kind, id: item.id }, day)
}

test('what a quote names is on offer, once, and has one price', async () => {
  const refused = async (...charges: object[]) => {
    const { status, body } = await as('sales_admin').post('/pricing', quoteOf('2026-11-25', null, charges))
    expect(status).toBe(422)
    return Object.keys(body.errors)
  }
  const row = { itemId: boom.id, unitPrice: '170' }
  expect(await refused({ ...row, itemId: world.product.id })).toEqual(['charges.0.itemId'])
  expect(await refused(row, row)).toEqual(['charges.1.itemId'])
  expect(await refused({ ...row, itemId: late.id })).toEqual(['charges.0.itemId'])
  expect(await refused({ ...row, minimum: '4', maximum: '3' })).toEqual(['charges.0.maximum'])
  const least = await givenSubProduct(portal, { name: 'Minimum charge', trigger: 'minimum_charge', unit: 'load' })
  expect(await refused({ ...row, itemId: least.id, freeAllowance: '1' })).toEqual(['charges.0.freeAllowance'])
})

test('a quoted service and surcharge are in the preview and on the bill at their prices, and on the paper', async () => {
  const charges = [
    { itemId: boom.id, unitPrice: '175', minimum: '4' },
    { itemId: wait.id, unitPrice: '2.5', freeAllowance: '10', reason: 'Tight site' },
  ]
  const quote = await approved('2026-11-25', '2026-11-30', charges)
  const told = ok(await as('sales_admin').get(`/pricing/${quote.id}`))
  expect(told.charges).toMatchObject([
    { code: expect.any(String), name: 'Boom pump', unitPrice: '175.0000', presentPrice: '180.0000' },
    { name: 'Waiting', unitPrice: '2.5000', freeAllowance: '10.0000', presentPrice: '2.0000' },
  ])
  const paper = await printedQuote(portal.db.sql, SYSTEM, quote.id)
  const printed = paper.charges.map(({ name, unitPrice, minimum }) => [name, unitPrice, minimum])
  expect(printed).toContainEqual(['Boom pump', '175.0000', '4.0000'])
  expect(printed).toContainEqual(['Waiting', '2.5000', null])
  const services = [{ itemId: boom.id, quantity: '2.5' }]
  const { order, loads } = await bookedOrder(portal, world, '2026-11-26', { services })
  const foreseen = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-27T16:00:00.000Z')
  const day = { fromDate: '2026-11-26', toDate: '2026-11-26' }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', day))
  const draft = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  expect([draft.total, draft.exceptions]).toEqual([foreseen.total, []])
  const of = (itemId: string) => draft.lines.find((line: { itemId: string }) => line.itemId === itemId)
  // Two and a half hours were ordered, four are the least.
  expect(of(boom.id)).toMatchObject({ quantity: '4.0000', unitPrice: '175.0000', amount: '700.00' })
  expect(of(wait.id)).toMatchObject({ unitPrice: '2.5000' })
  expect(JSON.stringify(of(wait.id).trace)).toContain(`in ${told.pricingReference}`)
  // The region again after the last day: there waiting is no default.
  expect((await termAt(boom, 'service', '2026-11-30'))?.unitPrice).toBe('175.0000')
  expect(await termAt(boom, 'service', '2026-12-01')).toMatchObject({ level: 'region', unitPrice: '180.0000' })
})

test('a later quote takes the days over, what it leaves goes on, and its end gives nothing of others back early', async () => {
  portal.clock.at = new Date(NOW)
  const first = await approved('2026-12-01', '2026-12-31', [{ itemId: boom.id, unitPrice: '176' }])
  const second = await approved('2026-12-10', '2026-12-20', [{ itemId: boom.id, unitPrice: '190' }])
  const on = async (day: string) => Number((await termAt(boom, 'service', day))?.unitPrice)
  const days = ['2026-12-09', '2026-12-10', '2026-12-20', '2026-12-21', '2026-12-31', '2027-01-01']
  expect(await Promise.all(days.map(on))).toEqual([176, 190, 190, 176, 176, 180])
  expect(ok(await as('ceo').get(`/pricing/${first.id}`)).superseded).toBe('partly')
  const ended = await as('ceo').post(`/pricing/${second.id}/void-pricing`, { version: second.version, reason: 'Off' })
  expect(ok(ended).status).toBe('void')
  expect(await on('2026-12-15')).toBe(180)
})

test('a quote approved late prices its charges from that day on: earlier loads keep theirs', async () => {
  portal.clock.at = new Date('2027-01-10T01:00:00.000Z')
  await approved('2027-01-02', null, [{ itemId: boom.id, unitPrice: '185' }])
  expect((await termAt(boom, 'service', '2027-01-09'))?.unitPrice).toBe('180.0000')
  expect((await termAt(boom, 'service', '2027-01-10'))?.unitPrice).toBe('185.0000')
})

test('a charge far below what the project pays is beyond the authority of the sales manager, a small step is not', async () => {
  portal.clock.at = new Date(NOW)
  const decided = async (unitPrice: string) => {
    const made = ok(
      await as('sales_admin').post('/pricing', quoteOf('2027-02-01', null, [{ itemId: wait.id, unitPrice }])),
    )
    return move('sales_manager', ok(await move('sales_admin', made, 'submitted')), 'approved')
  }
  const { status, body } = await decided('0.1')
  expect([status, body.facts?.rule]).toEqual([409, 'price-authority'])
  expect((await decided('1.95')).status).toBe(200)
})
