import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { strengthClassControls as controls } from './tables'

export const strengthClassControl = record(controls, 'strength_class_control')
export type StrengthClassRow = typeof controls.$inferSelect

export const strengthClassRows = (
  sql: Sql,
  of: { active?: boolean | undefined; strengthClass?: string | undefined },
): Promise<StrengthClassRow[]> =>
  sql
    .select()
    .from(controls)
    .where(
      and(
        of.active === undefined ? undefined : eq(controls.active, of.active),
        of.strengthClass ? eq(controls.strengthClass, of.strengthClass) : undefined,
      ),
    )
    .orderBy(asc(controls.characteristic), asc(controls.specimen), asc(controls.ageDays))
    .limit(500)
