import { beforeAll, expect, test } from 'vitest'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let bill: { id: string; invoiceNo: string }
let debit: { id: string; invoiceNo: string }
let contactId: string

const finance = () => portal.as('finance_ar')
const draft = async (id: string) => ok(await portal.as('admin').get(`/invoice-draft/${id}`))

async function issued(id: string, invoiceDate: string) {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = await draft(id)
    if (status === 'approved') break
    ok(await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] }))
  }
  const [made] = ok(await finance().post('/invoice/generate', { invoiceDate, draftIds: [id] })).results
  expect(made).toMatchObject({ ok: true })
  return made
}
const cancel = (reissue: object) => finance().post(`/invoice/${bill.id}/reissue`, { reason: 'Wrong site', reissue })
const due = async () =>
  ok(await finance().get('/reminder/due?day=2027-01-15')).rows.map((row: { invoiceNo: string }) => row.invoiceNo)

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const lines = [{ productId: world.product.id, unitPrice: '131' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  const purposes = ['invoice', 'late_invoice'] as never
  contactId = (await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes })).id
  await givenDelivered(portal, world, 0)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const { drafts } = ok(await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  bill = await issued(drafts[0].id, DAY)
  const lump = { description: 'Waiting', direction: 'debit', amount: '30', gstPercent: '9' }
  const note = { text: 'Agreed', reason: 'other', lumpSums: [lump] }
  debit = await issued(ok(await finance().post(`/invoice/${bill.id}/note`, note)).id, DAY)
  for (const { id } of [bill, debit]) ok(await finance().post(`/invoice/${id}/email`))
  await portal.runJobs()
})

test('the new invoice is not asked for with a day before its last delivery', async () => {
  expect((await cancel({ invoiceDate: '2026-11-19' })).body).toMatchObject({
    facts: { rule: 'before-delivery', last: DAY },
  })
  expect(ok(await finance().get(`/invoice/${bill.id}`)).cancellation).toBeNull()
})

test('what is being cancelled is neither reminded nor e-mailed again, and its debit note neither', async () => {
  expect(await due()).toEqual([bill.invoiceNo, debit.invoiceNo].sort())
  ok(await cancel({ invoiceDate: DAY }))
  expect(await due()).toEqual([])
  const [letter] = ok(await finance().get(`/invoice/${bill.id}`)).letters
  const sent = portal.letters.length
  const again = await finance().post(`/invoice/${bill.id}/letter-again`, {
    letterId: letter.id,
    contactIds: [contactId],
  })
  expect(again.body).toMatchObject({ facts: { rule: 'cancelled' } })
  const late = await finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds: [debit.id] })
  expect([late.status, late.body.facts]).toEqual([409, expect.objectContaining({ rule: 'cancelled' })])
  for (const { id } of [bill, debit])
    expect((await finance().post(`/invoice/${id}/e-invoice`)).body).toMatchObject({ facts: { rule: 'cancelled' } })
  await portal.runJobs()
  expect(portal.letters).toHaveLength(sent)
})
