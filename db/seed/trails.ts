import { newId } from '~/domain/kit/uuid'
import { batchWeights, deliveryAssociateProducts, deliveryEvents, deliveryOrders } from '../deliveries/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { SYSTEM } from '../kit/work'
import { orderAssociateProducts, orderPlants, orders } from '../orders/tables'
import type { Seed } from './base'
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
  await bulkInsert(sql, deliveryOrders, day.loads)
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
  if (detailed)
    await bulkInsert(
      sql,
      batchWeights,
      day.loads.filter(load => load.batchedAt).flatMap(load => weightsOf(seed, goods, load)),
    )
  await bulkInsert(sql, auditLines, auditOf(day) as (typeof auditLines.$inferInsert)[])
}

const eventsOf = (load: Load) =>
  EVENTS.flatMap(([event, field]) => {
    const at = load[field] as Date | null | undefined
    return at
      ? [
          {
            id: newId(at.getTime()),
            deliveryOrderId: load.id,
            event,
            at,
            by: SYSTEM.id,
            byName: event === 'generated' ? 'Batcher' : 'Truck telematics',
            source: event === 'generated' ? 'person' : 'gps',
            reason: null,
          },
        ]
      : []
  })

/** Three batches of three cubic metres; one weight in eighty is outside and carries its cause. */
function weightsOf({ random }: Seed, goods: Goods, load: Load): (typeof batchWeights.$inferInsert)[] {
  const mix = goods.mixes.get(load.productId)!
  const batches = Math.ceil(Number(load.quantity) / 3)
  return Array.from({ length: batches }, (_, at) => at + 1).flatMap(batchNo =>
    mix.lines.map(line => {
      const target = (line.kg * Number(load.quantity)) / batches
      const limit = line.kind === 'admixture' ? 5 : 3
      const outside = random.chance(0.0125)
      const deviation = outside
        ? limit * random.between(1.05, 1.5) * (random.chance(0.5) ? 1 : -1)
        : limit * random.between(-0.55, 0.6)
      const share = Math.abs(deviation) / limit
      return {
        id: newId(),
        deliveryOrderId: load.id,
        revision: 1,
        batchNo,
        materialId: line.materialId,
        targetKg: target.toFixed(3),
        actualKg: (target * (1 + deviation / 100)).toFixed(3),
        deviationPercent: deviation.toFixed(4),
        tolerancePercent: limit.toFixed(4),
        verdict: share > 1 ? 'act' : share > 0.7 ? 'inform' : 'good',
        cause: outside
          ? random.pick(['Gate stuck', 'Scale settled late', 'Moisture changed', 'Hand correction'])
          : null,
        at: load.batchedAt as Date,
      }
    }),
  )
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
