import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import type { Activity } from '~/domain/reports/activity'
import { projects } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { orders } from '../orders/tables'

export const GONE = raw`('withdrawn','rejected')`

/** On the way and further behind its promise than counts as on time. */
export const isLate = (now: Date, onTime: number): SQL =>
  raw`(${deliveryOrders.onSiteAt} is null and ${deliveryOrders.plannedOnSiteAt} < ${now.toISOString()}::timestamptz - make_interval(mins => ${onTime}))`

/** Loads of a day that the person sees and that were not taken back. */
export const loadsOn = (person: Person, day: string): SQL =>
  raw`${deliveryOrders} where ${and(seenDeliveries(person), raw`${deliveryOrders.doDate} = ${day} and ${deliveryOrders.status} not in ${GONE}`)}`

/** How many loads of today are late, and the one that is latest. */
export async function lateNow(
  sql: Sql,
  person: Person,
  now: Date,
): Promise<{ count: number; oldest: { at: Date; name: string } | null }> {
  const day = businessDay(now)
  const onTime = await settingOn(sql, 'orders.on-time-minutes', day)
  const [row] = await rowsOfStatement(
    sql,
    raw<{ count: number; at: string | Date | null }>`
    select count(*)::int as count, min(${deliveryOrders.plannedOnSiteAt}) as at from ${loadsOn(person, day)} and ${isLate(now, onTime)}`,
  )
  const [latest] = row!.count ? await lateLoads(sql, person, day, now, onTime) : []
  return {
    count: row!.count,
    oldest: latest
      ? { at: new Date(row!.at!), name: `${latest.doNumber ?? latest.orderNo}, ${latest.projectName}` }
      : null,
  }
}

/** The latest loads of a day, with how late they are. */
export async function lateLoads(
  sql: Sql,
  person: Person,
  day: string,
  now: Date,
  onTime: number,
): Promise<NonNullable<Activity['late']>> {
  const { id, doNumber, status, plannedOnSiteAt } = deliveryOrders
  const at = now.toISOString()
  return rowsOfStatement(
    sql,
    raw<NonNullable<Activity['late']>[number]>`
    select ${id}, ${doNumber} as "doNumber", ${orders.orderNo} as "orderNo", ${projects.projectName} as "projectName", ${plants.plantName} as "plantName", ${status},
      floor(extract(epoch from ${at}::timestamptz - ${plannedOnSiteAt}) / 60)::int as minutes
    from ${deliveryOrders} join ${orders} on ${orders.id} = ${deliveryOrders.orderId} join ${projects} on ${projects.id} = ${deliveryOrders.projectId} join ${plants} on ${plants.id} = ${deliveryOrders.plantId}
    where ${and(seenDeliveries(person), raw`${deliveryOrders.doDate} = ${day} and ${status} not in ${GONE} and ${isLate(now, onTime)}`)}
    order by ${plannedOnSiteAt} limit 12`,
  )
}
