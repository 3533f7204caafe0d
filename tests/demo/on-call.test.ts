import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import { askForOnCall } from '~/workflows/demo/ask-for-on-call'
import { demoHouse } from '../kit/demo-house'
import { loadsOfOrder } from '../kit/given/orders'
import type { House } from '../kit/house'

const NOW = new Date('2026-11-20T00:15:00.000Z')
let portal: House

beforeAll(async () => {
  portal = await demoHouse({ now: NOW.toISOString(), historyDays: 3 })
  await portal.adopt('admin')
}, 120_000)

const listed = async () => (await portal.as('admin').get('/order/on-call-quantity')).body.rows

test('one site of the demo has 8 m³ on call, and asks for them once it sees how far the other loads go', async () => {
  expect(await askForOnCall(portal.db, NOW)).toBe(1)
  expect(await askForOnCall(portal.db, NOW)).toBe(0)
  const rows = await listed()
  expect(rows).toMatchObject([{ onCallQuantity: '8.00', state: 'running' }])
  const { id } = rows[0]
  const { plannedOnSiteAt } = (await loadsOfOrder(portal, id)).at(-1)!
  await portal.given(async work => {
    for (const load of await loadsOfOrder(portal, id))
      await deliveryOrder.move(work, load, { onSiteAt: plannedOnSiteAt }, 'given')
  })
  portal.clock.at = addMinutes(plannedOnSiteAt, 14)
  expect(await askForOnCall(portal.db, portal.clock.at)).toBe(0)
  portal.clock.at = addMinutes(plannedOnSiteAt, 15)
  expect(await askForOnCall(portal.db, portal.clock.at)).toBe(1)
  expect(await listed()).toEqual([])
  const wanted = (await loadsOfOrder(portal, id)).filter(load => load.wantedAt)
  expect(wanted.reduce((m3, load) => m3 + Number(load.quantity), 0)).toBe(8)
  expect(wanted.map(load => load.wantedAt)).toEqual(wanted.map(load => load.plannedOnSiteAt))
})
