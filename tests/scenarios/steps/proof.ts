import { expect } from 'vitest'
import { sealAudit } from '~/db/kit/seal'
import { ok } from '../company'
import type { Story } from './story'

/** 7. Every step is in the audit trail with before and after, the chain verifies, and roles and scope keep their own. */
export async function prove(story: Story): Promise<void> {
  const { portal, order, draft, invoice, customer, project } = story
  const trail = async (subject: string, subjectId: string) =>
    ok(await portal.as('admin').get(`/audit?subject=${subject}&subjectId=${subjectId}&limit=200`)).rows
  const hold = (await trail('order', order.id)).find((line: { action: string }) => line.action === 'hold')
  expect(hold).toMatchObject({ before: { status: 'confirmed' }, after: { status: 'on_hold' } })
  const approvals = (await trail('invoice_draft', draft.id)).filter(
    (line: { action: string }) => line.action === 'approve',
  )
  expect(approvals.map((line: { after: { status: string } }) => line.after.status).reverse()).toEqual([
    ...['with_manager', 'with_manager', 'with_ceo', 'approved'],
  ])
  const sent = (await trail('invoice', invoice.id)).find((line: { action: string }) => line.action === 'send')
  expect(sent).toMatchObject({ before: { sentAt: null }, after: { sentAt: expect.any(String) } })
  while ((await sealAudit(portal.db, portal.clock.at)) > 0);
  expect(ok(await portal.as('it_support').get('/audit/verify'))).toMatchObject({ brokenAt: null })

  const status = async (who: string, path: string) => (await portal.as(who).get(path)).status
  for (const [path, allowed, denied, outside] of [
    [`/customer/${customer.id}`, 'salesperson', 'batcher', 'salesperson_2'],
    [`/project/${project.id}`, 'salesperson', 'batcher', 'salesperson_2'],
    [`/order/${order.id}`, 'dispatcher', 'finance_ar', null],
    [`/invoice-draft/${draft.id}`, 'salesperson', 'dispatcher', 'salesperson_2'],
    [`/invoice/${invoice.id}`, 'salesperson', 'batcher', 'salesperson_2'],
  ] as const) {
    expect([path, await status(allowed, path), await status(denied, path)]).toEqual([path, 200, 403])
    if (outside) expect([path, await status(outside, path)]).toEqual([path, 404])
  }
  expect((await portal.as(null).get(`/order/${order.id}`)).status).toBe(401)
}
