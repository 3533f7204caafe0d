import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { products } from '../catalog/tables'
import { plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingNow } from '../kit/setting'
import { panelTickets } from './panel-tables'
import { seenDeliveries } from './scope'
import { batchWeights, deliveryOrders } from './tables'

const batchedM3 = raw<string>`(select coalesce(sum(b.quantity), 0)::numeric(10,2)::text from (select distinct batch_no, quantity from ${batchWeights}
    where ${batchWeights.deliveryOrderId} = ${deliveryOrders.id} and ${batchWeights.revision} = ${deliveryOrders.revision}) b)`
const isLacking = raw`${batchedM3}::numeric < ${deliveryOrders.quantity}`

export type LoadToMatch = {
  id: string
  doNumber: string | null
  plantId: string
  plant: string
  truckNo: string | null
  product: string
  quantity: string
  batched: string
  loadedAt: Date | null
  plannedBatchAt: Date
}

const toMatch = (sql: Sql) =>
  sql
    .select({
      id: deliveryOrders.id,
      doNumber: deliveryOrders.doNumber,
      plantId: deliveryOrders.plantId,
      plant: plants.plantName,
      truckNo: trucks.truckNo,
      product: products.productCode,
      quantity: deliveryOrders.quantity,
      batched: batchedM3,
      loadedAt: deliveryOrders.loadedAt,
      plannedBatchAt: deliveryOrders.plannedBatchAt,
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))

const WEIGHED = [
  'generated',
  'loading',
  'loaded',
  'in_transit',
  'on_site',
  'pouring',
  'delivered',
  'returned',
  'rejected',
]
const DAYS_BACK = 3

/** Loads of the plants whose weights are not all there, newest first: what a batch may belong to. */
export const loadsToMatch = (
  sql: Sql,
  person: Person,
  plantIds: readonly string[],
  now: Date,
): Promise<LoadToMatch[]> =>
  toMatch(sql)
    .where(
      and(
        inArray(deliveryOrders.plantId, [...plantIds]),
        inArray(deliveryOrders.status, WEIGHED),
        gte(deliveryOrders.doDate, addDays(businessDay(now), -DAYS_BACK)),
        isLacking,
        seenDeliveries(person),
      ),
    )
    .orderBy(desc(deliveryOrders.plannedBatchAt))
    .limit(200)

/** Loads that a panel took, that are loaded for longer than is set, and of which it has not told all weights. */
export async function loadsWithoutResults(sql: Sql, person: Person, now: Date): Promise<LoadToMatch[]> {
  const minutes = await settingNow({ sql, now }, 'batching.results-minutes')
  return toMatch(sql)
    .where(
      and(
        inArray(deliveryOrders.status, WEIGHED.slice(2)),
        isNotNull(deliveryOrders.loadedAt),
        lte(deliveryOrders.loadedAt, addMinutes(now, -minutes)),
        gte(deliveryOrders.doDate, addDays(businessDay(now), -DAYS_BACK)),
        raw`exists (select 1 from ${panelTickets} where ${panelTickets.deliveryOrderId} = ${deliveryOrders.id}
          and ${panelTickets.status} = 'accepted' and ${panelTickets.kind} <> 'cancel')`,
        isLacking,
        seenDeliveries(person),
      ),
    )
    .orderBy(asc(deliveryOrders.loadedAt))
    .limit(200)
}

export type RefusedTicket = {
  id: string
  deliveryOrderId: string
  doNumber: string | null
  plant: string
  number: number
  kind: string
  reason: string | null
  answeredAt: Date | null
  answeredByName: string | null
}

/** Tickets that a panel refused and that no other word replaced, of loads that are still to be weighed. */
export const refusedTickets = (sql: Sql, person: Person): Promise<RefusedTicket[]> => {
  const { id, number, kind, reason, answeredAt, answeredByName, deliveryOrderId, status } = panelTickets
  return sql
    .select({
      id,
      deliveryOrderId,
      doNumber: deliveryOrders.doNumber,
      plant: plants.plantName,
      number,
      kind,
      reason,
      answeredAt,
      answeredByName,
    })
    .from(panelTickets)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, deliveryOrderId))
    .innerJoin(plants, eq(plants.id, panelTickets.plantId))
    .where(
      and(
        eq(status, 'refused'),
        inArray(deliveryOrders.status, ['generated', 'loading']),
        raw`not exists (select 1 from ${panelTickets} later where later.delivery_order_id = ${deliveryOrderId} and later.number > ${number})`,
        seenDeliveries(person),
      ),
    )
    .orderBy(asc(answeredAt))
    .limit(100)
}
