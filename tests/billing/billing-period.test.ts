import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const head = () => portal.as('finance_hod')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** A draft that every level approved. */
async function approved() {
  const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
  for (const who of ['admin', 'sales_manager', 'ceo']) {
    const { version } = await invoiceDraft.get(portal.db.sql, id)
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
  }
  return id
}
const bill = async (draftId: string, invoiceDate: string) =>
  (await portal.as('finance_ar').post('/invoice/generate', { invoiceDate, draftIds: [draftId] })).body.results[0]
const months = async () => (await head().get(`/billing-period?regionId=${world.region.id}`)).body.rows
const month = async (first: string) => (await months()).find((row: { month: string }) => row.month === first)
const change = async (verb: 'close' | 'reopen', first: string, who = 'finance_hod', more = {}) => {
  const { version } = (await month(first)) ?? { version: 0 }
  const asked = { regionId: world.region.id, month: first, version, reason: 'Month end', ...more }
  return portal.as(who).post(`/billing-period/${verb}`, asked)
}

test('a bill is dated in an open month: the books close in order, and the last month opens again with a reason', async () => {
  const first = await approved()
  expect(await bill(first, '2026-09-30')).toMatchObject({ ok: true })
  expect(await month('2026-09-01')).toMatchObject({ status: 'open', next: 'close', invoices: 1 })

  expect((await change('close', '2026-09-01', 'finance_ar')).status).toBe(403)
  expect((await change('close', '2026-09-01', 'finance_hod', { reason: ' ' })).body.errors).toHaveProperty('reason')
  expect((await change('close', '2026-09-02')).body.errors).toHaveProperty('month')
  expect((await change('close', '2026-11-01')).body).toMatchObject({ detail: 'This month has not ended yet' })
  expect(await change('close', '2026-09-01')).toMatchObject({ status: 200, body: { status: 'closed' } })

  const second = await approved()
  for (const day of ['2026-09-30', '2025-12-31', '2026-01-01'])
    expect(await bill(second, day)).toMatchObject({
      ok: false,
      problem: { detail: 'The books are closed to 30/09/2026. Choose a later date' },
    })
  const { status } = await invoiceDraft.get(portal.db.sql, second)
  expect(status).toBe('approved')
  expect((await change('reopen', '2026-10-01')).body).toMatchObject({ detail: 'This month is open' })
  expect(await change('close', '2026-10-01')).toMatchObject({ status: 200 })
  expect(await change('reopen', '2026-09-01')).toMatchObject({
    status: 409,
    body: { detail: 'A later month is closed. Re-open it first' },
  })
  expect(await bill(second, '2026-10-31')).toMatchObject({ ok: false })
  expect(await change('reopen', '2026-10-01', 'finance_hod', { reason: 'Late invoice of the site' })).toMatchObject({
    status: 200,
    body: { status: 'open', reason: 'Late invoice of the site' },
  })
  expect(await bill(second, '2026-10-31')).toMatchObject({ ok: true })
  expect(portal.defects).toEqual([])
})

test('a month that somebody else changed, and an unknown region, are refused; each change is on the trail', async () => {
  expect(await change('close', '2026-10-01', 'finance_hod', { version: 7 })).toMatchObject({ status: 409 })
  const unknown = '0197b5a5-0000-7000-8000-000000000000'
  expect(await change('close', '2026-08-01', 'finance_hod', { regionId: unknown, version: 0 })).toMatchObject({
    status: 404,
  })
  const trail = await portal.db.sql.execute(
    `select action, reason from audit_line where subject = 'billing_period' order by seq`,
  )
  expect(trail.rows).toEqual([
    { action: 'close', reason: 'Month end' },
    { action: 'close', reason: 'Month end' },
    { action: 're-open', reason: 'Late invoice of the site' },
  ])
})

test('the months of a region say what is billed and what is still open', async () => {
  const row = await month('2026-10-01')
  expect(row).toMatchObject({ status: 'open', next: 'close', invoices: 1, reason: 'Late invoice of the site' })
  expect(await month('2026-09-01')).toMatchObject({
    status: 'closed',
    next: 'reopen',
    changedByName: expect.any(String),
  })
  expect(await month('2026-11-01')).toMatchObject({ status: 'open', next: null })
})
