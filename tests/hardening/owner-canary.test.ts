import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '~/domain/access/roles'
import { random } from '~/domain/kit/random'
import { newId } from '~/domain/kit/uuid'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { ON_PURPOSE, TOLD_TO_OWNERS } from './kit/on-purpose'
import { type Holdings, holdings, leakedOnes, OWNERSHIP, type Ownership } from './kit/ownership'
import { count, word } from './kit/parameters'
import { Sampler } from './kit/sample'
import { type Served, servedCalls } from './kit/served'

const TOLD = { ...ON_PURPOSE.tells, ...TOLD_TO_OWNERS }
/** Requests a call and person; `npm run matrix -- --asks 20` asks longer. */
const ASKS = count('asks', 3)
const SEED = count('seed', 20_261_120)

type Scoped = { name: string; role: Role; token: string; id: string; holds: Holdings }
let portal: House
let calls: Served[]
const people: Scoped[] = []

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 12 })
  calls = await servedCalls(portal)
  const { rows } = await portal.db.sql.execute<{ region: string; plant: string }>(
    raw`select r.id as region, p.id as plant from region r join plant p on p.region_id = r.id order by r.code, p.plant_code limit 1`,
  )
  const { region, plant } = rows[0]!
  const seller = await portal.adopt('salesperson')
  await add('salesperson', 'salesperson', seller.id, OWNERSHIP.salesperson(seller.scope.salespersonId!))
  for (const role of ['dispatcher', 'dispatcher_manager'] as const)
    await add(
      `${role}_7`,
      role,
      (await portal.person(`${role}_7`, { regionIds: [region] })).id,
      OWNERSHIP.region(region),
    )
  await add(
    'batcher_7',
    'batcher',
    (await portal.person('batcher_7', { plantIds: [plant] })).id,
    OWNERSHIP.plant(plant),
  )
}, 120_000)

async function add(name: string, role: Role, id: string, of: Ownership) {
  people.push({ name, role, id, token: await portal.tokenOf(name), holds: await holdings(portal, of) })
}

async function ask(of: Served, token: string, sampler: Sampler) {
  const inPath = (name: string, before: string) =>
    /^(id|a|b|c)$|Id$/.test(name)
      ? sampler.id(name === 'id' ? '' : name, before)
      : String(sampler.value({ type: 'string' }, name, before))
  const path = of.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath(name, of.path.slice(0, of.path.indexOf(`{${name}}`)))),
  )
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema } of of.parameters)
    if (place === 'query' && (required || sampler.chance(0.4)))
      query.set(name, name === 'limit' ? '200' : name === 'offset' ? '0' : String(sampler.value(schema, name, of.path)))
  const body = of.body ? JSON.stringify(sampler.value(of.body, '', of.path)) : undefined
  const url = `${path}${query.size ? `?${query}` : ''}`
  const answer = await portal.api.request(`/api${url}`, {
    method: of.method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': newId(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  })
  const type = answer.headers.get('content-type') ?? ''
  return {
    status: answer.status,
    said: /json|text/.test(type) ? await answer.text() : '',
    asked: `${url} ${body ?? ''}`,
  }
}

/** What a deputy is there for, on the drafts that are shown to them. */
const isDecision = ({ subject, action }: { subject: string; action: string }) =>
  subject === 'invoice_draft' && ['approve', 'reject'].includes(action)

describe('whose rows they are', () => {
  test('people of a scope know something and not everything', () => {
    for (const { holds } of people) {
      expect(holds.canaries.size).toBeGreaterThan(100)
      for (const table of ['project', 'order', 'delivery_order']) {
        expect(holds.own.ids.get(table)!.length, table).toBeGreaterThan(0)
        expect(holds.foreign.ids.get(table)!.length, table).toBeGreaterThan(0)
      }
    }
  })

  test('nothing of others in any answer, to questions about the own and about the foreign', {
    timeout: 300_000 + ASKS * 200_000,
  }, async () => {
    const leaks = new Map<string, number>()
    let asks = 0
    for (const reads of [true, false])
      for (const { name, role, token, holds } of people) {
        const only = word('call')
        const open = calls.filter(
          of =>
            (of.method === 'GET') === reads &&
            (of.roles.includes(role) || of.right === 'signed-in') &&
            of.call !== 'POST /logout' &&
            (!only || of.call.includes(only)),
        )
        const lane = async () => {
          for (let of = open.shift(); of; of = open.shift())
            for (let no = 0; no < ASKS; no++) {
              const known = no % 2 ? holds.foreign : holds.own
              const { said, asked } = await ask(of, token, new Sampler(random(SEED + no), known))
              asks++
              for (const table of new Set(leakedOnes(holds, said, asked).map(one => holds.canaries.get(one)!)))
                if (!(`${of.call} of ${table}` in TOLD)) {
                  const leak = `${name}: ${of.call} tells of ${table}`
                  leaks.set(leak, (leaks.get(leak) ?? 0) + 1)
                  if (word('show'))
                    console.log(
                      'SHOW',
                      leak,
                      asked.slice(0, 120),
                      leakedOnes(holds, said, asked).slice(0, 3).join(' | '),
                      said.slice(0, 300),
                    )
                }
            }
        }
        await Promise.all(Array.from({ length: 4 }, lane))
      }
    console.log(`owner canaries: ${asks} requests of ${people.length} people`)
    expect([...leaks.keys()].sort()).toEqual([])
  })

  test('nobody changed a row of others', async () => {
    for (const { id, name, holds } of people) {
      const { rows } = await portal.db.sql.execute<{ subject: string; subjectId: string; action: string }>(
        raw`select subject, subject_id as "subjectId", action from audit_line where actor_id = ${id} and subject_id is not null`,
      )
      const strayed = rows
        .filter(
          row => holds.canaries.has(row.subjectId) && !(isDecision(row) && holds.through?.names.has(row.subjectId)),
        )
        .map(({ subject, action }) => `${name}: ${action} ${subject}`)
      expect([...new Set(strayed)]).toEqual([])
    }
  })

  test('what must always hold, holds', async () => {
    expect(portal.defects).toEqual([])
    await expectInvariants(portal)
  })
})
