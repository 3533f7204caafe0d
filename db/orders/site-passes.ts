import { and, asc, eq } from 'drizzle-orm'
import { passes, sitePasses } from '~/db/fleet/tables'
import type { Sql } from '../kit/open'

/** The passes that a project asks of drivers and trucks. */
export const passesNeeded = (sql: Sql, projectId: string): Promise<{ id: string; name: string; type: string }[]> =>
  sql
    .select({ id: passes.id, name: passes.name, type: passes.type })
    .from(sitePasses)
    .innerJoin(passes, eq(passes.id, sitePasses.passId))
    .where(and(eq(sitePasses.projectId, projectId), eq(passes.active, true)))
    .orderBy(asc(passes.name))
