import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { escalations } from '~/db/users/notification-tables'
import { SETTINGS } from '~/domain/kit/setting'
import { ok } from '../kit/house'
import { type Escalation, givenEscalation } from './escalation-told'

let it: Escalation

/** A Friday, 09:00 in Singapore. */
const FRIDAY_9 = '2026-11-20T01:00:00.000Z'
const SATURDAY_8_59 = '2026-11-21T00:59:00.000Z'
const SATURDAY_9 = '2026-11-21T01:00:00.000Z'
const MONDAY_8_59 = '2026-11-23T00:59:00.000Z'
const MONDAY_9 = '2026-11-23T01:00:00.000Z'

beforeAll(async () => {
  it = await givenEscalation(FRIDAY_9)
})

const as = (who: string) => it.portal.as(who)
const approve = async (who: string, id: string) => {
  const { version } = await invoiceDraft.get(it.portal.db.sql, id)
  return as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
}
const workOf = async (who: string, kind: string) =>
  ok(await as(who).get('/work-item')).rows.find((row: { kind: string }) => row.kind === kind)

describe('an approval that nobody gives', () => {
  let id: string
  let draftNo: string
  beforeAll(async () => {
    it.at(FRIDAY_9)
    const made = await it.draft()
    ;({ id, draftNo } = made)
  })

  test('goes to the role above after a working day, once, by two rounds at once too', async () => {
    it.at(SATURDAY_8_59)
    expect(await it.round()).toBe(0)
    it.at(SATURDAY_9)
    const both = await Promise.all([it.round(), it.round()])
    expect(both[0]! + both[1]!).toBe(1)
    expect(await it.round()).toBe(0)
    expect(await it.rowsOf(id)).toMatchObject([
      {
        ...{ kind: 'drafts', step: 1, toRoles: ['sales_manager'], had: [await it.personId('salesperson')] },
        ...{ told: [{ id: await it.personId('sales_manager'), insteadOf: null }], at: new Date(SATURDAY_9) },
      },
    ])
    await it.tell()
    await it.tell()
    expect(await it.told('sales_manager')).toMatchObject([
      {
        title: `Invoice draft to approve, ${draftNo}: nobody acted since 20/11/2026 09:00`,
        detail: 'It is with Salesperson. Escalated to Sales manager',
        url: `/sales-management/invoice-draft/edit?id=${id}`,
      },
    ])
    for (const who of ['salesperson', 'ceo', 'finance_hod', 'dispatcher_manager'])
      expect(await it.told(who)).toEqual([])
  })

  test('says so on the list of work of those who have it', async () => {
    expect(await workOf('salesperson', 'drafts')).toMatchObject({
      escalated: { to: 'Sales manager', at: SATURDAY_9 },
    })
  })

  test('goes one rung further after two, Sunday left out, and no further', async () => {
    it.at(MONDAY_8_59)
    expect(await it.round()).toBe(0)
    it.at(MONDAY_9)
    expect(await it.round()).toBe(1)
    await it.tell()
    expect(await it.told('ceo')).toHaveLength(1)
    expect(await it.told('sales_manager')).toHaveLength(1)
    expect(await workOf('salesperson', 'drafts')).toMatchObject({ escalated: { to: 'CEO', at: MONDAY_9 } })
    it.at('2026-11-24T09:00:00.000Z')
    expect(await it.round()).toBe(0)
  })

  test('waits anew at the next level once somebody acted, and is gone from the list', async () => {
    expect((await approve('salesperson', id)).body.results).toMatchObject([{ ok: true, status: 'with_manager' }])
    expect(await workOf('salesperson', 'drafts')).toBeUndefined()
    expect(await it.round()).toBe(0)
    expect(await workOf('sales_manager', 'drafts')).toMatchObject({ escalated: null })
    // The last minutes of the Tuesday, and the Wednesday until the same time.
    it.at('2026-11-25T09:00:00.000Z')
    expect(await it.round()).toBe(1)
    expect((await it.rowsOf(id)).map(row => [row.step, row.toRoles])).toEqual([
      [1, ['sales_manager']],
      [1, ['ceo']],
      [2, ['ceo']],
    ])
  })
})

test('acted on before its time nobody is told, and nothing of what waited long before the rule', async () => {
  it.at('2026-11-26T01:00:00.000Z')
  const { id } = await it.draft()
  const old = await it.draft()
  it.at('2026-11-27T00:59:00.000Z')
  expect((await approve('salesperson', id)).status).toBe(200)
  it.at('2026-11-27T01:00:00.000Z')
  await it.round()
  expect(await it.rowsOf(id)).toEqual([])
  expect(await it.rowsOf(old.id)).toHaveLength(1)
  await it.portal.db.sql.delete(escalations).where(eq(escalations.itemId, old.id))
  it.at('2026-12-10T01:00:00.000Z')
  await it.round()
  expect(await it.rowsOf(old.id)).toEqual([])
})

describe('who is away', () => {
  test('has a deputy told instead, who may act on it; what is no deputy is refused', async () => {
    const deputyId = await it.personId('ceo')
    const away = { awayFrom: '2026-12-14', awayUntil: '2026-12-16' }
    expect((await it.set('sales_manager', away)).body.errors).toHaveProperty('deputyId')
    expect((await it.set('sales_manager', { ...away, deputyId: await it.personId('batcher') })).status).toBe(422)
    expect((await it.set('sales_manager', { ...away, awayUntil: null, deputyId })).status).toBe(422)
    expect((await it.set('sales_manager', { ...away, awayUntil: '2026-12-13', deputyId })).status).toBe(422)
    ok(await it.set('sales_manager', { ...away, deputyId }))
    const kept = ok(await as('sales_manager').get('/notification/setting'))
    expect(kept).toMatchObject({ ...away, deputyId })
    expect(kept.deputies).toContainEqual({ id: deputyId, name: 'Ceo' })
    it.at('2026-12-14T01:00:00.000Z')
    const { id } = await it.draft()
    it.at('2026-12-15T01:00:00.000Z')
    expect(await it.round()).toBe(1)
    expect(await it.rowsOf(id)).toMatchObject([
      { toRoles: ['sales_manager'], told: [{ id: deputyId, insteadOf: await it.personId('sales_manager') }] },
    ])
    const before = (await it.told('sales_manager')).length
    await it.tell()
    expect((await it.told('ceo'))[0]!.detail).toBe(
      'It is with Salesperson. Escalated to Sales manager. You are the deputy of Sales manager',
    )
    expect(await it.told('sales_manager')).toHaveLength(before)
    // A deputy who is away too stands in for nobody.
    ok(await it.set('ceo', { ...away, deputyId: await it.personId('sales_manager') }))
    it.at('2026-12-15T01:01:00.000Z')
    const other = await it.draft()
    it.at('2026-12-16T01:01:00.000Z')
    await it.round()
    expect((await it.rowsOf(other.id))[0]!.told).toEqual([{ id: await it.personId('sales_manager'), insteadOf: null }])
    for (const who of ['ceo', 'sales_manager']) ok(await it.set(who, {}))
  })
})

test('another setting from its day on changes after how long and to whom', async () => {
  it.at('2026-12-21T01:00:00.000Z')
  const usual = SETTINGS['company.escalation'].usual
  const drafts = {
    kind: 'drafts',
    urgent: false,
    firstAfterMinutes: 30,
    firstTo: 'ceo',
    secondAfterMinutes: null,
    secondTo: null,
  }
  const propose = (value: unknown) =>
    as('finance_hod').post('/administration/setting/propose', {
      name: 'company.escalation',
      effectiveFrom: '2026-12-21',
      value,
      reason: 'Year end',
    })
  for (const wrong of [
    [drafts, drafts],
    [{ ...drafts, secondAfterMinutes: 60 }],
    [{ ...drafts, secondAfterMinutes: 30, secondTo: 'admin' }],
    [{ ...drafts, kind: 'lateLoads' }],
    [{ ...drafts, firstTo: 'driver' }],
    [{ ...drafts, firstAfterMinutes: 0 }],
  ])
    expect((await propose(wrong)).status).toBe(422)
  const { id: proposal, version } = ok(await propose([...usual.filter(row => row.kind !== 'drafts'), drafts]))
  const { id } = await it.draft()
  it.at('2026-12-21T01:30:00.000Z')
  await it.round()
  expect(await it.rowsOf(id)).toEqual([])
  ok(await as('admin').post(`/administration/setting/proposal/${proposal}/decide`, { version, approve: true }))
  await it.round()
  expect(await it.rowsOf(id)).toMatchObject([{ step: 1, toRoles: ['ceo'] }])
  const ofStep = and(eq(escalations.itemId, id), eq(escalations.step, 2))
  expect(await it.portal.db.sql.select().from(escalations).where(ofStep)).toEqual([])
})
