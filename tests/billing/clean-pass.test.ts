import { beforeAll, expect, test } from 'vitest'
import { project } from '~/db/customers/project'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { addDays } from '~/domain/kit/time'
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
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

const passUpTo = (upTo: string | null) =>
  portal.given(work => setSetting(work, 'billing.clean-pass', { passes: upTo !== null, passUpTo: upTo ?? '10000' }))

/** Loads of 9 m³ at 150 of a day. */
async function delivered(loads: number) {
  const { order, loads: rows } = await givenOrder(portal, world, { day, loads })
  const at = new Date(`${day}T02:00:00.000Z`)
  const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
  for (const load of rows)
    await portal.given(async work => {
      const row = await deliveryOrder.lock(work, load.id)
      const doNumber = `${order.orderNo}-${row.loadNo}`
      await deliveryOrder.move(work, row, { status: 'returned', doNumber, ...times }, 'deliver')
    })
}
const orderRequired = (purchaseOrderRequired: boolean) =>
  portal.given(async work => {
    const { id, version } = await project.get(work.sql, world.project.id)
    await project.update(work, { id, version }, { purchaseOrderRequired })
  })
async function generated() {
  const { body } = await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })
  const [{ id, status }] = body.drafts
  const draft = (await as('ceo').get(`/invoice-draft/${id}`)).body
  expect(draft.status).toBe(status)
  return draft
}
const nextDraft = async (loads: number) => {
  day = addDays(day, 1)
  await delivered(loads)
  return generated()
}
const trail = async (id: string) => (await as('ceo').get(`/invoice-draft/${id}/history`)).body.rows
const levelsOf = async (id: string) => (await as('ceo').get(`/invoice-draft/history/${id}`)).body

test('without the setting no draft passes without a person', async () => {
  const draft = await nextDraft(1)
  expect(draft).toMatchObject({ status: 'with_sales', total: '1471.50', exceptions: [] })
  expect(await levelsOf(draft.id)).toEqual([])
})

test('with it a clean draft up to the amount passes, each level and the pass are on the trail, and it is invoiced', async () => {
  await passUpTo('2943')
  const draft = await nextDraft(2)
  expect(draft).toMatchObject({ status: 'approved', total: '2943.00', approvedAt: expect.any(String) })
  const reason = 'Clean, and not above S$2943.00'
  expect(await levelsOf(draft.id)).toMatchObject(
    [1, 2, 3].map(level => ({ level, decision: 'approve', approverName: 'System', reason })),
  )
  expect(await trail(draft.id)).toContainEqual(expect.objectContaining({ action: 'pass', actorName: 'System', reason }))
  const made = await as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [draft.id] })
  expect(made.body.results).toMatchObject([{ ok: true }])
})

test('above the amount, with an exception, or changed by a person it waits for people', async () => {
  expect(await nextDraft(3)).toMatchObject({ status: 'with_sales', total: '4414.50' })
  await orderRequired(true)
  expect(await nextDraft(1)).toMatchObject({ status: 'exception', exceptions: [{ kind: 'missing_po' }] })
  await orderRequired(false)
  await passUpTo(null)
  const touched = await nextDraft(1)
  const line = { id: touched.lines[0].id, unitPrice: '155', reason: 'Agreed on site' }
  const { body } = await as('admin').put(`/invoice-draft/${touched.id}`, { version: touched.version, lines: [line] })
  expect(body).toMatchObject({ status: 'with_sales' })
  await passUpTo('5000')
  await delivered(1)
  expect(await generated()).toMatchObject({ id: touched.id, status: 'with_sales', subtotal: '2745.00' })
  expect(await levelsOf(touched.id)).toEqual([])
})

test('a load that comes later takes the pass back, and the draft passes again only while it is within the amount', async () => {
  await passUpTo('2943')
  const passed = await nextDraft(1)
  expect(passed).toMatchObject({ status: 'approved', round: 1 })
  await delivered(1)
  expect(await generated()).toMatchObject({ id: passed.id, status: 'approved', round: 2, total: '2943.00' })
  await delivered(1)
  expect(await generated()).toMatchObject({ id: passed.id, status: 'with_sales', round: 3, total: '4414.50' })
})

test('nobody sends a pass: the amount is a setting that a second person approves', async () => {
  const value = { passes: true, passUpTo: '9000' }
  const asked = { name: 'billing.clean-pass', effectiveFrom: '2026-12-01', value, reason: 'Less to click' }
  expect((await as('ceo').post('/administration/setting/propose', asked)).status).toBe(403)
  const proposed = await as('finance_hod').post('/administration/setting/propose', asked)
  expect(proposed.body).toMatchObject({ status: 'pending' })
  const { id, version } = proposed.body
  const decide = (who: string) =>
    as(who).post(`/administration/setting/proposal/${id}/decide`, { version, approve: true })
  expect((await decide('finance_hod')).status).toBe(409)
  expect((await decide('admin')).body.status).toBe('approved')
})
