import { deepEqual, equal, ok } from 'node:assert/strict'
import type { People } from './order-to-invoice.ts'
import { found, good, once, refused } from './portal.ts'
import type { Booked, Sale } from './sale.ts'

/** The draft of the period climbs by three persons, becomes an invoice, goes out by e-mail and to the ERP. */
export async function bill(people: People, { projectId, today }: Sale, order: Booked) {
  const { desk, finance, seller, manager, ceo } = people
  const path = { id: order.id }
  const { version } = await good(desk.GET('/api/order/{id}', { params: { path } }))
  const done = await good(
    desk.PUT('/api/order/complete-order/{id}', { params: { path }, body: { version, confirmRemaining: true } }),
  )
  equal(done.status, 'completed')
  const body = { fromDate: today, toDate: order.orderDate, projectId }
  deepEqual(
    (await refused(desk.POST('/api/invoice-draft/generate-draft', { params: { header: once() }, body })))[0],
    403,
  )
  const { drafts } = await good(finance.POST('/api/invoice-draft/generate-draft', { params: { header: once() }, body }))
  const draft = found(drafts.at(0), 'the draft')
  equal(draft.loads, 2)
  if (draft.status === 'collecting') {
    const path = { id: draft.id }
    const { version } = await good(seller.GET('/api/invoice-draft/{id}', { params: { path } }))
    await good(
      seller.PUT('/api/invoice-draft/{id}', { params: { path, header: once() }, body: { version, submit: true } }),
    )
  }
  for (const who of [seller, manager, ceo]) {
    const seen = await good(who.GET('/api/invoice-draft/{id}', { params: { path: { id: draft.id } } }))
    const { results } = await good(
      who.PUT('/api/invoice-draft/approve', {
        params: { header: once() },
        body: { drafts: [{ id: seen.id, version: seen.version }] },
      }),
    )
    ok(results.every(result => result.ok))
  }
  const approved = await good(
    finance.POST('/api/invoice-draft/list', { body: { status: 'approved', projectId, limit: 2 } }),
  )
  deepEqual(
    approved.rows.map(row => row.id),
    [draft.id],
  )
  const generated = await good(
    finance.POST('/api/invoice/generate', {
      params: { header: once() },
      body: { invoiceDate: order.orderDate, draftIds: [draft.id] },
    }),
  )
  const result = found(generated.results.at(0), 'the invoice')
  if (!result.ok) throw new Error(result.problem.detail)
  const id = result.id
  const sent = await good(finance.POST('/api/invoice/{id}/email', { params: { path: { id }, header: once() } }))
  deepEqual(sent.recipients, ['accounts@kallang-basin.example'])
  const exported = await good(
    finance.POST('/api/invoice/export', {
      params: { header: once() },
      body: { toDate: order.orderDate, invoiceIds: [id] },
    }),
  )
  equal(exported.controlTotal, result.total)
  const invoice = await good(finance.GET('/api/invoice/{id}', { params: { path: { id } } }))
  equal(invoice.total, result.total)
  return invoice
}
