import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql as raw } from 'drizzle-orm'
import {
  bans,
  batchingPlants,
  fleetGroupProjects,
  fleetGroups,
  fleetGroupTrucks,
  fleetOptimizationConfigurations,
  passAssignees,
  passes,
  plants,
  regions,
  sitePasses,
  trucks,
  truckTypes,
} from '../../fleet/tables'
import type { Sql } from '../../kit/open'
import { plantMixMappings } from '../../mixdesign/tables'

/** Plants of a region, and further ones by id with the name of theirs. */
export const planPlantRows = async (sql: Sql, regionId: string, alsoIds: readonly string[]) =>
  sql
    .select({ plant: plants, regionName: regions.regionName })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(
      and(
        or(eq(plants.regionId, regionId), alsoIds.length ? inArray(plants.id, [...alsoIds]) : undefined),
        eq(plants.removed, false),
      ),
    )
    .orderBy(desc(raw`${plants.regionId} = ${regionId}`), asc(plants.plantCode))

export const planLineRows = async (sql: Sql, plantIds: readonly string[]) =>
  plantIds.length
    ? sql
        .select()
        .from(batchingPlants)
        .where(inArray(batchingPlants.plantId, [...plantIds]))
        .orderBy(asc(batchingPlants.plantId), asc(batchingPlants.code))
    : Promise.resolve([])

/** Products that lines have a mix for. */
export const lineMixes = async (sql: Sql, lineIds: readonly string[]) =>
  lineIds.length
    ? sql
        .select({ lineId: plantMixMappings.batchingPlantId, productId: plantMixMappings.productId })
        .from(plantMixMappings)
        .where(and(inArray(plantMixMappings.batchingPlantId, [...lineIds]), eq(plantMixMappings.active, true)))
    : Promise.resolve([])

/** Trucks of a region with their reserve, and further ones by id. */
export const planTruckRows = async (sql: Sql, plantIds: readonly string[], alsoIds: readonly string[]) =>
  sql
    .select({ truck: trucks, typeName: truckTypes.truckType, maxLoad: truckTypes.maxLoad })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(
      or(
        and(
          eq(trucks.active, true),
          eq(trucks.removed, false),
          plantIds.length
            ? or(inArray(trucks.mainPlantId, [...plantIds]), isNull(trucks.mainPlantId))
            : isNull(trucks.mainPlantId),
        ),
        alsoIds.length ? inArray(trucks.id, [...alsoIds]) : undefined,
      ),
    )
    .orderBy(asc(trucks.truckNo))

export const planBans = async (sql: Sql, day: string) =>
  sql
    .select()
    .from(bans)
    .where(and(eq(bans.active, true), lte(bans.fromDate, day), or(isNull(bans.toDate), gte(bans.toDate, day))))

/** The passes that projects ask for, and who holds which on the day. */
export async function planPasses(sql: Sql, day: string, projectIds: readonly string[]) {
  if (!projectIds.length) return { needed: [], held: [] }
  const needed = await sql
    .select({ projectId: sitePasses.projectId, passId: passes.id })
    .from(sitePasses)
    .innerJoin(passes, eq(passes.id, sitePasses.passId))
    .where(and(inArray(sitePasses.projectId, [...new Set(projectIds)]), eq(passes.active, true)))
  const held = await sql
    .select({ passId: passAssignees.passId, truckId: passAssignees.truckId, driverId: passAssignees.driverId })
    .from(passAssignees)
    .where(and(lte(passAssignees.validFrom, day), gte(passAssignees.validTo, day)))
  return { needed, held }
}

/** Groups of trucks, the projects they stand by for, and how their trucks are planned. */
export async function planGroups(sql: Sql) {
  const members = await sql
    .select({ truckId: fleetGroupTrucks.truckId, groupId: fleetGroups.id, groupName: fleetGroups.groupName })
    .from(fleetGroupTrucks)
    .innerJoin(fleetGroups, eq(fleetGroups.id, fleetGroupTrucks.fleetGroupId))
    .where(eq(fleetGroups.active, true))
    .orderBy(asc(fleetGroups.groupName))
  const projects = await sql
    .select({ groupId: fleetGroupProjects.fleetGroupId, projectId: fleetGroupProjects.projectId })
    .from(fleetGroupProjects)
    .innerJoin(fleetGroups, eq(fleetGroups.id, fleetGroupProjects.fleetGroupId))
    .where(eq(fleetGroups.active, true))
  const configurations = await sql
    .select({
      groupId: fleetOptimizationConfigurations.fleetGroupId,
      weights: fleetOptimizationConfigurations.weights,
      planning: fleetOptimizationConfigurations.planning,
    })
    .from(fleetOptimizationConfigurations)
    .where(eq(fleetOptimizationConfigurations.active, true))
  return { members, projects, configurations }
}
