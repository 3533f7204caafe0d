import { and, asc, count, eq, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { CustomerRow, CustomerSearch } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { PlainDate } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { customerTermOn } from '../pricing/agreed-payment-term'
import { agreedPaymentTerms } from '../pricing/agreed-term-tables'
import { seenCustomers } from './scope'
import { customerRegions, customerSalespeople, customers, paymentTerms, projects, salespeople } from './tables'

export const customer = {
  ...record(customers, 'customer'),
  async byCode(sql: Sql, code: string): Promise<CustomerRecord | undefined> {
    const [row] = await sql.select().from(customers).where(raw`lower(${customers.customerCode}) = lower(${code})`)
    return row
  },
}
export type CustomerRecord = typeof customers.$inferSelect

export const salespeopleOf = children(customerSalespeople, 'customerId', 'customer', 'salespeople')
export const regionsOf = children(customerRegions, 'customerId', 'customer', 'regions')

/** The row when the person may see it; outside their scope it does not exist for them. */
export async function seenCustomer(sql: Sql, person: Person, id: string): Promise<CustomerRecord> {
  const [row] = await sql
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), seenCustomers(person)))
  if (!row) throw new Missing(words.customerMissing())
  return row
}

/** Those of the customers that the person sees. */
export async function seenCustomerIds(sql: Sql, person: Person, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const rows = await sql
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), seenCustomers(person)))
  return rows.map(row => row.id)
}

/** Names in the order of the alphabet as one array per customer, so that the list stays one statement. */
export const salespersonNames = raw<string[]>`array(select ${salespeople.name} from ${customerSalespeople}
  join ${salespeople} on ${salespeople.id} = ${customerSalespeople.salespersonId}
  where ${customerSalespeople.customerId} = ${customers.id} order by 1)`
const regionNames = raw<string[]>`array(select ${regions.regionName} from ${customerRegions}
  join ${regions} on ${regions.id} = ${customerRegions.regionId}
  where ${customerRegions.customerId} = ${customers.id} order by 1)`
const projectCount = raw<number>`(select count(*)::int from ${projects}
  where ${projects.customerId} = ${customers.id} and ${projects.active})`

const COLUMNS = {
  id: customers.id,
  version: customers.version,
  active: customers.active,
  customerName: customers.customerName,
  customerCode: customers.customerCode,
  selfBilling: customers.selfBilling,
  creditSuspended: customers.creditSuspended,
  creditReason: customers.creditReason,
  creditLimit: customers.creditLimit,
  phone: customers.phone,
  paymentTermName: paymentTerms.paymentTermName,
  salespeople: salespersonNames,
  regions: regionNames,
  projects: projectCount,
}

const SORTS = {
  customerName: customers.customerName,
  customerCode: customers.customerCode,
  creditLimit: customers.creditLimit,
  paymentTermName: paymentTerms.paymentTermName,
  active: customers.active,
}

export function searchCustomers(
  sql: Sql,
  person: Person,
  search: CustomerSearch,
  day: PlainDate,
): Promise<Page<CustomerRow>> {
  const where = and(seenCustomers(person), ...filters(search))
  const rows = sql
    .select(COLUMNS)
    .from(customers)
    .leftJoin(agreedPaymentTerms, customerTermOn(day))
    .leftJoin(paymentTerms, eq(paymentTerms.id, agreedPaymentTerms.paymentTermId))
    .where(where)
    .orderBy(...sorted(search.sort, SORTS, [asc(customers.customerName)]), asc(customers.id))
    .$dynamic()
  const counted = sql.select({ id: customers.id }).from(customers).where(where).$dynamic()
  return paged<CustomerRow>(rows, cappedCount(sql, counted), search)
}

/** Text in name or code. */
export const named = (keyword: string | undefined): SQL | undefined =>
  keyword ? or(ilike(customers.customerName, like(keyword)), ilike(customers.customerCode, like(keyword))) : undefined

export const inRegion = (regionId: string): SQL =>
  raw`${customers.id} in (select ${customerRegions.customerId} from ${customerRegions}
    where ${customerRegions.regionId} = ${regionId})`

function filters({ keyword, active, selfBilling, creditSuspended, salespersonId, regionId }: CustomerSearch) {
  return [
    named(keyword),
    active === undefined ? undefined : eq(customers.active, active),
    selfBilling === undefined ? undefined : eq(customers.selfBilling, selfBilling),
    creditSuspended === undefined ? undefined : eq(customers.creditSuspended, creditSuspended),
    regionId ? inRegion(regionId) : undefined,
    salespersonId
      ? raw`${customers.id} in (select ${customerSalespeople.customerId} from ${customerSalespeople}
          where ${customerSalespeople.salespersonId} = ${salespersonId})`
      : undefined,
  ]
}

export async function projectsOfCustomer(work: Work, customerId: string): Promise<number> {
  const [row] = await work.sql.select({ total: count() }).from(projects).where(eq(projects.customerId, customerId))
  return row!.total
}
