import { beforeAll, describe, expect, test } from 'vitest'
import { salespeopleOf } from '~/db/customers/customer'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { ROLES } from '~/domain/access/roles'
import { addDays } from '~/domain/kit/time'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-08-31'

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  for (const name of ['salesperson_admin', 'admin_2']) await portal.person(name, { roles: ['admin'] })
  const { id: salespersonId } = await givenSalesperson(portal, 'salesperson')
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId }]))
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

/** A draft of one day with two loads of 9 m³ at 150, as generated. */
async function generated(): Promise<string> {
  day = addDays(day, 1)
  const { order, loads } = await givenOrder(portal, world, { day, loads: 2 })
  const at = new Date(`${day}T02:00:00.000Z`)
  for (const load of loads)
    await portal.given(async work => {
      const row = await deliveryOrder.lock(work, load.id)
      const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
      const doNumber = `${order.orderNo}-${row.loadNo}`
      await deliveryOrder.move(work, row, { status: 'returned', doNumber, ...times }, 'deliver')
    })
  const made = await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })
  return made.body.drafts[0].id
}
const draft = async (id: string) => (await portal.as('admin').get(`/invoice-draft/${id}`)).body
const change = async (id: string, who: string, of: object, more: object = {}) => {
  const { version, lines } = await draft(id)
  const line = { id: lines[0].id, reason: 'Agreed on site', ...of }
  return portal.as(who).put(`/invoice-draft/${id}`, { version, lines: [line], ...more })
}
const question = async (id: string) =>
  (await portal.as('ceo').get(`/price-approval?status=pending&kind=invoice_draft_line&subjectId=${id}`)).body.rows[0]
const decide = (who: string, { id, version }: { id: string; version: number }, approve: boolean) =>
  portal.as(who).post(`/price-approval/${id}/decide`, { version, approve, reason: approve ? null : 'Not agreed' })
const approve = async (who: string, id: string) => {
  const { version } = await draft(id)
  return portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
}

describe('a price far below the system on an invoice draft', () => {
  test('by no role alone gets past the draft: levels, settling and accepting are refused', async () => {
    const came: string[] = []
    for (const role of ROLES) {
      const id = await generated()
      const answer = await change(id, role, { unitPrice: '0.01' })
      expect([200, 401, 403, 404], role).toContain(answer.status)
      if (answer.status !== 200) continue
      came.push(role)
      const { status, exceptions } = await draft(id)
      expect([status, exceptions]).toMatchObject(['exception', [{ kind: 'price_limit' }]])
      expect(exceptions[0].text).toContain('100.0 % below the calculated amount')
      const [{ id: open, version }] = exceptions
      const tried = [
        await approve(role, id),
        await change(id, role, {}, { submit: true }),
        await portal.as(role).put(`/invoice-draft/exception/${open}/accept`, { version, reason: 'x' }),
        await portal.as(role).put(`/invoice-draft/exception/${open}/settle`, { version, keep: 'mine' }),
        await decide(role, await question(id), true),
      ]
      for (const { status: of } of tried) expect([403, 409], role).toContain(of)
      expect(await draft(id), role).toMatchObject({ status: 'exception', exceptions: [{ kind: 'price_limit' }] })
    }
    expect(came.sort()).toEqual(['admin', 'ceo', 'sales_manager', 'salesperson'])
  })

  test('is shown with system and amount to a second person, and the draft goes on when they agree', async () => {
    const id = await generated()
    await change(id, 'sales_manager', { unitPrice: '120' })
    const asked = await question(id)
    expect(asked).toMatchObject({
      kind: 'invoice_draft_line',
      label: `Invoice draft ${(await draft(id)).draftNo}`,
      reason: 'Agreed on site',
      lines: [{ unitPrice: '1080.00', listPrice: '1350.00', belowListPercent: '20.00', givenAway: '270.00' }],
    })
    expect((await decide('sales_manager', asked, true)).status).toBe(409)
    expect((await decide('ceo', asked, true)).body.status).toBe('approved')
    expect(await draft(id)).toMatchObject({ status: 'with_sales', exceptions: [], subtotal: '2430.00' })
    // As far as it was agreed it is no question again, and further it is.
    expect((await change(id, 'sales_manager', { unitPrice: '125' })).body.exceptions).toEqual([])
    expect((await change(id, 'sales_manager', { unitPrice: '120' })).body.exceptions).toEqual([])
    expect((await change(id, 'sales_manager', { unitPrice: '119' })).body.exceptions).toHaveLength(1)
  })

  test('that is rejected stays off the bill until it is raised', async () => {
    const id = await generated()
    await change(id, 'sales_manager', { quantity: '0' })
    await decide('ceo', await question(id), false)
    expect((await draft(id)).exceptions).toMatchObject([{ text: 'Price rejected: Not agreed' }])
    expect((await change(id, 'sales_manager', { quantity: '0' }, { submit: true })).status).toBe(409)
    expect((await change(id, 'sales_manager', { quantity: '9' }, { submit: true })).body).toMatchObject({
      status: 'with_sales',
      exceptions: [],
    })
  })

  test('given back by an adjustment, and agreed in a dispute, is asked for too; within the authority nobody is', async () => {
    const id = await generated()
    const goodwill = { description: 'Goodwill', quantity: '-1', unit: 'lump', unitPrice: '2000', reason: 'Late' }
    const { version, lines } = await draft(id)
    const given = await portal.as('sales_manager').put(`/invoice-draft/${id}`, { version, adjustments: [goodwill] })
    expect(given.body).toMatchObject({ status: 'exception', exceptions: [{ kind: 'price_limit' }] })
    const other = await generated()
    expect((await change(other, 'sales_manager', { unitPrice: '145' })).body).toMatchObject({
      status: 'with_sales',
      exceptions: [],
    })
    expect(lines).toHaveLength(2)
    expect(portal.defects).toEqual([])
  })
})
