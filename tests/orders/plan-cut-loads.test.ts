import { expect, test } from 'vitest'
import { truckType } from '~/db/fleet/truck-type'
import { cutLoadsPath } from '~/domain/orders/loads'
import { bookOrder, loadsOfOrder, orderOf } from '../kit/given/orders'
import { DAY, givenPlanDay, plannedDay } from '../kit/given/plan'
import { house, ok } from '../kit/house'

test('loads that no truck carries are cut to a size that the planner found to fit, and the order is planned', async () => {
  const portal = await house()
  const at = await givenPlanDay(portal, { trucks: 4 })
  const pour = { orderDate: DAY, startTime: '08:30', quantity: '28', spacingMinutes: 30, unloadingMinutes: 25 }
  const booked = await bookOrder(portal, at, pour)
  expect((await loadsOfOrder(portal, booked.id)).map(load => load.quantity)).toContain('9.00')
  await portal.given(async work =>
    truckType.move(work, await truckType.get(work.sql, at.type.id), { maxLoad: '7.00' }, 'given'),
  )

  const { chart } = await plannedDay(portal, at.regionId)
  const [open] = chart.unserved
  expect(open).toMatchObject({ orderId: booked.id, relaxation: { rule: 'smaller-loads', loadSize: '7.00' } })
  expect(open.relaxation.words).toContain('7 + 7 + 7 + 7 m³')
  expect(cutLoadsPath(open.orderId, open.relaxation.loadSize)).toBe(`/order/${booked.id}?loadSize=7.00`)

  // What the form sends that opens with this size.
  const { version } = ok(await portal.as('dispatcher').get(`/order/${booked.id}`))
  const cut = { ...orderOf(at, pour), id: booked.id, version, loadSize: open.relaxation.loadSize }
  ok(await portal.as('dispatcher').put('/order', cut))
  expect(
    (await loadsOfOrder(portal, booked.id)).filter(load => load.status !== 'withdrawn').map(load => load.quantity),
  ).toEqual(Array(4).fill('7.00'))
  const again = await plannedDay(portal, at.regionId)
  expect(again.chart.unserved).toEqual([])
  expect(again.chart.loads).toHaveLength(4)
})

test('no size is named where more trucks are what helps', async () => {
  const portal = await house()
  const at = await givenPlanDay(portal, { trucks: 1 })
  for (const startTime of ['08:30', '09:30', '10:30'])
    await bookOrder(portal, at, { orderDate: DAY, startTime, quantity: '27', spacingMinutes: 20, unloadingMinutes: 18 })
  const { unserved } = (await plannedDay(portal, at.regionId)).chart
  const helps = unserved.map(
    (order: { relaxation: { rule: string; loadSize: string | null } | null }) => order.relaxation,
  )
  expect(helps.length).toBeGreaterThan(0)
  for (const help of helps)
    expect([help?.rule, help?.loadSize ?? null]).not.toEqual(['more-trucks', expect.any(String)])
  expect(helps.filter((help: { loadSize: string | null } | null) => help?.loadSize)).toEqual([])
})
