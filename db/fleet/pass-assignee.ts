import { and, eq } from 'drizzle-orm'
import type { PassType } from '~/domain/fleet/pass'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { passAssignees } from './tables'

export const passAssignee = record(passAssignees, 'pass_assignee', { label: 'pass holder' })
export type PassAssigneeRow = typeof passAssignees.$inferSelect

/** What a driver or a truck has of one pass; it is held once and renewed. */
export async function holdingOf(
  sql: Sql,
  type: PassType,
  passId: string,
  holderId: string,
): Promise<PassAssigneeRow | undefined> {
  const holder = type === 'driver' ? passAssignees.driverId : passAssignees.truckId
  const [row] = await sql
    .select()
    .from(passAssignees)
    .where(and(eq(passAssignees.passId, passId), eq(holder, holderId)))
  return row
}
