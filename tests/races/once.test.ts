import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { orderOf } from '../kit/given/orders'
import { type Answer, type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const FOLD = 30
let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  for (const who of ['sales_admin', 'admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
})

type Call = { who: string; method: 'post' | 'put'; path: string; body: object }

const fold = ({ who, method, path, body }: Call, key: string) =>
  Promise.all(Array.from({ length: FOLD }, () => portal.as(who)[method](path, body, { key })))

/** All answers are the same bytes and well, and the count of what they made rose by one. */
async function oneEffect(call: Call, table: string, rose = 1): Promise<Answer> {
  const count = async () =>
    Number((await portal.db.sql.execute(raw.raw(`select count(*) as n from ${table}`))).rows[0]!.n)
  const before = await count()
  const key = `fold-${call.path}-${before}`.replaceAll('/', '-')
  const answers = await fold(call, key)
  expect([...new Set(answers.map(answer => answer.status))], JSON.stringify(answers[0]!.body)).toEqual([200])
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect((await count()) - before).toBe(rose)
  const other = await portal.as(call.who)[call.method](call.path, { ...call.body, remarks: 'another' }, { key })
  expect(other.status).toBe(422)
  return answers[0]!
}

describe(`one Idempotency-Key ${FOLD}-fold: one effect and equal answers`, { timeout: 60_000 }, () => {
  test('a customer', async () => {
    const body = { customerName: 'Fold Builders Pte Ltd', regionIds: [] }
    await oneEffect({ who: 'sales_admin', method: 'post', path: '/customer', body }, 'customer')
  })

  test('an order with its loads', async () => {
    const body = {
      ...orderOf({
        customer: world.customer,
        project: world.project,
        location: world.location,
        product: world.product,
      } as never),
      quantity: '27',
      startTime: '10:00',
    }
    const made = await oneEffect({ who: 'dispatcher', method: 'post', path: '/order', body }, '"order"')
    expect(made.body.loads).toBe(3)
  })

  test('a ticket takes one number', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const body = { deliveryOrderId: load.id, truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
    await oneEffect(
      { who: 'batcher', method: 'post', path: '/orderdetail/generate_do', body },
      'delivery_order where do_number is not null',
    )
  })

  test('an approval', async () => {
    const draft = await givenDraft(portal, { ...world, regionId: world.region.id })
    const body = { drafts: [{ id: draft.id, version: draft.version }] }
    await oneEffect({ who: 'admin', method: 'put', path: '/invoice-draft/approve', body }, 'approval')
  })

  test('three invoices and their export', async () => {
    const ids = []
    for (let no = 0; no < 3; no++) {
      const draft = await givenDraft(portal, { ...world, regionId: world.region.id })
      for (const [version, who] of [
        [1, 'admin'],
        [2, 'sales_manager'],
        [3, 'ceo'],
      ] as const) {
        const given = await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id: draft.id, version }] })
        expect(given.status).toBe(200)
      }
      ids.push(draft.id)
    }
    const invoicing = { invoiceDate: '2026-11-20', draftIds: ids }
    const made = await oneEffect(
      { who: 'finance_ar', method: 'post', path: '/invoice/generate', body: invoicing },
      'invoice',
      3,
    )
    expect(made.body.results.map((of: { ok: boolean }) => of.ok)).toEqual([true, true, true])
    await oneEffect(
      { who: 'finance_ar', method: 'post', path: '/invoice/export', body: { toDate: '2026-11-20' } },
      'erp_export',
    )
    expect(portal.sent.filter(message => message.kind === 'write-erp-file')).toHaveLength(1)
  })
})

test('the same key of another person is another key', async () => {
  const [one, two] = await Promise.all(
    ['sales_admin', 'admin'].map(who =>
      portal.as(who).post('/customer', { customerName: `Same key of ${who}` }, { key: 'shared-key-1' }),
    ),
  )
  expect([one!.status, two!.status]).toEqual([200, 200])
  expect(one!.body.id).not.toBe(two!.body.id)
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
