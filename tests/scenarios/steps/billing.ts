import { expect } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { clockAt, ok, refusal, trailOf } from '../company'
import type { Story } from './story'

type Draft = { id: string; version: number; status: string; total: string }

/** 6. The draft of the period: three persons in order, a change of amount, a rejection, bulk; then invoice and export. */
export async function bill(story: Story): Promise<void> {
  clockAt(story.portal, '20:00')
  await completeOrder(story)
  await makeDraft(story)
  await climb(story)
  await invoiceIt(story)
}

async function completeOrder({ portal, order }: Story): Promise<void> {
  const desk = portal.as('dispatcher')
  const { version } = ok(await desk.get(`/order/${order.id}`))
  const left = await desk.put(`/order/complete-order/${order.id}`, { version })
  expect(left.body.facts).toEqual({ rule: 'remaining', remaining: '0.40' })
  const done = ok(await desk.put(`/order/complete-order/${order.id}`, { version, confirmRemaining: true }))
  const back = ok(
    await desk.put(`/order/uncomplete-order/${order.id}`, { version: done.version, reason: 'Count once more' }),
  )
  expect(back.status).toBe('in_progress')
  ok(await desk.put(`/order/complete-order/${order.id}`, { version: back.version, confirmRemaining: true }))
}

/**
 * 13 × 9.00 + 8.60 m³ at 132.00; pump 6.50 a m³; ice 10 kg a m³ at 0.45, as dosed before the correction; two sets of cylinders at 60.00; 9.00 a m³ for
 * what was batched before 06:30 (two loads); the third load waited 25 minutes beyond the free hour at 2.20.
 */
const LINES = {
  concrete: '16579.20',
  pump: '816.40',
  ice: '567.00',
  cylinders: '120.00',
  early: '162.00',
  wait: '55.00',
}

async function makeDraft(story: Story): Promise<void> {
  const { portal, project } = story
  const period = { fromDate: '2026-11-16', toDate: '2026-11-21', projectId: project.id }
  const finance = portal.as('finance_ar')
  expect((await portal.as('dispatcher').post('/invoice-draft/generate-draft', period)).status).toBe(403)
  const { drafts } = ok(await finance.post('/invoice-draft/generate-draft', period))
  // The last day of the period still runs: the draft collects until it ends or a person sends it on.
  expect(drafts).toMatchObject([{ projectId: project.id, status: 'collecting', loads: 14 }])
  const { id } = drafts[0]
  const { version } = ok(await finance.get(`/invoice-draft/${id}`))
  const early = ok(await portal.as('sales_manager').put(`/invoice-draft/${id}`, { version, submit: true }))
  expect(early.status).toBe('with_sales')
  story.draft = early
  expect(ok(await finance.post('/invoice-draft/generate-draft', period)).drafts).toEqual([])
  const draft = ok(await finance.get(`/invoice-draft/${story.draft.id}`))
  const of = (kind: string, name = '') =>
    draft.lines
      .filter((line: { kind: string; description: string }) => line.kind === kind && line.description.includes(name))
      .reduce((sum: ReturnType<typeof decimal>, line: { amount: string }) => sum.plus(line.amount), decimal(0))
      .toFixed(2)
  expect({
    concrete: of('product'),
    pump: of('sub_product', 'Pump'),
    ice: of('associate'),
    cylinders: of('sub_product', 'Cylinder'),
    early: of('sub_product', 'After hours'),
    wait: of('sub_product', 'Waiting'),
  }).toEqual(LINES)
  expect(draft).toMatchObject({
    quantity: '125.60',
    subtotal: '18299.60',
    gstPercent: '9.0000',
    gst: '1646.96',
    total: '19946.56',
    exceptions: [],
  })
  expect(draft.lines[0].trace[0]).toMatchObject({ kind: 'project', reason: 'Whole quay wall with us' })
}

async function climb(story: Story): Promise<void> {
  const { portal, draft } = story
  const see = async (who = 'admin'): Promise<Draft & { approvals: { level: number; approverName: string }[] }> =>
    ok(await portal.as(who).get(`/invoice-draft/${draft.id}`))
  const decide = async (who: string, how: 'approve' | 'reject', more: object = {}, others: object[] = []) =>
    portal.as(who).put(`/invoice-draft/${how}`, {
      drafts: [{ id: draft.id, version: (await see()).version }, ...others],
      ...more,
    })
  expect((await portal.as('salesperson_2').get(`/invoice-draft/${draft.id}`)).status).toBe(404)
  expect((await decide('sales_manager', 'approve')).status).toBe(403)
  expect(ok(await decide('salesperson', 'approve')).results[0]).toMatchObject({
    status: 'with_manager',
    total: '19946.56',
  })

  const adjustment = { description: 'Crane shared', quantity: '-1', unit: 'day', unitPrice: '250', reason: 'Agreed' }
  const { version } = await see()
  const changed = ok(
    await portal.as('sales_manager').put(`/invoice-draft/${draft.id}`, { version, adjustments: [adjustment] }),
  )
  expect(changed).toMatchObject({
    status: 'with_sales',
    round: 2,
    subtotal: '18049.60',
    gst: '1624.46',
    total: '19674.06',
  })
  expect((await decide('salesperson', 'reject')).status).toBe(422)
  expect(ok(await decide('salesperson', 'reject', { reason: 'Name the crane' })).results[0].status).toBe('draft')
  const again = await see()
  expect(
    ok(await portal.as('sales_manager').put(`/invoice-draft/${draft.id}`, { version: again.version, submit: true })),
  ).toMatchObject({ status: 'with_sales', decidedReason: 'Name the crane' })
  expect(ok(await decide('salesperson', 'approve')).results[0].status).toBe('with_manager')
  expect(refusal(await decide('sales_manager', 'approve'))[1]).toBe('four-eyes')
  expect(ok(await decide('sales_manager_2', 'approve')).results[0].status).toBe('with_ceo')

  const { rows, sums } = ok(await portal.as('ceo').post('/invoice-draft/list', { status: 'with_ceo', limit: 200 }))
  const total = rows.reduce((sum: ReturnType<typeof decimal>, row: Draft) => sum.plus(row.total), decimal(0))
  expect(sums.total).toBe(total.toFixed(2))
  const [good, stale] = rows.filter((row: Draft) => row.id !== draft.id) as [Draft, Draft]
  const bulk = ok(await decide('ceo', 'approve', {}, [key(good), { ...key(stale), version: stale.version + 7 }]))
  const result = (id: string) => bulk.results.find((of: { id: string }) => of.id === id)
  expect(result(draft.id)).toMatchObject({ ok: true, status: 'approved', total: '19674.06' })
  expect(result(good.id)).toMatchObject({ ok: true, status: 'approved', total: good.total })
  expect(result(stale.id)).toMatchObject({ ok: false, problem: { title: 'stale' } })
  const { approvals } = await see()
  const last = approvals.slice(-3)
  expect(last.map(of => of.level)).toEqual([1, 2, 3])
  expect(new Set(last.map(of => of.approverName)).size).toBe(3)
  expect((await trailOf(portal, 'invoice_draft', draft.id)).map(line => line.action)).toEqual([
    ...['generate', 'change lines', 'hold loads', 'change', 'close', 'approve', 'change', 'reject', 'change', 'submit'],
    ...['approve', 'approve', 'approve'],
  ])
}

async function invoiceIt(story: Story): Promise<void> {
  const { portal, draft, loadIds } = story
  const finance = portal.as('finance_ar')
  const effect = ok(
    await portal.as('dispatcher').post('/emodification/preview', {
      deliveryOrderId: loadIds[4],
      cause: 'documentation_error',
      changes: { doQuantity: '8.80' },
    }),
  )
  expect(effect.invoice).toMatchObject({ state: 'approved', text: expect.stringContaining('back to the first level') })
  // As on the screen: who issues the invoices itself gets a statement.
  const toInvoice = { status: 'approved', selfBilling: false, limit: 200 }
  const { rows } = ok(await finance.post('/invoice-draft/list', toInvoice))
  const draftIds = rows.map((row: Draft) => row.id)
  expect(draftIds).toContain(draft.id)
  const invoicing = { invoiceDate: '2026-11-21', draftIds }
  expect((await portal.as('salesperson').post('/invoice/generate', invoicing)).status).toBe(403)
  const { results } = ok(await finance.post('/invoice/generate', invoicing))
  const numbers = results
    .map((of: { invoiceNo: string }) => Number(of.invoiceNo.slice(-6)))
    .sort((a: number, b: number) => a - b)
  expect(numbers).toEqual(numbers.map((_: number, at: number) => numbers[0] + at))
  story.invoice = results.find((of: { draftId: string }) => of.draftId === draft.id)
  const invoice = ok(await finance.get(`/invoice/${story.invoice.id}`))
  expect(invoice).toMatchObject({ quantity: '125.60', subtotal: '18049.60', gst: '1624.46', total: '19674.06' })
  expect(invoice.lines.filter((line: { kind: string }) => line.kind === 'product')).toHaveLength(14)
  const refused = ok(await finance.post('/invoice/generate', { ...invoicing, draftIds: [draft.id] }))
  expect(refused.results[0]).toMatchObject({ ok: false })

  for (let time = 0; time < 3; time++) ok(await finance.post(`/invoice/${story.invoice.id}/email`))
  await portal.runJobs()
  const [letter, ...more] = portal.letters
  expect([letter!.to, more]).toEqual([['accounts@straits-marine.example'], []])
  expect(letter!.attachments![0]!.name).toBe(`invoice_${story.invoice.invoiceNo}.pdf`)
  expect(letter!.text).toContain('S$19,674.06')

  const exported = ok(await finance.post('/invoice/export', { toDate: '2026-11-21' }))
  const all = results.reduce((sum: ReturnType<typeof decimal>, of: Draft) => sum.plus(of.total), decimal(0)).toFixed(2)
  expect(exported).toMatchObject({ invoices: results.length, controlTotal: all })
  expect(refusal(await finance.post('/invoice/export', { toDate: '2026-11-21' }))[1]).toBe('exported-once')
  await portal.runJobs()
  const file = String((await finance.get(`/invoice/export/${exported.id}/file`)).body)
  expect(file).toContain(`T,${results.length},${all}`)
  expect(file.split(story.invoice.invoiceNo)).toHaveLength(2)
  expect((await trailOf(portal, 'invoice', story.invoice.id)).map(line => line.action)).toEqual([
    ...['generate', 'lines', 'send', 'export'],
  ])
}

const key = ({ id, version }: Draft) => ({ id, version })
