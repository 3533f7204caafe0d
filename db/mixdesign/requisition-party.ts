import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { seenCustomers, seenProjects } from '../customers/scope'
import { customerSalespeople, customers, projects, salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { stones, strengths } from '../orders/tables'

export type RequisitionCustomer = { id: string; customerName: string; customerCode: string }
export type RequisitionProject = { id: string; projectName: string; projectCode: string; customerId: string }
export type RequisitionSalesperson = { id: string; name: string; username: string; phone: string | null }

/** Customers for whom a requisition may be made: those of the person's regions. */
export function requisitionCustomers(sql: Sql, person: Person, ask: Paging): Promise<Page<RequisitionCustomer>> {
  const { id, customerName, customerCode } = customers
  const where = and(
    seenCustomers(person),
    eq(customers.active, true),
    ask.keyword ? or(ilike(customerName, like(ask.keyword)), ilike(customerCode, like(ask.keyword))) : undefined,
  )
  const rows = sql
    .select({ id, customerName, customerCode })
    .from(customers)
    .where(where)
    .orderBy(asc(customerName), asc(id))
    .$dynamic()
  return paged(rows, cappedCount(sql, sql.select({ id }).from(customers).where(where).$dynamic()), ask)
}

export function requisitionProjects(
  sql: Sql,
  person: Person,
  ask: Paging & { customerId?: string | undefined },
): Promise<Page<RequisitionProject>> {
  const { id, projectName, projectCode, customerId } = projects
  const where = and(
    seenProjects(person),
    eq(projects.active, true),
    ask.customerId ? eq(customerId, ask.customerId) : undefined,
    ask.keyword ? or(ilike(projectName, like(ask.keyword)), ilike(projectCode, like(ask.keyword))) : undefined,
  )
  const rows = sql
    .select({ id, projectName, projectCode, customerId })
    .from(projects)
    .where(where)
    .orderBy(asc(projectName), asc(id))
    .$dynamic()
  return paged(rows, cappedCount(sql, sql.select({ id }).from(projects).where(where).$dynamic()), ask)
}

const salesperson = {
  id: salespeople.id,
  name: salespeople.name,
  username: salespeople.username,
  phone: salespeople.phone,
}

export function requisitionSalespeople(
  sql: Sql,
  ask: Paging & { active?: boolean | undefined },
): Promise<Page<RequisitionSalesperson>> {
  const where = and(
    eq(salespeople.active, ask.active ?? true),
    ask.keyword ? ilike(salespeople.name, like(ask.keyword)) : undefined,
  )
  const rows = sql
    .select(salesperson)
    .from(salespeople)
    .where(where)
    .orderBy(asc(salespeople.name), asc(salespeople.id))
    .$dynamic()
  const total = sql.select({ id: salespeople.id }).from(salespeople).where(where).$dynamic()
  return paged(rows, cappedCount(sql, total), ask)
}

/** Who looks after a customer. */
export const salespeopleOfCustomer = (sql: Sql, customerId: string): Promise<RequisitionSalesperson[]> =>
  sql
    .select(salesperson)
    .from(customerSalespeople)
    .innerJoin(salespeople, eq(salespeople.id, customerSalespeople.salespersonId))
    .where(and(eq(customerSalespeople.customerId, customerId), eq(salespeople.active, true)))
    .orderBy(asc(salespeople.name))

export const strengthsInUse = (sql: Sql): Promise<{ strengthMpa: number; name: string }[]> =>
  sql
    .select({ strengthMpa: strengths.strengthMpa, name: strengths.name })
    .from(strengths)
    .where(eq(strengths.active, true))
    .orderBy(asc(strengths.strengthMpa))

export const stonesInUse = (sql: Sql): Promise<{ sizeMm: number; name: string }[]> =>
  sql
    .select({ sizeMm: stones.sizeMm, name: stones.name })
    .from(stones)
    .where(eq(stones.active, true))
    .orderBy(asc(stones.sizeMm))
