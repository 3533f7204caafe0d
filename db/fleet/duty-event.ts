import { desc, eq } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { dutyEvents } from './tables'

export const dutyEvent = ledger(dutyEvents, 'duty_event')

/** What a driver, or somebody for them, told last of the own hours. */
export async function lastDutyOf(sql: Sql, driverId: string): Promise<{ event: string; at: Date } | undefined> {
  const [row] = await sql
    .select({ event: dutyEvents.event, at: dutyEvents.at })
    .from(dutyEvents)
    .where(eq(dutyEvents.driverId, driverId))
    .orderBy(desc(dutyEvents.at))
    .limit(1)
  return row
}
