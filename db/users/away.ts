import { type Placeholder, sql as raw, type SQL } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { notificationSettings } from './notification-setting-tables'
import { users } from './tables'

const { ownerId, deputyId, awayFrom, awayUntil } = notificationSettings

/** Of the settings of a person. */
export const isAway = (day: PlainDate | Placeholder): SQL => raw`${day}::date between ${awayFrom} and ${awayUntil}`

/** Who is away on a day, each with who stands in. */
export async function awayOn(sql: Sql, day: PlainDate): Promise<Map<string, string>> {
  const rows = await sql.select({ ownerId, deputyId }).from(notificationSettings).where(isAway(day))
  return new Map(rows.flatMap(row => (row.deputyId ? [[row.ownerId, row.deputyId] as const] : [])))
}

/** Beside a row of the person: the salespeople who are away on the day and named them as their deputy. */
export const standsInFor = (day: Placeholder): SQL<string[]> =>
  raw`array(select ${salespeople.id} from ${notificationSettings}
    join ${salespeople} on ${salespeople.userId} = ${ownerId} and ${salespeople.active}
    where ${deputyId} = ${users.id} and ${isAway(day)})`
