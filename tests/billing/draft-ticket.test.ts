import { beforeAll, expect, test } from 'vitest'
import { salespeopleOf } from '~/db/customers/customer'
import { newId } from '~/domain/kit/uuid'
import { signForLoad } from '~/workflows/orders/answer-site-link'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

const DAY = '2026-11-19'
const DRAWN = Buffer.from('89504e470d0a1a0a', 'hex')
let portal: House
let world: Deliveries
let draftId: string
let load: { id: string; orderId: string; doNumber: string | null; onSiteAt: Date | null }

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  const seller = await givenSalesperson(portal, 'salesperson')
  await givenSalesperson(portal, 'salesperson_2')
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: seller.id }]))
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '150' }],
  })
  ;({ load } = await givenDelivered(portal, world, 0, { day: DAY }))
  portal.clock.at = new Date('2026-11-20T01:00:00.000Z')
  const file = { id: newId(), size: DRAWN.length, sha256: 'a'.repeat(64), key: 'sig', type: 'image/png' }
  portal.files.set('sig', { body: DRAWN, type: 'image/png', at: portal.clock.at })
  await portal.given(work => signForLoad(work, load.orderId, { deliveryOrderId: load.id, name: 'Mr Tan' }, file))
  const made = await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY })
  draftId = made.body.drafts[0].id
})

const ticket = (who: string, id = draftId, loadId = load.id) =>
  portal.as(who).get(`/invoice-draft/${id}/ticket/${loadId}`)

test('whoever approves a draft reads the ticket of its load, with its times and the signature', async () => {
  for (const who of ['salesperson', 'sales_manager', 'ceo', 'finance_ar']) {
    const { status, body } = await ticket(who)
    expect([who, status]).toEqual([who, 200])
    expect(body).toMatchObject({
      ...{ id: load.id, doNumber: load.doNumber, doDate: DAY, customerName: world.customer.customerName },
      ...{ quantity: '9.00', signedBy: 'Mr Tan', truckNo: world.trucks[0]!.truckNo },
      onSiteAt: String(load.onSiteAt),
      signature: `data:image/png;base64,${DRAWN.toString('base64')}`,
    })
  }
})

test('a ticket is read through its own draft alone, and by nobody who does not see that draft', async () => {
  expect((await ticket('salesperson_2')).status).toBe(404)
  expect((await ticket('batcher')).status).toBe(403)
  expect((await ticket('salesperson', draftId, newId())).status).toBe(404)
  expect((await ticket('salesperson', newId())).status).toBe(404)
  expect((await ticket('salesperson', draftId, 'x')).status).toBe(422)
})
