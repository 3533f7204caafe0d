import { beforeAll, expect, test } from 'vitest'
import { salespeopleOf } from '~/db/customers/customer'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { addDays, addMinutes } from '~/domain/kit/time'
import { givenSubProduct } from '../kit/given/catalog'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-08-31'
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const regionId = world.region.id
  const seller = await givenSalesperson(portal)
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: seller.id }]))
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150' }] })
  await givenSubProduct(portal, {
    ...{ name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '60' },
    prices: [{ regionId, unitPrice: '2' }],
  })
})

const moved = (id: string, values: object) =>
  portal.given(async work => {
    const row = await deliveryOrder.lock(work, id)
    await deliveryOrder.move(work, row, { status: 'returned', ...values }, 'deliver')
  })

/** The draft of a day of its own, of loads of 9 m³ at 150 that were half an hour on site. */
async function drafted(loads: number): Promise<{ id: string; version: number; ids: string[] }> {
  day = addDays(day, 1)
  const made = await givenOrder(portal, world, { day, loads })
  const at = new Date(`${day}T02:00:00.000Z`)
  for (const load of made.loads) {
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: addMinutes(at, 30), deliveredAt: at }
    await moved(load.id, { ...times, doNumber: `${made.order.orderNo}-${load.loadNo}` })
  }
  const { body } = await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })
  const { id, version } = (await as('ceo').get(`/invoice-draft/${body.drafts[0].id}`)).body
  return { id, version, ids: made.loads.map(load => load.id) }
}
const together = async (who = 'salesperson_admin') =>
  (await as(who).get('/invoice-draft/within-limits')).body.drafts.map((row: { id: string }) => row.id)

test('approved together is what is clean, not above the amount and wholly billed, of the own level alone', async () => {
  await portal.given(work => setSetting(work, 'billing.group-up-to', '3000'))
  const [small, large, short] = [await drafted(1), await drafted(3), await drafted(1)]
  expect(await together()).toEqual([small.id, short.id])
  // It was an hour longer on site than the draft says.
  const at = new Date(`${day}T02:00:00.000Z`)
  await moved(short.ids[0]!, { pourEndAt: addMinutes(at, 120) })
  expect((await as('ceo').get(`/invoice-draft/${short.id}/evidence`)).body.unbilled).toMatchObject([
    { what: 'Waiting' },
  ])
  expect(await together()).toEqual([small.id])
  await portal.given(work => setSetting(work, 'billing.group-up-to', '5000'))
  expect(await together()).toEqual([small.id, large.id])
  expect(await together('ceo')).toEqual([])
  expect((await as('finance_ar').get('/invoice-draft/within-limits')).status).toBe(403)
})

test('a draft that was sent back is in the turn of sales, who prepares it, and of nobody above', async () => {
  const draft = await drafted(1)
  const body = { drafts: [{ id: draft.id, version: draft.version }], reason: 'Look at the quantity' }
  expect((await as('salesperson_admin').put('/invoice-draft/reject', body)).body.results).toMatchObject([{ ok: true }])
  const turn = async (who: string, which: string) => {
    const asked = { status: ['draft'], turn: which }
    return (await as(who).post('/invoice-draft/list', asked)).body.rows.map((row: { id: string }) => row.id)
  }
  expect(await turn('salesperson', 'mine')).toEqual([draft.id])
  expect(await turn('sales_manager', 'mine')).toEqual([])
  expect(await turn('sales_manager', 'others')).toEqual([draft.id])
})
