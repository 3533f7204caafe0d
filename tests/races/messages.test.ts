import { beforeAll, expect, test } from 'vitest'
import { jobs } from '~/db/kit/tables'
import { random, shuffled } from '~/domain/kit/random'
import { runMessages } from '~/functions/jobs'
import type { JobMessage } from '~/functions/parts'
import { givenDraft } from '../kit/given/billing'
import { givenContact, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const SEED = Number(process.env.RACE_SEED ?? 20_261_120)
const INVOICES = 24
const BATCH = 10
const CONSUMERS = 3

let portal: House

beforeAll(async () => {
  portal = await house()
  const site = await givenSite(portal)
  await givenContact(portal, { customerId: site.customer.id, purposes: ['invoice'], email: 'accounts@race.example' })
  for (const who of ['admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
  const draftIds = []
  for (let no = 0; no < INVOICES; no++) {
    const { id } = await givenDraft(portal, site)
    for (const [version, who] of [
      [1, 'admin'],
      [2, 'sales_manager'],
      [3, 'ceo'],
    ] as const)
      await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
    draftIds.push(id)
  }
  const made = await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds })
  const ids = made.body.results.map((of: { id: string }) => of.id) as string[]
  for (const id of ids) await portal.as('finance_ar').post(`/invoice/${id}/email`)
  for (let from = 0; from < ids.length; from += 6)
    await portal
      .as('finance_ar')
      .post('/invoice/export', { toDate: '2026-11-20', invoiceIds: ids.slice(from, from + 6) })
}, 60_000)

/** Delivers as the queue service does: each message one to five times, in any order, to several consumers at once. */
async function deliver(messages: JobMessage[], next: () => number): Promise<JobMessage[]> {
  const copies = messages.flatMap(message => Array.from({ length: 1 + Math.floor(next() * 5) }, () => message))
  const order = shuffled(copies.length, next).map(place => copies[place]!)
  const batches = Array.from({ length: Math.ceil(order.length / BATCH) }, (_, at) =>
    order.slice(at * BATCH, (at + 1) * BATCH),
  )
  const failed = new Set<JobMessage>()
  const consume = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const records = batch.map((message, at) => ({ messageId: String(at), body: JSON.stringify(message) }))
      for (const place of await runMessages(portal.parts, records)) failed.add(batch[Number(place)]!)
    }
  }
  await Promise.all(Array.from({ length: CONSUMERS }, consume))
  return [...failed]
}

test(`each job message 1–5 times in any order: one effect (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const next = random(SEED)
  const messages = portal.sent.splice(0)
  expect(messages).toHaveLength(INVOICES + INVOICES / 6)
  // The mail host refuses every third letter once; its message comes again, as the queue would bring it.
  const refused = new Set<string>()
  const { send } = portal.parts.mail
  portal.parts.mail.send = async letter => {
    if (!refused.has(letter.id) && next() < 0.34) {
      refused.add(letter.id)
      throw new Error('421 try again later')
    }
    await send(letter)
  }
  let due = messages
  let rounds = 0
  for (; due.length && rounds < 6; rounds++) due = await deliver(due, next)
  expect([due, refused.size > 0]).toEqual([[], true])
  // Redriven once more after all is done.
  expect(await deliver(messages, next)).toEqual([])

  const rows = await portal.db.sql.select().from(jobs)
  expect(new Set(rows.map(row => row.status))).toEqual(new Set(['done']))
  expect(rows).toHaveLength(messages.length)
  expect(portal.letters).toHaveLength(INVOICES)
  expect(new Set(portal.letters.map(letter => letter.id)).size).toBe(INVOICES)
  const files = [...portal.files.keys()]
  // The bills of an export, and their lines.
  expect(files.filter(name => name.startsWith('erp/'))).toHaveLength((2 * INVOICES) / 6)
  expect(files.filter(name => name.startsWith('invoices/'))).toHaveLength(INVOICES)
})

test('a message that names nothing fails alone', async () => {
  const body = JSON.stringify({ jobId: '01a1f8d4-d973-7104-913b-79a1702ea1b7', kind: 'send-invoice' })
  const records = ['{"jobId":1}', 'no json', body].map((text, at) => ({ messageId: `m${at}`, body: text }))
  expect(await runMessages(portal.parts, records)).toEqual(['m0', 'm1', 'm2'])
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
