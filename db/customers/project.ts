import { and, asc, eq, ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ProjectRow, ProjectSearch } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import type { Spoken } from '~/domain/kit/language'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { productPrices, projectPricings } from '../pricing/tables'
import { seenProjects } from './scope'
import { customerSalespeople, customers, locations, projectCustomers, projects } from './tables'

export type ProjectRecord = typeof projects.$inferSelect

export const project = {
  ...record(projects, 'project'),
  async byCode(sql: Sql, code: string): Promise<ProjectRecord | undefined> {
    const [row] = await sql.select().from(projects).where(raw`lower(${projects.projectCode}) = lower(${code})`)
    return row
  },
}

export const customersOf = children(projectCustomers, 'projectId', 'project', 'customers')

export async function seenProject(sql: Sql, person: Person, id: string): Promise<ProjectRecord> {
  const [row] = await sql
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), seenProjects(person)))
  if (!row) throw new Missing(words.projectMissing())
  return row
}

/** m³ that left and were poured: what counts against contract and purchase order. */
export const SUPPLIED = raw`${deliveryOrders.status} in ('delivered', 'returned')`

const supplied = raw<string>`(select coalesce(sum(${deliveryOrders.quantity}), 0)::numeric(12,2)::text from ${deliveryOrders}
  where ${deliveryOrders.projectId} = ${projects.id} and ${SUPPLIED})`
const sites = raw<number>`(select count(*)::int from ${locations}
  where ${locations.projectId} = ${projects.id} and ${locations.active})`
const priced = (day: string) => raw<number>`(select count(*)::int from ${projectPricings}
  join ${productPrices} on ${productPrices.projectPricingId} = ${projectPricings.id}
  where ${projectPricings.projectId} = ${projects.id} and ${projectPricings.status} = 'active'
    and ${projectPricings.effectiveStartDate} <= ${day}
    and (${projectPricings.effectiveEndDate} is null or ${projectPricings.effectiveEndDate} >= ${day}))`

export const PROJECT_OPTION = {
  id: projects.id,
  projectName: projects.projectName,
  projectCode: projects.projectCode,
  customerId: projects.customerId,
  customerName: customers.customerName,
  regionId: projects.regionId,
  regionName: regions.regionName,
  defaultProject: projects.defaultProject,
  active: projects.active,
}

const SORTS = {
  projectName: projects.projectName,
  projectCode: projects.projectCode,
  customerName: customers.customerName,
  regionName: regions.regionName,
  startDate: projects.startDate,
  endDate: projects.endDate,
  contractedQuantity: projects.contractedQuantity,
}

export function searchProjects(sql: Sql, person: Person, search: ProjectSearch, now: Date): Promise<Page<ProjectRow>> {
  const where = and(seenProjects(person), ...filters(search))
  const { version, contractedQuantity, startDate, endDate, purchaseOrderRequired, pricedProductsOnly } = projects
  const rows = sql
    .select({
      ...PROJECT_OPTION,
      version,
      contractedQuantity,
      startDate,
      endDate,
      purchaseOrderRequired,
      pricedProductsOnly,
      suppliedQuantity: supplied,
      locations: sites,
      pricedProducts: priced(businessDay(now)),
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .where(where)
    .orderBy(...sorted(search.sort, SORTS, [asc(projects.projectName)]), asc(projects.id))
    .$dynamic()
  return paged<ProjectRow>(rows, cappedCount(sql, countable(sql, where)), search)
}

export const countable = (sql: Sql, where: SQL | undefined) =>
  sql
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .$dynamic()

export const projectNamed = (keyword: string | undefined): SQL | undefined =>
  keyword
    ? or(
        ilike(projects.projectName, like(keyword)),
        ilike(projects.projectCode, like(keyword)),
        ilike(customers.customerName, like(keyword)),
      )
    : undefined

/** The main customer's projects and those the customer orders on besides. */
export const ofCustomer = (customerId: string): SQL =>
  raw`(${projects.customerId} = ${customerId} or ${projects.id} in (select ${projectCustomers.projectId}
    from ${projectCustomers} where ${projectCustomers.customerId} = ${customerId}))`

function filters({ keyword, active, customerId, customerName, regionId, salespersonId }: ProjectSearch) {
  return [
    projectNamed(keyword),
    active === undefined ? undefined : eq(projects.active, active),
    customerId ? ofCustomer(customerId) : undefined,
    customerName ? ilike(customers.customerName, like(customerName)) : undefined,
    regionId ? eq(projects.regionId, regionId) : undefined,
    salespersonId
      ? raw`${projects.customerId} in (select ${customerSalespeople.customerId} from ${customerSalespeople}
          where ${customerSalespeople.salespersonId} = ${salespersonId})`
      : undefined,
  ]
}

export async function ofCustomerProject(sql: Sql, projectId: string, customerId: string): Promise<boolean> {
  const [row] = await sql
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), ofCustomer(customerId)))
  return row !== undefined
}

/** Of papers about a project: its own language before the customer's. */
export const PAPER_LANGUAGE = raw<Spoken>`coalesce(${projects.language}, ${customers.language})`

export async function paperLanguage(sql: Sql, of: { customerId: string; projectId: string }): Promise<Spoken> {
  const [row] = await sql
    .select({ language: PAPER_LANGUAGE })
    .from(projects)
    .innerJoin(customers, eq(customers.id, of.customerId))
    .where(eq(projects.id, of.projectId))
  return row?.language ?? 'en'
}
