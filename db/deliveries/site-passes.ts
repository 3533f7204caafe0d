import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm'
import { passAssignees, passes, sitePasses } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** The passes that a project asks for. */
export const passesOf = async (sql: Sql, projectId: string) =>
  sql
    .select({ id: passes.id, type: passes.type, name: passes.name })
    .from(sitePasses)
    .innerJoin(passes, eq(passes.id, sitePasses.passId))
    .where(and(eq(sitePasses.projectId, projectId), eq(passes.active, true)))
    .orderBy(asc(passes.type), asc(passes.name))

export const heldPasses = async (sql: Sql, day: string, truckIds: string[], driverIds: string[]) =>
  sql
    .select()
    .from(passAssignees)
    .where(
      and(
        or(inArray(passAssignees.truckId, truckIds), inArray(passAssignees.driverId, driverIds)),
        lte(passAssignees.validFrom, day),
        gte(passAssignees.validTo, day),
      ),
    )
