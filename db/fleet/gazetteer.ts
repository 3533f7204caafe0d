import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenProjects } from '../customers/scope'
import { locations, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { seenPlants } from './scope'
import { plants } from './tables'

export type NearPlace = { kind: 'plant' | 'site'; name: string; address: string; latitude: number; longitude: number }

/** The nearest plants and sites that the person may see, a few of each; a degree is enough of a measure for the choice. */
export async function nearPlaces(sql: Sql, person: Person, latitude: number, longitude: number): Promise<NearPlace[]> {
  const far = (of: typeof plants | typeof locations) =>
    raw`(${of.latitude} - ${latitude}) ^ 2 + (${of.longitude} - ${longitude}) ^ 2`
  const near = await sql
    .select({ name: plants.plantName, address: plants.address, latitude: plants.latitude, longitude: plants.longitude })
    .from(plants)
    .where(seenPlants(person))
    .orderBy(asc(far(plants)))
    .limit(2)
  const sites = await sql
    .select({
      name: raw<string>`${projects.projectName} || ', ' || ${locations.locationName}`,
      address: locations.address,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .where(and(eq(locations.active, true), seenProjects(person)))
    .orderBy(asc(far(locations)))
    .limit(2)
  return [
    ...near.map(row => ({ kind: 'plant' as const, ...row })),
    ...sites.map(row => ({ kind: 'site' as const, ...row })),
  ]
}
