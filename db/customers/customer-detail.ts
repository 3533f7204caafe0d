import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ContactRow } from '~/domain/customers/contact'
import type { PlainDate } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { termOfCustomer } from '../pricing/agreed-payment-term'
import { type CustomerCategory, categoriesOf } from '../pricing/customer-category'
import { users } from '../users/tables'
import { contactsOf } from './contact'
import { type CustomerRecord, seenCustomer } from './customer'
import { seenProjects } from './scope'
import { customerRegions, customerSalespeople, projects, salespeople } from './tables'

export type CustomerDetail = CustomerRecord & {
  /** Its own term today; without one the setting of the company holds. */
  paymentTermId: string | null
  paymentTermName: string | null
  salespersonIds: string[]
  salespeople: { id: string; name: string }[]
  regionIds: string[]
  regions: { id: string; regionName: string }[]
  contacts: ContactRow[]
  priceCategories: CustomerCategory[]
  projects: { id: string; projectName: string; projectCode: string; regionName: string; active: boolean }[]
  updatedByName: string | null
}

export async function customerDetail(sql: Sql, person: Person, id: string, day: PlainDate): Promise<CustomerDetail> {
  const row = await seenCustomer(sql, person, id)
  const [sellers, offered, contacts, priceCategories, works, term, [editor]] = await Promise.all([
    salespeopleOfCustomer(sql, id),
    regionsOfCustomer(sql, id),
    contactsOf(sql, person, id),
    categoriesOf(sql, id, day),
    projectsOf(sql, person, id),
    termOfCustomer(sql, id, day),
    row.updatedBy ? sql.select({ name: users.name }).from(users).where(eq(users.id, row.updatedBy)) : [],
  ])
  return {
    ...row,
    paymentTermId: term?.paymentTermId ?? null,
    paymentTermName: term?.paymentTermName ?? null,
    salespersonIds: sellers.map(seller => seller.id),
    salespeople: sellers,
    regionIds: offered.map(region => region.id),
    regions: offered,
    contacts,
    priceCategories,
    projects: works,
    updatedByName: editor?.name ?? null,
  }
}

export function regionsOfCustomer(sql: Sql, id: string): Promise<{ id: string; regionName: string }[]> {
  return sql
    .select({ id: regions.id, regionName: regions.regionName })
    .from(customerRegions)
    .innerJoin(regions, eq(regions.id, customerRegions.regionId))
    .where(eq(customerRegions.customerId, id))
    .orderBy(asc(regions.regionName))
}

function salespeopleOfCustomer(sql: Sql, id: string) {
  return sql
    .select({ id: salespeople.id, name: salespeople.name })
    .from(customerSalespeople)
    .innerJoin(salespeople, eq(salespeople.id, customerSalespeople.salespersonId))
    .where(eq(customerSalespeople.customerId, id))
    .orderBy(asc(salespeople.name))
}

function projectsOf(sql: Sql, person: Person, customerId: string) {
  const { id, projectName, projectCode, active } = projects
  return sql
    .select({ id, projectName, projectCode, active, regionName: regions.regionName })
    .from(projects)
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .where(and(eq(projects.customerId, customerId), seenProjects(person)))
    .orderBy(asc(projectName))
}
