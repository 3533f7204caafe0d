import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoices } from '~/db/billing/tables'
import { customers } from '~/db/customers/tables'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let headers: Record<string, string>
const finance = () => portal.as('finance_ar')
const machine = () => ({
  get: (path: string) => portal.as(null).get(path, { headers }),
  post: (path: string, json: object) => portal.as(null).post(path, json, { headers }),
})
const bill = () => givenBill(portal, world, { subtotal: '100', invoiceDate: '2026-11-02', dueDate: '2026-12-02' })

async function exported() {
  await bill()
  ok(await finance().post('/invoice/export', { toDate: '2026-11-20' }))
  await portal.runJobs()
  return ok(await machine().get('/erp/export')).exports.find((of: { state: string }) => of.state === 'ready')
}

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I7c'], why: 'bills are given without their approvals' } })
  world = await givenDeliveries(portal)
  const { secret } = ok(
    await portal.as('finance_hod').post('/administration/machine-key', { purpose: 'erp', machine: 'ERP' }),
  )
  headers = { 'x-machine-key': secret }
})

test('the ERP finds its exports, fetches their files and says what became of them', async () => {
  const of = await exported()
  expect(of).toMatchObject({ state: 'ready', invoices: 1 })
  for (const file of ['file', 'lines']) {
    const answer = await machine().get(`/erp/export/${of.id}/${file}`)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(of.exportNo),
    ])
  }
  const acknowledge = { version: of.version, reference: 'BATCH-7' }
  expect(ok(await machine().post(`/erp/export/${of.id}/acknowledge`, acknowledge))).toMatchObject({
    state: 'acknowledged',
  })
  const [row] = ok(await finance().get('/invoice/exports'))
  expect(row).toMatchObject({ erpReference: 'BATCH-7', state: 'acknowledged' })

  const next = await exported()
  expect((await machine().post(`/erp/export/${next.id}/reject`, { version: next.version })).status).toBe(422)
  const refusal = { version: next.version, reason: 'Unknown GL code' }
  expect(ok(await machine().post(`/erp/export/${next.id}/reject`, refusal))).toMatchObject({ state: 'rejected' })
})

test('the access point says what the buyer answered', async () => {
  portal.parts.accessPoint = { send: async ({ id }) => ({ messageId: id }) }
  await portal.db.sql
    .update(customers)
    .set({ registrationNo: '201010713A', address: '21 Ubi Road 1, Singapore 408724' })
    .where(eq(customers.id, world.customer.id))
  const { id, invoiceNo } = await bill()
  ok(await finance().post(`/invoice/${id}/e-invoice`))
  await portal.runJobs()
  const answer = (of: object) => machine().post(`/erp/invoice/${invoiceNo}/e-invoice`, of)
  expect((await answer({ accepted: false })).status).toBe(422)
  expect(ok(await answer({ accepted: true }))).toMatchObject({ status: 'accepted' })
  expect((await answer({ accepted: true })).status).toBe(409)
})

test('without the key, by a person or by the key of another machine none of it is open', async () => {
  const gateway = ok(
    await portal.as('admin').post('/administration/machine-key', { purpose: 'telematics', machine: 'Gateway' }),
  ).secret
  for (const who of [null, 'admin', 'finance_hod'])
    for (const wrong of [{}, { 'x-machine-key': gateway }])
      expect((await portal.as(who).get('/erp/export', { headers: wrong as Record<string, string> })).status).toBe(401)
  expect((await machine().get('/invoice/exports')).status).toBe(401)
})

test('many are sent at once, each with its own answer, and are found by where their e-invoice is', async () => {
  const [one, two, own] = [await bill(), await bill(), await bill()]
  await portal.db.sql.update(invoices).set({ customerDocumentNo: 'SBI-1' }).where(eq(invoices.id, own.id))
  const ids = { invoiceIds: [one.id, two.id, own.id] }
  const numbers = (rows: { ok: boolean; invoiceNo: string }[], as: boolean) =>
    rows.filter(row => row.ok === as).map(row => row.invoiceNo)
  const sent = ok(await finance().post('/invoice/e-invoice', ids))
  expect(numbers(sent, true).sort()).toEqual([one.invoiceNo, two.invoiceNo])
  expect(numbers(sent, false)).toEqual([own.invoiceNo])
  await portal.runJobs()
  const found = async (eInvoice: string) =>
    ok(await finance().post('/invoice/search', { eInvoice })).rows.map((row: { invoiceNo: string }) => row.invoiceNo)
  expect((await found('sent')).sort()).toEqual([one.invoiceNo, two.invoiceNo])
  expect(await found('none')).toContain(own.invoiceNo)
  expect(await found('none')).not.toContain(one.invoiceNo)
  const [row] = ok(await finance().post('/invoice/search', { keyword: one.invoiceNo })).rows
  expect(row.eInvoiceStatus).toBe('sent')

  const mailed = ok(await finance().post('/invoice-draft/send-invoice-email', ids))
  expect(mailed).toHaveLength(3)
  expect(mailed.find((of: { invoiceId: string }) => of.invoiceId === own.id)).toMatchObject({
    ok: false,
    problem: { detail: expect.stringContaining('itself') },
  })
  expect((await portal.as('dispatcher').post('/invoice/e-invoice', ids)).status).toBe(403)
})

test('a payment of the ERP for nobody, or for an invoice that is not there, is not lost from the sight of finance', async () => {
  const payment = (of: object) => ({
    account: 'NOBODY',
    reference: 'TT-1',
    paidOn: '2026-11-19',
    amount: '50.00',
    ...of,
  })
  const receive = (payments: object[], controlTotal: string) =>
    machine().post('/payment/receive', { controlCount: payments.length, controlTotal, payments })
  const unknown = async () => ok(await finance().get('/payment/unknown-account')).payments
  const known = { account: world.customer.customerCode, reference: 'TT-2', invoiceNos: ['INV-1999-000001'] }
  ok(await receive([payment({}), payment(known)], '100.00'))
  ok(await receive([payment({})], '50.00'))
  expect(await unknown()).toMatchObject([{ account: 'NOBODY', reference: 'TT-1', amount: '50.00' }])
  const { rows } = ok(await finance().get('/payment?keyword=TT-2'))
  expect(ok(await finance().get(`/payment/${rows[0].id}`)).remarks).toBe('Not found: INV-1999-000001')
  // Once its account is right it is a payment like any other.
  ok(await receive([payment({ account: world.customer.customerCode })], '50.00'))
  expect(await unknown()).toEqual([])
  expect((await portal.as('sales_manager').get('/payment/unknown-account')).status).toBe(403)
})
