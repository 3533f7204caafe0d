import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { seedDemo } from '~/db/seed/demo'
import { sessions, users } from '~/db/users/tables'
import { addMinutes } from '~/domain/kit/time'
import { hashPassword } from '~/workflows/users/hash-password'
import { givenCustomer, givenRegion } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { worker } from './worker'

let portal: House
let edge: Awaited<ReturnType<typeof worker>>

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  // On any day of a month enough of the last half month is behind it to be on drafts.
  await seedDemo(portal.db, { now: portal.clock.now(), passwordHash: 'unused', historyDays: 21 })
  for (const username of ['salesperson', 'sales_manager', 'sales_admin', 'ceo', 'admin', 'batcher'])
    await portal.adopt(username)
  edge = await worker(portal)
}, 180_000)

type Draft = { id: string; version: number; status: string; total: string }
type Body = { id: string; total: number; rows: [Draft, ...Draft[]]; approvals: object[] }

async function ask(username: string, method: string, path: string, body?: object, key: string = crypto.randomUUID()) {
  const answer = await edge.fetch(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await portal.tokenOf(username)}`,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const audited = async (subjectId: string) => {
  const { rows } = await portal.db.sql.execute<{ n: number }>(
    `select count(*)::int as n from audit_line where subject_id = '${subjectId}'`,
  )
  return rows[0]!.n
}

test('a list is read, counted and kept from those who may not see it', async () => {
  const list = await ask('admin', 'POST', '/invoice-draft/list', { status: 'with_sales' })
  expect(list.status).toBe(200)
  expect(list.body.total).toBeGreaterThan(0)
  expect(list.body.rows[0]).toMatchObject({ status: 'with_sales', total: expect.stringMatching(/^-?\d+\.\d{2}$/) })
  expect((await ask('batcher', 'POST', '/invoice-draft/list', { status: 'with_sales' })).status).toBe(403)
})

test('a write is one transaction with its audit line, and the same key has one effect', async () => {
  const { id: regionId } = await givenRegion(portal)
  const { id: customerId } = await givenCustomer(portal, { regionIds: [regionId] })
  const wish = { projectName: 'Edge Tower', customerId, regionId }
  const first = await ask('sales_admin', 'POST', '/project', wish, 'edge-key-1')
  expect(first.status).toBe(200)
  const lines = await audited(first.body.id)
  expect(lines).toBeGreaterThan(0)
  const again = await ask('sales_admin', 'POST', '/project', wish, 'edge-key-1')
  expect(again.body).toEqual(first.body)
  expect(await audited(first.body.id)).toBe(lines)
  const refused = await ask('sales_admin', 'POST', '/project', { ...wish, projectName: '' })
  expect(refused.status).toBe(422)
})

test('of 20 approvals at once exactly one wins, and the draft is at the next level', async () => {
  const { body } = await ask('salesperson', 'POST', '/invoice-draft/list', { status: 'with_sales' })
  const [draft] = body.rows
  const drafts = [{ id: draft.id, version: draft.version }]
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask('salesperson', 'PUT', '/invoice-draft/approve', { drafts })),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  expect(answers.filter(answer => answer.status >= 500)).toEqual([])
  const { body: now } = await ask('admin', 'GET', `/invoice-draft/${draft.id}`)
  expect(now).toMatchObject({ status: 'with_manager' })
  expect(now.approvals).toHaveLength(1)
})

test('none of this went to the Lambda', () => {
  expect(edge.lambda.calls).toEqual([])
})

test('a large approval waits for a fresh proof here as on a machine: of a list nothing moves, then the same key moves all', async () => {
  const password = 'a long enough phrase'
  const [{ id: userId } = { id: '' }] = await portal.db.sql
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.username, 'sales_manager'))
    .returning()
  const longAgo = addMinutes(portal.clock.at, -60)
  await portal.db.sql.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.userId, userId))
  const from = (amountAbove: string) =>
    portal.given(work => setSetting(work, 'users.step-up', { asked: 'always', proofMinutes: 15, amountAbove }))
  const list = async () =>
    (await ask('sales_manager', 'POST', '/invoice-draft/list', { status: 'with_manager', limit: 50 })).body.rows
  const key = ({ id, version }: Draft) => ({ id, version })
  const [small, ...large] = (await list()).filter(({ total }) => Number(total) > 0)
  const drafts = large.slice(0, 2).map(key)
  expect(drafts).toHaveLength(2)

  await from('99999999')
  expect((await ask('sales_manager', 'PUT', '/invoice-draft/approve', { drafts: [key(small!)] })).status).toBe(200)
  await from('0')
  const refused = await ask('sales_manager', 'PUT', '/invoice-draft/approve', { drafts }, 'large-approval-1')
  expect(refused).toMatchObject({ status: 403, body: { type: 'urn:portal:step-up-required' } })
  expect(await list()).toEqual(expect.arrayContaining(drafts.map(one => expect.objectContaining(one))))
  const rejected = { drafts: drafts.slice(0, 1), reason: 'Look again' }
  expect((await ask('sales_manager', 'PUT', '/invoice-draft/reject', rejected)).status).toBe(200)

  const proof = await ask('sales_manager', 'POST', '/administration/user/me/proof', { currentPassword: password })
  expect(proof.status).toBe(200)
  expect(edge.lambda.calls).toEqual(['POST /api/administration/user/me/proof'])
  const rest = { drafts: (await list()).slice(0, 2).map(key) }
  const passed = await ask('sales_manager', 'PUT', '/invoice-draft/approve', rest, 'large-approval-1')
  expect(passed.status).toBe(200)
  expect(await ask('sales_manager', 'PUT', '/invoice-draft/approve', rest, 'large-approval-1')).toEqual(passed)
})
