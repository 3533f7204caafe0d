import { beforeAll, expect, test } from 'vitest'
import { invoice } from '~/db/billing/invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { agreedGstTreatment } from '~/db/pricing/agreed-gst-treatment'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { USUAL_LETTERHEAD } from '~/domain/kit/letterhead'
import { pdf } from '~/functions/kit/pdf'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'
import { violations } from '../peppol/schematron'

const DAY = '2026-11-20'
const GST_NO = 'M2-0098765-4'
let portal: House
let world: Deliveries
let draftId: string
const issue = async () =>
  ok(await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds: [draftId] })).results[0]
/** Typed on the form of the customer, which is registered where it is at home. */
async function customerIs(of: object) {
  const { customerName, customerCode, version, id } = ok(await portal.as('admin').get(`/customer/${world.customer.id}`))
  const known = { registrationNo: '201010713A', address: '21 Ubi Road 1, #03-11, Singapore 408724' }
  return ok(await portal.as('admin').put('/customer', { id, version, customerName, customerCode, ...known, ...of }))
}

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('second_admin', { roles: ['admin'] })
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '130' }],
  })
  await portal.given(work =>
    agreedGstTreatment.insert(work, {
      ...{ customerId: world.customer.id, gstCode: 'SRCA-S', fromDate: '2026-01-01', reason: 'Customer accounting' },
    }),
  )
  await givenDelivered(portal, world, 0)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
})

const drafted = async () =>
  ok(await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY })).drafts[0]
const exceptions = async () => ok(await portal.as('admin').get(`/invoice-draft/${draftId}`)).exceptions

test('a draft asks for the number before anybody approves it', async () => {
  const { id, status } = await drafted()
  draftId = id
  expect(status).toBe('exception')
  const [asked] = await exceptions()
  expect(asked).toMatchObject({
    kind: 'gst_number',
    text: 'The customer accounts for the GST and has no GST registration number',
  })
  // There is nothing to accept: the tax invoice may not go out without it.
  const accept = { version: asked.version, reason: 'Later' }
  expect((await portal.as('admin').put(`/invoice-draft/exception/${asked.id}/accept`, accept)).status).toBe(409)
  await customerIs({ gstNo: GST_NO })
  expect(await drafted()).toMatchObject({ id, status: 'with_sales' })
  expect((await exceptions()).filter((of: { settledAt: string | null }) => !of.settledAt)).toEqual([])
  for (const who of ['second_admin', 'sales_manager', 'ceo']) {
    const { version } = ok(await portal.as('admin').get(`/invoice-draft/${draftId}`))
    ok(await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id: draftId, version }] }))
  }
})

test('without the number under which the customer accounts for the GST there is no tax invoice', async () => {
  await customerIs({ gstNo: null })
  const refused = await issue()
  expect(refused).toMatchObject({ ok: false, draftId })
  expect(refused.problem.detail).toBe(
    'Enter the GST registration number of Acme Builders first: it accounts for the GST',
  )
  expect(ok(await portal.as('admin').get(`/invoice-draft/${draftId}`)).status).toBe('approved')
})

test('with it the number stands on the paper and in the e-invoice, and the first number of the series was not lost', async () => {
  await customerIs({ gstNo: GST_NO })
  // Who changes something else of the customer and says nothing of the number leaves it.
  expect((await customerIs({ phone: '6777 1234' })).gstNo).toBe(GST_NO)
  const made = await issue()
  // 9.00 × 130.00; nothing is charged, and the customer owes 9 % of it.
  expect(made).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000001', total: '1170.00' })
  const printed = await printedInvoice(portal.db.sql, await invoice.get(portal.db.sql, made.id))
  const pages = readPdf(await pdf(invoiceDocument(printed, USUAL_LETTERHEAD)))
  expect(paperFaults(pages)).toEqual([])
  expect(pages[0]!.words).toContain(`UEN 201010713A GST ${GST_NO}`)
  expect(pages[0]!.words.replaceAll(/\s+/g, ' ')).toContain('Customer to account for GST of $105.30')
  const xml = new TextDecoder().decode(ok(await portal.as('finance_ar').get(`/invoice/${made.id}/e-invoice/xml`)))
  expect(xml.split('<cac:AccountingCustomerParty>')[1]).toContain(`<cbc:CompanyID>${GST_NO}</cbc:CompanyID>`)
  expect(await violations(xml)).toEqual([])
})

test('a customer that moves, is named anew and leaves the register does not change what was issued', async () => {
  const { customerName, customerCode, version, id } = ok(await portal.as('admin').get(`/customer/${world.customer.id}`))
  const moved = {
    customerName: `${customerName} Holdings`,
    registrationNo: '201010713A',
    address: '1 Raffles Place, Singapore 048616',
    gstNo: null,
  }
  ok(await portal.as('admin').put('/customer', { id, version, customerCode, ...moved }))
  const { id: invoiceId } = ok(await portal.as('finance_ar').get('/invoice/INV-2026-000001'))
  const printed = await printedInvoice(portal.db.sql, await invoice.get(portal.db.sql, invoiceId))
  const issued = { customerName, customerGstNo: GST_NO, address: '21 Ubi Road 1, #03-11, Singapore 408724' }
  expect(printed).toMatchObject(issued)
  const xml = new TextDecoder().decode(ok(await portal.as('finance_ar').get(`/invoice/${invoiceId}/e-invoice/xml`)))
  expect(xml).toContain(`<cbc:CompanyID>${GST_NO}</cbc:CompanyID>`)
  expect(xml).not.toContain('Raffles Place')
})

test('a bill of an earlier release, which kept no buyer, is made out as the records say', async () => {
  await portal.db.sql.execute(`update invoice set buyer = null where invoice_no = 'INV-2026-000001'`)
  const { body } = await portal.as('finance_ar').get('/invoice/INV-2026-000001/e-invoice')
  expect(body.needs).toEqual(['The customer has no GST registration number'])
})
