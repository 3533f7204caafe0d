import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDb } from '~/db/kit/open'
import { newId } from '~/domain/kit/uuid'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { count, word } from '../hardening/kit/parameters'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { type Command, moneyCommands, type Send } from './money-commands'
import { type Fate, pgProxy } from './pg-proxy'
import { type Counts, grown, rowCounts } from './row-counts'

/** Every n-th statement in the short form, each one with `--every 1`; COMMIT is always among them. */
const EVERY = count('every', 24)
/** `--command "book an order"` cuts that one alone. */
const ONLY = word('command')

let portal: House
let proxy: Awaited<ReturnType<typeof pgProxy>>
let behind: Db
let api: ReturnType<typeof buildApi>
let commands: Command[]

beforeAll(async () => {
  portal = await house()
  const world: Deliveries = await givenDeliveries(portal)
  await givenContact(portal, { customerId: world.customer.id, purposes: ['invoice'], email: 'accounts@cut.example' })
  await givenProjectPricing(portal, {
    projectId: world.project.id,
    prices: [{ productId: world.product.id, productPrice: '128' }],
  })
  for (const who of ['sales_admin', 'admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
  commands = moneyCommands(portal, world).filter(of => !ONLY || of.name === ONLY)
  const address = new URL(portal.appUrl)
  proxy = await pgProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(proxy.port)
  behind = openDb(address.href, { max: 3 })
  api = buildApi({ ...portal.parts, db: behind }, fullDoor)
})

afterAll(async () => {
  await behind?.close()
  await proxy?.stop()
})

type Told = { status: number; text: string; requestId: string }

async function send({ who, method, path, json }: Send, key: string): Promise<Told> {
  const requestId = newId()
  const answer = await api.request(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await portal.tokenOf(who)}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-request-id': requestId,
    },
    body: JSON.stringify(json),
  })
  return { status: answer.status, text: await answer.text(), requestId }
}

const mayRetry = ({ status, text }: Told) => status === 503 || (status === 409 && text.includes('retryAfter'))

/** The command once without a fault: which statements it sends and what it leaves behind. */
async function asItIs(command: Command): Promise<{ statements: string[]; left: Counts }> {
  const of = await command.ready()
  const before = await rowCounts(portal)
  const statements: string[] = []
  proxy.judgeBy(({ text }) => {
    statements.push(text)
    return 'pass'
  })
  const told = await send(of, newId())
  expect(told.status, `${command.name} ${told.text}`).toBe(200)
  return { statements, left: grown(before, await rowCounts(portal)) }
}

async function cutAt(command: Command, place: number, fate: Fate, left: Counts): Promise<string | undefined> {
  const of = await command.ready()
  const before = await rowCounts(portal)
  proxy.judgeBy(({ no }) => (no === place ? fate : 'pass'))
  const key = newId()
  const tries = [await send(of, key)]
  proxy.judgeBy(() => 'pass')
  const half = grown(before, await rowCounts(portal))
  const whole = JSON.stringify(half) === JSON.stringify(left)
  if (!whole && Object.keys(half).length) return `left a half: ${JSON.stringify(half)}`
  if (tries[0]!.status !== 200 && !mayRetry(tries[0]!)) return `answered ${tries[0]!.status} ${tries[0]!.text}`
  for (let no = 0; no < 5 && (no === 0 || mayRetry(tries.at(-1)!)); no++) tries.push(await send(of, key))
  const last = tries.at(-1)!
  if (last.status !== 200) return `the retry answered ${last.status} ${last.text}`
  if (tries[0]!.status === 200 && tries[0]!.text !== last.text)
    return `other answers: ${tries[0]!.text} and ${last.text}`
  const after = grown(before, await rowCounts(portal))
  if (JSON.stringify(after) !== JSON.stringify(left))
    return `not once: ${JSON.stringify(after)} for ${JSON.stringify(left)}`
  const ids = tries.map(({ requestId }) => `'${requestId}'`).join()
  const { rows } = await portal.db.sql.execute(
    raw.raw(`select distinct request_id from audit_line where request_id in (${ids})`),
  )
  return rows.length === 1 ? undefined : `its trail stands under ${rows.length} of ${tries.length} requests`
}

describe('the connection is cut at a statement of a command: all or nothing, and the retry gets the one answer', () => {
  test(`every ${EVERY}. statement and the answer to COMMIT`, { timeout: 3_600_000 }, async () => {
    const wrong: string[] = []
    let cuts = 0
    for (const command of commands) {
      await asItIs(command)
      const { statements, left } = await asItIs(command)
      expect(Object.keys(left).length, `${command.name} leaves something`).toBeGreaterThan(1)
      const commit = statements.lastIndexOf('commit') + 1
      expect(commit, `${command.name} commits`).toBeGreaterThan(0)
      for (let place = 1; place <= statements.length; place++) {
        if (place !== commit && (place + cuts) % EVERY) continue
        for (const fate of ['lost', 'answer lost'] as const) {
          cuts++
          const what = await cutAt(command, place, fate, left)
          if (what) wrong.push(`${command.name}, statement ${place} of ${statements.length} ${fate}: ${what}`)
        }
      }
    }
    console.log(`${commands.length} commands, ${cuts} cuts`)
    expect(wrong).toEqual([])
  })

  test('the pool got back on its feet: nothing of it is left hanging', async () => {
    expect(
      await Promise.all(
        Array.from({ length: 9 }, () => behind.inTx(async sql => (await sql.execute(raw`select 1 as n`)).rows[0])),
      ),
    ).toHaveLength(9)
    expect(portal.defects).toEqual([])
  })

  test('what must always hold, holds', () => expectInvariants(portal))
})
