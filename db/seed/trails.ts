import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { batchWeights, deliveryAssociateProducts, deliveryEvents, deliveryOrders } from '../deliveries/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { SYSTEM } from '../kit/work'
import { orderPromises } from '../orders/promise-tables'
import { orderAssociateProducts, orderPlants, orders } from '../orders/tables'
import type { Seed } from './base'
import { carbonOfWeights, weightsOf } from './batch-weights'
import type { Day, Load } from './day'
import type { Goods } from './seeded-goods'

const EVENTS = [
  ['generated', 'generatedAt'],
  ['loading', 'loadingAt'],
  ['loaded', 'loadedAt'],
  ['left_plant', 'leftAt'],
  ['on_site', 'onSiteAt'],
  ['pour_start', 'pourStartAt'],
  ['pour_end', 'pourEndAt'],
  ['returned', 'returnedAt'],
] as const

/** What a load that is under way has been; one that has arrived tells only that. */
const STATIONS = [
  ['loading', 'loadingAt'],
  ['loaded', 'loadedAt'],
  ['in_transit', 'leftAt'],
  ['on_site', 'onSiteAt'],
  ['pouring', 'pourStartAt'],
] as const

/** Writes a day: orders with their plants and add-ons, loads with their timestamps and weights, and the audit lines of all. */
export async function writeDay(seed: Seed, goods: Goods, day: Day, detailed: boolean): Promise<void> {
  const { sql } = seed
  await bulkInsert(sql, orders, day.orders)
  await bulkInsert(
    sql,
    orderPlants,
    day.orders.map(order => ({
      id: newId((order.createdAt as Date).getTime()),
      orderId: order.id!,
      plantId: order.plantId,
      // The plant begins with the first load, not when it reaches the site.
      startTime: day.loads.find(load => load.orderId === order.id)?.plannedBatchAt ?? (order.startsAt as Date),
      quantity: order.quantity,
    })),
  )
  await bulkInsert(sql, orderPromises, day.orders.map(bookedPromise))
  await bulkInsert(
    sql,
    orderAssociateProducts,
    day.orders
      .filter(order => order.addOnId)
      .map(order => ({
        id: newId((order.createdAt as Date).getTime()),
        orderId: order.id!,
        materialId: order.addOnId!,
        quantity: '2.0000',
      })),
  )
  const weights = new Map(
    detailed ? day.loads.filter(load => load.batchedAt).map(load => [load.id, weightsOf(seed, goods, load)]) : [],
  )
  await bulkInsert(
    sql,
    deliveryOrders,
    day.loads.map(load => ({ ...load, gwpBatched: carbonOfWeights(goods, load, weights.get(load.id)) })),
  )
  const addOnOf = new Map(day.orders.map(order => [order.id, order.addOnId]))
  await bulkInsert(
    sql,
    deliveryAssociateProducts,
    day.loads
      .filter(load => addOnOf.get(load.orderId))
      .map(load => ({
        id: newId(),
        deliveryOrderId: load.id,
        associateProductId: addOnOf.get(load.orderId)!,
        quantity: (2 * Number(load.quantity)).toFixed(4),
      })),
  )
  if (detailed) await bulkInsert(sql, deliveryEvents, day.loads.flatMap(eventsOf))
  await bulkInsert(sql, batchWeights, [...weights.values()].flat())
  await bulkInsert(sql, auditLines, auditOf(day) as (typeof auditLines.$inferInsert)[])
}

const bookedPromise = (order: Day['orders'][number]) => ({
  id: newId((order.createdAt as Date).getTime()),
  orderId: order.id!,
  revision: 1,
  startsAt: order.startsAt,
  spacingMinutes: order.spacingMinutes,
  quantity: order.quantity,
  plantIds: [order.plantId],
  source: 'booked' as const,
  promisedTo: order.contactName ?? null,
  madeAt: order.createdAt as Date,
  byName: 'Dispatcher',
})

const eventsOf = (load: Load) =>
  EVENTS.flatMap(([event, field]) => {
    const at = load[field] as Date | null | undefined
    if (!at) return []
    const told = (when: Date, byName: string, source: string) => ({
      id: newId(when.getTime()),
      deliveryOrderId: load.id,
      ...{ event, at: when, by: SYSTEM.id, byName, source, reason: null },
    })
    if (event === 'generated') return [told(at, 'Batcher', 'person')]
    const reached = event === 'on_site' ? reachedAt(load) : null
    return reached
      ? [told(reached, 'Truck telematics', 'gps'), told(at, 'Driver', 'person')]
      : [told(at, 'Truck telematics', 'gps')]
  })

const LONG_ON_SITE = 55
const AT_THE_GATE = 8

/** Where a truck is long on site its driver reported it late: the telematics has it at the gate minutes before. */
function reachedAt({ leftAt, onSiteAt, pourEndAt }: Load): Date | null {
  if (!leftAt || !onSiteAt || !pourEndAt) return null
  const minutes = (pourEndAt.getTime() - onSiteAt.getTime()) / 60_000
  const gate = addMinutes(onSiteAt, -AT_THE_GATE)
  return minutes > LONG_ON_SITE && gate > leftAt ? gate : null
}

function auditOf(day: Day) {
  const line = (at: Date, subject: string, subjectId: string, action: string, after: Record<string, unknown>) => ({
    at,
    actorId: SYSTEM.id,
    actorName: 'System',
    subject,
    subjectId,
    action,
    after,
    changed: Object.keys(after),
    requestId: 'history',
  })
  return [
    ...day.orders.map(order =>
      line(order.createdAt as Date, 'order', order.id!, 'create', {
        orderNo: order.orderNo,
        quantity: order.quantity,
        status: 'confirmed',
        startTime: order.startTime,
      }),
    ),
    ...day.orders.flatMap(order => {
      const called = day.loads.flatMap(load => (load.orderId === order.id && load.calledAt ? [load.calledAt] : []))
      const first = called.sort((a, b) => a.getTime() - b.getTime())[0]
      const { completedAt, id } = order
      return [
        ...(first ? [line(first, 'order', id!, 'start', { status: 'in_progress' })] : []),
        ...(completedAt ? [line(completedAt, 'order', id!, 'complete', { status: 'completed' })] : []),
      ]
    }),
    ...day.loads
      .filter(load => load.generatedAt)
      .map(load =>
        line(load.generatedAt as Date, 'delivery_order', load.id, 'generate', {
          doNumber: load.doNumber,
          quantity: load.quantity,
          status: 'generated',
        }),
      ),
    ...day.loads
      .filter(load => !load.deliveredAt)
      .flatMap(load =>
        STATIONS.filter(([, field]) => load[field]).map(([status, field]) =>
          line(load[field] as Date, 'delivery_order', load.id, 'update', { status }),
        ),
      ),
    ...day.loads
      .filter(load => load.deliveredAt)
      .map(load => line(load.deliveredAt as Date, 'delivery_order', load.id, 'deliver', { status: 'delivered' })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}
