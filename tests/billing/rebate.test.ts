import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries

const as = (who: string) => portal.as(who)
const at = (day: string) => {
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
}
const agree = (more: object = {}, who = 'sales_manager') =>
  as(who).post('/rebate', {
    ...{ customerId: world.customer.id, fromDate: '2026-11-01', toDate: '2026-11-30', reason: 'Frame agreement' },
    tiers: [
      { fromCubicMetres: '10', rebatePerM3: '1.5' },
      { fromCubicMetres: '18', rebatePerM3: '2.255' },
    ],
    ...more,
  })
const rebates = async () => ok(await as('finance_ar').get('/rebate')).rows
const settle = (of: { id: string; version: number }, who = 'finance_ar') =>
  as(who).post(`/rebate/${of.id}/settle`, { version: of.version })
async function approve(id: string) {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = ok(await as('admin').get(`/invoice-draft/${id}`))
    if (status === 'approved') return
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
}
const issue = async (...draftIds: string[]) =>
  ok(
    await as('finance_ar').post('/invoice/generate', {
      invoiceDate: portal.clock.at!.toISOString().slice(0, 10),
      draftIds,
    }),
  ).results

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const lines = [{ productId: world.product.id, unitPrice: '131.1135' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

test('a rebate is agreed by a second person, once for a day, and nobody else sees it', async () => {
  const bad = async (more: object) => Object.keys((await agree(more)).body.errors ?? {})
  expect(await bad({ toDate: '2026-10-31' })).toEqual(['toDate'])
  expect(await bad({ tiers: [] })).toEqual(['tiers'])
  const falling = [
    { fromCubicMetres: '18', rebatePerM3: '2' },
    { fromCubicMetres: '10', rebatePerM3: '1' },
  ]
  expect(await bad({ tiers: falling })).toEqual(['tiers'])
  expect((await agree({}, 'salesperson')).status).toBe(403)
  const asked = ok(await agree())
  expect(asked.approval.message).toMatch(/needs approval/)
  expect(await rebates()).toEqual([])
  await approvePrice(portal, asked)
  expect(await rebates()).toMatchObject([{ fromDate: '2026-11-01', settledAt: null }])
  const again = await agree({ fromDate: '2026-11-30', toDate: '2026-12-31' })
  expect([again.status, again.body.errors.fromDate[0]]).toEqual([
    422,
    'A rebate is agreed already from 01/11/2026 to 30/11/2026',
  ])
  const [{ id }] = await rebates()
  expect((await as('salesperson').get(`/rebate/${id}`)).status).toBe(404)
  expect((await as('dispatcher').get(`/rebate/${id}`)).status).toBe(403)
})

test('of two approved for the same day one is in force', async () => {
  const later = { fromDate: '2027-01-01', toDate: '2027-03-31' }
  const [one, two] = [
    ok(await agree(later)),
    ok(await agree({ ...later, fromDate: '2027-03-31', toDate: '2027-06-30' })),
  ]
  await approvePrice(portal, one)
  await expect(approvePrice(portal, two)).rejects.toThrow(/agreed already/)
  expect((await rebates()).length).toBe(2)
})

test('one that is wrong is ended with a reason: nothing comes of it', async () => {
  const days = { fromDate: '2026-09-01', toDate: '2026-09-30' }
  await approvePrice(portal, ok(await agree(days)))
  const find = async () => (await rebates()).find((row: { fromDate: string }) => row.fromDate === days.fromDate)
  const { id, version } = await find()
  const end = (more: object = {}, who = 'sales_manager') =>
    as(who).post(`/rebate/${id}/end`, { version, reason: 'Wrong row', ...more })
  expect((await end({ reason: '' })).status).toBe(422)
  expect((await end({}, 'dispatcher')).status).toBe(403)
  expect((await end({ version: version + 1 })).status).toBe(409)
  const ended = ok(await end())
  expect(ok(await as('finance_ar').get(`/rebate/${id}`))).toMatchObject({
    endReason: 'Wrong row',
    endedBy: 'Sales manager',
    endedAt: expect.any(String),
  })
  expect((await end({ version: ended.version })).body.facts).toMatchObject({ rule: 'ended' })
  expect((await settle(ended)).body.facts).toMatchObject({ rule: 'ended' })
  // Its days are free for what is right.
  await approvePrice(portal, ok(await agree({ ...days, reason: 'As agreed' })))
  expect((await rebates()).filter((row: { fromDate: string }) => row.fromDate === days.fromDate)).toHaveLength(2)
})

test('it becomes a credit note for each invoice when its days are over and everything is invoiced, to the cent', async () => {
  for (const place of [0, 1]) await givenDelivered(portal, world, place)
  at('2026-11-21')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  const [of] = (await rebates()).filter((row: { fromDate: string }) => row.fromDate === '2026-11-01')
  const running = await settle(of)
  expect([running.status, running.body.facts.rule]).toEqual([409, 'running'])
  at('2026-12-01')
  const open = await settle(of)
  expect([open.status, open.body.facts.rule, open.body.facts.open]).toEqual([409, 'open-bills', [drafts[0].draftNo]])
  await approve(drafts[0].id)
  const [invoice] = await issue(drafts[0].id)
  const worked = ok(await as('finance_ar').get(`/rebate/${of.id}`)).worked
  // 18.00 m³ reach the second row: 18 × 2.255 = 40.59.
  expect(worked).toMatchObject({ quantity: '18.00', amount: '40.59', tier: { rebatePerM3: '2.255' } })
  expect(worked.invoices).toMatchObject([{ invoiceNo: invoice.invoiceNo }])
  expect((await settle(of, 'dispatcher')).status).toBe(403)
  expect((await settle({ ...of, version: of.version + 1 })).status).toBe(409)
  const made = ok(await settle(of))
  expect(made.notes).toMatchObject([{ invoiceId: invoice.id }])
  const tooLate = await as('sales_manager').post(`/rebate/${of.id}/end`, { version: made.version, reason: 'Wrong' })
  expect([tooLate.status, tooLate.body.facts.rule]).toEqual([409, 'settled'])
  const twice = await settle(made)
  expect([twice.status, twice.body.facts.rule]).toEqual([409, 'settled'])
  const [{ draftId }] = made.notes
  await approve(draftId)
  const [note] = await issue(draftId)
  // 40.59 and 9 % of it, 3.65.
  expect(note).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000001', total: '-44.24' })
  const shown = ok(await as('finance_ar').get(`/invoice/${note.invoiceNo}`))
  expect(shown.noteOn.reason).toBe('Rebate: Rebate 01/11/2026 to 30/11/2026: Frame agreement')
  expect(ok(await as('finance_ar').get(`/rebate/${of.id}`)).notes).toMatchObject([
    { invoiceNo: note.invoiceNo, status: 'invoiced' },
  ])
  await expectInvariants(portal)
})

test('below the first row nothing is due; notes that were withdrawn are made again', async () => {
  const none = ok(await agree({ fromDate: '2026-12-01', toDate: '2026-12-01' }))
  await approvePrice(portal, none)
  at('2026-12-02')
  const [empty] = (await rebates()).filter((row: { toDate: string }) => row.toDate === '2026-12-01')
  const due = await settle(empty)
  expect([due.status, due.body.facts.rule]).toEqual([409, 'nothing-due'])
  expect(portal.defects).toEqual([])
})
