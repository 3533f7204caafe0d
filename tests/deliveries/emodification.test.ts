import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import { approvalsOf } from '~/db/kit/approval'
import { auditTrail } from '~/db/kit/trail'
import { silo } from '~/db/materials/silo'
import { stockEntries } from '~/db/materials/tables'
import { type Deliveries, givenDelivered, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const submit = (load: { id: string; version: number }, changes: object, more: object = {}, who = 'dispatcher') =>
  portal.as(who).post('/emodification/submit', {
    deliveryOrderId: load.id,
    version: load.version,
    cause: 'documentation_error',
    changes,
    ...more,
  })
const decide = (who: string, row: { id: string; version: number }, decision = 'approve', reason?: string) =>
  portal.as(who).post(`/emodification/process-approval/${row.id}`, {
    decision,
    version: row.version,
    ...(reason ? { reason } : {}),
  })
const cementLevel = async () => Number((await silo.get(portal.db.sql, world.recipe[0]!.siloId!)).levelKg)

describe('R-117 e-modification: submit, process approval, withdraw', () => {
  test('a small change of quantity: two persons, a revision, stock by reversing rows, the ticket kept', async () => {
    const { load } = await givenDelivered(portal, world, 0)
    const before = await cementLevel()
    const made = await submit(load, { doQuantity: '8.60', batchingNo: 'B-9' }, { remarks: 'Scale ticket attached' })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      status: 'submitted',
      levels: 2,
      levelRoles: [
        ['dispatcher_manager', 'admin'],
        ['finance_ar', 'finance_hod', 'admin'],
      ],
      flags: ['price', 'stock', 'carbon'],
      before: { doQuantity: '9.00', batchingNo: null },
    })
    expect(made.body.emodNo).toMatch(/^EM-26-\d{5}$/)
    const status = await portal.as('dispatcher').get(`/orderdetail/emodification-status?deliveryOrderId=${load.id}`)
    expect(status.body).toMatchObject({ pending: true, open: { status: 'submitted', levels: 2 } })

    expect((await decide('dispatcher', made.body)).status).toBe(403)
    expect((await decide('finance_ar', made.body)).body).toMatchObject({
      detail: 'Level 1 is for the dispatcher manager',
      facts: { rule: 'level' },
    })
    const first = await decide('dispatcher_manager', made.body)
    expect(first.body.status).toBe('approved_1')
    // A sentence names people as they call themselves, never by the code of a role.
    const refused = (await decide('dispatcher_manager', first.body)).body
    expect(refused.detail).toMatch(/^Level 2 is for the accounts receivable/)
    expect(refused.detail).not.toMatch(/[a-z]_[a-z]/)
    expect((await decide('finance_ar', made.body)).body.title).toBe('stale')
    expect(await cementLevel()).toBe(before)
    const applied = await decide('finance_ar', first.body)
    expect(applied.body).toMatchObject({ status: 'applied', appliedRevision: 2 })

    const after = await deliveryOrder.get(portal.db.sql, load.id)
    expect(after).toMatchObject({ quantity: '8.60', batchingNo: 'B-9', revision: 2, emodificationPending: false })
    const revisions = await revisionsOf(portal.db.sql, load.id)
    expect(revisions.map(row => [row.revision, row.facts.quantity])).toEqual([
      [1, '9.00'],
      [2, '8.60'],
    ])
    expect(await cementLevel()).toBeCloseTo(before + 350 * 0.4, 3)
    const rows = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
    expect(Map.groupBy(rows, row => row.kind).get('adjusted')).toHaveLength(4)
    expect(rows).toHaveLength(12)
    expect((await approvalsOf(portal.db.sql, 'emodification', made.body.id)).map(of => of.level)).toEqual([1, 2])
    const trail = await auditTrail(
      portal.db.sql,
      { subject: 'delivery_order', subjectId: load.id },
      { limit: 50, offset: 0 },
    )
    expect(trail.rows.find(of => of.action === `apply ${made.body.emodNo}`)).toMatchObject({
      before: { quantity: '9.00' },
      after: { quantity: '8.60' },
    })
    const view = await portal.as('dispatcher').get(`/emodification/view/${made.body.id}`)
    expect(view.body.steps.map((of: { approverName: string }) => of.approverName)).toEqual([
      'Dispatcher manager',
      'Finance ar',
    ])
    const detail = await portal.as('it_support').get(`/support/v2/emodDetails?doNumber=${load.doNumber}`)
    expect(detail.body).toMatchObject({ load: { revision: 2 }, requests: [{ status: 'applied' }] })
    expect(
      (await portal.as('it_support').get(`/support/v2/emodWorkflow?doNumber=${load.doNumber}`)).body.flows,
    ).toHaveLength(1)
    expect((await portal.as('admin').get(`/support/v2/emodDetails?doNumber=${load.doNumber}`)).status).toBe(403)
  })

  test('who asks does not approve, and one person holds one level', async () => {
    const { load } = await givenDelivered(portal, world, 1)
    const own = await submit(
      load,
      { returnConcrete: '1.00', returnCause: 'weather' },
      { cause: 'partial_return' },
      'dispatcher_manager',
    )
    const refused = await decide('dispatcher_manager', own.body)
    expect([refused.status, refused.body.facts.rule]).toEqual([403, 'four-eyes'])
    const first = await decide('admin', own.body)
    expect(first.body.status).toBe('approved_1')
    const twice = await decide('admin', first.body)
    expect([twice.status, twice.body.facts.rule]).toEqual([409, 'four-eyes'])
    const applied = await decide('finance_hod', first.body)
    expect(applied.body.status).toBe('applied')
    expect((await deliveryOrder.get(portal.db.sql, load.id)).returnConcrete).toBe('1.00')
  })

  test('reject needs a reason, withdraw is for who asked, and one request is open at a time', async () => {
    const { load } = await givenDelivered(portal, world, 2)
    const made = await submit(load, { onSiteAt: '2026-11-20T01:38:00Z' }, { cause: 'wrong_time' })
    expect(made.body).toMatchObject({ levels: 1, flags: [] })
    const pending = await deliveryOrder.get(portal.db.sql, load.id)
    expect((await submit(pending, { batchingNo: 'X' })).body.facts.rule).toBe('one-request')
    expect((await decide('dispatcher_manager', made.body, 'reject')).status).toBe(422)
    expect(
      (await portal.as('dispatcher_manager').post(`/emodification/${made.body.id}/withdraw`, { version: 1 })).status,
    ).toBe(403)
    expect(
      (await portal.as('dispatcher').post(`/emodification/${made.body.id}/withdraw`, { version: 1 })).body.status,
    ).toBe('withdrawn')
    const again = await submit(
      await deliveryOrder.get(portal.db.sql, load.id),
      { onSiteAt: '2026-11-20T01:38:00Z' },
      { cause: 'wrong_time' },
    )
    const rejected = await decide('dispatcher_manager', again.body, 'reject', 'The gate log says 01:40')
    expect(rejected.body).toMatchObject({ status: 'rejected', decidedReason: 'The gate log says 01:40' })
    expect((await decide('dispatcher_manager_2', rejected.body)).status).toBe(409)
    const after = await deliveryOrder.get(portal.db.sql, load.id)
    expect(after).toMatchObject({ revision: 1, emodificationPending: false })
    expect(after.onSiteAt?.toISOString()).toBe('2026-11-20T01:40:00.000Z')
  })

  test('what does not fit is refused with its field', async () => {
    const { load } = await givenDelivered(portal, world, 3)
    const errors = async (changes: object, more: object = {}) => (await submit(load, changes, more)).body.errors
    expect(await errors({ doQuantity: '9.0' })).toHaveProperty('changes')
    expect(await errors({ onSiteAt: '2026-11-20T00:30:00Z' })).toEqual({
      'changes.onSiteAt': ['It is before it left the plant'],
    })
    expect(await errors({ projectId: load.customerId })).toHaveProperty(['changes.projectId'])
    expect(await errors({ doQuantity: '' })).toHaveProperty(['changes.doQuantity'])
    expect(await errors({ doQuantity: '8' }, { cause: 'mood' })).toHaveProperty('cause')
    expect((await submit({ ...load, version: 1 }, { doQuantity: '8' })).body.title).toBe('stale')
    const { load: open } = await givenOrder(portal, world, { loads: 1 })
    expect((await submit(open, { doQuantity: '8' })).status).toBe(409)
    expect((await submit(load, { doQuantity: '8' }, {}, 'batcher')).status).toBe(403)
    expect((await submit(load, { doQuantity: '8' }, {}, 'dispatcher_9')).status).toBe(404)
  })
})

test('the effect is previewed and nothing is written; a load on an approved draft brings the head of finance', async () => {
  const { load } = await givenDelivered(portal, world, 0)
  const draft = await portal.given(work =>
    invoiceDraft.insert(work, {
      draftNo: 'D-1',
      customerId: load.customerId,
      projectId: load.projectId,
      regionId: load.regionId,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      status: 'approved',
      madeBy: work.by.id,
    }),
  )
  const held = await portal.given(async work =>
    deliveryOrder.move(work, await deliveryOrder.lock(work, load.id), { invoiceDraftId: draft.id }, 'hold'),
  )
  const preview = await portal.as('dispatcher').post('/emodification/preview', {
    deliveryOrderId: load.id,
    cause: 'weight_variance',
    changes: { doQuantity: '8.80' },
  })
  expect(preview.body).toMatchObject({
    chain: { levels: 2, flags: ['price', 'stock', 'carbon', 'invoice'] },
    invoice: { state: 'approved', draftNo: 'D-1', text: 'Draft D-1 goes back to the first level' },
    changed: ['doQuantity'],
  })
  expect(preview.body.stock.find((of: { material: string }) => of.material === 'CEM I 42.5')).toMatchObject({
    before: '3150.000',
    after: '3080.000',
    difference: '-70.000',
  })
  expect(Number(preview.body.carbon.after)).toBeCloseTo((Number(preview.body.carbon.before) * 8.8) / 9, 2)
  expect((await deliveryOrder.get(portal.db.sql, load.id)).version).toBe(held.version)

  const made = await submit(held, { doQuantity: '8.80' }, { cause: 'weight_variance' })
  const first = await decide('dispatcher_manager', made.body)
  expect((await decide('finance_ar', first.body)).status).toBe(403)
  expect((await decide('finance_hod', first.body)).body.status).toBe('applied')
  const after = await invoiceDraft.get(portal.db.sql, draft.id)
  expect(after).toMatchObject({ round: 2 })
  expect(after.status).not.toBe('approved')
})

test('R-064 search by submit date, delivery date, number and status; my turn, others and decided', async () => {
  const search = (who: string, query: string) => portal.as(who).get(`/emodification/search-approval?${query}`)
  const { load } = await givenDelivered(portal, world, 1)
  const made = await submit(load, { washoutFee: '60.00' }, { cause: 'surcharge_waiver' })
  const numbers = async (who: string, query: string) =>
    (await search(who, query)).body.rows.map((row: { emodNo: string }) => row.emodNo)
  expect(await numbers('dispatcher_manager', 'turn=mine')).toEqual([made.body.emodNo])
  expect(await numbers('finance_ar', 'turn=mine')).toEqual([])
  expect(await numbers('finance_ar', 'turn=others')).toEqual([made.body.emodNo])
  expect(
    await numbers('dispatcher', `submitDate=2026-11-20&doDate=2026-11-20&status=submitted&doNumber=${load.doNumber}`),
  ).toEqual([made.body.emodNo])
  expect(
    (await search('dispatcher', 'turn=decided')).body.rows.every(
      (row: { status: string }) => row.status !== 'submitted',
    ),
  ).toBe(true)
  for (const other of ['submitDate=2026-11-19', 'doDate=2026-11-19', 'status=applied', 'doNumber=NONE'])
    expect(await numbers('dispatcher', other), other).not.toContain(made.body.emodNo)
  for (const name of ['submitdate', 'deliveryDate', 'donumber', 'state'])
    expect((await search('dispatcher', `${name}=2026-11-20`)).body.errors).toHaveProperty(name)
  expect((await search('dispatcher_9', '')).body.rows).toEqual([])
  expect((await search('dispatcher', 'sort=colour')).status).toBe(422)
  const found = await portal.as('finance_ar').get('/emodification/advanced-search?cause=surcharge_waiver&flag=price')
  expect(found.body.rows).toHaveLength(1)
  for (const path of ['flag-statuses', 'causes', 'statuses'])
    expect((await portal.as('dispatcher').get(`/emodification/${path}`)).body.length).toBeGreaterThan(4)
  expect(
    (await portal.as('dispatcher').get(`/emodification/emodification-status?deliveryOrderId=${load.id}`)).body.pending,
  ).toBe(true)
  expect(portal.defects).toEqual([])
})

test('a silo counted since the batch was seen with the load in it: the corrected load leaves the level as found', async () => {
  const { load } = await givenDelivered(portal, world, 3)
  portal.clock.at = new Date(portal.clock.at.getTime() + 3 * 3_600_000)
  const { siloId } = world.recipe[0]!
  const counted = { siloId, levelKg: (await cementLevel()).toFixed(3), remarks: 'Dipped' }
  expect((await portal.as('batcher').put('/silo-level', counted)).body.status).toBe('posted')
  const found = await cementLevel()
  const made = await submit(load, { doQuantity: '8.60' })
  const first = await decide('dispatcher_manager', made.body)
  expect((await decide('finance_ar', first.body)).body.status).toBe('applied')
  expect(await cementLevel()).toBe(found)
  const { batchedAt } = await deliveryOrder.get(portal.db.sql, load.id)
  const rows = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
  expect([...new Set(rows.map(row => row.at.toISOString()))]).toEqual([batchedAt!.toISOString()])
})
