import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { draftsOfPeriod } from '~/db/billing/unbilled-charge'
import type { Sql } from '~/db/kit/open'
import { SYSTEM } from '~/db/kit/work'
import { newId } from '~/domain/kit/uuid'
import { startPostgres } from '~/functions/local/postgres'
import { unbilledOfDrafts } from '~/workflows/billing/unbilled-charge'
import { unbilledCharges } from '~/workflows/billing/unbilled-charge-report'
import { signIn } from '../fleet/sign-in'
import { ask, type Served, serve } from '../portal/measure'
import { portalApi } from '../portal/portal-api'
import { fillMonth, LOADS_OF_DRAFT, MONTH } from './fill'

/**
 * A month of bills: how long its drafts take in one run, how many statements a draft costs, and what people who read and
 * write meanwhile have to bear, beside the same portal at rest; then what the month earned and nobody is billed for, read
 * together and draft by draft. Prints, never gates.
 */
const { values } = parseArgs({ options: { loads: { type: 'string', default: '8000' } } })
const drafts = Math.ceil(Number(values.loads) / LOADS_OF_DRAFT)
const key = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'bench' }
const secrets = {
  PORTAL_TOKEN_KEY: JSON.stringify(key),
  PORTAL_FORWARD_SECRET: 'f'.repeat(32),
  PORTAL_LINK_SECRET: 'l'.repeat(32),
  PORTAL_COOKIE_SECRET: 'c'.repeat(32),
}
const READS = [
  ['dispatcher', '/api/delivery-order/search_do?limit=50'],
  ['sales_admin', '/api/customer/list?limit=50'],
  ['finance_ar', '/api/payment?limit=50'],
  ['batcher', '/api/queue/queue_list'],
] as const
const REST_SECONDS = 15
type Api = ReturnType<typeof portalApi>['api']

const folder = mkdtempSync(join(tmpdir(), 'readymix-bills-'))
const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: 'bench' })
let served: Served | undefined
try {
  const owner = new pg.Client(postgres.url('postgres'))
  await owner.connect()
  await owner.query('create database bench')
  await owner.end()
  const month = await fillMonth(postgres.url('bench'), drafts)
  const env = { ...secrets, DATABASE_URL: month.appUrl }
  const tokens = new Map<string, string>()
  for (const who of new Set(READS.map(([role]) => role))) tokens.set(who, await signIn(env, who))
  const { db, api } = portalApi(env)
  try {
    await tellStatements(api, month.counted, tokens.get('finance_ar')!)
    served = await serve('tests/bench/portal/our-server.ts', env)
    await tellRun(served.port, month.timed, tokens)
    await leaveOut(postgres.url('bench'))
    await tellUnbilled(db.sql, month.timed)
  } finally {
    served?.stop()
    await db.close()
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Counted where the driver sends them, so that nothing is left out. */
async function tellStatements(api: Api, customerId: string, token: string) {
  const sent = pg.Client.prototype.query
  let statements = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    statements++
    return (sent as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof sent
  const { path, method, headers, body } = generate(customerId, token)
  const answer = await api(new Request(`http://portal${path}`, { method, headers, body }))
  pg.Client.prototype.query = sent
  if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
  const made = (await answer.json()) as { drafts: unknown[] }
  console.log(
    `${(statements / made.drafts.length).toFixed(1)} statements a draft of ${LOADS_OF_DRAFT} loads (${made.drafts.length} drafts)`,
  )
}

async function tellRun(port: number, customerId: string, tokens: ReadonlyMap<string, string>) {
  const atRest = await working(port, tokens, sleep(REST_SECONDS * 1000))
  const began = performance.now()
  const run = ask(port, generate(customerId, tokens.get('finance_ar')!))
  const meanwhile = await working(port, tokens, run)
  const seconds = (performance.now() - began) / 1000
  const made = (JSON.parse(await run) as { drafts: unknown[] }).drafts.length
  const each = (seconds / made) * 1000
  console.log(
    `${made} drafts of ${made * LOADS_OF_DRAFT} loads in one run ${seconds.toFixed(1)} s, ${each.toFixed(1)} ms a draft`,
  )
  for (const kind of ['reads', 'writes'] as const) {
    const [rest, busy] = [atRest[kind], meanwhile[kind]]
    const ratio = (busy.p95 / rest.p95).toFixed(2)
    console.log(
      `p95 of ${kind}: ${rest.p95.toFixed(0)} ms at rest (${rest.count}), ${busy.p95.toFixed(0)} ms meanwhile (${busy.count}), ratio ${ratio}`,
    )
  }
}

/** The concrete of a load of each draft taken off it: a month on which all is billed leaves the report nothing to find. */
async function leaveOut(ownerUrl: string) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  await client.query(`delete from invoice_draft_line l using delivery_order d
    where d.id = l.delivery_order_id and d.load_no = 1 and d.do_number like 'M-%' and l.kind = 'product'`)
  await client.query('vacuum analyze invoice_draft_line')
  await client.end()
}

/** The same rows twice: many drafts at a time, as the report reads them, and draft by draft, as an approver sees one. */
async function tellUnbilled(sql: Sql, customerId: string) {
  const timed = async <T>(work: () => Promise<T>) => {
    const began = performance.now()
    return { found: await work(), seconds: (performance.now() - began) / 1000 }
  }
  const ofMonth = { ...MONTH, customerId }
  const together = await timed(() => unbilledCharges(sql, SYSTEM, ofMonth, MONTH.toDate))
  const single = await timed(async () => {
    let rows = 0
    for (const draft of await draftsOfPeriod(sql, SYSTEM, ofMonth))
      rows += (await unbilledOfDrafts(sql, [draft])).get(draft.id)?.length ?? 0
    return rows
  })
  console.log(
    `earned, not billed: ${together.found.rows.length} items together ${together.seconds.toFixed(1)} s; ` +
      `draft by draft ${single.found} items ${single.seconds.toFixed(1)} s, ratio ${(single.seconds / together.seconds).toFixed(1)}`,
  )
}

/** The p95 of four people who read and one who writes, each one call after the other, until something is over. */
async function working(port: number, tokens: ReadonlyMap<string, string>, until: Promise<unknown>) {
  const times = { reads: [] as number[], writes: [] as number[] }
  let over = false
  const ends = until.finally(() => {
    over = true
  })
  const person = async (kind: keyof typeof times, call: () => Parameters<typeof ask>[1]) => {
    while (!over) {
      const began = performance.now()
      await ask(port, call())
      times[kind].push(performance.now() - began)
      await sleep(50)
    }
  }
  const authorization = (role: string) => ({ authorization: `Bearer ${tokens.get(role)}` })
  const reading = READS.map(([role, path]) => person('reads', () => ({ path, headers: authorization(role) })))
  const booking = person('writes', () => ({
    ...{ path: '/api/customer', method: 'POST', body: JSON.stringify({ customerName: `Measured ${newId()}` }) },
    headers: { ...authorization('sales_admin'), 'content-type': 'application/json', 'idempotency-key': newId() },
  }))
  await Promise.all([ends, booking, ...reading])
  const told = (all: number[]) => ({
    count: all.length,
    p95: all.sort((a, b) => a - b)[Math.floor(all.length * 0.95)]!,
  })
  return { reads: told(times.reads), writes: told(times.writes) }
}

function generate(customerId: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newId() }
  return {
    path: '/api/invoice-draft/generate-draft',
    method: 'POST',
    headers,
    body: JSON.stringify({ ...MONTH, customerId }),
  }
}
