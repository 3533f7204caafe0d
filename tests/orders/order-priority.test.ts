import { expect, test } from 'vitest'
import { bookOrder, givenDispatch } from '../kit/given/orders'
import { house } from '../kit/house'

test('R-003 the orders of a day are put in their order for the planner: all or none, by dispatch alone', async () => {
  const portal = await house()
  const at = await givenDispatch(portal)
  const [a, b] = [
    await bookOrder(portal, at, { quantity: '9' }),
    await bookOrder(portal, at, { quantity: '9', startTime: '11:00' }),
  ]
  const dispatcher = portal.as('dispatcher')
  const list = (first: number, second: number) => ({
    orders: [
      { id: a.id, version: a.version, priority: first },
      { id: b.id, version: b.version, priority: second },
    ],
  })
  expect((await portal.as('lab').put('/order-plan/priority', list(1, 5))).status).toBe(403)
  expect((await dispatcher.put('/order-plan/priority', list(0, 5))).status).toBe(422)
  expect(
    (await dispatcher.put('/order-plan/priority', { orders: [list(1, 2).orders[0], list(1, 2).orders[0]] })).status,
  ).toBe(422)
  const saved = await dispatcher.put('/order-plan/priority', list(1, 5))
  expect(saved.status).toBe(200)
  expect(saved.body.rows.map((row: { priority: number }) => row.priority).sort()).toEqual([1, 5])
  const stale = await dispatcher.put('/order-plan/priority', {
    orders: [
      { id: a.id, version: a.version + 1, priority: 4 },
      { id: b.id, version: b.version, priority: 4 },
    ],
  })
  expect(stale.status).toBe(409)
  const day = await dispatcher.get(`/order/all?orderDate=2026-11-21&regionIds=${at.regionId}`)
  const priorities = day.body.rows.map((row: { id: string; priority: number }) => [row.id, row.priority])
  expect(priorities).toEqual(
    expect.arrayContaining([
      [a.id, 1],
      [b.id, 5],
    ]),
  )
  const audit = await portal.as('admin').get(`/order/audit/${a.id}`)
  expect(audit.status).toBeLessThan(500)
})
