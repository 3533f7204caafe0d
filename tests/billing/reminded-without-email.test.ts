import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoices } from '~/db/billing/tables'
import { customers } from '~/db/customers/tables'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const remind = (...invoiceIds: string[]) => finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds })
const bill = (dueDate: string) => givenBill(portal, world, { subtotal: '1000', invoiceDate: '2026-09-01', dueDate })
const dueNos = async () =>
  (await finance().get('/reminder/due')).body.rows.map((row: { invoiceNo: string }) => row.invoiceNo)

beforeAll(async () => {
  portal = await house({
    now: '2026-11-22T02:00:00.000Z',
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  world = await givenDeliveries(portal)
  const purposes = ['invoice', 'late_invoice'] as never
  await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes })
})

test('a reminder comes of what left over Peppol alone too', async () => {
  portal.parts.accessPoint = { send: async ({ id }) => ({ messageId: id }) }
  const made = await bill('2026-10-10')
  await portal.db.sql.update(invoices).set({ sentAt: null }).where(eq(invoices.id, made.id))
  await portal.db.sql
    .update(customers)
    .set({ registrationNo: '201010713A', address: '21 Ubi Road 1, Singapore 408724' })
    .where(eq(customers.id, world.customer.id))
  expect(await remind(made.id)).toMatchObject({ status: 409, body: { facts: { rule: 'not-sent' } } })
  expect((await finance().post(`/invoice/${made.id}/e-invoice`)).status).toBe(200)
  await portal.runJobs()
  expect(await dueNos()).toContain(made.invoiceNo)
  expect((await remind(made.id)).status).toBe(200)
})

test('a reminder comes of a bill that the customer made itself, which nobody sends', async () => {
  const made = await bill('2026-10-11')
  const own = { sentAt: null, customerDocumentNo: 'SBI-9' }
  await portal.db.sql.update(invoices).set(own).where(eq(invoices.id, made.id))
  expect(await dueNos()).toContain(made.invoiceNo)
  expect((await remind(made.id)).status).toBe(200)
  await portal.runJobs()
  expect(portal.letters.at(-1)!.subject).toContain('SBI-9')
})
