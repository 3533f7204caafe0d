import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { deliveryOrders } from '~/db/deliveries/tables'
import { order } from '~/db/orders/order'
import { queueItem, STANDING } from '~/db/queue/queue-item'
import { queueItems } from '~/db/queue/tables'
import { UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { DELIVERY_EVENTS } from '~/domain/deliveries/event'
import { among } from '~/domain/kit/among'
import { addMinutes } from '~/domain/kit/time'
import { count } from '../hardening/kit/parameters'
import { type Deliveries, exactWeights, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { fillSilo } from '../kit/given/stock'
import { type House, house } from '../kit/house'
import { LAST_LINE, NEVER } from './load-and-truck'

/** `npm run faults -- --sequences 400 tests/races/load-and-truck` is the long form. */
const SEQUENCES = count('sequences', 12)
const ROUNDS = 24
const SEED = count('seed', 17)
const START = new Date('2026-11-20T01:00:00.000Z')
const TRUCKS = 4

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const times = <Act>(count: number, act: Act): Act[] => Array.from({ length: count }, () => act)
const ACTS = [
  ...['join', 'join', 'call', 'call', 'acknowledge', ...times(4, 'generate'), ...times(6, 'batch')],
  ...[...times(10, 'event'), ...times(3, 'send'), 'mark', 'unmark', 'hold', 'release', 'withdraw', 'leave', 'leave'],
  ...['divert', 'transfer', 'line', 'deliver', 'assign', 'other truck', 'other truck'],
] as const
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom('batcher', 'batcher_2', 'dispatcher', 'dispatcher_manager'),
  load: fc.nat(5),
  truck: fc.nat(TRUCKS - 1),
  event: fc.constantFrom(...DELIVERY_EVENTS),
  move: fc.boolean(),
  more: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const NEXT: Record<string, (typeof DELIVERY_EVENTS)[number]> = {
  loading: 'loaded',
  loaded: 'left_plant',
  in_transit: 'on_site',
  on_site: 'pour_start',
  pouring: 'pour_end',
  delivered: 'returned',
}

type Ground = { loads: string[]; orders: string[] }
let played = 0
/** Trucks that went to another pour with their concrete, in all walks. */
let sent = 0
const REASON = 'Said on the radio'

/** What one person does; what is not possible now is refused and changes nothing. */
async function play(ground: Ground, of: Step): Promise<void> {
  const given = await answer(ground, of)
  if (!given) return
  const { status, body } = given
  if (status >= 500) throw new Error(`${of.act} fell over`)
  // The last line of defence: whoever meets it learns nothing, and a rule before it should have answered.
  if (LAST_LINE.includes(body?.detail)) throw new Error(`${of.act} was stopped by the database alone`)
}

async function answer({ loads, orders }: Ground, { act, who, load, truck, event, move, more }: Step) {
  const id = loads[load]!
  const crew = { truckId: world.trucks[truck]!.id, driverId: world.drivers[truck]!.id }
  const item = (await portal.db.sql.select().from(queueItems)).find(
    row => row.truckId === crew.truckId && among(STANDING, row.status),
  )
  const queueId = item?.id ?? id
  const moveCall = move ? { moveCall: { reason: REASON } } : {}
  const orderId = orders[load % orders.length]!
  const to = (line: { id: string }, plant = world.plant) => ({ assignedPlantId: plant.id, assignedBPId: line.id })
  const post = (path: string, body: object) => portal.as(who).post(path, body)
  const row = await deliveryOrder.get(portal.db.sql, id)
  switch (act) {
    case 'join':
      return post('/queue/join', { ...crew, plantId: (more ? world.plant : world.nearPlant).id })
    case 'call':
      return post('/queue/call', { queueId, deliveryOrderId: id, reason: REASON, ...moveCall })
    case 'acknowledge':
      return post('/queue/acknowledge', { queueId, ...(more ? { deliveryOrderId: id } : {}) })
    case 'generate':
      return post('/orderdetail/generate_do', {
        deliveryOrderId: id,
        ...(item && more ? { queueId } : more ? crew : {}),
        ...moveCall,
      })
    case 'other truck': {
      // The ticket of a load that is called goes to another truck of its yard, which moves the call.
      const rows = await Promise.all(loads.map(of => deliveryOrder.get(portal.db.sql, of)))
      const called = rows.filter(of => of.status === 'called' && of.queueItemId)[load % 2] ?? row
      const standing = await portal.db.sql.select().from(queueItems)
      const other = standing.find(of => of.status === 'joined' && of.plantId === called.plantId) ?? item
      const body = { deliveryOrderId: called.id, queueId: other?.id ?? id, moveCall: { reason: REASON } }
      return post('/orderdetail/generate_do', body)
    }
    case 'batch': {
      const quantity = more ? row.quantity : '3'
      const weights = exactWeights(world, Number(quantity))
      return post(`/delivery-order/${id}/batch`, { batchNo: more ? 1 : load + 2, quantity, weights })
    }
    case 'event': {
      const override = move ? { override: { rules: [load % 2 ? 'batch' : 'times'], reason: REASON } } : {}
      // Half of the walks follow the way, so that loads get to the site; the others tell what they like.
      const told = more ? (NEXT[row.status] ?? event) : event
      return post(`/delivery-order/${id}/event`, { event: told, reason: REASON, ...override })
    }
    case 'mark':
      return post(`/delivery-order/mark-called/${id}`, {})
    case 'unmark':
      return post(`/delivery-order/unmark-called/${id}`, {})
    case 'hold':
    case 'release': {
      const { version } = await order.get(portal.db.sql, orderId)
      return post(`/order/${orderId}/${act}`, act === 'hold' ? { version, reason: REASON } : { version })
    }
    case 'withdraw':
      return post('/delivery-order/withdraw_do', { deliveryOrderId: id, reason: REASON })
    case 'leave':
      return post('/queue/withdraw', { queueId, reason: REASON })
    case 'divert': {
      const [plantId, batchingPlantId] = more
        ? [world.plant.id, world.secondLine.id]
        : [world.nearPlant.id, world.nearLine.id]
      return post('/queue/divert', { queueId, plantId, batchingPlantId, reason: REASON })
    }
    case 'transfer': {
      const place = more ? to(world.secondLine) : to(world.nearLine, world.nearPlant)
      return post('/delivery-order/transfer_do', { deliveryOrderId: id, ...place, reason: REASON })
    }
    case 'assign':
      return post('/delivery-order/assign-normal-delivery-order', { deliveryOrderId: id, ...to(world.line) })
    case 'line':
      return post('/delivery-order/choose-line', { deliveryOrderId: id, batchingPlantId: world.secondLine.id })
    case 'send': {
      // What is on the road with whoever takes it: an open load of the other pour, else any load, which is refused.
      const all = await Promise.all(loads.map(of => deliveryOrder.get(portal.db.sql, of)))
      const out = all.filter(of => ['loaded', 'in_transit', 'on_site'].includes(of.status))[load % 2] ?? row
      const open = all.filter(of => ['planned', 'assigned'].includes(of.status) && of.orderId !== out.orderId)
      const target = open[truck % Math.max(1, open.length)] ?? all[truck]!
      const versions = { version: out.version, targetVersion: target.version }
      const rules = more ? ['workability', 'fatigue'] : []
      const done = await post(`/delivery-order/${out.id}/divert`, {
        targetId: target.id,
        ...versions,
        reason: REASON,
        rules,
      })
      if (done.status === 200) sent++
      return done
    }
    case 'deliver':
      return post('/delivery-order/change-do-status-to-delivered', { deliveryOrderId: id, reason: REASON })
  }
}

/** Two orders of three loads, four trucks in the yard, and nothing left over from the sequence before. */
async function fresh(): Promise<Ground> {
  portal.clock.at = START
  await portal.given(async work => {
    for (const row of await work.sql.select().from(queueItems))
      if (among(STANDING, row.status))
        await queueItem.move(work, row, { status: 'withdrawn', deliveryOrderId: null }, 'clear')
    for (const row of await work.sql.select().from(deliveryOrders))
      if (row.status === 'called' || among(UNDERWAY, row.status))
        await deliveryOrder.move(work, row, { status: 'withdrawn', queueItemId: null }, 'clear')
    for (const { siloId } of world.recipe) if (siloId) await fillSilo(work, siloId, '90000')
  })
  const made = [await givenOrder(portal, world, { loads: 3 }), await givenOrder(portal, world, { loads: 3 })]
  return { orders: made.map(of => of.order.id), loads: made.flatMap(of => of.loads.map(({ id }) => id)) }
}

test(
  `whatever three persons do at once, load and truck agree (${SEQUENCES} sequences, seed ${SEED})`,
  async () => {
    const reached = new Map<string, number>()
    const walk = fc.asyncProperty(
      fc.array(fc.tuple(step, step, step), { minLength: ROUNDS, maxLength: ROUNDS }),
      async rounds => {
        const ground = await fresh()
        for (const round of rounds) {
          const before = await heldLoads(ground)
          await Promise.all(round.map(of => play(ground, of)))
          played += round.length
          await holds(ground)
          const after = await heldLoads(ground)
          if (!round.some(({ act }) => act === 'hold' || act === 'release'))
            expect(
              after.filter(id => !before.includes(id)),
              'a load of an order on hold was called',
            ).toEqual([])
          portal.clock.at = addMinutes(portal.clock.at, 3)
        }
        for (const id of ground.loads) {
          const { status } = await deliveryOrder.get(portal.db.sql, id)
          reached.set(status, (reached.get(status) ?? 0) + 1)
        }
      },
    )
    await fc.assert(walk, { numRuns: SEQUENCES, seed: SEED, endOnFailure: true }).catch(fault => {
      console.log(`red after ${played} steps`)
      throw fault
    })
    console.log(
      `${played} steps, states at the end: ${[...reached].map(([status, times]) => `${status} ${times}`).join(', ')}`,
    )
    // A walk that never gets a load on the road proves nothing.
    const onTheRoad = ['loaded', 'in_transit', 'on_site', 'pouring', 'delivered', 'returned']
    expect([...reached.keys()].filter(status => onTheRoad.includes(status)).length).toBeGreaterThan(1)
    console.log(`trucks diverted with their concrete: ${sent}`)
    expect(sent).toBeGreaterThan(0)
    expect(portal.defects).toEqual([])
  },
  Math.max(300, SEQUENCES * 15) * 1000,
)

/** Loads of orders on hold that are called: what was called before the hold goes on, nothing is called after. */
async function heldLoads({ orders, loads }: Ground): Promise<string[]> {
  const held = await Promise.all(orders.map(id => order.get(portal.db.sql, id)))
  const ids = held.filter(({ status }) => status === 'on_hold').map(({ id }) => id)
  const rows = await Promise.all(loads.map(id => deliveryOrder.get(portal.db.sql, id)))
  return rows.filter(row => ids.includes(row.orderId) && row.status === 'called').map(({ id }) => id)
}

async function holds({ loads }: Ground): Promise<void> {
  for (const [what, statement] of Object.entries(NEVER)) {
    const { rows } = await portal.db.sql.execute(statement(loads))
    expect(rows, what).toEqual([])
  }
}
