import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import type { AnswerMinutes } from '~/domain/queue/next-truck'
import type { QueueRow } from '~/domain/queue/queue-item'
import { customers } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { batchingPlants, drivers, plants, trucks, truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { settingsByDay } from '../kit/setting'
import { orders } from '../orders/tables'
import { seenQueue } from './scope'
import { queueItems } from './tables'

type At = { plantId?: string | undefined; batchingPlantId?: string | undefined }

/** Trucks of the yards in their rank. */
export async function standing(
  sql: Sql,
  person: Person,
  statuses: readonly string[],
  at: At,
  more?: SQL,
): Promise<QueueRow[]> {
  return cards(sql, person, and(inArray(queueItems.status, [...statuses]), ...where(at), more)).orderBy(
    asc(queueItems.rankAt),
    asc(queueItems.id),
  )
}

/** Where a driver stands, or stood last. */
export async function cardOfDriver(sql: Sql, person: Person, driverId: string): Promise<QueueRow> {
  const [row] = await cards(sql, person, eq(queueItems.driverId, driverId)).orderBy(desc(queueItems.joinedAt)).limit(1)
  if (!row) throw new Missing('This driver is not in a queue')
  return row
}

/** Trucks that were called for a load. */
export const standingOfLoad = (sql: Sql, person: Person, load: { id: string }): Promise<QueueRow[]> =>
  standing(sql, person, ['called', 'acknowledged', 'loading'], {}, eq(queueItems.deliveryOrderId, load.id))

/** Cards with the minutes of duty that are left to each driver. */
export type QueueCards = { rows: (QueueRow & { minutesLeft: number | null })[]; total: number }

/** Everything that stood, newest first: the day's book of the yard. */
export function queueBook(
  sql: Sql,
  person: Person,
  {
    status,
    day,
    keyword: _keyword,
    sort,
    ...of
  }: At & Paging & { status?: string | undefined; day?: string | undefined },
): Promise<Page<QueueRow>> {
  const filter = and(
    seenQueue(person),
    status ? eq(queueItems.status, status) : undefined,
    day ? gte(queueItems.joinedAt, instantOn(day, '00:00')) : undefined,
    day ? lt(queueItems.joinedAt, instantOn(addDays(day, 1), '00:00')) : undefined,
    ...where(of),
  )
  const counted = sql.select({ id: queueItems.id }).from(queueItems).where(filter).$dynamic()
  const usual = [desc(queueItems.joinedAt), desc(queueItems.id)]
  const rows = cards(sql, person, filter)
    .orderBy(...sorted(sort, { rankAt: queueItems.rankAt }, usual), asc(queueItems.id))
    .$dynamic()
  return paged<QueueRow>(rows, cappedCount(sql, counted), of)
}

const where = ({ plantId, batchingPlantId }: At) => [
  plantId ? eq(queueItems.plantId, plantId) : undefined,
  batchingPlantId ? eq(queueItems.batchingPlantId, batchingPlantId) : undefined,
]

const cards = (sql: Sql, person: Person, filter: SQL | undefined) =>
  sql
    .select(CARD)
    .from(queueItems)
    .innerJoin(plants, eq(plants.id, queueItems.plantId))
    .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .innerJoin(drivers, eq(drivers.id, queueItems.driverId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, queueItems.batchingPlantId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, queueItems.deliveryOrderId))
    .leftJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .leftJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .where(and(seenQueue(person), filter))

const CARD = {
  queueId: queueItems.id,
  version: queueItems.version,
  status: queueItems.status,
  plantId: queueItems.plantId,
  plantName: plants.plantName,
  batchingPlantId: queueItems.batchingPlantId,
  bpName: batchingPlants.bpName,
  truckId: queueItems.truckId,
  truckNo: trucks.truckNo,
  truckType: truckTypes.truckType,
  maxLoad: truckTypes.maxLoad,
  driverId: queueItems.driverId,
  driverName: drivers.driverName,
  phone: drivers.phone,
  joinedAt: queueItems.joinedAt,
  rankAt: queueItems.rankAt,
  calledAt: queueItems.calledAt,
  acknowledgedAt: queueItems.acknowledgedAt,
  leftAt: queueItems.leftAt,
  deliveryOrderId: queueItems.deliveryOrderId,
  doNumber: deliveryOrders.doNumber,
  orderNo: orders.orderNo,
  customerName: customers.customerName,
  remarks: queueItems.remarks,
  reason: queueItems.reason,
}

const ALERT = 'queue.acknowledge-alert-minutes'
const NEXT = 'queue.acknowledge-next-minutes'

/** After how many minutes a called truck without an answer is called again, and the next one may go. */
export async function answerMinutes(sql: Sql, now: Date): Promise<AnswerMinutes> {
  const day = businessDay(now)
  const on = await settingsByDay(sql, [ALERT, NEXT])
  return { alert: on(ALERT, day), next: on(NEXT, day) }
}
