import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { projectsToBill } from '~/db/billing/billable'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { draftProject } from '~/workflows/billing/draft-project'
import { draftProjects } from '~/workflows/billing/draft-projects'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
  // A few customers get a bill for each product, so that a project has several drafts.
  await portal.db.sql.execute(sql`update customer set bill_split = '{product}' where id in
    (select distinct customer_id from delivery_order where invoice_draft_id is null order by customer_id limit 3)`)
})

const PERIOD = { fromDate: '2026-11-01', toDate: '2026-11-19' }

/** All that the drafts say, with names in place of what each run numbers by itself. */
const standing = async ({ sql: run }: Work) =>
  (
    await run.execute<Record<string, unknown>>(sql`
      select d.project_id, d.customer_id, d.region_id, d.salesperson_id, d.split_key, d.from_date, d.to_date, d.status, d.quantity,
        d.subtotal, d.gst, d.total, d.lines_hash, d.purchase_order_no, d.made_by,
        (select json_agg(to_jsonb(l) - '{id,draft_id}'::text[] order by l.place, l.delivery_order_id, l.description)
          from invoice_draft_line l where l.draft_id = d.id) as lines,
        (select json_agg(json_build_array(e.kind, e.text, e.delivery_order_id, e.owner_id) order by e.kind, e.text)
          from invoice_draft_exception e where e.draft_id = d.id) as exceptions,
        (select json_agg(o.id order by o.id) from delivery_order o where o.invoice_draft_id = d.id) as loads,
        (select json_agg(json_build_array(a.action, jsonb_typeof(a.before), a.changed) order by a.seq)
          from audit_line a where a.subject = 'invoice_draft' and a.subject_id = d.id) as trail
      from invoice_draft d where d.from_date >= '2026-11-01' order by d.project_id, d.customer_id, d.split_key`)
  ).rows

/** Drafts as one way of making them leaves them, taken back after. */
async function drafted(how: (work: Work, parties: { projectId: string; customerId: string }[]) => Promise<unknown>) {
  let left: Record<string, unknown>[] = []
  const undone = new Error('taken back')
  const { now } = portal.clock
  const going = inOneGo(portal.db, { by: SYSTEM, now: now(), requestId: 'test' }, async work => {
    await how(work, await projectsToBill(work.sql, SYSTEM, PERIOD))
    left = await standing(work)
    throw undone
  })
  await expect(going).rejects.toBe(undone)
  return left
}

test('drafts of many projects made together are the drafts made project by project: lines, exceptions, loads and trail', async () => {
  const together = await drafted((work, parties) => draftProjects(work, parties, PERIOD))
  const apart = await drafted(async (work, parties) => {
    for (const party of parties) await draftProject(work, party, PERIOD)
  })
  expect(together.length).toBeGreaterThan(20)
  expect(together.filter(draft => draft.exceptions)).not.toEqual([])
  expect(new Set(together.map(draft => draft.project_id)).size).toBeLessThan(together.length)
  expect(together).toEqual(apart)
})
