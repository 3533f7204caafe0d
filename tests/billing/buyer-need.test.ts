import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { draftException } from '~/db/billing/draft-exception'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { customers } from '~/db/customers/tables'
import { addMinutes } from '~/domain/kit/time'
import { givenDraft } from '../kit/given/billing'
import { givenSalesperson, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
let draftId: string

beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  await givenSalesperson(portal, 'salesperson_2')
  await customerIs({ registrationNo: null, gstNo: null, address: '21 Ubi Road 1, Singapore 408724' })
})

const customerIs = (of: Partial<typeof customers.$inferInsert>) =>
  portal.db.sql.update(customers).set(of).where(eq(customers.id, site.customer.id))
const buyers = async (who = 'finance_ar', query = '') => (await portal.as(who).get(`/invoice/buyers?${query}`)).body

test('a customer about to be invoiced is named with what its e-invoice lacks, until it is entered', async () => {
  // Nothing is ordered, delivered or drafted: nobody asks.
  expect(await buyers()).toEqual({ rows: [], total: 0 })
  const draft = await givenDraft(portal, site)
  draftId = draft.id
  const row = { customerId: site.customer.id, customerName: site.customer.customerName, drafts: 1, total: draft.total }
  expect(await buyers()).toMatchObject({ rows: [{ ...row, needs: ['uen'] }], total: 1 })
  // Only the own customers; who sees no invoices sees none of these.
  expect(await buyers('salesperson')).toMatchObject({ total: 1 })
  expect(await buyers('salesperson_2')).toMatchObject({ rows: [], total: 0 })
  expect((await portal.as('batcher').get('/invoice/buyers')).status).toBe(403)
  expect((await portal.as('finance_ar').get('/invoice/buyers?limit=0')).status).toBe(422)

  await customerIs({ registrationNo: 'as told by phone', address: ' ' })
  expect((await buyers()).rows).toMatchObject([{ needs: ['uen', 'address'] }])
  await customerIs({ registrationNo: '201010713A', address: '21 Ubi Road 1' })
  expect(await buyers()).toMatchObject({ total: 0 })
})

test('a GST number is asked for where a draft is accounted for by the customer, and of no self-billing customer', async () => {
  const { version } = await invoiceDraft.get(portal.db.sql, draftId)
  const gstTotals = [{ percent: '0', code: 'SRCA-S' as const, subtotal: '100.00', gst: '0.00' }]
  await portal.given(work => invoiceDraft.update(work, { id: draftId, version }, { gstTotals }))
  expect((await buyers()).rows).toMatchObject([{ needs: ['gst_number'] }])
  await customerIs({ selfBilling: true })
  expect(await buyers()).toMatchObject({ total: 0 })
  await customerIs({ selfBilling: false, gstNo: '201010713A' })
  expect(await buyers()).toMatchObject({ total: 0 })
})

test('a list of drafts tells of each exception since when it is open and whose it is, as the work list does', async () => {
  const now = portal.clock.at
  portal.clock.at = addMinutes(now, -5 * 1440)
  const ownerId = site.salesperson!.userId
  await portal.given(work => draftException.insert(work, { draftId, kind: 'missing_po', text: 'No PO', ownerId }))
  portal.clock.at = now
  const { rows } = (await portal.as('finance_ar').get('/invoice/exceptions')).body
  const [draft] = (await portal.as('finance_ar').post('/invoice-draft/list', {})).body.rows
  expect(draft.exceptions).toMatchObject([{ kind: 'missing_po', ownerName: rows[0].ownerName }])
  expect(draft.exceptions[0].ownerName).toBe('Salesperson')
  expect(new Date(draft.exceptions[0].raisedAt)).toEqual(new Date(rows[0].raisedAt))
})
