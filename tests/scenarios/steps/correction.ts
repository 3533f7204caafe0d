import { expect } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { clockAt, ok, refusal, trailOf } from '../company'
import type { Story } from './story'

/** 5. The fourth load was 8.60 m³: previewed, withdrawn once, rejected once, approved in two steps, a new revision. */
export async function correct(story: Story): Promise<void> {
  const { portal, loadIds, plant } = story
  clockAt(portal, '11:30')
  const desk = portal.as('dispatcher')
  const loadId = loadIds[3]!
  const load = async () => (ok(await desk.get(`/delivery-order/by-order-id/${story.order.id}`)).rows as Row[])[3]!
  const cement = async () => {
    const { rows } = await portal.db.sql.execute<{ levelKg: string }>(
      `select level_kg as "levelKg" from silo where plant_id = '${plant.id}' and silo_code = 'S1'`,
    )
    return rows[0]!.levelKg
  }
  const ask = { deliveryOrderId: loadId, cause: 'documentation_error', changes: { doQuantity: '8.60' } }
  const before = { load: await load(), cement: await cement() }
  const preview = ok(await desk.post('/emodification/preview', ask))
  expect(preview).toMatchObject({
    chain: { levels: 2, flags: ['price', 'stock', 'carbon'] },
    invoice: { state: 'none' },
    // As the bill has it: concrete at 132.00 and the pump at 6.50 a m³, and 40.50 of what was dosed, which stays.
    price: { before: { amount: '1287.00' }, after: { amount: '1231.60' }, difference: '-55.40' },
  })
  const steel = preview.stock[0]
  expect(decimal(steel.after).minus(steel.before).toFixed(3)).toBe(steel.difference)
  expect(decimal(preview.carbon.after).div(preview.carbon.before).toFixed(4)).toBe('0.9556')
  expect((await load()).version).toBe(before.load.version)

  const submit = async (more = {}) =>
    desk.post('/emodification/submit', { ...ask, version: (await load()).version, remarks: 'Weighbridge 3', ...more })
  const withdrawn = ok(await submit())
  expect(ok(await desk.post(`/emodification/${withdrawn.id}/withdraw`, { version: withdrawn.version })).status).toBe(
    'withdrawn',
  )
  const decide = (who: string, row: { id: string; version: number }, more: object = { decision: 'approve' }) =>
    portal.as(who).post(`/emodification/process-approval/${row.id}`, { version: row.version, ...more })
  const doubted = ok(await submit())
  expect((await decide('dispatcher_manager', doubted, { decision: 'reject' })).status).toBe(422)
  const rejected = ok(await decide('dispatcher_manager', doubted, { decision: 'reject', reason: 'Show the slip' }))
  expect(rejected).toMatchObject({ status: 'rejected', decidedReason: 'Show the slip' })

  const made = ok(await submit())
  expect(made).toMatchObject({ status: 'submitted', levels: 2, before: { doQuantity: '9.00' } })
  expect(refusal(await submit())[1]).toBe('one-request')
  expect((await decide('dispatcher', made)).status).toBe(403)
  expect(refusal(await decide('finance_ar', made))[1]).toBe('level')
  const first = ok(await decide('dispatcher_manager', made))
  expect(first.status).toBe('approved_1')
  expect(await cement()).toBe(before.cement)
  expect(ok(await decide('finance_ar', first))).toMatchObject({ status: 'applied', appliedRevision: 2 })

  expect(await load()).toMatchObject({
    doQuantity: '8.60',
    revision: 2,
    emodificationPending: false,
    status: 'returned',
  })
  expect(
    decimal(await cement())
      .minus(before.cement)
      .toFixed(3),
  ).toBe(decimal(steel.difference).negated().toFixed(3))
  const view = ok(await desk.get(`/orderdetail/view?doNumber=${before.load.doNumber}`))
  expect(
    view.revisions.map((of: { revision: number; facts: { quantity: string } }) => [of.revision, of.facts.quantity]),
  ).toEqual([
    [1, '9.00'],
    [2, '8.60'],
  ])
  const applied = (await trailOf(portal, 'delivery_order', loadId)).find(line => line.action === `apply ${made.emodNo}`)
  expect(applied).toMatchObject({ before: { quantity: '9.00' }, after: { quantity: '8.60' } })
}

type Row = { id: string; version: number; doNumber: string; doQuantity: string }
