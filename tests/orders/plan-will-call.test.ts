import { beforeAll, expect, test } from 'vitest'
import { bookOrder } from '../kit/given/orders'
import { DAY, givenPlanDay, type PlanDayGiven, plannedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let called: Awaited<ReturnType<typeof bookOrder>>
let waiting: Awaited<ReturnType<typeof bookOrder>>

const unserved = async (): Promise<{ orderId: string; rule: string; words: string }[]> =>
  (await plannedDay(portal, at.regionId)).chart.unserved

async function configure(change: object) {
  const { body } = await portal.as('admin').get('/order-optimization-config')
  const config = { ...body.config, ...change }
  const saved = await portal.as('admin').put('/order-optimization-config', { version: body.version, config })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
}

beforeAll(async () => {
  portal = await house()
  // One truck, and two orders at the same minute that it cannot serve both; the one still to be called is larger.
  at = await givenPlanDay(portal, { trucks: 1 })
  const same = { startTime: '09:00', spacingMinutes: 60, unloadingMinutes: 45, orderDate: DAY }
  waiting = await bookOrder(portal, at, { ...same, quantity: '9', willCall: true })
  called = await bookOrder(portal, at, { ...same, quantity: '8' })
  await configure({ startLaterMinutes: 10 })
})

test('where trucks are short a confirmed order goes before one that the site still has to call', async () => {
  const open = await unserved()
  expect(open.map(order => order.orderId)).toEqual([waiting.id])
  expect(open[0]).toMatchObject({
    rule: 'not-called',
    words: 'The site still has to call: confirmed orders have the trucks',
  })
})

test('how much it counts is a setting: counted in full, the larger order is served', async () => {
  await configure({ willCallFactor: 1 })
  const open = await unserved()
  expect(open.map(order => order.orderId)).toEqual([called.id])
  expect(open[0]!.rule).toBe('no-room-left')
})
