import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { DRAFT_STATUS_LABELS } from '~/domain/billing/invoice-draft-labels'
import { decimal, sum } from '~/domain/kit/money'
import { STATUS } from '~/web/kit/status-words'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await demoHouse({ historyDays: 30 })
  for (const username of ['sales_manager', 'finance_ar', 'admin']) await portal.adopt(username)
  const period = { fromDate: '2026-11-16', toDate: '2026-11-19' }
  expect((await portal.as('finance_ar').post('/invoice-draft/generate-draft', period)).status).toBe(200)
})
const detail = async (id: string) => (await portal.as('admin').get(`/invoice-draft/${id}`)).body

test('a status of a draft is called the same on screens and in files', () => {
  const shown = Object.entries(STATUS.invoiceDraft).map(([status, { label }]) => [status, label])
  expect(Object.fromEntries(shown)).toEqual(DRAFT_STATUS_LABELS)
})

test('the register as a spreadsheet says what the screen says, with region, salesperson, rate and a total', async () => {
  const book = new ExcelJS.Workbook()
  const { body } = await portal.as('finance_ar').get('/invoice-draft/preliminary-receipt')
  await book.xlsx.load(body as never)
  const page = book.worksheets[0]!
  const text = (row: number) => (page.getRow(row).values as unknown[]).slice(1).map(value => String(value ?? ''))
  expect(text(1).slice(5)).toEqual([
    ...['Status', 'Region', 'Salesperson', 'm³', 'Subtotal S$', 'GST %', 'GST S$', 'Total S$', 'Exceptions'],
  ])
  expect(page.getColumn(6).values).toContain('Waiting: L2 manager')
  const totals = page
    .getColumn(13)
    .values.slice(2)
    .map(value => String(value))
  expect(totals.length).toBeGreaterThan(10)
  expect(text(page.rowCount)[0]).toBe('Total')
  expect(decimal(totals.at(-1)!).toFixed(2)).toBe(sum(totals.slice(0, -1)).toFixed(2))
})

test('the approver sees where each price comes from, its margin, the last bill and what was earned and not billed', async () => {
  // Of the period that was generated above: the drafts of the past were seeded.
  const status = ['collecting', 'exception']
  const { rows } = (await portal.as('sales_manager').post('/invoice-draft/list', { status, fromDate: '2026-11-16' }))
    .body
  const read = async (id: string, username = 'sales_manager') =>
    portal.as(username).get(`/invoice-draft/${id}/evidence`)
  const found = []
  for (const row of rows) {
    const draft = await detail(row.id)
    const charge = draft.lines.find(
      (line: { kind: string; deliveryOrderId: string | null }) => line.kind === 'sub_product',
    )
    if (row.kind === 'invoice' && charge && !row.byHand) found.push({ draft, charge })
  }
  const { draft, charge } = found[0]!
  const before = (await read(draft.id)).body
  const missing = (answer: { unbilled: { what: string; amount: string | null }[] }) =>
    answer.unbilled.filter(one => one.amount !== null)
  expect(missing(before)).toEqual([])
  expect(Number(before.margin.percent)).toBeGreaterThan(0)
  expect(before.lines.map((line: { lineId: string }) => line.lineId)).toEqual(
    draft.lines.map((line: { id: string }) => line.id),
  )
  const concrete = draft.lines.find((line: { kind: string }) => line.kind === 'product')
  const of = (answer: { lines: { lineId: string }[] }, id: string) => answer.lines.find(line => line.lineId === id)
  expect(of(before, concrete.id)).toMatchObject({
    sources: [expect.stringContaining(' '), ...concrete.trace.slice(1).map(() => expect.any(String))],
    listPrice: expect.stringMatching(/^\d+\.\d{4}$/),
    ticket: { doNumber: concrete.doNumber },
    decidedByName: null,
  })
  const reason = 'Waived by the site visit'
  const lines = [{ id: charge.id, quantity: '0', reason }]
  const { body } = await portal.as('sales_manager').put(`/invoice-draft/${draft.id}`, { version: draft.version, lines })
  expect(body.lines.find((line: { id: string }) => line.id === charge.id)).toMatchObject({ amount: '0.00', reason })
  const after = (await read(draft.id)).body
  expect(missing(after)).toMatchObject([{ what: charge.description, amount: charge.amount }])
  expect(of(after, charge.id)).toMatchObject({ decidedByName: expect.any(String), decidedAt: expect.any(String) })
  const [row] = (await portal.as('sales_manager').post('/invoice-draft/list', { keyword: draft.draftNo })).body.rows
  expect([rows.find((one: { id: string }) => one.id === draft.id).byHand, row.byHand]).toEqual([false, true])
  expect((await read(draft.id, 'finance_ar')).status).toBe(403)
})
