import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { ROLES } from '~/domain/access/roles'
import { addDays } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-11-17'
const items: Record<string, string> = {}

const as = (who: string) => portal.as(who)
const rowOf = (id: string) => portal.given(work => deliveryOrder.get(work.sql, id))

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150' }] })
  const charge = async (name: string, trigger: string, unit: string, unitPrice: string, freeAllowance = '0') => {
    items[trigger] = (
      await givenSubProduct(portal, { name, trigger, unit, freeAllowance, prices: [{ regionId, unitPrice }] })
    ).id
  }
  await charge('Waiting', 'waiting', 'min', '2.2', '60')
  await charge('Wash-out', 'washout', 'load', '60')
})

/** 95 minutes on site, of which 60 are free. */
async function delivered(onSite: (id: string) => Promise<unknown> = async () => {}) {
  day = addDays(day, 1)
  portal.clock.at = new Date(`${day}T00:00:00.000Z`)
  const { loads } = await bookedOrder(portal, world, day)
  await deliverAsPlanned(portal, world, loads[0]!, 95, () => onSite(loads[0]!.id))
  return loads[0]!.id
}
/** On the evening of the day while its period still runs, or after it. */
async function drafted(late = true) {
  portal.clock.at = new Date(`${late ? addDays(day, 1) : day}T15:00:00.000Z`)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  const { id, lines } = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  const charges = lines.filter((line: { kind: string }) => line.kind === 'sub_product')
  return {
    id,
    charges: charges.map((line: { description: string; amount: string }) => [line.description, line.amount]),
  }
}
const waive = async (id: string, more: object = {}, who = 'dispatcher') => {
  const { version } = await rowOf(id)
  return as(who).post(`/delivery-order/${id}/waive-charge`, {
    ...{ version, itemId: items.waiting, reason: 'First pour on this site' },
    ...more,
  })
}

test('one surcharge of a load is waived through the price authority and stays waived when drafts are made anew', async () => {
  const id = await delivered()
  const { rows } = ok(await as('dispatcher').get(`/delivery-order/${id}/charge`))
  expect(rows).toMatchObject([{ itemId: items.waiting, name: 'Waiting', amount: '77.00', fact: '95 min on site' }])
  expect((await waive(id, { reason: '' })).status).toBe(422)
  expect((await waive(id, { itemId: items.washout })).body).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/has no such charge/),
  })
  expect((await waive(id, { version: 1 })).body.title).toBe('stale')
  // No role alone takes it off, ADMIN included.
  for (const role of ROLES) {
    const { status } = await waive(id, {}, role)
    expect([200, 401, 403, 404], role).toContain(status)
    expect((await rowOf(id)).waivedCharges, role).toBeNull()
  }
  const { approval } = ok(await waive(id))
  expect(approval.message).toMatch(/Waiting at S\$0\.00 is 100\.0 % below the charge due/)
  await approvePrice(portal, { approval })
  const first = await drafted(false)
  const draft = await drafted()
  expect([first.charges, draft]).toEqual([[], first])
  const { unbilled } = ok(await as('ceo').get(`/invoice-draft/${draft.id}/evidence`))
  expect(unbilled).toMatchObject([{ what: 'Waiting', cause: 'waived', amount: '77.00', billed: '0.00' }])
  expect(unbilled[0].reason).toMatch(/^First pour on this site \(/)
  const report = ok(await as('finance_ar').get(`/unbilled-charge?fromDate=${day}&toDate=${day}`))
  expect(report.sums).toMatchObject({ items: 0, waived: '77.00', ours: '0.00' })
  // On a draft, its line is changed instead.
  expect((await waive(id)).body).toMatchObject({ status: 409, detail: expect.stringMatching(/on an invoice draft/) })
})

test('a surcharge that grew after it was waived is billed again, and says so', async () => {
  const id = await delivered()
  await approvePrice(portal, ok(await waive(id)))
  await portal.given(async work => {
    const load = await deliveryOrder.lock(work, id)
    await deliveryOrder.move(work, load, { pourEndAt: new Date(load.pourEndAt!.getTime() + 60_000) }, 'given')
  })
  expect((await drafted()).charges).toEqual([['Waiting', '79.20']])
})

test('washing out on site is billed by its term; another fee for a load goes through the price authority', async () => {
  const noted = async (id: string, path: string, of: object) =>
    as('dispatcher').put(`/delivery-order/${id}/${path}`, { version: (await rowOf(id)).version, ...of })
  await delivered(async id => {
    expect((await noted(id, 'update_washed_out', { washedOut: 'river' })).status).toBe(422)
    ok(await noted(id, 'update_washed_out', { washedOut: 'plant' }))
    ok(await noted(id, 'update_washed_out', { washedOut: 'site' }))
  })
  const WAITED = ['Waiting', '77.00']
  expect((await drafted()).charges).toEqual([WAITED, ['Wash-out', '60.00']].sort())
  await delivered(id => noted(id, 'update_washed_out', { washedOut: 'plant' }))
  expect((await drafted()).charges).toEqual([WAITED])
  await delivered(async id => {
    for (const role of ROLES) {
      const { version } = await rowOf(id)
      const { status } = await as(role).put(`/delivery-order/${id}/update_washout_fee`, { version, washoutFee: '0.01' })
      expect([200, 401, 403, 404], role).toContain(status)
      expect((await rowOf(id)).washoutFee, role).toBeNull()
    }
    const { approval, washoutFee } = ok(await noted(id, 'update_washout_fee', { washoutFee: '5' }))
    expect([washoutFee, approval.message]).toEqual([null, expect.stringMatching(/91\.7 % below the charge due/)])
    await approvePrice(portal, { approval })
    expect((await rowOf(id)).washoutFee).toBe('5.00')
    // Dearer than usual takes nothing from anybody.
    expect(ok(await noted(id, 'update_washout_fee', { washoutFee: '80' }))).toMatchObject({
      washoutFee: '80.00',
      approval: null,
    })
    expect(ok(await noted(id, 'update_washout_fee', { washoutFee: null })).approval).not.toBeNull()
  })
  expect((await drafted()).charges).toEqual([WAITED, ['Wash-out', '80.00']].sort())
})
