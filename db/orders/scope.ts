import { inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { orders } from './tables'

/**
 * The orders that a person may know of: dispatchers by region, salespeople by customer, plant people by assigned plant or
 * load. Undefined means every order, for the roles that see the whole company.
 */
export function seenOrders({ scope }: Person): SQL | undefined {
  if (scope.all) return undefined
  const doors: SQL[] = []
  if (scope.regionIds.length) doors.push(inArray(orders.regionId, scope.regionIds))
  if (scope.salespersonId)
    doors.push(
      raw`exists (select 1 from customer_salesperson cs where cs.customer_id = ${orders.customerId} and cs.salesperson_id = ${scope.salespersonId})`,
    )
  if (scope.plantIds.length)
    doors.push(
      raw`exists (select 1 from order_plant op where op.order_id = ${orders.id} and op.plant_id in ${scope.plantIds})
        or exists (select 1 from delivery_order d where d.order_id = ${orders.id} and d.plant_id in ${scope.plantIds})`,
    )
  return doors.length ? or(...doors) : raw`false`
}
