import { beforeAll, expect, test } from 'vitest'
import { letterOf } from '~/db/kit/letter'
import { runMessages } from '~/functions/jobs'
import { givenDraft } from '../kit/given/billing'
import { givenContact, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
const finance = () => portal.as('finance_ar')

beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  await givenContact(portal, { customerId: site.customer.id, purposes: ['invoice'], email: 'accounts@letter.example' })
  for (const who of ['admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
})

async function mailedInvoice(): Promise<string> {
  const { id } = await givenDraft(portal, site)
  for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries())
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: at + 1 }] })
  const made = await finance().post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] })
  const invoiceId = made.body.results[0].id as string
  await finance().post(`/invoice/${invoiceId}/email`)
  return invoiceId
}

/** Brings the messages that are due to a consumer; true when it wants them again. */
async function consume(): Promise<boolean> {
  const records = portal.sent.splice(0).map((message, at) => ({ messageId: String(at), body: JSON.stringify(message) }))
  due = records.length ? records : due
  return (await runMessages(portal.parts, due)).length > 0
}
let due: { messageId: string; body: string }[] = []

/** The mail host does this to the next letter; then it is its old self. */
function next(does: (took: () => Promise<void>) => Promise<void>) {
  const { mail } = portal.parts
  const { send } = mail
  mail.send = async letter => {
    mail.send = send
    await does(() => send(letter))
  }
}
const letterNow = async (invoiceId: string) => (await letterOf(portal.db.sql, `invoice:${invoiceId}:invoice`))!
const shown = async (id: string) => (await finance().get(`/invoice/${id}`)).body

test('a consumer that dies after the host took a letter leaves it uncertain, and it is not sent again by itself', async () => {
  const id = await mailedInvoice()
  let hang: () => void = () => {}
  // The process is gone: the host has the letter, and nothing is heard of this run any more.
  next(async took => {
    await took()
    hang()
    await new Promise(() => {})
  })
  const died = new Promise<void>(resolve => {
    hang = resolve
  })
  void consume()
  await died
  expect(portal.letters).toHaveLength(1)
  expect((await letterNow(id)).status).toBe('sending')
  portal.clock.at = new Date(portal.clock.at.getTime() + 11 * 60_000)
  expect(await consume()).toBe(false)
  expect(portal.letters).toHaveLength(1)
  const { letters, sentAt } = await shown(id)
  expect([letters[0].status, letters[0].sentAt, sentAt]).toEqual(['uncertain', null, null])
  const jobs = (await finance().get('/jobs')).body.rows ?? (await finance().get('/jobs')).body
  expect(JSON.stringify(jobs)).toContain('It is not known whether')

  const settle = (more: object) =>
    finance().post(`/invoice/${id}/letter`, {
      letterId: letters[0].id,
      version: letters[0].version,
      arrived: true,
      reason: 'Ms Goh has it',
      ...more,
    })
  expect((await settle({ reason: '' })).status).toBe(422)
  expect((await settle({ version: 1 })).body.title).toBe('stale')
  expect((await portal.as('dispatcher').post(`/invoice/${id}/letter`, {})).status).toBe(403)
  expect((await settle({})).body).toMatchObject({ status: 'sent' })
  expect((await settle({})).status).toBe(409)
  expect((await shown(id)).sentAt).not.toBeNull()
  expect(portal.letters).toHaveLength(1)
})

test('a line that breaks while the host answers is uncertain too; a person may have it sent again', async () => {
  const id = await mailedInvoice()
  const before = portal.letters.length
  next(async took => {
    await took()
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
  })
  expect(await consume()).toBe(false)
  const [held] = (await shown(id)).letters
  expect(held.status).toBe('uncertain')
  const body = { letterId: held.id, version: held.version, arrived: false, reason: 'Nothing came, says Ms Goh' }
  expect((await finance().post(`/invoice/${id}/letter`, body)).body.status).toBe('waiting')
  expect(await consume()).toBe(false)
  expect(portal.letters).toHaveLength(before + 2)
  expect(await letterNow(id)).toMatchObject({ status: 'sent' })
})

test('a host that refuses in words is tried again; one that knows letters by their id may be asked twice', async () => {
  const id = await mailedInvoice()
  const before = portal.letters.length
  next(async () => {
    throw new Error('421 try again later')
  })
  expect(await consume()).toBe(true)
  expect((await letterNow(id)).status).toBe('waiting')
  expect(await consume()).toBe(false)
  expect([(await letterNow(id)).status, portal.letters.length]).toEqual(['sent', before + 1])

  const other = await mailedInvoice()
  portal.parts.mail.knowsIds = true
  next(async took => {
    await took()
    throw Object.assign(new Error('timed out'), { name: 'TimeoutError' })
  })
  expect(await consume()).toBe(true)
  expect(await consume()).toBe(false)
  expect((await letterNow(other)).status).toBe('sent')
  portal.parts.mail.knowsIds = false
})
