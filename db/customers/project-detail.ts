import { asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { LocationRow } from '~/domain/customers/location'
import type { PurchaseOrderRow } from '~/domain/customers/purchase-order'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import { searchLocations } from './location'
import { type ProjectRecord, seenProject } from './project'
import { suppliedQuantity } from './project-lookup'
import { purchaseOrdersOf } from './purchase-order'
import { customers, projectCustomers } from './tables'

export type ProjectDetail = ProjectRecord & {
  customerName: string
  customerIds: string[]
  customers: { id: string; customerName: string }[]
  regionName: string
  suppliedQuantity: string
  locations: LocationRow[]
  purchaseOrders: PurchaseOrderRow[]
  updatedByName: string | null
}

export async function projectDetail(sql: Sql, person: Person, id: string): Promise<ProjectDetail> {
  const row = await seenProject(sql, person, id)
  const { customerId, regionId } = row
  const [[owner], [region], others, sites, orders, supplied, [editor]] = await Promise.all([
    sql.select({ name: customers.customerName }).from(customers).where(eq(customers.id, customerId)),
    sql.select({ name: regions.regionName }).from(regions).where(eq(regions.id, regionId)),
    furtherCustomers(sql, id),
    searchLocations(sql, person, { projectId: id, limit: 200, offset: 0 }),
    purchaseOrdersOf(sql, id),
    suppliedQuantity(sql, { customerId, projectId: id, regionId }),
    row.updatedBy ? sql.select({ name: users.name }).from(users).where(eq(users.id, row.updatedBy)) : [],
  ])
  return {
    ...row,
    customerName: owner!.name,
    customerIds: others.map(customer => customer.id),
    customers: others,
    regionName: region!.name,
    suppliedQuantity: supplied.suppliedQuantity,
    locations: sites.rows,
    purchaseOrders: orders,
    updatedByName: editor?.name ?? null,
  }
}

function furtherCustomers(sql: Sql, projectId: string) {
  return sql
    .select({ id: customers.id, customerName: customers.customerName })
    .from(projectCustomers)
    .innerJoin(customers, eq(customers.id, projectCustomers.customerId))
    .where(eq(projectCustomers.projectId, projectId))
    .orderBy(asc(customers.customerName))
}
