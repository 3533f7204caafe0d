import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { customers } from '~/db/customers/tables'
import type { PeppolDocument } from '~/domain/kit/ports'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { violations } from '../peppol/schematron'

let portal: House
let world: Deliveries
const carried: PeppolDocument[] = []
const finance = () => portal.as('finance_ar')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  portal.parts.accessPoint = {
    send: async document => {
      if (!carried.some(of => of.id === document.id)) carried.push(document)
      return { messageId: `m-${document.id}` }
    },
  }
})

async function givenInvoice(): Promise<{ id: string; invoiceNo: string; total: string }> {
  const draft = await givenDraft(portal, { ...world, regionId: world.region.id })
  for (const who of ['admin', 'sales_manager', 'ceo']) {
    const { version } = await invoiceDraft.get(portal.db.sql, draft.id)
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id: draft.id, version }] })
  }
  const made = await finance().post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [draft.id] })
  const { invoiceNo } = made.body.results[0]
  return (await finance().get(`/invoice/${invoiceNo}`)).body
}

const customerIs = (registrationNo: string | null, address: string | null) =>
  portal.db.sql.update(customers).set({ registrationNo, address }).where(eq(customers.id, world.customer.id))

test('an e-invoice asks for what is missing, goes out once, and again only after a rejection', async () => {
  const { id, invoiceNo, total } = await givenInvoice()
  await customerIs(null, null)
  const needs = ['The customer has no valid UEN', 'The customer has no address']
  expect((await finance().get(`/invoice/${id}/e-invoice`)).body).toMatchObject({ status: 'none', needs })
  expect(await finance().post(`/invoice/${id}/e-invoice`)).toMatchObject({ status: 409, body: { facts: { needs } } })
  expect((await finance().get(`/invoice/${id}/e-invoice/xml`)).status).toBe(409)

  await customerIs('201010713A', '21 Ubi Road 1, #03-11, Singapore 408724')
  expect((await finance().post(`/invoice/${id}/e-invoice`)).body).toMatchObject({ status: 'waiting', attempt: 1 })
  expect((await finance().post(`/invoice/${id}/e-invoice`)).status).toBe(409)
  await portal.runJobs()
  expect(carried).toMatchObject([{ name: `${invoiceNo}.xml` }])
  expect(await violations(carried[0]!.xml)).toEqual([])
  expect(carried[0]!.xml).toContain(`<cbc:PayableAmount currencyID="SGD">${total}</cbc:PayableAmount>`)
  expect((await finance().get(`/invoice/${invoiceNo}/e-invoice`)).body).toMatchObject({
    status: 'sent',
    messageId: `m-${carried[0]!.id}`,
  })

  const answer = (of: object) => finance().post(`/invoice/${id}/e-invoice/answer`, of)
  expect((await answer({ accepted: false })).body.errors).toHaveProperty('reason')
  expect((await answer({ accepted: false, reason: 'Unknown purchase order' })).body).toMatchObject({
    status: 'rejected',
    reason: 'Unknown purchase order',
  })
  expect((await answer({ accepted: true })).status).toBe(409)
  expect((await finance().post(`/invoice/${id}/e-invoice`)).body).toMatchObject({ status: 'waiting', attempt: 2 })
  await portal.runJobs()
  expect(carried).toHaveLength(2)
  expect((await answer({ accepted: true })).body).toMatchObject({ status: 'accepted', reason: null })
  expect((await finance().post(`/invoice/${id}/e-invoice`)).status).toBe(409)
})

test('who may not see the invoice sees no e-invoice, and a reader sends none', async () => {
  const { id } = await givenInvoice()
  expect((await portal.as('batcher').get(`/invoice/${id}/e-invoice`)).status).toBe(403)
  expect((await portal.as('ceo').post(`/invoice/${id}/e-invoice`)).status).toBe(403)
  expect((await portal.as('sales_manager').post(`/invoice/${id}/e-invoice/answer`, { accepted: true })).status).toBe(
    403,
  )
})

test('without an access point nothing is sent, and one whose access point fails for good is sent again', async () => {
  const { id } = await givenInvoice()
  const point = portal.parts.accessPoint!
  const state = async () => (await finance().get(`/invoice/${id}/e-invoice`)).body
  const send = () => finance().post(`/invoice/${id}/e-invoice`)
  delete portal.parts.accessPoint
  expect(await send()).toMatchObject({ status: 409, body: { facts: { rule: 'access-point' } } })
  expect(await state()).toMatchObject({ status: 'none' })

  portal.parts.accessPoint = { send: () => Promise.reject(new Error('503 of the access point')) }
  expect(await send()).toMatchObject({ status: 200 })
  const messages = [...portal.sent]
  for (let time = 0; time < 5; time++) {
    await portal.runJobs().catch(() => {})
    portal.sent.push(...messages)
  }
  expect(await state()).toMatchObject({ status: 'rejected', reason: '503 of the access point', sentAt: null })

  portal.sent.splice(0)
  portal.parts.accessPoint = point
  expect((await send()).body).toMatchObject({ status: 'waiting', attempt: 2, reason: null })
  await portal.runJobs()
  expect(await state()).toMatchObject({ status: 'sent' })
})
