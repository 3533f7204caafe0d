import { beforeAll, expect, test } from 'vitest'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let contactId: string
let down = false
const finance = () => portal.as('finance_ar')
const bill = (dueDate = '2026-12-31') =>
  givenBill(portal, world, { subtotal: '1000', invoiceDate: '2026-09-01', dueDate })
const lettersOf = async (id: string) => (await finance().get(`/invoice/${id}`)).body.letters

/** Runs what was asked for as a queue does that redelivers what was refused. */
async function runFiveTimes() {
  const messages = [...portal.sent]
  for (let time = 0; time < 5; time++) {
    await portal.runJobs().catch(() => {})
    if (time < 4) portal.sent.push(...messages)
  }
}

beforeAll(async () => {
  portal = await house({
    now: '2026-11-22T02:00:00.000Z',
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  world = await givenDeliveries(portal)
  const post = portal.parts.mail.send
  portal.parts.mail.send = async letter => {
    if (down) throw new Error('450 try later')
    await post(letter)
  }
  contactId = (
    await givenContact(portal, {
      customerId: world.customer.id,
      email: 'ap@acme.example',
      purposes: ['invoice', 'late_invoice'],
    })
  ).id
})

test('an invoice whose e-mail the host refused five times is asked for again and arrives', async () => {
  const { id } = await bill()
  down = true
  expect((await finance().post(`/invoice/${id}/email`)).status).toBe(200)
  await runFiveTimes()
  expect(await lettersOf(id)).toMatchObject([{ status: 'failed', sentAt: null }])
  down = false
  expect((await finance().post(`/invoice/${id}/email`)).status).toBe(200)
  expect(await lettersOf(id)).toMatchObject([{ status: 'waiting' }])
  await portal.runJobs()
  expect(await lettersOf(id)).toMatchObject([{ status: 'sent' }])
  expect(portal.letters.map(letter => letter.to)).toEqual([['ap@acme.example']])
  expect((await finance().get(`/invoice/${id}`)).body.sentAt).not.toBeNull()
})

test('a reminder that never left says so, and goes again from its invoice', async () => {
  const { id } = await bill('2026-10-01')
  const status = async () =>
    (await finance().get('/reminder')).body.rows.find((row: { invoiceId: string }) => row.invoiceId === id).letterStatus
  down = true
  expect((await finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds: [id] })).status).toBe(200)
  await runFiveTimes()
  expect(await status()).toBe('failed')
  down = false
  const count = portal.letters.length
  const [failed] = await lettersOf(id)
  const again = { letterId: failed.id, contactIds: [contactId] }
  expect((await finance().post(`/invoice/${id}/letter-again`, again)).status).toBe(200)
  expect((await finance().post(`/invoice/${id}/letter-again`, again)).body.facts).toMatchObject({ rule: 'on-its-way' })
  await portal.runJobs()
  expect(await status()).toBe('sent')
  expect(portal.letters).toHaveLength(count + 1)
})

test('an e-mail whose job somebody cancelled is not on its way: it says so, and is sent when it is asked for again', async () => {
  const { id } = await bill()
  const { body } = await finance().post(`/invoice/${id}/email`)
  expect((await finance().post(`/jobs/${body.jobId}/cancel`)).status).toBe(200)
  const count = portal.letters.length
  await portal.runJobs()
  expect(await lettersOf(id)).toMatchObject([{ status: 'failed' }])
  expect(portal.letters).toHaveLength(count)
  expect((await finance().post(`/invoice/${id}/email`)).status).toBe(200)
  await portal.runJobs()
  expect(await lettersOf(id)).toMatchObject([{ status: 'sent' }])
  expect(portal.letters).toHaveLength(count + 1)
})
