import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { auditLines } from '~/db/kit/tables'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { proof, sealed } from '../kit/given/trail'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const linesOf = (id: string) =>
  portal.db.sql
    .select({ action: auditLines.action, at: auditLines.at, doneAt: auditLines.doneAt })
    .from(auditLines)
    .where(eq(auditLines.subjectId, id))
    .orderBy(desc(auditLines.seq))

test('what was done without a network is true of its own minutes, and the trail keeps when it arrived too', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const start = portal.clock.at
  const batcher = portal.as('batcher')
  const place = { driverId: world.drivers[0]!.id, truckId: world.trucks[0]!.id, plantId: world.plant.id }
  const { id: queueId } = (await batcher.post('/queue/join', place)).body
  const called = await batcher.post('/queue/call', { queueId, deliveryOrderId: load.id })
  expect(called.status, JSON.stringify(called.body)).toBe(200)
  // The network goes; half an hour later all of it arrives at once.
  const arrived = addMinutes(start, 40)
  portal.clock.at = arrived
  const late = (minutes: number) => ({ headers: { 'x-done-at': addMinutes(start, minutes).toISOString() } })
  const send = async (path: string, json: object, minutes: number) => {
    const answer = await batcher.post(path, json, late(minutes))
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  const taken = await send('/queue/acknowledge', { queueId }, 5)
  expect(taken.acknowledgedAt).toBe(addMinutes(start, 5).toISOString())
  await send('/orderdetail/generate_do', { deliveryOrderId: load.id, queueId }, 6)
  const cubic = String(Number(load.quantity))
  const weights = exactWeights(world, Number(cubic))
  await send(`/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: cubic, weights }, 10)
  await send(`/delivery-order/${load.id}/event`, { event: 'loaded' }, 15)
  const row = (await deliveryOrder.find(portal.db.sql, load.id))!
  expect([row.generatedAt, row.batchedAt, row.loadedAt]).toEqual([6, 10, 15].map(minutes => addMinutes(start, minutes)))
  const lines = await linesOf(load.id)
  expect(lines[0]).toMatchObject({ at: arrived, doneAt: addMinutes(start, 15) })
  // What came at once has one time alone.
  expect(lines.at(-1)!.doneAt).toBeNull()
  const trail = await portal.as('admin').get(`/audit?subject=delivery_order&subjectId=${load.id}`)
  expect(trail.body.rows[0].doneAt).toBe(addMinutes(start, 15).toISOString())
  // The seal covers both times.
  await sealed(portal)
  expect(await proof(portal)).toMatchObject({ brokenAt: null })
})

test('a time that cannot be is refused and changes nothing; a clock that is ahead tells nothing', async () => {
  const place = { driverId: world.drivers[1]!.id, truckId: world.trucks[1]!.id, plantId: world.plant.id }
  const join = (text: string) => portal.as('batcher').post('/queue/join', place, { headers: { 'x-done-at': text } })
  for (const text of ['yesterday', '2026-11-20', addMinutes(portal.clock.at, -31 * 1440).toISOString()])
    expect((await join(text)).status, text).toBe(422)
  const joined = await join(addMinutes(portal.clock.at, 60).toISOString())
  expect(joined.status).toBe(200)
  const [line] = await linesOf(joined.body.id)
  expect(line!.doneAt).toBeNull()
})
