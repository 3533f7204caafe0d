import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { approvals } from '~/db/kit/tables'
import { givenDraft } from '../kit/given/billing'
import { givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

/** RACE_ROUNDS=500 for the long form. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 50)
const BURST = 30
/** Who may give each level; of those who took one already nobody may give another. */
const LEVELS = [
  { status: 'with_manager', people: ['salesperson', 'admin', 'admin_2', 'admin_3'] },
  { status: 'with_ceo', people: ['sales_manager', 'sales_manager_2', 'admin_4', 'admin_5'] },
  { status: 'approved', people: ['ceo', 'ceo_2', 'admin_6', 'admin_7'] },
] as const

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>

beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  for (const username of LEVELS.flatMap(({ people }) => people))
    if (username !== 'salesperson') await portal.person(username)
})

const approve = (username: string, draft: { id: string; version: number }) =>
  portal.as(username).put('/invoice-draft/approve', { drafts: [{ id: draft.id, version: draft.version }] })

test(`${BURST} parallel approvals of one draft × ${ROUNDS} rounds: exactly one wins per level`, {
  timeout: 20_000 + ROUNDS * 4000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    let row = await givenDraft(portal, site)
    for (const [level, { status, people }] of LEVELS.entries()) {
      const tries = await Promise.all(
        Array.from({ length: BURST }, (_, at) => approve(people[at % people.length]!, row)),
      )
      const won = tries.filter(answer => answer.status === 200)
      expect(won, `round ${round}`).toHaveLength(1)
      expect(won[0]!.body.results[0]).toMatchObject({ id: row.id, ok: true, status })
      expect(new Set(tries.map(answer => answer.status))).toEqual(new Set([200, 409]))
      row = await invoiceDraft.get(portal.db.sql, row.id)
      expect(row.status).toBe(status)
      const given = await portal.db.sql.select().from(approvals).where(eq(approvals.subjectId, row.id))
      expect(given.map(of => of.level).sort()).toEqual(Array.from({ length: level + 1 }, (_, at) => at + 1))
      expect(new Set(given.map(of => of.approverId)).size).toBe(level + 1)
    }
  }
})

test('approvals and rejections of one draft at once: one decision counts', async () => {
  for (let round = 0; round < 5; round++) {
    const row = await givenDraft(portal, site)
    const drafts = [{ id: row.id, version: row.version }]
    const tries = await Promise.all(
      Array.from({ length: BURST }, (_, at) =>
        at % 2
          ? approve(`admin_${2 + (at % 3)}`, row)
          : portal.as('admin').put('/invoice-draft/reject', { drafts, reason: 'Not agreed' }),
      ),
    )
    expect(tries.filter(answer => answer.status === 200)).toHaveLength(1)
    const after = await invoiceDraft.get(portal.db.sql, row.id)
    expect(['with_manager', 'draft']).toContain(after.status)
    expect(after.version).toBe(row.version + 1)
  }
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
