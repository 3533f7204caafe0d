import { and, eq, inArray, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import type { PassAssigneeRow } from './pass-assignee'
import { seenDrivers, seenTrucks } from './scope'
import { drivers, passAssignees, passes, trucks } from './tables'

export type Named = { id: string; type: string; names: string[] }

/** Passes, and the drivers and trucks that the person may see, by the names that a file uses. */
export async function namedForImport(
  sql: Sql,
  person: Person,
  of: { passes: string[]; holders: string[] },
): Promise<{ passes: Named[]; holders: Named[] }> {
  const lower = (list: string[]) => [...new Set(list.map(name => name.toLowerCase()))]
  const [passNames, holderNames] = [lower(of.passes), lower(of.holders)]
  if (!passNames.length) return { passes: [], holders: [] }
  const [given, driverRows, truckRows] = await Promise.all([
    sql
      .select({ id: passes.id, type: passes.type, name: passes.name })
      .from(passes)
      .where(and(eq(passes.active, true), inArray(raw`lower(${passes.name})`, passNames))),
    sql
      .select({ id: drivers.id, driverNo: drivers.driverNo })
      .from(drivers)
      .where(
        and(eq(drivers.removed, false), seenDrivers(person), inArray(raw`lower(${drivers.driverNo})`, holderNames)),
      ),
    sql
      .select({ id: trucks.id, truckNo: trucks.truckNo, plateNo: trucks.plateNo })
      .from(trucks)
      .where(
        and(
          eq(trucks.removed, false),
          seenTrucks(person),
          or(inArray(raw`lower(${trucks.truckNo})`, holderNames), inArray(raw`lower(${trucks.plateNo})`, holderNames)),
        ),
      ),
  ])
  return {
    passes: given.map(row => ({ id: row.id, type: row.type, names: [row.name.toLowerCase()] })),
    holders: [
      ...driverRows.map(row => ({ id: row.id, type: 'driver', names: [row.driverNo.toLowerCase()] })),
      ...truckRows.map(row => ({
        id: row.id,
        type: 'truck',
        names: [row.truckNo.toLowerCase(), row.plateNo.toLowerCase()],
      })),
    ],
  }
}

/** What the holders have of the passes now. */
export async function holdingsOf(sql: Sql, passIds: string[], holderIds: string[]): Promise<PassAssigneeRow[]> {
  if (!passIds.length || !holderIds.length) return []
  return sql
    .select()
    .from(passAssignees)
    .where(
      and(
        inArray(passAssignees.passId, passIds),
        or(inArray(passAssignees.driverId, holderIds), inArray(passAssignees.truckId, holderIds)),
      ),
    )
}
