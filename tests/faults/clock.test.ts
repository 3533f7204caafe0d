import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { signToken } from '~/functions/kit/token'
import { givenDraft } from '../kit/given/billing'
import { givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>

beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  for (const who of ['admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
})

/** Another node on the same database, whose clock is off. */
function node(offMs: number) {
  const { parts } = portal
  const clock = { now: () => new Date(portal.clock.at.getTime() + offMs) }
  const api = buildApi({ ...parts, clock }, fullDoor)
  const token = async (who: string) => {
    await portal.tokenOf(who)
    const { rows } = await portal.db.sql.execute<{ userId: string; id: string }>(
      raw`select s.user_id as "userId", s.id from session s join portal_user u on u.id = s.user_id where u.username = ${who} limit 1`,
    )
    const { userId, id } = rows[0]!
    return (await signToken(parts.settings.tokens, { userId, sessionId: id }, clock.now())).token
  }
  const ask = async (bearer: string, method: string, path: string, json?: object) => {
    const answer = await api.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': newId() },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return { token, ask }
}

const approve = (id: string, version: number) => ({ drafts: [{ id, version }] })

describe('two nodes whose clocks differ', () => {
  test.each([60 * SECOND, -60 * SECOND])(
    'by %i ms: each takes the token of the other and goes on with its work',
    async off => {
      const [here, there] = [node(0), node(off)]
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const)
        expect((await to.ask(await from.token('admin'), 'GET', '/session')).status).toBe(200)
      const { id } = await givenDraft(portal, site)
      const steps = [here, there, here]
      for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries()) {
        const on = steps[at]!
        const { status, body } = await on.ask(await on.token(who), 'PUT', '/invoice-draft/approve', approve(id, at + 1))
        expect([status, body.results?.[0].ok], JSON.stringify(body)).toEqual([200, true])
      }
      const { rows } = await portal.db.sql.execute(
        raw`select after->>'status' as status from audit_line where subject = 'invoice_draft' and subject_id = ${id} and after ? 'status' order by seq`,
      )
      expect(rows.map(row => row.status).slice(-3)).toEqual(['with_manager', 'with_ceo', 'approved'])
    },
  )

  test('a token lives no longer than a minute beyond its time, and counts no earlier than a minute before', async () => {
    const here = node(0)
    const old = async (agoMs: number) => here.ask(await node(-agoMs).token('admin'), 'GET', '/session')
    const { accessMinutes } = portal.parts.settings.tokens
    expect((await old(accessMinutes * MINUTE - SECOND)).status).toBe(200)
    expect((await old(accessMinutes * MINUTE + 61 * SECOND)).status).toBe(401)
    expect((await old(-59 * SECOND)).status).toBe(200)
    expect((await old(-62 * SECOND)).status).toBe(401)
  })

  test.each([5 * MINUTE, -5 * MINUTE, DAY, -DAY])('by %i ms: refused or right, never half', async off => {
    const [here, there] = [node(0), node(off)]
    const { id } = await givenDraft(portal, site)
    const answers = []
    for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries()) {
      const on = at % 2 ? there : here
      const first = await on.ask(await on.token(who), 'PUT', '/invoice-draft/approve', approve(id, at + 1))
      answers.push(first.status)
      // A node that takes the session for over refuses; the other one does the work.
      if (first.status === 401) {
        const again = await here.ask(await here.token(who), 'PUT', '/invoice-draft/approve', approve(id, at + 1))
        expect(again.status).toBe(200)
      }
    }
    expect(answers.every(status => status === 200 || status === 401)).toBe(true)
    const { rows } = await portal.db.sql.execute<{ level: number }>(
      raw`select level from approval where subject_id = ${id} order by level`,
    )
    expect(rows.map(of => of.level)).toEqual([1, 2, 3])
  })

  test('the trail is ordered by its number, whatever the clocks said', async () => {
    const { rows } = await portal.db.sql.execute<{ n: number }>(
      raw`select count(*)::int n from (select subject_id, (before->>'status') as began, lag(after->>'status') over (partition by subject_id order by seq) as told
        from audit_line where subject = 'invoice_draft' and after ? 'status') chain where told is not null and began is not null and told <> began`,
    )
    expect(rows[0]!.n).toBe(0)
  })
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
