import { and, asc, eq, ilike, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ProjectPlantRow, ProjectPlantSearch } from '~/domain/customers/project-plant'
import type { Page } from '~/domain/kit/page'
import { plants } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { seenProjects } from './scope'
import { customers, locations, projectPlants, projects } from './tables'

/** The plants that may serve a site, best first. */
export const plantsOf = children(projectPlants, 'locationId', 'location', 'plants')

export async function searchProjectPlants(
  sql: Sql,
  person: Person,
  search: ProjectPlantSearch,
): Promise<Page<ProjectPlantRow>> {
  const { keyword, customerName, locationName, plantCode, projectId } = search
  const where = and(
    seenProjects(person, locations.projectId),
    eq(locations.active, true),
    keyword ? ilike(projects.projectName, like(keyword)) : undefined,
    projectId ? eq(locations.projectId, projectId) : undefined,
    customerName ? ilike(customers.customerName, like(customerName)) : undefined,
    locationName ? ilike(locations.locationName, like(locationName)) : undefined,
    plantCode
      ? raw`${locations.id} in (select ${projectPlants.locationId} from ${projectPlants}
          join ${plants} on ${plants.id} = ${projectPlants.plantId} where ${plants.plantCode} ilike ${like(plantCode)})`
      : undefined,
  )
  const from = sql
    .select({
      id: locations.id,
      projectId: locations.projectId,
      projectName: projects.projectName,
      customerName: customers.customerName,
      locationName: locations.locationName,
    })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .orderBy(asc(customers.customerName), asc(projects.projectName), asc(locations.locationName), asc(locations.id))
    .$dynamic()
  const counted = sql
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .$dynamic()
  const page = await paged<Omit<ProjectPlantRow, 'plants'>>(from, cappedCount(sql, counted), search)
  const serving = await plantsServing(
    sql,
    page.rows.map(row => row.id),
  )
  return { ...page, rows: page.rows.map(row => ({ ...row, plants: serving.get(row.id) ?? [] })) }
}

async function plantsServing(sql: Sql, locationIds: string[]): Promise<Map<string, ProjectPlantRow['plants']>> {
  const found = new Map<string, ProjectPlantRow['plants']>()
  if (!locationIds.length) return found
  const { locationId, plantId, rank } = projectPlants
  const rows = await sql
    .select({ locationId, plantId, rank, plantCode: plants.plantCode, plantName: plants.plantName })
    .from(projectPlants)
    .innerJoin(plants, eq(plants.id, plantId))
    .where(and(inArray(locationId, locationIds), eq(projectPlants.active, true)))
    .orderBy(asc(rank))
  for (const { locationId: at, ...plant } of rows) found.set(at, [...(found.get(at) ?? []), plant])
  return found
}
