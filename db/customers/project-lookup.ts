import { and, asc, desc, eq, gt, inArray, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ProjectLookup, ProjectOption, SimilarProjectRow, Supplied } from '~/domain/customers/project'
import type { Page } from '~/domain/kit/page'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { countable, ofCustomer, PROJECT_OPTION, projectNamed, SUPPLIED } from './project'
import { seenProjects } from './scope'
import { customers, projects } from './tables'

/** Names and codes for choosing one; `more` narrows which may be chosen. */
export function lookupProjects(
  sql: Sql,
  person: Person,
  { ids, keyword, customerId, regionId, ...paging }: ProjectLookup,
  ...more: SQL[]
): Promise<Page<ProjectOption>> {
  const where = and(
    seenProjects(person),
    projectNamed(keyword),
    ids ? inArray(projects.id, ids) : undefined,
    customerId ? ofCustomer(customerId) : undefined,
    regionId ? eq(projects.regionId, regionId) : undefined,
    ...more,
  )
  const { projectName, projectCode } = projects
  const rows = sql
    .select(PROJECT_OPTION)
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .where(where)
    .orderBy(
      ...sorted(paging.sort, { projectName, projectCode }, [desc(projects.defaultProject), asc(projectName)]),
      asc(projects.id),
    )
    .$dynamic()
  return paged<ProjectOption>(rows, cappedCount(sql, countable(sql, where)), paging)
}

export const isActiveProject = (): SQL => and(eq(projects.active, true), eq(customers.active, true))!

export const runsOn = (day: string): SQL =>
  raw`(${projects.startDate} is null or ${projects.startDate} <= ${day})
    and (${projects.endDate} is null or ${projects.endDate} >= ${day})`

const LIKENESS = 0.4

/** Projects of the same customer whose name is near the one being typed. */
export async function similarProjects(
  sql: Sql,
  person: Person,
  { name, customerId, excludeId }: { name: string; customerId: string; excludeId?: string | undefined },
): Promise<SimilarProjectRow[]> {
  if (name.trim().length < 3) return []
  const { id, projectName, projectCode, active } = projects
  const likeness = raw<number>`similarity(lower(${name}), lower(${projectName}))`
  return sql
    .select({ id, projectName, projectCode, active, likeness: raw<number>`round((${likeness})::numeric, 2)::float` })
    .from(projects)
    .where(
      and(
        ofCustomer(customerId),
        seenProjects(person),
        gt(likeness, LIKENESS),
        excludeId ? ne(id, excludeId) : undefined,
      ),
    )
    .orderBy(desc(likeness))
    .limit(5)
}

/** m³ delivered of a project; without a region it is zero. */
export async function suppliedQuantity(
  sql: Sql,
  of: { customerId: string; projectId: string; regionId?: string | undefined },
): Promise<Supplied> {
  const [row] = await sql
    .select({ of: projects.contractedQuantity })
    .from(projects)
    .where(eq(projects.id, of.projectId))
  const contractedQuantity = row?.of ?? null
  if (!of.regionId) return { suppliedQuantity: '0.00', contractedQuantity }
  const [sum] = await sql
    .select({ of: raw<string>`coalesce(sum(${deliveryOrders.quantity}), 0)::numeric(12,2)::text` })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.projectId, of.projectId),
        eq(deliveryOrders.customerId, of.customerId),
        eq(deliveryOrders.regionId, of.regionId),
        SUPPLIED,
      ),
    )
  return { suppliedQuantity: sum!.of, contractedQuantity }
}
