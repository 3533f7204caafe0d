import { deepEqual, equal } from 'node:assert/strict'
import type { People } from './order-to-invoice.ts'
import { found, good, once, refused } from './portal.ts'
import type { Booked, Yard } from './sale.ts'

const WAY = [
  ['loaded', 6],
  ['left_plant', 2],
  ['on_site', 12],
  ['pour_start', 4],
  ['pour_end', 26],
  ['returned', 12],
] as const

/** Queue, call, checks, ticket, weights and the way to the site and back, a load after the other. */
export async function deliver(people: People, yard: Yard, order: Booked): Promise<void> {
  const { head, batcher } = people
  for (const id of order.loadIds)
    await good(
      people.desk.POST('/api/delivery-order/assign-normal-delivery-order', {
        params: { header: once() },
        body: { deliveryOrderId: id, assignedPlantId: yard.plant.id, assignedBPId: yard.lineId },
      }),
    )
  await untilHalfPastSix(people, order.orderDate)
  await emptyYard(people, yard)
  const board = await good(
    batcher.GET('/api/orderdetail/assigned_list', {
      params: { query: { plantId: yard.plant.id, doDate: order.orderDate } },
    }),
  )
  equal(board.rows.filter(row => order.loadIds.includes(row.id)).length, 2)
  for (const [at, id] of order.loadIds.entries()) await oneLoad(people, yard, id, found(yard.crews[at], 'a crew'))
  const { rows } = await good(head.GET('/api/delivery-order/by-order-id/{id}', { params: { path: { id: order.id } } }))
  deepEqual(
    rows.map(load => load.status),
    ['returned', 'returned'],
  )
}

/** The demo company's clock is moved by an administrator; a portal in use has the time of the day. */
async function untilHalfPastSix({ admin }: People, day: string): Promise<void> {
  const { now } = await good(admin.GET('/api/demo/clock'))
  const minutes = Math.round((Date.parse(`${day}T06:10:00+08:00`) - Date.parse(now)) / 60_000)
  await later(admin, minutes)
}

const later = (admin: People['admin'], moveMinutes: number) =>
  good(admin.POST('/api/demo/clock', { body: { moveMinutes } }))

/** Yesterday's queue has gone home. */
async function emptyYard({ batcher }: People, { plant }: Yard): Promise<void> {
  const query = { plantId: plant.id }
  const joined = await good(batcher.GET('/api/queue/joined_queue_list', { params: { query } }))
  const called = await good(batcher.GET('/api/queue/acknowledged_queue_list', { params: { query } }))
  for (const { queueId } of [...joined.rows, ...called.rows])
    await batcher.POST('/api/queue/withdraw', {
      params: { header: once() },
      body: { queueId, reason: 'Shift is over' },
    })
}

async function oneLoad(
  { admin, batcher }: People,
  { plant }: Yard,
  deliveryOrderId: string,
  crew: Yard['crews'][number],
): Promise<void> {
  const command = () => ({ params: { header: once() } })
  const item = await good(batcher.POST('/api/queue/join', { ...command(), body: { ...crew, plantId: plant.id } }))
  const twice = batcher.POST('/api/queue/join', { ...command(), body: { ...crew, plantId: plant.id } })
  deepEqual(await refused(twice), [409, 'one-queue'])
  await good(
    batcher.POST('/api/queue/call', {
      ...command(),
      body: { queueId: item.id, deliveryOrderId, remarks: 'Line 1, wash first' },
    }),
  )
  const come = await good(batcher.POST('/api/queue/acknowledge', { ...command(), body: { queueId: item.id } }))
  equal(come.status, 'acknowledged')
  await good(batcher.POST('/api/orderdetail/lock_do', { body: { deliveryOrderId } }))
  const check = await good(
    batcher.GET('/api/orderdetail/check-generate', { params: { query: { deliveryOrderId, queueId: item.id } } }),
  )
  deepEqual(check.refusals, [])
  const ticket = await good(batcher.POST('/api/orderdetail/generate_do', { ...command(), body: { deliveryOrderId } }))
  const targets = await good(batcher.GET('/api/orderdetail/batch-targets', { params: { query: { deliveryOrderId } } }))
  const weights = targets.rows.map(({ materialId, kgPerM3 }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * Number(targets.left)).toFixed(3),
  }))
  const path = { id: deliveryOrderId }
  const batched = await good(
    batcher.POST('/api/delivery-order/{id}/batch', {
      params: { path, header: once() },
      body: { batchNo: targets.nextBatchNo, quantity: targets.left, weights },
    }),
  )
  equal(batched.outside, 0)
  for (const [event, minutes] of WAY) {
    await later(admin, minutes)
    await good(batcher.POST('/api/delivery-order/{id}/event', { params: { path, header: once() }, body: { event } }))
  }
  const view = await good(
    batcher.GET('/api/orderdetail/view', {
      params: { query: { doNumber: found(ticket.doNumber, 'the number of the ticket') } },
    }),
  )
  equal(view.events.at(-1)?.event, 'returned')
}
