import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { seenTrucks } from './scope'
import { fleetGroups, fleetGroupTrucks, fleetOptimizationConfigurations, trucks, truckTypes } from './tables'

export type ChartGroup = { id: string; groupName: string; truckIds: string[]; trucks: number; capacity: string }

/** Groups with the trucks in service that the person sees. */
export const chartGroups = (sql: Sql, person: Person): Promise<ChartGroup[]> =>
  sql
    .select({
      id: fleetGroups.id,
      groupName: fleetGroups.groupName,
      truckIds: raw<string[]>`array_agg(${trucks.id} order by ${trucks.truckNo})`,
      trucks: raw<number>`count(*)::int`,
      capacity: raw<string>`sum(${truckTypes.maxLoad})::numeric(12,2)::text`,
    })
    .from(fleetGroups)
    .innerJoin(fleetGroupTrucks, eq(fleetGroupTrucks.fleetGroupId, fleetGroups.id))
    .innerJoin(trucks, eq(trucks.id, fleetGroupTrucks.truckId))
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(and(eq(fleetGroups.active, true), eq(trucks.active, true), eq(trucks.removed, false), seenTrucks(person)))
    .groupBy(fleetGroups.id)
    .orderBy(asc(fleetGroups.groupName))

export type OptGroup = {
  id: string
  configurationName: string
  fleetGroupId: string | null
  groupName: string | null
  weights: Record<string, number>
  planning: Record<string, number | string>
}

/** How groups are planned; the row without a group counts for all other trucks. */
export const optGroups = (sql: Sql): Promise<OptGroup[]> =>
  sql
    .select({
      id: fleetOptimizationConfigurations.id,
      configurationName: fleetOptimizationConfigurations.configurationName,
      fleetGroupId: fleetOptimizationConfigurations.fleetGroupId,
      groupName: fleetGroups.groupName,
      weights: fleetOptimizationConfigurations.weights,
      planning: fleetOptimizationConfigurations.planning,
    })
    .from(fleetOptimizationConfigurations)
    .leftJoin(fleetGroups, eq(fleetGroups.id, fleetOptimizationConfigurations.fleetGroupId))
    .where(eq(fleetOptimizationConfigurations.active, true))
    .orderBy(asc(fleetOptimizationConfigurations.configurationName))
