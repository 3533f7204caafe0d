import { and, eq, gte, inArray, isNotNull, lt, ne, notInArray, sql as raw } from 'drizzle-orm'
import type { FirstLoads } from '~/domain/orders/offer'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { promisedAt } from './promise'
import { orders } from './tables'

type Past = { plantIds: readonly string[]; from: string; before: string; zone: string; onTimeMinutes: number }

/** First loads of plants on past days, by site and hour of the promise, and how many were not later than is on time. */
export async function firstLoadsOf(
  sql: Sql,
  { plantIds, from, before, zone, onTimeMinutes }: Past,
): Promise<FirstLoads[]> {
  if (!plantIds.length) return []
  const { plantId, locationId, onSiteAt, loadNo, doDate, status } = deliveryOrders
  const first = sql
    .select({ plantId, locationId, onSiteAt, promisedAt: promisedAt().as('promised_at') })
    .from(deliveryOrders)
    .where(
      and(
        gte(doDate, from),
        lt(doDate, before),
        inArray(plantId, [...plantIds]),
        inArray(status, ['delivered', 'returned']),
        eq(loadNo, 1),
        isNotNull(onSiteAt),
      ),
    )
    .as('first')
  const hour = raw<number>`extract(hour from ${first.promisedAt} at time zone ${raw.raw(`'${zone.replaceAll("'", '')}'`)})::int`
  return sql
    .select({
      plantId: first.plantId,
      locationId: first.locationId,
      hour,
      loads: raw<number>`count(*)::int`,
      onTime: raw<number>`count(*) filter (where ${first.onSiteAt} <= ${first.promisedAt} + make_interval(mins => ${onTimeMinutes}))::int`,
    })
    .from(first)
    .groupBy(first.plantId, first.locationId, hour)
}

/** Orders of a day that a pump is on. */
export const ordersOnPump = async (sql: Sql, pumpId: string, day: string, exceptOrderId: string | undefined) =>
  sql
    .select({
      orderNo: orders.orderNo,
      startsAt: orders.startsAt,
      quantity: orders.quantity,
      loadSize: orders.loadSize,
      spacingMinutes: orders.spacingMinutes,
      unloadingMinutes: orders.unloadingMinutes,
    })
    .from(orders)
    .where(
      and(
        eq(orders.pumpId, pumpId),
        eq(orders.orderDate, day),
        notInArray(orders.status, ['draft', 'cancelled', 'completed']),
        exceptOrderId ? ne(orders.id, exceptOrderId) : undefined,
      ),
    )
