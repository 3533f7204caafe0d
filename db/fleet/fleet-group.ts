import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenTrucks } from './scope'
import { fleetGroupProjects, fleetGroups, fleetGroupTrucks, fleetOptimizationConfigurations, trucks } from './tables'

export const fleetGroup = record(fleetGroups, 'fleet_group')
export type FleetGroupRow = typeof fleetGroups.$inferSelect
export const groupTrucks = children(fleetGroupTrucks, 'fleetGroupId', 'fleet_group', 'trucks')
export const groupProjects = children(fleetGroupProjects, 'fleetGroupId', 'fleet_group', 'projects')

/** Those of the trucks that the person may see and that are still there. */
export async function seenOf(sql: Sql, person: Person, truckIds: string[]): Promise<Set<string>> {
  if (!truckIds.length) return new Set()
  const rows = await sql
    .select({ id: trucks.id })
    .from(trucks)
    .where(and(inArray(trucks.id, truckIds), eq(trucks.removed, false), seenTrucks(person)))
  return new Set(rows.map(({ id }) => id))
}

/** Optimiser settings that are on the group. */
export const configurationsOf = async (sql: Sql, fleetGroupId: string) =>
  sql
    .select({ id: fleetOptimizationConfigurations.id, name: fleetOptimizationConfigurations.configurationName })
    .from(fleetOptimizationConfigurations)
    .where(eq(fleetOptimizationConfigurations.fleetGroupId, fleetGroupId))

/** Names taken by other groups, whatever their capitals. */
export async function nameTaken(sql: Sql, groupName: string, exceptId: string | null): Promise<boolean> {
  const rows = await sql
    .select({ groupName: fleetGroups.groupName })
    .from(fleetGroups)
    .where(exceptId ? notInArray(fleetGroups.id, [exceptId]) : undefined)
  return rows.some(row => row.groupName.toLowerCase() === groupName.toLowerCase())
}
