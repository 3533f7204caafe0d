import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Changes } from '~/domain/deliveries/emodification'
import { associateProducts, products } from '../catalog/tables'
import { customerFault, projectFault } from '../customers/party-faults'
import { locations } from '../customers/tables'
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
    const fault = await customerFault(sql, person, customerId)
    if (fault) errors.customerId = fault
  }
  if (changes.projectId || changes.customerId) {
    const fault = await projectFault(sql, person, { customerId, projectId })
    if (fault) errors.projectId = fault
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
