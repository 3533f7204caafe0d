import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Changes } from '~/domain/deliveries/emodification'
import { associateProducts, products } from '../catalog/tables'
import { seenCustomers, seenProjects } from '../customers/scope'
import { customers, locations, projectCustomers, projects } from '../customers/tables'
import { drivers, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import type { DeliveryOrderRow } from './delivery-order'

/** Which of the named parties do not exist for the person or do not fit together, by field. */
export async function partiesOf(
  sql: Sql,
  person: Person,
  load: DeliveryOrderRow,
  changes: Changes,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  const customerId = changes.customerId ?? load.customerId
  const projectId = changes.projectId ?? load.projectId
  if (changes.customerId) {
    const [row] = await sql
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, customerId), seenCustomers(person)))
    if (!row) errors.customerId = 'There is no such customer'
  }
  if (changes.projectId || changes.customerId) {
    const [row] = await sql
      .select({ customerId: projects.customerId, shared: projectCustomers.id })
      .from(projects)
      .leftJoin(
        projectCustomers,
        and(eq(projectCustomers.projectId, projects.id), eq(projectCustomers.customerId, customerId)),
      )
      .where(and(eq(projects.id, projectId), seenProjects(person)))
    if (!row) errors.projectId = 'There is no such project'
    else if (row.customerId !== customerId && !row.shared) errors.projectId = 'This project belongs to another customer'
  }
  if (changes.locationId || changes.projectId) {
    const [row] = await sql
      .select({ id: locations.id })
      .from(locations)
      .where(and(eq(locations.id, changes.locationId ?? load.locationId), eq(locations.projectId, projectId)))
    if (!row) errors.locationId = 'Choose a location of the project'
  }
  if (changes.productId && !(await there(sql, products, changes.productId)))
    errors.productId = 'There is no such product'
  if (changes.truckId && !(await there(sql, trucks, changes.truckId))) errors.truckId = 'There is no such truck'
  if (changes.driverId && !(await there(sql, drivers, changes.driverId))) errors.driverId = 'There is no such driver'
  for (const [place, { associateProductId }] of (changes.associateProducts ?? []).entries())
    if (!(await there(sql, associateProducts, associateProductId)))
      errors[`associateProducts.${place}.associateProductId`] = 'There is no such add-on product'
  return errors
}

async function there(
  sql: Sql,
  table: typeof products | typeof trucks | typeof drivers | typeof associateProducts,
  id: string,
): Promise<boolean> {
  const [row] = await sql.select({ id: table.id }).from(table).where(eq(table.id, id))
  return !!row
}
