import type { ChildProcess } from 'node:child_process'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erpExports } from '~/db/billing/tables'
import { addJob } from '~/db/kit/jobs'
import type { JobMessage } from '~/domain/kit/ports'
import { random } from '~/domain/kit/random'
import { newId } from '~/domain/kit/uuid'
import { sweepJobs } from '~/workflows/kit/jobs'
import { count } from '../hardening/kit/parameters'
import { givenDraft } from '../kit/given/billing'
import { givenContact, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { TEST_SECRETS } from '../kit/settings'
import { supervise } from './supervisor'

/** `npm run faults -- --consumer-kills 300 --jobs 5000` is the long form. */
const KILLS = count('consumer-kills', 8)
const JOBS = count('jobs', 160)
const SEED = count('seed', 7)
/** The share that is stopped and woken again, when another has its work, before it is killed. */
const FROZEN = 0.3
const INVOICES = 12
const BATCH = 10
/** A consumer that died holds its jobs ten minutes; the next one starts after that. */
const LATER_MS = 11 * 60_000

let portal: House
let consumer: Awaited<ReturnType<typeof supervise>>
let waiting: JobMessage[] = []
/** What a consumer holds: it comes back when that consumer dies, as an expired visibility would bring it. */
let held: JobMessage[] = []
let kills = 0
let frozen = 0
let settled = 0
let idle: ChildProcess | undefined
let current: ChildProcess | undefined
const dead = new WeakSet<ChildProcess>()
const mailed = new Map<string, number>()

beforeAll(async () => {
  portal = await house()
  const site = await givenSite(portal)
  await givenContact(portal, { customerId: site.customer.id, purposes: ['invoice'], email: 'accounts@job.example' })
  for (const who of ['admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
  const draftIds: string[] = []
  for (let no = 0; no < INVOICES; no++) {
    const { id } = await givenDraft(portal, site)
    for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries())
      await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: at + 1 }] })
    draftIds.push(id)
  }
  const { body } = await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds })
  const ids = body.results.map((of: { id: string }) => of.id) as string[]
  for (const id of ids) await portal.as('finance_ar').post(`/invoice/${id}/email`)
  for (const id of ids)
    await portal.as('finance_ar').post('/invoice/export', { toDate: '2026-11-20', invoiceIds: [id] })
  const { person } = portal
  const by = await person('finance_ar_2', { roles: ['finance_ar'] })
  const exports = await portal.db.sql.select().from(erpExports)
  // A file may be written again and again, and each time is a version and a line of the trail: an effect that counts itself.
  while (portal.sent.length < JOBS)
    await portal.given(async work => {
      for (let no = 0; no < 200 && portal.sent.length < JOBS; no++) {
        const { id: exportId } = exports[no % exports.length]!
        const job = await addJob({ ...work, requestId: newId() }, { kind: 'write-erp-file', input: { exportId } })
        portal.sent.push({ jobId: job.id, kind: job.kind })
      }
    }, by)
  waiting = portal.sent.splice(0)
  consumer = await supervise({
    name: 'consumer-child',
    env: { ...TEST_SECRETS, DATABASE_URL: portal.appUrl },
    orders: () => new Date(portal.clock.at.getTime() + (kills + 1) * LATER_MS).toISOString(),
    heard,
  })
}, 300_000)

afterAll(() => consumer?.stop())

function heard(child: ChildProcess, said: unknown): void {
  const { letter, done, failed } = (typeof said === 'object' && said ? said : {}) as {
    letter?: string
    done?: JobMessage[]
    failed?: JobMessage[]
  }
  if (letter) mailed.set(letter, (mailed.get(letter) ?? 0) + 1)
  // What a killed one had said still arrives; nobody believes it.
  if (!done || !failed || dead.has(child)) return
  current = child
  settled += done.length
  waiting.push(...failed)
  held = []
  hand(child)
}

function hand(child: ChildProcess): void {
  idle = undefined
  held = waiting.splice(0, BATCH)
  if (held.length) child.send({ batch: held })
  else idle = child
}

const rowsOf = async (of: string) =>
  Number((await portal.db.sql.execute(raw.raw(`select count(*) n from ${of}`))).rows[0]!.n)
async function kill(wakesAfterMs?: number): Promise<void> {
  kills++
  if (current) dead.add(current)
  waiting.push(...held)
  held = []
  idle = undefined
  if (wakesAfterMs === undefined) return consumer.kill()
  frozen++
  const wake = await consumer.freeze()
  await pause(wakesAfterMs)
  await wake()
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test(`${KILLS} × kill -9 or -STOP of the consumer over ${JOBS} jobs: each has one effect (seed ${SEED})`, {
  timeout: 120_000 + KILLS * 6000 + JOBS * 200,
}, async () => {
  const next = random(SEED)
  while (kills < KILLS) {
    // Every message may come twice.
    if (held.length && next() < 0.3) waiting.push(held[Math.floor(next() * held.length)]!)
    const enough = settled + Math.floor((next() * 1.6 * JOBS) / KILLS)
    for (let patience = 0; settled < enough && waiting.length + held.length > 0 && patience < 2000; patience++)
      await pause(5)
    await pause(next() * 40)
    await kill(next() < FROZEN ? next() * 1000 : undefined)
  }
  // What was lost with its message is swept once its holder is known to be late.
  for (let round = 0; round < 400 && (await rowsOf(`job where status not in ('done', 'failed')`)) > 0; round++) {
    if (!waiting.length && !held.length) {
      portal.clock.at = new Date(portal.clock.at.getTime() + (kills + 2) * LATER_MS)
      await sweepJobs(portal.parts)
      waiting.push(...portal.sent.splice(0))
      await kill()
    }
    if (idle) hand(idle)
    await pause(50)
  }
  // A letter whose sending was cut off is not offered again: its job says so and a person decides.
  const uncertain = await rowsOf(`letter where status = 'uncertain'`)
  expect(await rowsOf(`job where status = 'failed'`)).toBe(uncertain)
  expect(await rowsOf(`job where status = 'done'`)).toBe(JOBS - uncertain)
  expect(consumer.fellOver).toEqual([])
  const written = await rowsOf(`audit_line where subject = 'erp_export' and action = 'file written'`)
  const files = await rowsOf(`job where kind = 'write-erp-file'`)
  expect([written, await rowsOf(`audit_line where subject = 'letter' and action = 'send'`)]).toEqual([
    files,
    INVOICES - uncertain,
  ])
  const twice = await portal.db.sql.execute(
    raw`select j.id from job j left join audit_line a on a.request_id = j.request_id and a.action = 'file written'
      where j.kind = 'write-erp-file' and j.cause is null group by j.id having count(a.seq) <> 1`,
  )
  expect(twice.rows).toEqual([])
  expect([...mailed.values()].filter(times => times > 1)).toEqual([])
  expect(mailed.size).toBeGreaterThanOrEqual(INVOICES - uncertain)
  console.log(
    `consumer kills ${kills}, of them frozen and woken ${frozen}, jobs ${JOBS}, letters ${mailed.size}, uncertain ${uncertain}, sent twice 0`,
  )
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
