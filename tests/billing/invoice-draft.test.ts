import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
const PEOPLE = ['salesperson', 'salesperson_2', 'sales_manager', 'ceo', 'finance_ar', 'admin'] as const
const one = async (text: string) => (await portal.db.sql.execute(sql.raw(text))).rows[0] as Record<string, never>

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 30 })
  for (const username of PEOPLE) await portal.adopt(username)
})

const waiting = async (username: string, status: string, more: object = {}) =>
  (await portal.as(username).post('/invoice-draft/list', { status, ...more })).body
const approve = (username: string, draft: { id: string; version: number }) =>
  portal.as(username).put('/invoice-draft/approve', { drafts: [{ id: draft.id, version: draft.version }] })
const detail = async (id: string, username = 'admin') => (await portal.as(username).get(`/invoice-draft/${id}`)).body

test('R-152 drafts are listed by status with the totals of the whole filter', async () => {
  const { rows, total, sums } = await waiting('finance_ar', 'with_sales')
  expect(total).toBeGreaterThan(0)
  const page = rows
    .reduce((sum: ReturnType<typeof decimal>, row: { total: string }) => sum.plus(row.total), decimal(0))
    .toFixed(2)
  expect(sums.total).toBe(page)
})

test('R-094 drafts are narrowed by the names of the wire, page by page, and by no other name', async () => {
  const list = (of: object) => portal.as('finance_ar').post('/invoice-draft/list', { limit: 200, ...of })
  const found = async (of: object) => (await list(of)).body.rows.map((row: { id: string }) => row.id) as string[]
  const { rows } = (await list({ status: 'with_sales' })).body
  const draft = await detail(rows[0].id, 'finance_ar')
  const { doDate, plantId } = draft.lines.find((line: { doDate: string | null }) => line.doDate)
  const { customerId, projectId, salespersonId, regionId, fromDate, toDate, version } = draft
  const nobody = '0199aaaa-0000-7000-8000-000000000001'
  for (const [name, value, other] of [
    ['fromDate', toDate, '2027-01-01'],
    ['toDate', fromDate, '2020-01-01'],
    ['customerId', customerId, nobody],
    ['projectId', projectId, nobody],
    ['salespersonId', salespersonId, nobody],
    ['regionId', regionId, nobody],
    ['plantId', plantId, nobody],
    ['status', 'with_sales', 'withdrawn'],
    ['delivery-date', doDate, '2020-01-01'],
    ['deliveryDate', doDate, '2020-01-01'],
    ['version', version, 9999],
  ]) {
    expect(await found({ [name]: value }), name).toContain(draft.id)
    expect(await found({ [name]: other }), name).not.toContain(draft.id)
  }
  const first = await found({ status: 'with_sales', sort: 'draftNo', limit: 2 })
  expect(await found({ status: 'with_sales', sort: 'draftNo', limit: 1, offset: 1 })).toEqual([first[1]])
  for (const name of ['from', 'todate', 'customer', 'project_id', 'salesPersonId', 'region', 'plantIds', 'page', 'day'])
    expect((await list({ [name]: 'x' })).body.errors, name).toHaveProperty(name)
  expect((await list({ 'delivery-date': '20/11/2026' })).body.errors).toHaveProperty('delivery-date')
})

test('R-281 every call of a draft answers: its parts, its steps, the register, approval, change and both e-mails', async () => {
  const by = (username: string) => portal.as(username)
  const drafts = (await waiting('sales_manager', 'with_manager')).rows
  const { id, version, draftNo } = drafts.at(-1)
  const get = async (path: string) => (await by('finance_ar').get(`/invoice-draft/${path}`)).body
  const whole = await get(id)
  const kinds = (rows: { kind: string }[]) => [...new Set(rows.map(row => row.kind))]
  const parts = [await get(`${id}/order`), await get(`${id}/sub-product`), await get(`${id}/associate-product`)]
  expect(kinds(parts[0])).toEqual(['product'])
  for (const [at, allowed] of [
    [1, ['sub_product', 'adjustment']],
    [2, ['associate']],
  ] as const)
    expect(kinds(parts[at]).filter(kind => !allowed.includes(kind as never))).toEqual([])
  expect(parts.flat()).toHaveLength(whole.lines.length)
  const lines = await get(`${id}/order-details`)
  expect(lines.map((line: { id: string }) => line.id)).toEqual(whole.lines.map((line: { id: string }) => line.id))

  const register = await by('finance_ar').get(
    `/invoice-draft/preliminary-receipt?fromDate=${whole.fromDate}&toDate=${whole.toDate}`,
  )
  expect(register.headers.get('content-disposition')).toMatch(/filename="preliminary-invoices_[\d_-]{19}\.xlsx"/)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(register.body as never)
  expect(book.worksheets[0]!.getColumn(1).values).toContain(draftNo)

  const approved = await by('sales_manager').put('/invoice-draft/approve', { drafts: [{ id, version }] })
  expect(approved.body.results).toMatchObject([{ id, ok: true, status: 'with_ceo' }])
  expect((await get(`history/${id}`)).at(-1)).toMatchObject({ level: 2 })
  expect((await get(`${id}/history`)).rows[0]).toMatchObject({ subject: 'invoice_draft', subjectId: id })

  const other = await get(drafts[0].id)
  const [line] = other.lines
  const change = { version: other.version, lines: [{ id: line.id, unitPrice: '101.25', reason: 'Agreed on site' }] }
  const changed = await by('sales_manager').put(`/invoice-draft/${other.id}`, change)
  expect(changed.body.lines[0]).toMatchObject({ unitPrice: '101.2500', reason: 'Agreed on site' })
  expect((await get(`order-details/${line.id}/action-history`)).rows[0]).toMatchObject({
    subject: 'invoice_draft_line',
    changed: expect.arrayContaining(['unitPrice']),
  })
  expect(await get('availableDraftStatus')).toContain('approved')
  const nothing = { fromDate: '2025-01-01', toDate: '2025-01-02' }
  expect((await by('finance_ar').post('/invoice-draft/generate-draft', nothing)).body.drafts).toEqual([])

  const [invoice] = (await by('finance_ar').post('/invoice/search', { limit: 1, kind: 'invoice' })).body.rows
  const mails = { invoiceIds: [invoice.id] }
  const sent = portal.letters.length
  const late = () => by('finance_ar').post('/invoice-draft/send-invoice-late-email', mails)
  expect((await late()).body.facts.rule).toBe('not-sent')
  expect((await by('finance_ar').post('/invoice-draft/send-invoice-email', mails)).body).toHaveLength(1)
  await portal.runJobs()
  expect((await late()).body.facts.rule).toBe('not-due')
  const today = portal.clock.at
  portal.clock.at = new Date(`${invoice.dueDate}T01:00:00Z`)
  portal.clock.at.setUTCDate(portal.clock.at.getUTCDate() + 4)
  expect((await late()).body).toHaveLength(1)
  portal.clock.at = today
  await portal.runJobs()
  const subjects = portal.letters.splice(sent).map(letter => letter.subject)
  expect(subjects).toHaveLength(2)
  for (const subject of subjects) expect(subject).toContain(invoice.invoiceNo)
  expect(subjects[0]).not.toBe(subjects[1])
})

test('R-154 the statuses offered depend on the role', async () => {
  const offered = async (username: string) =>
    (await portal.as(username).get('/invoice-draft/availableDraftStatus')).body
  expect((await offered('salesperson'))[0]).toBe('with_sales')
  expect((await offered('sales_manager'))[0]).toBe('with_manager')
  expect((await offered('ceo'))[0]).toBe('with_ceo')
  expect(await offered('finance_ar')).toContain('approved')
})

test('R-153 R-005 a draft climbs first, second, third level by three persons, and nobody climbs twice', async () => {
  const { rows } = await waiting('salesperson', 'with_sales')
  // Nobody of those who climb has changed it.
  const draft = rows.find((row: { round: number }) => row.round === 1)
  expect((await approve('sales_manager', draft)).status).toBe(403)
  const first = await approve('salesperson', draft)
  expect(first.body.results[0]).toMatchObject({ ok: true, status: 'with_manager', total: draft.total })
  expect((await approve('salesperson', await detail(draft.id))).status).toBe(403)
  expect((await approve('sales_manager', await detail(draft.id))).body.results[0].status).toBe('with_ceo')
  expect((await approve('ceo', await detail(draft.id))).body.results[0].status).toBe('approved')
  const done = await detail(draft.id)
  expect(done.approvals.map((of: { level: number; approverName: string }) => of.level)).toEqual([1, 2, 3])
  expect(new Set(done.approvals.map((of: { approverId: string }) => of.approverId)).size).toBe(3)
})

test('the maker does not approve, a stale version is refused, a level is not skipped', async () => {
  const { rows } = await waiting('admin', 'with_sales')
  const draft = rows[0]
  const stale = await approve('admin', { id: draft.id, version: draft.version + 5 })
  expect(stale.status).toBe(409)
  expect(stale.body.title).toBe('stale')
  expect((await approve('admin', draft)).status).toBe(200)
  const again = await approve('admin', await detail(draft.id))
  expect(again.status).toBe(409)
  expect(again.body.facts.rule).toBe('four-eyes')
})

test('a change of amount voids the levels taken and needs a reason; a rejection goes back with its reason', async () => {
  const { rows } = await waiting('sales_manager', 'with_manager')
  const before = await detail(rows[0].id, 'sales_manager')
  const line = before.lines.find((of: { kind: string }) => of.kind === 'product')
  const change = (reason?: string) =>
    portal.as('sales_manager').put(`/invoice-draft/${before.id}`, {
      version: before.version,
      lines: [{ id: line.id, unitPrice: decimal(line.unitPrice).minus('0.5').toFixed(2), reason }],
    })
  expect((await change()).status).toBe(422)
  const changed = await change('Agreed with the site')
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({ status: 'with_sales', round: before.round + 1 })
  expect(changed.body.total).not.toBe(before.total)
  expect(decimal(changed.body.subtotal).plus(changed.body.gst).toFixed(2)).toBe(changed.body.total)
  const rejected = await portal.as('admin').put('/invoice-draft/reject', {
    drafts: [{ id: before.id, version: changed.body.version }],
    reason: 'Price was not agreed',
  })
  expect(rejected.body.results[0]).toMatchObject({ ok: true, status: 'draft' })
  expect((await detail(before.id)).decidedReason).toBe('Price was not agreed')
})

test('30 parallel approvals of one draft: exactly one wins', async () => {
  const { rows } = await waiting('admin', 'with_ceo')
  const draft = rows[0]
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => approve(at % 2 ? 'ceo' : 'admin', draft)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200, 409]))
  expect(await one(`select count(*)::int as n from approval where subject_id = '${draft.id}' and level = 3`)).toEqual({
    n: 1,
  })
})

test('one Idempotency-Key 30-fold has one effect and equal answers; another body with it is refused', async () => {
  const { rows } = await waiting('admin', 'with_sales')
  const body = { drafts: [{ id: rows[0].id, version: rows[0].version }] }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      portal.as('salesperson_2').put('/invoice-draft/approve', body, { key: 'the-same-key-30' }),
    ),
  )
  const seen = answers.filter(answer => answer.status !== 404)
  expect(
    new Set(seen.map(answer => JSON.stringify(answer.body.results ?? answer.body.title))).size,
  ).toBeLessThanOrEqual(1)
  const byAdmin = await Promise.all(
    Array.from({ length: 30 }, () =>
      portal
        .as('admin')
        .put(
          '/invoice-draft/approve',
          { drafts: [{ id: rows[1].id, version: rows[1].version }] },
          { key: 'the-same-key-31' },
        ),
    ),
  )
  expect(new Set(byAdmin.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect(byAdmin[0]!.status).toBe(200)
  expect((await portal.as('admin').put('/invoice-draft/approve', body, { key: 'the-same-key-31' })).status).toBe(422)
})

test('a salesperson does not see drafts of other customers: 404', async () => {
  const mine = new Set(
    (await portal.as('salesperson').post('/invoice-draft/list', { limit: 200 })).body.rows.map(
      (row: { id: string }) => row.id,
    ),
  )
  const all = (await portal.as('admin').post('/invoice-draft/list', { limit: 200 })).body.rows as {
    id: string
    version: number
  }[]
  const foreign = all.find(row => !mine.has(row.id))!
  expect(mine.size).toBeGreaterThan(0)
  expect((await portal.as('salesperson').get(`/invoice-draft/${foreign.id}`)).status).toBe(404)
  expect((await approve('salesperson', foreign)).status).toBe(404)
})

test('R-280 R-025 approved drafts become invoices without gaps; the e-mail goes to stored contacts once; the export takes each once', async () => {
  const { rows } = await waiting('finance_ar', 'approved', { selfBilling: false })
  const before = await one(`select max(invoice_no) as top from invoice where invoice_no like 'INV-%'`)
  const open = await one(
    `select count(*)::int as invoices, coalesce(sum(total), 0)::text as total from invoice where export_id is null`,
  )
  const made = await portal
    .as('finance_ar')
    .post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: rows.map((row: { id: string }) => row.id) })
  expect(made.body.results.every((of: { ok: boolean }) => of.ok)).toBe(true)
  const numbers = made.body.results.map((of: { invoiceNo: string }) => Number(of.invoiceNo.slice(-6)))
  const top = Number(String(before.top).slice(-6))
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_: number, at: number) => top + at + 1))
  const again = await portal
    .as('finance_ar')
    .post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [rows[0].id] })
  expect(again.body.results[0]).toMatchObject({ ok: false })

  const invoiceId = made.body.results[0].id
  for (let i = 0; i < 3; i++)
    expect((await portal.as('finance_ar').post(`/invoice/${invoiceId}/email`)).status).toBe(200)
  await portal.runJobs()
  expect(portal.letters).toHaveLength(1)
  expect(portal.letters[0]!.to.every(to => to.startsWith('accounts@'))).toBe(true)
  expect(portal.letters[0]!.attachments![0]!.name).toMatch(/^invoice_INV-2026-\d{6}\.pdf$/)

  const exported = await portal.as('finance_ar').post('/invoice/export', { toDate: '2026-11-20' })
  const total = made.body.results
    .reduce((sum: ReturnType<typeof decimal>, of: { total: string }) => sum.plus(of.total), decimal(String(open.total)))
    .toFixed(2)
  const invoices = open.invoices + rows.length
  expect(exported.body).toMatchObject({ invoices, controlTotal: total })
  expect((await portal.as('finance_ar').post('/invoice/export', { toDate: '2026-11-20' })).status).toBe(409)
  await portal.runJobs()
  const file = await portal.as('finance_ar').get(`/invoice/export/${exported.body.id}/file`)
  expect(String(file.body)).toContain(`T,${invoices},${total}`)
  expect((await portal.as('salesperson').post('/invoice/export', { toDate: '2026-11-20' })).status).toBe(403)
})

test('drafts are generated for the period from loads that stand on no draft, priced on their day, each load once', async () => {
  const loads = await one(
    `select count(*)::int as n from delivery_order where do_date between '2026-11-16' and '2026-11-19' and (status = 'returned' or cancellation is not null) and invoice_draft_id is null`,
  )
  const generated = await portal
    .as('finance_ar')
    .post('/invoice-draft/generate-draft', { fromDate: '2026-11-16', toDate: '2026-11-19' })
  expect(generated.status).toBe(200)
  expect(generated.body.drafts.reduce((sum: number, draft: { loads: number }) => sum + draft.loads, 0)).toBe(loads.n)
  expect(
    await one(
      `select count(*)::int as n from (select delivery_order_id from invoice_draft_line l where kind = 'product' and quantity > 0 and not exists (select 1 from invoice i join invoice_draft n on n.credits_invoice_id = i.id and n.note_reason = 'cancel' where i.draft_id = l.draft_id) group by 1 having count(*) > 1) x`,
    ),
  ).toEqual({ n: 0 })
  const second = await portal
    .as('finance_ar')
    .post('/invoice-draft/generate-draft', { fromDate: '2026-11-16', toDate: '2026-11-19' })
  expect(second.body.drafts.every((draft: { status: string }) => draft.status === 'exception')).toBe(true)
  expect(portal.defects).toEqual([])
})
