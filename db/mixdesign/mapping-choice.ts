import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { seenPlants } from '../fleet/scope'
import { batchingPlants, plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'

export type LineChoice = {
  id: string
  bpName: string
  plantId: string
  plantName: string
  regionId: string
  regionName: string
}

/** The lines that a person may map mixes to. */
export const lineChoices = (sql: Sql, person: Person): Promise<LineChoice[]> =>
  sql
    .select({
      id: batchingPlants.id,
      bpName: batchingPlants.bpName,
      plantId: plants.id,
      plantName: plants.plantName,
      regionId: regions.id,
      regionName: regions.regionName,
    })
    .from(batchingPlants)
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(and(seenPlants(person), eq(batchingPlants.active, true), eq(plants.active, true)))
    .orderBy(asc(plants.plantName), asc(batchingPlants.bpName))

export type ProjectChoice = { id: string; projectName: string; customerName: string }

/** Projects by their names alone: who maps mixes need not read what else is in a project. */
export function projectChoices(sql: Sql, person: Person, ask: Paging): Promise<Page<ProjectChoice>> {
  const where = and(
    seenProjects(person),
    eq(projects.active, true),
    ask.keyword
      ? or(ilike(projects.projectName, like(ask.keyword)), ilike(customers.customerName, like(ask.keyword)))
      : undefined,
  )
  const rows = sql
    .select({ id: projects.id, projectName: projects.projectName, customerName: customers.customerName })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .orderBy(asc(projects.projectName), asc(projects.id))
    .$dynamic()
  const total = sql
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .$dynamic()
  return paged<ProjectChoice>(rows, cappedCount(sql, total), ask)
}
