import { deepEqual, equal, ok } from 'node:assert/strict'
import { bill } from './billing.ts'
import { deliver } from './delivery.ts'
import { look } from './overview.ts'
import { good, signIn } from './portal.ts'
import { book, prepare, sell } from './sale.ts'

/** One order from the customer's first call to the export, as a program of another company would drive it. */
const people = {
  admin: await signIn('admin'),
  seller: await signIn('salesperson'),
  manager: await signIn('sales_manager'),
  ceo: await signIn('ceo'),
  desk: await signIn('dispatcher'),
  head: await signIn('dispatcher_manager'),
  batcher: await signIn('batcher'),
  finance: await signIn('finance_ar'),
  lab: await signIn('lab'),
}
export type People = typeof people

const session = await good(people.desk.GET('/api/session'))
equal(session.user.username, 'dispatcher')
ok(session.rules.length > 0)
const today = session.now.slice(0, 10)

const yard = await prepare(people)
const sale = await sell(people, yard, today)
const order = await book(people, yard, sale)
await deliver(people, yard, order)
const invoice = await bill(people, sale, order)
await look(people, yard, invoice.id)
// 18 × 160.00, one set of cylinders at 60.00, and 9.00 a m³ for the load batched before 06:30.
deepEqual([invoice.quantity, invoice.subtotal], ['18.00', '3021.00'])
console.log(JSON.stringify({ order: order.orderNo, invoice: invoice.invoiceNo, total: invoice.total }))
