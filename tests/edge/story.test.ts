import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '~/db/seed/demo'
import { givenRegion } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { worker } from './worker'

let portal: House
let edge: Awaited<ReturnType<typeof worker>>

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  await seedDemo(portal.db, { now: portal.clock.now(), passwordHash: 'unused', historyDays: 12 })
  for (const username of ['salesperson', 'sales_manager', 'sales_admin', 'ceo', 'admin', 'batcher'])
    await portal.adopt(username)
  edge = await worker(portal)
}, 180_000)

type Draft = { id: string; version: number; status: string }
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
  const { id } = await givenRegion(portal)
  const wish = { customerName: 'Edge Builders Pte Ltd', regionIds: [id] }
  const first = await ask('sales_admin', 'POST', '/customer', wish, 'edge-key-1')
  expect(first.status).toBe(200)
  const lines = await audited(first.body.id)
  expect(lines).toBeGreaterThan(0)
  const again = await ask('sales_admin', 'POST', '/customer', wish, 'edge-key-1')
  expect(again.body).toEqual(first.body)
  expect(await audited(first.body.id)).toBe(lines)
  const refused = await ask('sales_admin', 'POST', '/customer', { customerName: '', regionIds: [id] })
  expect(refused.status).toBe(422)
})

test('of 20 approvals at once exactly one wins, and the draft stands at the next level', async () => {
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
