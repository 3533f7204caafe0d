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
import { expectedAt, isLate, type Lateness, promisedAt } from '../orders/promise'
import { orders } from '../orders/tables'
import { STANDING } from './measure'

/** Loads of a day that the person sees. */
export const loadsOfDay = (person: Person, day: string): SQL =>
  and(seenDeliveries(person), raw`${deliveryOrders.doDate} = ${day}`)!

/** How many loads of today are late, and the one that is latest. */
export async function lateNow(
  sql: Sql,
  person: Person,
  now: Date,
): Promise<{ count: number; oldest: { at: Date; name: string } | null }> {
  const day = businessDay(now)
  const onTime = await settingOn(sql, 'orders.on-time-minutes', day)
  const [latest] = await lateRows(sql, person, day, { now, onTime, today: true }, 1)
  if (!latest) return { count: 0, oldest: null }
  const { total, at, doNumber, orderNo, projectName } = latest
  return { count: total, oldest: { at: new Date(at), name: `${doNumber ?? orderNo}, ${projectName}` } }
}

type LateLoad = NonNullable<Activity['late']>[number]

/** The latest loads of a day, with how late they are. */
export async function lateLoads(
  sql: Sql,
  person: Person,
  day: string,
  of: Lateness & { most: number },
): Promise<LateLoad[]> {
  const rows = await lateRows(sql, person, day, of, of.most)
  return rows.map(({ at: _at, total: _total, ...row }) => row)
}

function lateRows(sql: Sql, person: Person, day: string, of: Lateness, most: number) {
  const { id, doNumber, status } = deliveryOrders
  return rowsOfStatement(
    sql,
    raw<LateLoad & { at: string | Date; total: number }>`
    select ${id}, ${doNumber} as "doNumber", ${orders.orderNo} as "orderNo", ${projects.projectName} as "projectName", ${plants.plantName} as "plantName", ${status},
      floor(extract(epoch from ${expectedAt(of.now)} - ${promisedAt()}) / 60)::int as minutes,
      ${promisedAt()} as at, (count(*) over ())::int as total
    from ${deliveryOrders} join ${orders} on ${orders.id} = ${deliveryOrders.orderId} join ${projects} on ${projects.id} = ${deliveryOrders.projectId} join ${plants} on ${plants.id} = ${deliveryOrders.plantId}
    where ${and(loadsOfDay(person, day), STANDING, isLate(of))}
    order by ${of.today ? raw`at` : raw`minutes desc, ${id}`} limit ${most}`,
  )
}
