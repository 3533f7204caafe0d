import { beforeAll, beforeEach, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { approvalsOf } from '~/db/kit/approval'
import { setSetting } from '~/db/kit/set-setting'
import { auditTrail } from '~/db/kit/trail'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let id: string

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})
beforeEach(async () => {
  id = (await givenDraft(portal, { ...world, regionId: world.region.id })).id
})

const levels = (count: number) => portal.given(work => setSetting(work, 'billing.levels', count))
const row = () => invoiceDraft.get(portal.db.sql, id)
const approve = async (who: string) =>
  portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: (await row()).version }] })
const story = async () => {
  const { rows } = await auditTrail(
    portal.db.sql,
    { subject: 'invoice_draft', subjectId: id },
    { limit: 20, offset: 0 },
  )
  return rows.map(of => of.action).reverse()
}

test('one level: the first approval is the last, in one step of the machine', async () => {
  await levels(1)
  expect((await approve('sales_manager')).status).toBe(403)
  expect((await approve('admin')).body.results[0]).toMatchObject({ ok: true, status: 'approved' })
  expect(await row()).toMatchObject({ status: 'approved', approvedAt: portal.clock.at, version: 2 })
  expect(await approvalsOf(portal.db.sql, 'invoice_draft', id)).toHaveLength(1)
  expect(await story()).toEqual(['create', 'approve'])
  expect((await approve('ceo')).status).toBe(409)
})

test('two levels: the sales manager ends it, the CEO is not asked', async () => {
  await levels(2)
  expect((await approve('admin')).body.results[0].status).toBe('with_manager')
  expect((await row()).approvedAt).toBeNull()
  expect((await approve('ceo')).status).toBe(403)
  expect((await approve('sales_manager')).body.results[0].status).toBe('approved')
  expect(await row()).toMatchObject({ approvedAt: portal.clock.at, version: 3 })
  expect(await story()).toEqual(['create', 'approve', 'approve'])
})

test('a draft that waits for a level no longer asked for is still decided there; three levels are three', async () => {
  await levels(3)
  await approve('admin')
  await approve('sales_manager')
  expect((await row()).status).toBe('with_ceo')
  await levels(1)
  expect((await approve('ceo')).body.results[0].status).toBe('approved')
  expect((await row()).approvedAt).toEqual(portal.clock.at)
  expect(portal.defects).toEqual([])
})

test('a draft says how many levels it needs: those of the setting, and once approved those that it had', async () => {
  const shown = async () => (await portal.as('ceo').get(`/invoice-draft/${id}`)).body.levels
  await levels(3)
  expect(await shown()).toBe(3)
  await levels(2)
  expect(await shown()).toBe(2)
  await levels(1)
  await approve('admin')
  await levels(3)
  expect((await row()).status).toBe('approved')
  expect(await shown()).toBe(1)
})
