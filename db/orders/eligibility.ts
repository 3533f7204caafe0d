import { and, asc, eq, inArray } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { locations, projects } from '~/db/customers/tables'
import { seenPlants } from '~/db/fleet/scope'
import { batchingPlants, plants, regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenSite } from './scope'
import { plantEligibilities } from './tables'

export const eligibility = record(plantEligibilities, 'plant_eligibility')
export type EligibilityRow = typeof plantEligibilities.$inferSelect

type Ask = {
  plantId?: string | undefined
  projectId?: string | undefined
  productId?: string | undefined
  ids?: string[]
}

export const eligibilityRows = async (sql: Sql, person: Person, ask: Ask) =>
  sql
    .select({
      id: plantEligibilities.id,
      version: plantEligibilities.version,
      plantId: plantEligibilities.plantId,
      plantName: plants.plantName,
      projectId: plantEligibilities.projectId,
      projectName: projects.projectName,
      locationId: plantEligibilities.locationId,
      locationName: locations.locationName,
      productId: plantEligibilities.productId,
      productCode: products.productCode,
      allowed: plantEligibilities.allowed,
      reason: plantEligibilities.reason,
    })
    .from(plantEligibilities)
    .innerJoin(plants, eq(plants.id, plantEligibilities.plantId))
    .leftJoin(projects, eq(projects.id, plantEligibilities.projectId))
    .leftJoin(locations, eq(locations.id, plantEligibilities.locationId))
    .leftJoin(products, eq(products.id, plantEligibilities.productId))
    .where(
      and(
        seenPlants(person),
        seenSite(person),
        ask.plantId ? eq(plantEligibilities.plantId, ask.plantId) : undefined,
        ask.projectId ? eq(plantEligibilities.projectId, ask.projectId) : undefined,
        ask.productId ? eq(plantEligibilities.productId, ask.productId) : undefined,
        ask.ids ? inArray(plantEligibilities.id, ask.ids) : undefined,
      ),
    )
    .orderBy(asc(plants.plantCode), asc(plantEligibilities.id))

export const rulesOfPlants = (sql: Sql, plantIds: readonly string[]): Promise<EligibilityRow[]> =>
  plantIds.length
    ? sql
        .select()
        .from(plantEligibilities)
        .where(inArray(plantEligibilities.plantId, [...plantIds]))
    : Promise.resolve([])

/** Active batching lines of the person's plants with the zone they supply. */
export const linesWithZone = async (sql: Sql, person: Person) =>
  sql
    .select({
      id: batchingPlants.id,
      bpName: batchingPlants.bpName,
      plantId: plants.id,
      plantName: plants.plantName,
      latitude: plants.latitude,
      longitude: plants.longitude,
      regionId: regions.id,
      regionName: regions.regionName,
      boundary: regions.boundary,
    })
    .from(batchingPlants)
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(and(eq(batchingPlants.active, true), eq(plants.active, true), eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plants.plantCode), asc(batchingPlants.code))
