import { beforeAll, describe, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { setSetting } from '~/db/kit/set-setting'
import { paymentTermOn } from '~/db/pricing/agreed-payment-term'
import { givenDraft } from '../kit/given/billing'
import { givenCustomer, givenProject, givenRegion, givenSite } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let terms: Record<'short' | 'month' | 'long', string>
beforeAll(async () => {
  portal = await house({ now: '2026-11-22T02:00:00.000Z' })
  const made = async (days: number) =>
    (await portal.as('finance_hod').post('/payment-term', { paymentTermName: `${days} days`, days })).body.id
  terms = { short: await made(14), month: await made(30), long: await made(60) }
})

const PATH = '/agreed-payment-term'
const agree = (of: object, who = 'sales_manager') =>
  portal.as(who).post(PATH, { paymentTermId: terms.short, fromDate: '2026-11-22', ...of })
const daysOn = async (of: { customerId: string; projectId: string }, day: string) =>
  (await paymentTermOn(portal.db.sql, of, day)).days
const rowsOf = async (of: object) =>
  (await portal.as('finance_hod').get(`${PATH}?${new URLSearchParams({ ...of })}`)).body.rows

const site = async () => {
  const { customer, project } = await givenSite(portal)
  return { customerId: customer.id, projectId: project.id }
}

describe('what an invoice is due by', () => {
  const invoiced = async (of: Awaited<ReturnType<typeof givenSite>>, invoiceDate: string) => {
    const { id } = await givenDraft(portal, of)
    for (const who of ['admin', 'sales_manager', 'ceo']) {
      const { version } = await invoiceDraft.get(portal.db.sql, id)
      await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
    }
    const { body } = await portal.as('finance_ar').post('/invoice/generate', { invoiceDate, draftIds: [id] })
    expect(body.results).toMatchObject([{ ok: true }])
    return (await portal.as('finance_ar').get(`/invoice/${body.results[0].invoiceNo}`)).body
  }

  test("is the company's, the customer's or the project's term of its day, and the invoice says which", async () => {
    const of = await givenSite(portal)
    expect(await invoiced(of, '2026-11-22')).toMatchObject({
      dueDate: '2026-12-22',
      paymentTermSource: '30 days, company setting',
    })
    expect((await agree({ customerId: of.customer.id })).status).toBe(200)
    expect(await invoiced(of, '2026-11-22')).toMatchObject({
      dueDate: '2026-12-06',
      paymentTermSource: `14 days, customer ${of.customer.customerName}, from 22/11/2026`,
    })
    // The day before it began the setting held; an earlier date after a later one is for a company whose numbers are free.
    await portal.given(work => setSetting(work, 'billing.date-order', 'free'))
    expect(await invoiced(of, '2026-11-21')).toMatchObject({ dueDate: '2026-12-21' })
    const asked = await agree({ projectId: of.project.id, paymentTermId: terms.long })
    await approvePrice(portal, asked.body)
    expect(await invoiced(of, '2026-11-22')).toMatchObject({
      dueDate: '2027-01-21',
      paymentTermSource: `60 days, project ${of.project.projectName}, from 22/11/2026`,
    })
  })
})

describe('the days of a term', () => {
  test('the first and the last count, and the day after the next level holds', async () => {
    const of = await site()
    expect((await agree({ customerId: of.customerId })).status).toBe(200)
    const own = { projectId: of.projectId, fromDate: '2026-12-01', toDate: '2026-12-31', paymentTermId: terms.month }
    await approvePrice(portal, (await agree(own)).body)
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
    expect(await Promise.all(days.map(day => daysOn(of, day)))).toEqual([14, 30, 30, 14])
  })

  test('a new one ends the one before it, what lies inside refuses it, and the past stays', async () => {
    const of = await site()
    const { customerId } = of
    expect((await agree({ customerId })).status).toBe(200)
    expect((await agree({ customerId, fromDate: '2026-12-10', toDate: '2026-12-20' })).status).toBe(409)
    expect((await agree({ customerId, fromDate: '2026-12-10' })).status).toBe(200)
    expect((await rowsOf({ customerId })).map((row: { toDate: string }) => row.toDate)).toEqual([null, '2026-12-09'])
    const over = await agree({ customerId, fromDate: '2026-12-01' })
    expect([over.status, over.body.detail]).toEqual([
      409,
      'The payment term from 10/12/2026 is wholly inside this period',
    ])
    expect((await agree({ customerId, fromDate: '2026-11-21' })).body.errors).toHaveProperty('fromDate')
    expect(await rowsOf({ customerId })).toHaveLength(2)
  })

  test('the database itself refuses two terms on a day', async () => {
    const { customerId } = await site()
    await agree({ customerId })
    await expect(
      portal.given(work =>
        work.sql.execute(
          `insert into agreed_payment_term (id, customer_id, payment_term_id, days, from_date)
           values (gen_random_uuid(), '${customerId}', '${terms.short}', 14, '2026-12-31')`,
        ),
      ),
    ).rejects.toThrow()
  })

  test('one in force is ended and not changed, one to come is removed, and the days agreed stay with it', async () => {
    const of = await site()
    const { customerId } = of
    const { id, version } = (await agree({ customerId })).body
    const put = (more: object) =>
      portal
        .as('sales_manager')
        .put(PATH, { id, version, customerId, paymentTermId: terms.short, fromDate: '2026-11-22', ...more })
    expect((await put({ paymentTermId: terms.month })).status).toBe(409)
    expect((await put({ toDate: '2026-11-21' })).status).toBe(422)
    expect((await portal.as('sales_manager').delete(`${PATH}/${id}?version=${version}`)).status).toBe(409)
    const next = (await agree({ customerId, fromDate: '2027-02-01' })).body
    expect((await portal.as('sales_manager').delete(`${PATH}/${next.id}?version=9`)).status).toBe(409)
    // Without it the company's 30 days hold from February.
    const taken = (await portal.as('sales_manager').delete(`${PATH}/${next.id}?version=${next.version}`)).body
    expect(taken).toMatchObject({ removed: false, approval: expect.anything() })
    await approvePrice(portal, taken)
    expect(await rowsOf({ customerId })).toMatchObject([{ id, toDate: '2027-01-31', status: 'active' }])
    const { version: listed } = (await portal.as('finance_ar').get(`/payment-term/${terms.short}`)).body
    const renamed = { paymentTermId: terms.short, version: listed, paymentTermName: '14 days', days: 20 }
    expect((await portal.as('finance_ar').put('/payment-term', renamed)).status).toBe(200)
    expect(await daysOn(of, '2026-12-01')).toBe(14)
    await portal.as('finance_ar').put('/payment-term', { ...renamed, version: listed + 1, days: 14 })
  })

  test.each([
    ['nobody', {}],
    ['a customer and a project', { customerId: crypto.randomUUID(), projectId: crypto.randomUUID() }],
    ['an unknown term', { paymentTermId: crypto.randomUUID() }],
    ['an end before its beginning', { toDate: '2026-11-21' }],
  ])('is refused with %s', async (name, more) => {
    const of = name === 'an unknown term' || 'toDate' in more ? { customerId: (await site()).customerId } : {}
    const answer = await agree({ ...of, ...more })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toBeDefined()
  })
})

describe('who agrees', () => {
  test('a shorter term needs nobody else, a longer one somebody without a limit who did not ask', async () => {
    const of = await site()
    expect((await agree({ customerId: of.customerId })).body.approval).toBeNull()
    const { body } = await agree({ projectId: of.projectId, paymentTermId: terms.long, fromDate: '2026-12-01' })
    expect(body.approval.message).toBe(
      '60 days to pay instead of 14, from 01/12/2026 is beyond your price authority. It needs approval by the CEO',
    )
    expect(await daysOn(of, '2026-12-01')).toBe(14)
    const { id, version } = body.approval
    const decide = (who: string) =>
      portal.as(who).post(`/price-approval/${id}/decide`, { version, approve: true, reason: null })
    expect((await decide('finance_hod')).status).toBe(409)
    expect((await decide('ceo')).status).toBe(200)
    expect(await daysOn(of, '2026-12-01')).toBe(60)
  })

  test('an end that leaves a longer term asks too', async () => {
    const of = await site()
    const { id, version } = (await agree({ customerId: of.customerId })).body
    const ended = await portal.as('sales_manager').put(PATH, {
      ...{ id, version, customerId: of.customerId, paymentTermId: terms.short },
      ...{ fromDate: '2026-11-22', toDate: '2026-12-31' },
    })
    expect(ended.body.approval.message).toContain('30 days to pay instead of 14, from 01/01/2027')
  })

  test('sales reads it, another salesperson sees nothing of it, the yard may not', async () => {
    const of = await site()
    await agree({ customerId: of.customerId })
    expect((await portal.as('batcher').get(PATH)).status).toBe(403)
    expect((await agree({ customerId: of.customerId }, 'salesperson')).status).toBe(403)
    expect(await rowsOf({ customerId: of.customerId })).toHaveLength(1)
    expect((await portal.as('salesperson').get(`${PATH}?customerId=${of.customerId}`)).body.rows).toEqual([])
  })
})

describe("the field of the customer's form", () => {
  test('writes the term from today, none ends it, and what is planned stays', async () => {
    const { id: regionId } = await givenRegion(portal)
    const customer = await givenCustomer(portal)
    const project = await givenProject(portal, { customerId: customer.id, regionId })
    const of = { customerId: customer.id, projectId: project.id }
    const read = async () => (await portal.as('sales_admin').get(`/customer/${customer.id}`)).body
    const save = async (paymentTermId: string | null) => {
      const { id, version, customerName } = await read()
      return portal.as('sales_admin').put('/customer', { id, version, customerName, paymentTermId })
    }
    expect((await save(terms.short)).body).toMatchObject({ paymentTermId: terms.short, approval: null })
    expect(await read()).toMatchObject({ paymentTermId: terms.short, paymentTermName: '14 days' })
    const [listed] = (await portal.as('sales_admin').get(`/customer/list?keyword=${customer.customerCode}`)).body.rows
    expect(listed.paymentTermName).toBe('14 days')
    expect([await daysOn(of, '2026-11-21'), await daysOn(of, '2026-11-22')]).toEqual([30, 14])
    await agree({ customerId: customer.id, fromDate: '2027-01-01' })
    portal.clock.at = new Date('2026-11-25T02:00:00.000Z')
    // No term of its own is the 30 days of the company, which is longer: somebody else agrees.
    const none = await save(null)
    expect(none.body).toMatchObject({ paymentTermId: terms.short, approval: expect.anything() })
    await approvePrice(portal, none.body)
    const days = ['2026-11-24', '2026-11-25', '2026-12-31', '2027-01-01']
    expect(await Promise.all(days.map(day => daysOn(of, day)))).toEqual([14, 30, 30, 14])
    expect(await read()).toMatchObject({ paymentTermId: null, paymentTermName: null })
    portal.clock.at = new Date('2026-11-22T02:00:00.000Z')
  })
})
