import { setTimeout as sleep } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { givenDraft } from '../kit/given/billing'
import { givenSite } from '../kit/given/customers'
import { type Answer, type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

/**
 * Invoices of one year made by thirty calls at once, some of them refused, while the connections of the database are cut:
 * whoever asks again with the same key until there is an answer finds each invoice once, and the numbers without a gap.
 */
const RUNS = 30
const CUT_EVERY_MS = 25
/** Enough to hit every call; a machine that is slow for another reason still comes to an end. */
const MOST_CUTS = 100
let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  for (const who of ['admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
})

async function draftOf(levels: number): Promise<string> {
  const { id } = await givenDraft(portal, site)
  for (const [at, who] of ['admin', 'sales_manager', 'ceo'].slice(0, levels).entries())
    expect((await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: at + 1 }] })).status).toBe(200)
  return id
}

/** A small note needs one approval. */
async function noteOf(billId: string, direction: 'credit' | 'debit'): Promise<string> {
  const lumpSums = [{ description: 'Waiting', direction, amount: '1.00', gstPercent: '9' }]
  const asked = { reason: 'price', text: 'Agreed with the site', lumpSums }
  const key = `note-${billId}`
  const made = await untilAnswered(() => portal.as('finance_ar').post(`/invoice/${billId}/note`, asked, { key }))
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const { id } = made.body
  const approval = { drafts: [{ id, version: 1 }] }
  const { body } = await untilAnswered(() =>
    portal.as('admin').put('/invoice-draft/approve', approval, { key: `approve-${id}` }),
  )
  expect(body.results).toMatchObject([{ ok: true }])
  return id
}

/** As a browser does that lost its answer: the same call with the same key. */
async function untilAnswered(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await call()
    if (answer.status < 500) return answer
    await sleep(20)
  }
  throw new Error('no answer in 200 tries')
}

async function cutConnections(until: { over: boolean }): Promise<number> {
  let cut = 0
  while (!until.over && cut < MOST_CUTS) {
    await sleep(CUT_EVERY_MS)
    const found = raw`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`
    cut += await portal.db.sql.execute(found).then(
      ({ rows }) => rows.length,
      () => 0,
    )
  }
  return cut
}

/** A call for each, all at once, while connections are cut. */
async function issuedAtOnce(draftIds: readonly string[]): Promise<{ answers: Answer[]; cut: number }> {
  const until = { over: false }
  const cutting = cutConnections(until)
  const answers = await Promise.all(
    draftIds.map(id =>
      untilAnswered(() =>
        portal
          .as('finance_ar')
          .post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] }, { key: `run-${id}` }),
      ),
    ),
  )
  until.over = true
  return { answers, cut: await cutting }
}

test(`${RUNS} invoice runs at once under cut connections: each draft has one invoice, the numbers have no gap`, {
  timeout: 120_000,
}, async () => {
  const drafts: { id: string; approved: boolean }[] = []
  for (let at = 0; at < RUNS; at++) {
    const approved = at % 5 !== 4
    drafts.push({ id: await draftOf(approved ? 3 : 1), approved })
  }
  const { answers, cut } = await issuedAtOnce(drafts.map(({ id }) => id))
  expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200))
  expect(answers.map(({ body }) => body.results[0].ok)).toEqual(drafts.map(({ approved }) => approved))
  const numbers = answers.flatMap(({ body }) => body.results[0].invoiceNo ?? []).sort()
  const due = drafts.filter(({ approved }) => approved).length
  expect(numbers).toEqual(Array.from({ length: due }, (_, at) => `INV-2026-${String(at + 1).padStart(6, '0')}`))
  const { rows } = await portal.db.sql.execute(raw`select invoice_no from invoice order by invoice_no`)
  expect(rows.map(row => row.invoice_no)).toEqual(numbers)
  expect(cut).toBeGreaterThan(0)
  await expectInvariants(portal)
})

test('invoices, credit notes and debit notes at once under cut connections: each series counts for itself without a gap', {
  timeout: 120_000,
}, async () => {
  const { rows: bills } = await portal.db.sql.execute<{ id: string }>(raw`select id from invoice order by invoice_no`)
  const kinds = ['credit', 'debit', null] as const
  const ids: string[] = []
  // An invoice has one open note at a time.
  const free = bills.map(({ id }) => id)
  for (let at = 0; at < RUNS; at++) {
    const direction = kinds[at % kinds.length]
    ids.push(direction ? await noteOf(free.pop()!, direction) : await draftOf(3))
  }
  const { answers, cut } = await issuedAtOnce(ids)
  expect(answers.map(({ body }) => body.results[0].problem)).toEqual(ids.map(() => undefined))
  const numbers = answers.map(({ body }) => body.results[0].invoiceNo as string)
  for (const [letters, first] of [
    ['CN', 1],
    ['DN', 1],
    ['INV', bills.length + 1],
  ] as const)
    expect(numbers.filter(no => no.startsWith(`${letters}-`)).sort()).toEqual(
      Array.from({ length: RUNS / 3 }, (_, at) => `${letters}-2026-${String(at + first).padStart(6, '0')}`),
    )
  expect(cut).toBeGreaterThan(0)
  await expectInvariants(portal)
})
