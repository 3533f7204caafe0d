import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { setting } from '~/db/kit/setting'
import { auditTrail } from '~/db/kit/trail'
import { queueItem, STANDING } from '~/db/queue/queue-item'
import { queueItems } from '~/db/queue/tables'
import { among } from '~/domain/kit/among'
import { addMinutes, instantOn } from '~/domain/kit/time'
import { clearYards } from '~/workflows/queue/clear-queue'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const DAY = '2026-11-20'
const on = (clock: string, day = DAY) => instantOn(day, clock)

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await portal.given(async work =>
    plant.move(work, await plant.get(work.sql, world.plant.id), { opensAt: '06:00', closesAt: '22:00' }, 'hours'),
  )
})

beforeEach(async () => {
  portal.clock.at = on('07:00')
  await portal.given(async work => {
    for (const row of await work.sql.select().from(queueItems))
      if (among(STANDING, row.status))
        await queueItem.move(
          work,
          row,
          {
            status: 'withdrawn',
            deliveryOrderId: null,
            joinedAt: on('00:00', '2026-11-01'),
            leftAt: on('00:01', '2026-11-01'),
          },
          'clear',
        )
  })
})

const join = async (place: number) => {
  const { body, status } = await portal.as('batcher').post('/queue/join', {
    truckId: world.trucks[place]!.id,
    driverId: world.drivers[place]!.id,
    plantId: world.plant.id,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { id: string }
}
const itemNow = (id: string) => queueItem.get(portal.db.sql, id)
const left = async (place: number) => {
  const [queue, hours] = await Promise.all([
    portal.as('batcher').get(`/queue/joined_queue_list?plantId=${world.plant.id}`),
    portal.as('dispatcher').get(`/fatigue/working-time/${world.drivers[place]!.id}`),
  ])
  const row = queue.body.rows.find((each: { driverId: string }) => each.driverId === world.drivers[place]!.id)
  return {
    yard: row?.minutesLeft as number | undefined,
    driver: hours.body.left as number,
    duty: hours.body.duty as number,
  }
}

test('waiting in the queue is duty: the yard, the driver’s page and the call count the same hours', async () => {
  const { id } = await join(0)
  portal.clock.at = on('09:00')
  expect(await left(0)).toEqual({ yard: 240, driver: 240, duty: 120 })
  portal.clock.at = on('22:00')
  expect(await left(0)).toEqual({ yard: 0, driver: 0, duty: 900 })
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const call = await portal.as('batcher').post('/queue/call', { queueId: id, deliveryOrderId: load.id, reason: 'Next' })
  expect(call.body.facts.refusals.map(({ rule }: { rule: string }) => rule)).toContain('fatigue')
})

test('a region where waiting is not duty says so by its setting', async () => {
  const own = await portal.given(work =>
    setting.insert(work, {
      name: 'fleet.waiting-is-duty',
      value: false,
      regionId: world.region.id,
      effectiveFrom: '2026-11-01',
    }),
  )
  await join(0)
  portal.clock.at = on('20:00')
  expect(await left(0)).toEqual({ yard: 360, driver: 360, duty: 0 })
  await portal.given(work => setting.remove(work, own))
  expect((await left(0)).duty).toBe(780)
})

test('the yard is cleared at close, with who and why; the night is nobody’s duty and the morning begins rested', async () => {
  const { id } = await join(0)
  portal.clock.at = on('21:59')
  expect(await clearYards(portal.db, portal.clock.at)).toBe(0)
  // The round came late: the place ended at the close all the same.
  portal.clock.at = on('02:00', '2026-11-21')
  expect(await clearYards(portal.db, portal.clock.at)).toBe(1)
  expect(await itemNow(id)).toMatchObject({ status: 'withdrawn', leftAt: on('22:00') })
  const [line] = (await auditTrail(portal.db.sql, { subject: 'queue_item', subjectId: id }, { limit: 1, offset: 0 }))
    .rows
  expect(line).toMatchObject({ action: 'withdraw', actorName: 'System', reason: 'Yard cleared at close, 22:00' })
  expect(await clearYards(portal.db, portal.clock.at)).toBe(0)
  portal.clock.at = on('07:00', '2026-11-21')
  await join(0)
  portal.clock.at = on('07:30', '2026-11-21')
  expect(await left(0)).toEqual({ yard: 330, driver: 330, duty: 30 })
})

test('who is called for a load stays past the close, and goes with the next one; then the load is assigned again', async () => {
  const { id } = await join(0)
  const joined = await join(1)
  portal.clock.at = on('08:00')
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const call = await portal.as('batcher').post('/queue/call', { queueId: id, deliveryOrderId: load.id, reason: 'Next' })
  expect(call.status, JSON.stringify(call.body)).toBe(200)
  expect(await clearYards(portal.db, on('22:01'))).toBe(1)
  expect(await itemNow(joined.id)).toMatchObject({ status: 'withdrawn' })
  expect(await itemNow(id)).toMatchObject({ status: 'called', deliveryOrderId: load.id })
  expect(await clearYards(portal.db, on('22:01', '2026-11-21'))).toBe(1)
  expect(await itemNow(id)).toMatchObject({ status: 'withdrawn', deliveryOrderId: null })
  expect(await deliveryOrder.get(portal.db.sql, load.id)).toMatchObject({ status: 'assigned', queueItemId: null })
})

test('a plant open round the clock is not cleared, and one that works through midnight closes in the morning', async () => {
  const hours = (of: object) =>
    portal.given(async work => plant.move(work, await plant.get(work.sql, world.plant.id), of, 'hours'))
  const { id } = await join(0)
  await hours({ opensAt: '00:00', closesAt: '23:59' })
  expect(await clearYards(portal.db, on('08:00', '2026-11-22'))).toBe(0)
  await hours({ opensAt: '22:00', closesAt: '06:30' })
  expect(await clearYards(portal.db, addMinutes(on('06:30', '2026-11-21'), -1))).toBe(0)
  expect(await clearYards(portal.db, on('06:30', '2026-11-21'))).toBe(1)
  expect(await itemNow(id)).toMatchObject({ leftAt: on('06:30', '2026-11-21') })
  await hours({ opensAt: '06:00', closesAt: '22:00' })
})
