import { beforeAll, expect, test } from 'vitest'
import { bookOrder } from '../kit/given/orders'
import { DAY, givenPlanDay, type PlanDayGiven, plannedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 3 })
})

type Shown = { loadId: string; orderId: string; onSiteAt: string; promisedAt: string; lateMinutes: number }
const clock = (of: Shown) => of.onSiteAt.slice(11, 16)

test('what is on call is planned by no one; once released it comes when its site asked for it, hours after the others', async () => {
  const pour = { startTime: '09:00', spacingMinutes: 30, unloadingMinutes: 20, orderDate: DAY, loadSize: '8' }
  const { id } = await bookOrder(portal, at, { ...pour, quantity: '32', onCallQuantity: '16' })
  const planned = async () => {
    const { chart } = await plannedDay(portal, at.regionId)
    const own = (chart.loads as Shown[]).filter(load => load.orderId === id)
    return { unserved: chart.unserved.length, own: own.sort((a, b) => (a.onSiteAt < b.onSiteAt ? -1 : 1)) }
  }
  const before = await planned()
  expect([before.unserved, before.own.length]).toEqual([0, 2])
  const { version } = (await portal.as('dispatcher').get(`/order/${id}`)).body
  const ask = { version, quantity: '16', startTime: '14:00', askedBy: 'Mr Tan', reason: 'Level is seen' }
  expect((await portal.as('dispatcher').post(`/order/${id}/on-call-quantity/release`, ask)).status).toBe(200)
  const after = await planned()
  expect([after.unserved, after.own.map(clock)]).toEqual([0, [...before.own.map(clock), '06:00', '06:30']])
  expect(after.own.map(load => load.lateMinutes)).toEqual([0, 0, 0, 0])
})
