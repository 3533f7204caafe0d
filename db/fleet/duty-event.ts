import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { dutyEvents } from './tables'

export const dutyEvent = ledger(dutyEvents, 'duty_event')
export type DutyEventRow = typeof dutyEvents.$inferSelect

export function dutyEventsOf(sql: Sql, driverId: string, from: Date, to: Date): Promise<DutyEventRow[]> {
  return sql
    .select()
    .from(dutyEvents)
    .where(and(eq(dutyEvents.driverId, driverId), gte(dutyEvents.at, from), lt(dutyEvents.at, to)))
    .orderBy(asc(dutyEvents.at), asc(dutyEvents.id))
}
