import { desc, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { orderPromises } from './promise-tables'
import { orders } from './tables'

export const orderPromise = ledger(orderPromises, 'order_promise')
export type OrderPromiseRow = typeof orderPromises.$inferSelect

/** Every promise of an order, the one in force first. */
export const promisesOfOrder = (sql: Sql, orderId: string): Promise<OrderPromiseRow[]> =>
  sql.select().from(orderPromises).where(eq(orderPromises.orderId, orderId)).orderBy(desc(orderPromises.revision))

export const promiseInForce = async (sql: Sql, orderId: string): Promise<OrderPromiseRow | undefined> =>
  (await promisesOfOrder(sql, orderId))[0]

/** The first load on site by the promise in force; nothing for a draft. */
export const promisedStart: SQL<Date | null> = raw`(select p.starts_at from order_promise p
  where p.order_id = "order".id order by p.revision desc limit 1)`.mapWith(orders.startsAt)

/**
 * When a load was promised on site: by the promise in force when it was called, which is the present one until then, at its
 * place in the order. A load that was called or came keeps its place; one that was taken back before had none. A load that was
 * on call has the time that its site asked for, and takes no place of the others. `load` is the delivery order's name in the
 * statement.
 */
export const promisedAt = (load = 'delivery_order'): SQL<Date> => {
  const of = raw.raw(load)
  return raw`coalesce(${of}.wanted_at, (select p.starts_at + make_interval(mins => p.spacing_minutes * (select count(*)::int from delivery_order before
      where before.order_id = ${of}.order_id and before.load_no < ${of}.load_no and before.wanted_at is null
        and (before.called_at is not null or before.status not in ('withdrawn', 'rejected'))))
    from order_promise p where p.order_id = ${of}.order_id
      and (p.revision = 1 or p.made_at <= coalesce(${of}.called_at, 'infinity')) order by p.revision desc limit 1))`.mapWith(
    orders.startsAt,
  )
}

/**
 * When a load was on site, or will be: by where its truck is once that is told, else as late as it was batched. In SQL what
 * `forecastOnSite` is.
 */
export const expectedAt = (now: Date, load = 'delivery_order'): SQL => {
  const [of, at] = [raw.raw(load), raw`${now.toISOString()}::timestamptz`]
  return raw`coalesce(${of}.on_site_at, greatest(${at}, coalesce(${of}.arrival_at, ${of}.planned_on_site_at
    + (coalesce(${of}.batched_at, greatest(${of}.planned_batch_at, ${at})) - ${of}.planned_batch_at))))`
}

/** When loads are late: today those that are still on their way, of another day all that came late or never came. */
export type Lateness = { now: Date; onTime: number; today: boolean }

/** Waits for an order on hold, whose time others may have: late nowhere. In SQL what `held` of a promised load is. */
const isHeld = raw`(delivery_order.status in ('planned', 'assigned')
  and exists (select from "order" held where held.id = delivery_order.order_id and held.status = 'on_hold'))`

/** Further behind its promise than counts as on time, by arrival or forecast. In SQL what `isLate` is of whole minutes. */
export const isLate = ({ now, onTime, today }: Lateness): SQL =>
  raw`(${today ? raw`delivery_order.on_site_at is null and ` : raw``}${promisedAt()} <= ${expectedAt(now)} - make_interval(mins => ${onTime + 1}) and not ${isHeld})`

/** The share of first loads that were on site within so many whole minutes of their promise, early or late, %. */
export const firstOnTime = (minutes: number, load = 'delivery_order'): SQL => {
  const of = raw.raw(load)
  return raw`round(100.0 * count(*) filter (where case when ${of}.load_no = 1
      then abs(extract(epoch from ${of}.on_site_at - ${promisedAt(load)})) < ${(minutes + 1) * 60} end)
    / nullif(count(*) filter (where ${of}.load_no = 1 and ${of}.on_site_at is not null), 0))`
}

/** The promised time of each of these loads. */
export async function promisesOfLoads(sql: Sql, loadIds: readonly string[]): Promise<Map<string, Date>> {
  if (!loadIds.length) return new Map()
  const rows = await sql
    .select({ id: deliveryOrders.id, at: promisedAt() })
    .from(deliveryOrders)
    .where(inArray(deliveryOrders.id, [...loadIds]))
  return new Map(rows.map(row => [row.id, row.at]))
}
