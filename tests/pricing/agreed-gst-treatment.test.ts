import { beforeAll, describe, expect, test } from 'vitest'
import { eInvoiceFacts } from '~/db/billing/e-invoice'
import { invoice as invoiceRow } from '~/db/billing/invoice'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { gstOfDay } from '~/db/pricing/agreed-gst-treatment'
import { eInvoiceXml } from '~/domain/billing/e-invoice-ubl'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSite } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { fillSilo } from '../kit/given/stock'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house({ now: '2026-11-22T02:00:00.000Z' })
})

const PATH = '/agreed-gst-treatment'
const ZERO = { gstCode: 'ZR', fromDate: '2026-11-22', reason: 'Goods for export', evidence: 'Permit 7' }
const agree = (of: object, who = 'finance_hod') => portal.as(who).post(PATH, { ...ZERO, ...of })
/** Agreed, and approved where somebody else has to. */
const agreed = async (of: object) => {
  const { body, status } = await agree(of)
  expect(status).toBe(200)
  if (body.approval) await approvePrice(portal, body)
}
const site = async () => {
  const { customer, project } = await givenSite(portal)
  return { customerId: customer.id, projectId: project.id, customerName: customer.customerName }
}
const on = (of: { customerId: string; projectId: string }, day: string) => gstOfDay(portal.db.sql, of, day)
const codes = async (of: { customerId: string; projectId: string }, days: string[]) =>
  (await Promise.all(days.map(day => on(of, day)))).map(gst => gst.code)
const rowsOf = async (of: object, who = 'finance_hod') =>
  (await portal.as(who).get(`${PATH}?${new URLSearchParams({ ...of })}`)).body.rows

describe('the days of a treatment', () => {
  test("the first and the last count, the project's wins, and the day after the next level holds", async () => {
    const of = await site()
    await agreed({ customerId: of.customerId, toDate: '2026-12-31' })
    await agreed({ projectId: of.projectId, gstCode: 'SR', fromDate: '2026-12-10', toDate: '2026-12-20' })
    const days = ['2026-11-21', '2026-11-22', '2026-12-10', '2026-12-20', '2026-12-21', '2027-01-01']
    expect(await codes(of, days)).toEqual(['SR', 'ZR', 'SR', 'SR', 'ZR', 'SR'])
    expect(await on(of, '2026-12-21')).toEqual({ percent: '0', code: 'ZR' })
  })

  test('a new one ends the one before it, what lies inside refuses it, and the past stays', async () => {
    const { customerId } = await site()
    await agreed({ customerId })
    expect((await agree({ customerId, gstCode: 'OS', fromDate: '2026-12-10', toDate: '2026-12-20' })).status).toBe(409)
    await agreed({ customerId, gstCode: 'OS', fromDate: '2026-12-10' })
    expect((await rowsOf({ customerId })).map((row: { toDate: string }) => row.toDate)).toEqual([null, '2026-12-09'])
    expect((await agree({ customerId, fromDate: '2026-12-01' })).status).toBe(409)
    expect((await agree({ customerId, fromDate: '2026-11-21' })).body.errors).toHaveProperty('fromDate')
    expect(await rowsOf({ customerId })).toHaveLength(2)
  })

  test('the database itself refuses two treatments on a day', async () => {
    const { customerId } = await site()
    await agreed({ customerId })
    await expect(
      portal.given(work =>
        work.sql.execute(
          `insert into agreed_gst_treatment (id, customer_id, gst_code, from_date, reason)
           values (gen_random_uuid(), '${customerId}', 'OS', '2026-12-31', 'x')`,
        ),
      ),
    ).rejects.toThrow()
  })

  test('one in force is ended and not changed, one to come is removed, a stale version is refused', async () => {
    const { customerId } = await site()
    await agreed({ customerId })
    const [{ id, version }] = await rowsOf({ customerId })
    const put = (more: object) => portal.as('finance_hod').put(PATH, { ...ZERO, id, version, customerId, ...more })
    expect((await put({ gstCode: 'OS' })).status).toBe(409)
    expect((await put({ toDate: '2026-11-21' })).status).toBe(422)
    expect((await put({ version: version + 1 })).status).toBe(409)
    expect((await portal.as('finance_hod').delete(`${PATH}/${id}?version=${version}`)).status).toBe(409)
    const next = (await agree({ customerId, gstCode: 'SR', fromDate: '2027-02-01' })).body
    expect(next.approval).toBeNull()
    const taken = (await portal.as('finance_hod').delete(`${PATH}/${next.id}?version=${next.version}`)).body
    expect(taken).toEqual({ removed: true, approval: null })
    expect(await rowsOf({ customerId })).toMatchObject([{ id, toDate: '2027-01-31', status: 'active' }])
    const [row] = await rowsOf({ customerId })
    const ended = await put({ version: row.version, toDate: '2026-12-31' })
    expect(ended.body).toMatchObject({ approval: null, toDate: '2026-12-31' })
    const { body } = await portal.as('admin').get(`/audit?subject=agreed_gst_treatment&subjectId=${id}`)
    expect(body.rows.map((line: { action: string }) => line.action)).toContain('end')
  })

  test('taking back what comes before a treatment that charges less asks too', async () => {
    const of = await site()
    await agreed({ customerId: of.customerId })
    const own = (await agree({ projectId: of.projectId, gstCode: 'SR', fromDate: '2027-02-01' })).body
    expect(own.approval).toBeNull()
    const taken = (await portal.as('finance_hod').delete(`${PATH}/${own.id}?version=${own.version}`)).body
    expect(taken).toMatchObject({ removed: false, approval: expect.anything() })
    expect(await codes(of, ['2027-02-01'])).toEqual(['SR'])
    await approvePrice(portal, taken)
    expect(await codes(of, ['2027-02-01'])).toEqual(['ZR'])
  })

  test.each([
    ['nobody', {}],
    ['a customer and a project', { customerId: crypto.randomUUID(), projectId: crypto.randomUUID() }],
    ['an unknown treatment', { gstCode: 'XX' }],
    ['no reason', { reason: ' ' }],
    ['an end before its beginning', { toDate: '2026-11-21' }],
  ])('is refused with %s', async (name, more) => {
    const needsParty = name !== 'nobody' && !('projectId' in more)
    const answer = await agree({ ...(needsParty ? { customerId: (await site()).customerId } : {}), ...more })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toBeDefined()
  })
})

describe('who agrees', () => {
  test('charging less tax needs somebody without a limit who did not ask, charging the standard rate nobody', async () => {
    const of = await site()
    const { body } = await agree({ customerId: of.customerId, fromDate: '2026-12-01' }, 'sales_manager')
    expect(body.approval.message).toBe(
      'Zero-rated instead of standard-rated, from 01/12/2026 is beyond your price authority. It needs approval by the CEO',
    )
    expect(await codes(of, ['2026-12-01'])).toEqual(['SR'])
    const { id, version } = body.approval
    const decide = (who: string) =>
      portal.as(who).post(`/price-approval/${id}/decide`, { version, approve: true, reason: null })
    expect((await decide('finance_hod')).status).toBe(409)
    expect((await decide('ceo')).status).toBe(200)
    expect(await codes(of, ['2026-12-01'])).toEqual(['ZR'])
    const back = await agree({ customerId: of.customerId, gstCode: 'SR', fromDate: '2027-01-01' }, 'sales_manager')
    expect(back.body.approval).toBeNull()
  })

  test('sales reads it, another salesperson sees nothing of it, the yard may not', async () => {
    const of = await site()
    await agreed({ customerId: of.customerId })
    expect((await portal.as('batcher').get(PATH)).status).toBe(403)
    expect((await agree({ customerId: of.customerId }, 'salesperson')).status).toBe(403)
    expect(await rowsOf({ customerId: of.customerId })).toHaveLength(1)
    expect(await rowsOf({ customerId: of.customerId }, 'salesperson')).toEqual([])
  })
})

describe('what is billed', () => {
  let world: Deliveries
  let of: { customerId: string; projectId: string }
  beforeAll(async () => {
    portal = await house({ now: '2026-11-16T01:00:00.000Z' })
    world = await givenDeliveries(portal)
    of = { customerId: world.customer.id, projectId: world.project.id }
    await givenPriceList(portal, {
      regionId: world.region.id,
      lines: [{ productId: world.product.id, unitPrice: '131.11' }],
    })
    await agreed({ customerId: of.customerId, fromDate: '2026-11-17', toDate: '2026-11-17' })
  })

  const delivered = async (day: string) => {
    portal.clock.at = new Date(`${day}T00:30:00.000Z`)
    portal.clock.at = new Date(portal.clock.at.getTime() - 24 * 3_600_000)
    const { order, loads } = await bookedOrder(portal, world, day, { quantity: '9' })
    const told = (await portal.as('dispatcher').get(`/order/${order.id}/agreed-preview`)).body
    for (const { siloId } of world.recipe) if (siloId) await portal.given(work => fillSilo(work, siloId, '200000'))
    for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
    portal.clock.at = new Date(`${day}T16:30:00.000Z`)
    return { order, told }
  }

  test('preview, draft, invoice, note, paper, e-invoice and ERP lines say one treatment', async () => {
    const free = await delivered('2026-11-17')
    const taxed = await delivered('2026-11-18')
    expect(free.told.gstTotals).toMatchObject([{ percent: '0', code: 'ZR', gst: '0.00' }])
    expect(taxed.told.gstTotals).toMatchObject([{ percent: '9', code: 'SR' }])
    const days = { fromDate: '2026-11-17', toDate: '2026-11-18' }
    const { drafts } = (await portal.as('finance_ar').post('/invoice-draft/generate-draft', days)).body
    const draft = (await portal.as('finance_ar').get(`/invoice-draft/${drafts[0].id}`)).body
    expect(draft.gstTotals).toEqual([...free.told.gstTotals, ...taxed.told.gstTotals])
    expect(draft.gst).toBe(taxed.told.gst)
    for (const who of ['admin', 'sales_manager', 'ceo']) {
      const { version } = await invoiceDraft.get(portal.db.sql, draft.id)
      await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id: draft.id, version }] })
    }
    const asked = { invoiceDate: '2026-11-18', draftIds: [draft.id] }
    const [made] = (await portal.as('finance_ar').post('/invoice/generate', asked)).body.results
    const invoice = (await portal.as('finance_ar').get(`/invoice/${made.invoiceNo}`)).body
    expect(invoice.gstTotals).toEqual(draft.gstTotals)
    expect(invoice.gstSource).toBe(
      `Zero-rated (ZR), customer ${world.customer.customerName}, from 17/11/2026: Goods for export, Permit 7`,
    )
    const xml = eInvoiceXml(await eInvoiceFacts(portal.db.sql, await invoiceRow.get(portal.db.sql, invoice.id)))
    expect(xml).toContain('<cbc:ID>ZR</cbc:ID>')
    expect(xml).toContain(`<cbc:TaxExemptionReason>${invoice.gstSource}`)

    // A note keeps the treatment of the part that it corrects, whatever is agreed by now.
    const basis = (await portal.as('finance_ar').get(`/invoice/${invoice.id}/note`)).body
    expect(basis.rates.map((rate: { code: string }) => rate.code).sort()).toEqual(['SR', 'ZR'])
    const lump = { description: 'Goodwill', direction: 'credit', amount: '10', gstPercent: '0', gstCode: 'ZR' }
    const note = await portal
      .as('finance_ar')
      .post(`/invoice/${invoice.id}/note`, { reason: 'goodwill', text: 'Late', lines: [], lumpSums: [lump] })
    expect(note.body).toMatchObject({ subtotal: '-10.00', gst: '0.00', total: '-10.00' })
    const noted = (await portal.as('finance_ar').get(`/invoice-draft/${note.body.id}`)).body
    expect(noted.gstTotals).toMatchObject([{ code: 'ZR' }])
    const wrong = { ...lump, gstCode: 'OS' }
    const refused = await portal
      .as('finance_ar')
      .post(`/invoice/${invoice.id}/note`, { reason: 'goodwill', text: 'Late', lines: [], lumpSums: [wrong] })
    expect(refused.status).not.toBe(200)

    const { rows } = await portal.db.sql.execute(
      `select gst_code as code, count(*)::int as lines from invoice_line where invoice_id = '${invoice.id}' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { code: 'SR', lines: expect.any(Number) },
      { code: 'ZR', lines: expect.any(Number) },
    ])
    expect(portal.defects).toEqual([])
  })
})
