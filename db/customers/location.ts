import { and, asc, eq, ilike, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { LocationRow, LocationSearch } from '~/domain/customers/location'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { orders } from '../orders/tables'
import { seenProjects } from './scope'
import { customers, locations, projects } from './tables'

export const location = {
  ...record(locations, 'location', { label: 'site' }),
  async idsOf(sql: Sql, projectId: string): Promise<string[]> {
    const rows = await sql.select({ id: locations.id }).from(locations).where(eq(locations.projectId, projectId))
    return rows.map(row => row.id)
  },
}
export type LocationRecord = typeof locations.$inferSelect

export function searchLocations(sql: Sql, person: Person, search: LocationSearch): Promise<Page<LocationRow>> {
  const { keyword, projectId, customerId, active, sort } = search
  const { locationName, address } = locations
  const where = and(
    seenProjects(person, locations.projectId),
    projectId ? eq(locations.projectId, projectId) : undefined,
    customerId ? eq(projects.customerId, customerId) : undefined,
    active === undefined ? undefined : eq(locations.active, active),
    keyword
      ? or(
          ilike(locationName, like(keyword)),
          ilike(address, like(keyword)),
          ilike(projects.projectName, like(keyword)),
        )
      : undefined,
  )
  const rows = sql
    .select({
      id: locations.id,
      version: locations.version,
      active: locations.active,
      projectId: locations.projectId,
      projectName: projects.projectName,
      customerName: customers.customerName,
      locationName,
      address,
      postalCode: locations.postalCode,
      latitude: locations.latitude,
      longitude: locations.longitude,
      gate: locations.gate,
      radiusMetres: locations.radiusMetres,
      maxLoad: locations.maxLoad,
    })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .orderBy(
      ...sorted(sort, { locationName, projectName: projects.projectName }, [asc(locationName)]),
      asc(locations.id),
    )
    .$dynamic()
  const counted = sql
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .where(where)
    .$dynamic()
  return paged<LocationRow>(rows, cappedCount(sql, counted), search)
}

/** An order points at the site, so that it can only be switched off. */
export async function isLocationUsed(sql: Sql, locationId: string): Promise<boolean> {
  const [row] = await sql.select({ one: raw`1` }).from(orders).where(eq(orders.locationId, locationId)).limit(1)
  return row !== undefined
}
