import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { customer } from '~/db/customers/customer'
import { commercialTerm } from '~/db/pricing/terms'
import { amount, decimal } from '~/domain/kit/money'
import { givenDraft } from '../kit/given/billing'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { orderOf } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries

const as = (who: string) => portal.as(who)
const exposure = async () => ok(await as('finance_ar').get(`/receivable/${world.customer.id}`)).exposure
const limit = (creditLimit: string | null) =>
  portal.given(async work =>
    customer.move(work, await customer.lock(work, world.customer.id), { creditLimit }, 'given'),
  )
const SMALL = { quantity: '18', startTime: '14:00' }
const book = async (more: object = {}) =>
  ok(await as('dispatcher').post('/order', orderOf(world as never, { ...SMALL, ...more })))
async function preview(more: object = {}) {
  const {
    contactName: _name,
    contactPhone: _phone,
    landmark: _mark,
    remarks: _said,
    ...asked
  } = orderOf(world as never)
  return ok(await as('dispatcher').post('/order/preview', { ...asked, ...SMALL, ...more }))
}

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I2e'], why: 'a debit note is given without its invoice' } })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '100' }] })
  const prices = [{ regionId, unitPrice: '5' }]
  await givenSubProduct(portal, { name: 'Environment', trigger: 'every_load', unit: 'm³', prices })
  const cancel = await givenSubProduct(portal, { name: 'Late cancellation', trigger: 'cancel', unit: 'load' })
  await portal.given(work =>
    commercialTerm.insert(work, {
      ...{ level: 'region', regionId, itemKind: 'sub_product', itemId: cancel.id, unitPrice: '200' },
      fromDate: '2026-01-01',
      bands: [{ by: 'notice', upTo: '2', unitPrice: '120' }],
    }),
  )
})

test('an order counts with all that is foreseen for it, and its cancellation with what is charged', async () => {
  const { price } = await preview()
  // 18 m³ at S$100 and S$5, with GST.
  expect(price.total).toBe('2060.10')
  const { id } = await book()
  expect(await exposure()).toMatchObject({ ordered: price.total, unbilled: '0.00', total: price.total })

  // With room for the concrete alone the next one is over, by its surcharge.
  await limit(amount(decimal(price.total).plus('1962.00')))
  expect((await preview({ startTime: '16:00' })).objections).toMatchObject([{ rule: 'credit-limit' }])
  expect((await book({ startTime: '16:00' })).status).toBe('on_hold')
  await limit(null)

  portal.clock.at = new Date('2026-11-21T05:30:00.000Z')
  const { version } = ok(await as('dispatcher').get(`/order/${id}`))
  const { charge } = ok(await as('dispatcher').get(`/order/${id}/cancellation`))
  expect(Number(charge.total)).toBeGreaterThan(0)
  ok(await as('dispatcher').post(`/order/${id}/cancel`, { version, reason: 'Site flooded' }))
  expect(await exposure()).toMatchObject({ ordered: price.total, unbilled: charge.total })
})

test('a draft of a debit note counts like one of an invoice', async () => {
  const before = await exposure()
  const { id, total } = await givenDraft(portal, { ...world, regionId: world.region.id })
  await portal.given(async work =>
    invoiceDraft.move(work, await invoiceDraft.lock(work, id), { kind: 'debit_note' }, 'given'),
  )
  const { unbilled } = await exposure()
  expect(unbilled).toBe(amount(decimal(before.unbilled).plus(total)))
})

test('an order of this week counts against one of three weeks ahead', async () => {
  const { total } = await exposure()
  const far = { orderDate: '2026-12-14' }
  // Room for what there is and half of the far one.
  await limit(amount(decimal(total).plus('1000')))
  const { credit, objections } = await preview(far)
  expect(credit.exposure.total).toBe(total)
  expect(objections).toMatchObject([{ rule: 'credit-limit' }])
  expect((await book(far)).status).toBe('on_hold')
})
