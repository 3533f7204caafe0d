import { beforeAll, describe, expect, test } from 'vitest'
import { setting } from '~/db/kit/setting'
import { sendDueReminders } from '~/workflows/billing/send-reminder'
import { givenContact, givenCustomer, givenProject } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const remind = (...invoiceIds: string[]) => finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds })
const bill = (dueDate: string, subtotal = '1000') =>
  givenBill(portal, world, { subtotal, invoiceDate: '2026-09-01', dueDate })
const refused = async (id: string) => {
  const answer = await remind(id)
  return [answer.status, answer.body.facts?.rule]
}

beforeAll(async () => {
  portal = await house({
    now: '2026-11-22T02:00:00.000Z',
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  world = await givenDeliveries(portal)
  await givenContact(portal, {
    customerId: world.customer.id,
    email: 'accounts@acme.example',
    purposes: ['invoice', 'late_invoice'],
  })
})

describe('a reminder', () => {
  test('of an invoice that is not due is refused, on its due date too', async () => {
    expect(await refused((await bill('2026-12-06')).id)).toEqual([409, 'not-due'])
    expect(await refused((await bill('2026-11-22')).id)).toEqual([409, 'not-due'])
    expect(await refused((await bill('2026-11-20')).id)).toEqual([409, 'too-soon'])
    expect(portal.letters).toEqual([])
  })

  test('of a paid invoice is refused; of a partly paid one it names what is open', async () => {
    const made = await bill('2026-10-31')
    const pay = (amount: string, reference: string) =>
      finance().post('/payment', {
        customerId: world.customer.id,
        reference,
        paidOn: '2026-11-20',
        amount,
        method: 'transfer',
        allocations: [{ invoiceId: made.id, amount }],
      })
    await pay('90.00', 'P-1')
    expect((await remind(made.id)).status).toBe(200)
    await portal.runJobs()
    const { subject, text, to } = portal.letters.at(-1)!
    expect(to).toEqual(['accounts@acme.example'])
    expect(subject).toBe(`Reminder: ${made.invoiceNo} was due on 31/10/2026`)
    expect(text).toContain('S$1,090.00')
    expect(text).toContain('Open: S$1,000.00')
    expect(text).toContain('22 days ago')
    await pay('1000.00', 'P-2')
    expect(await refused(made.id)).toEqual([409, 'paid'])
  })

  test('steps come once each and as far apart as they are set, with their history', async () => {
    const made = await bill('2026-10-01')
    const both = await Promise.all([remind(made.id), remind(made.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refused(made.id)).toEqual([409, 'too-soon'])
    const today = portal.clock.at
    portal.clock.at = new Date('2026-12-06T02:00:00Z')
    expect((await remind(made.id)).status).toBe(200)
    portal.clock.at = new Date('2026-12-20T02:00:00Z')
    expect((await remind(made.id)).status).toBe(200)
    portal.clock.at = new Date('2027-12-20T02:00:00Z')
    expect(await refused(made.id)).toEqual([409, 'last-step'])
    portal.clock.at = today
    const { rows } = (await finance().get('/reminder')).body
    const own = rows.filter((row: { invoiceId: string }) => row.invoiceId === made.id)
    expect(own.map((row: { name: string }) => row.name)).toEqual(['Final reminder', 'Second reminder', 'Reminder'])
  })

  test('is finance alone to send, and scope hides what is not theirs', async () => {
    const made = await bill('2026-10-15')
    for (const who of ['dispatcher', 'batcher'])
      expect(
        (await portal.as(who).post('/invoice-draft/send-invoice-late-email', { invoiceIds: [made.id] })).status,
      ).toBe(403)
    expect(
      (await portal.as('salesperson').post('/invoice-draft/send-invoice-late-email', { invoiceIds: [made.id] })).status,
    ).toBe(404)
    expect((await portal.as('salesperson').get('/reminder/due')).body.rows).toEqual([])
  })

  test('goes by itself each day where the setting says so, once a step, and not to who has no contact', async () => {
    const mute = await givenCustomer(portal)
    const site = {
      ...world,
      customer: mute,
      project: await givenProject(portal, { customerId: mute.id, regionId: world.region.id }),
    }
    await givenBill(portal, site, { subtotal: '10', invoiceDate: '2026-09-01', dueDate: '2026-10-01' })
    const due = async () =>
      (await finance().get('/reminder/due')).body.rows.filter((row: { recipients: number }) => row.recipients)
    const before = (await due()).length
    expect(before).toBeGreaterThan(0)
    expect(await sendDueReminders(portal.parts)).toBe(0)
    await portal.given(work =>
      setting.insert(work, { name: 'billing.reminders-daily', effectiveFrom: '2026-01-01', value: true }),
    )
    expect(await sendDueReminders(portal.parts)).toBe(before)
    expect(await due()).toEqual([])
    expect(await sendDueReminders(portal.parts)).toBe(0)
    await portal.runJobs()
  })
})

describe('an e-mail again', () => {
  test('goes to whom one chooses, as often as one asks, with its history', async () => {
    const made = await bill('2026-12-31', '123456.50')
    expect((await finance().post(`/invoice/${made.id}/email`)).status).toBe(200)
    await portal.runJobs()
    expect(portal.letters.at(-1)!.text).toContain('S$134,567.59')
    const newcomer = await givenContact(portal, {
      customerId: world.customer.id,
      email: 'new@acme.example',
      purposes: [],
    })
    const stranger = await givenContact(portal, {
      customerId: (await givenCustomer(portal)).id,
      email: 'x@other.example',
    })
    const letters = async () => (await finance().get(`/invoice/${made.id}`)).body.letters
    const [first] = await letters()
    const again = (contactIds: string[]) =>
      finance().post(`/invoice/${made.id}/letter-again`, { letterId: first.id, contactIds })
    expect((await again([stranger.id])).status).toBe(422)
    expect((await again([])).status).toBe(422)
    const count = portal.letters.length
    for (let time = 0; time < 2; time++)
      expect((await again([newcomer.id])).body.recipients).toEqual(['new@acme.example'])
    await portal.runJobs()
    expect(portal.letters.slice(count).map(letter => [letter.to, letter.attachments?.length])).toEqual([
      [['new@acme.example'], 1],
      [['new@acme.example'], 1],
    ])
    expect((await letters()).map((letter: { status: string }) => letter.status)).toEqual(['sent', 'sent', 'sent'])
  })
})

describe('a statement of account', () => {
  test('is the open items of a day as PDF, is mailed, and mailed again', async () => {
    const id = world.customer.id
    const paper = await finance().get(`/receivable/${id}/statement?day=2026-11-22`)
    expect([paper.status, new TextDecoder().decode(paper.body.slice(0, 5))]).toEqual([200, '%PDF-'])
    expect(paper.headers.get('content-disposition')).toContain('_2026-11-22.pdf')
    const sent = await finance().post(`/receivable/${id}/statement/email`, {})
    expect(sent.body.recipients).toEqual(['accounts@acme.example'])
    await portal.runJobs()
    const { ageing, letters, contacts } = (await finance().get(`/receivable/${id}`)).body
    const last = portal.letters.at(-1)!
    expect(last.subject).toBe('Statement of account as at 22/11/2026')
    expect(last.attachments).toHaveLength(1)
    expect(letters).toMatchObject([{ status: 'sent' }])
    expect(Number(ageing.overdue)).toBeGreaterThan(0)
    const other = contacts.find((of: { email: string }) => of.email === 'new@acme.example')
    const again = await finance().post(`/receivable/${id}/letter-again`, {
      letterId: letters[0].id,
      contactIds: [other.id],
    })
    expect(again.body.recipients).toEqual(['new@acme.example'])
    await portal.runJobs()
    expect(portal.letters.at(-1)!.to).toEqual(['new@acme.example'])
    expect((await portal.as('dispatcher').get(`/receivable/${id}/statement`)).status).toBe(403)
    expect((await portal.as('salesperson').get(`/receivable/${id}/statement`)).status).toBe(404)
  })
})

test('nothing of this was a defect', () => {
  expect(portal.defects).toEqual([])
})
