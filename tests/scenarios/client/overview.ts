import { equal, ok } from 'node:assert/strict'
import type { People } from './order-to-invoice.ts'
import { found, good } from './portal.ts'
import type { Yard } from './sale.ts'

/** What the others of the company see meanwhile: stock, mixes, tests, trucks and lists. */
export async function look({ head, lab, seller, finance, batcher, desk }: People, { plant }: Yard, invoiceId: string) {
  const query = { plantId: plant.id }
  const two = { limit: 2 }
  const stock = await good(batcher.GET('/api/stock', { params: { query } }))
  ok(stock.rows.length > 0)
  await good(batcher.GET('/api/silo-level', { params: { query: { ...query, ...two } } }))
  await good(batcher.GET('/api/silo-level/cover', { params: { query } }))
  await good(batcher.GET('/api/material-order/list', { params: { query: { ...query, ...two } } }))
  await good(head.GET('/api/region'))
  await good(head.GET('/api/truck/list', { params: { query: two } }))
  await good(head.GET('/api/driver/list', { params: { query: two } }))
  await good(desk.GET('/api/pumps', { params: { query: two } }))
  await good(desk.GET('/api/dashboard/activity'))
  await good(seller.GET('/api/customer/list', { params: { query: two } }))
  await good(seller.POST('/api/pricing/fetch', { body: two }))
  await good(seller.GET('/api/associate-product/list', { params: { query: two } }))
  const mixes = await good(lab.GET('/api/mix-designs/list', { params: { query: two } }))
  const mix = found(mixes.rows.at(0), 'a mix design')
  const whole = await good(lab.GET('/api/mix-designs/{id}', { params: { path: { id: mix.id } } }))
  equal(whole.id, mix.id)
  const tests = await good(lab.POST('/api/cylinder-test/search-all', { body: two }))
  ok(tests.rows.length > 0)
  const invoices = await good(finance.POST('/api/invoice/search', { body: two }))
  ok(invoices.rows.some(row => row.id === invoiceId))
}
