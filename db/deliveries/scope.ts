import { and, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { customerSalespeople } from '../customers/tables'
import { drivers } from '../fleet/tables'
import { deliveryOrders } from './tables'

/**
 * The loads that a person sees: dispatchers those of their regions, the plant those of its plants, a salesperson those
 * of the own customers, a driver the own. Nothing attached means nothing seen.
 */
export function seenDeliveries(person: Person, ...more: (SQL | undefined)[]): SQL | undefined {
  const { all, salespersonId, plantIds, regionIds } = person.scope
  if (all) return and(...more)
  const own = [
    ...(regionIds.length ? [inArray(deliveryOrders.regionId, regionIds)] : []),
    ...(plantIds.length ? [inArray(deliveryOrders.plantId, plantIds)] : []),
    ...(salespersonId ? [ofSalesperson(salespersonId)] : []),
    ...(person.roles.includes('driver') ? [ofDriver(person.id)] : []),
  ]
  return and(own.length ? or(...own) : raw`false`, ...more)
}

const ofSalesperson = (salespersonId: string): SQL =>
  raw`${deliveryOrders.customerId} in (select ${customerSalespeople.customerId} from ${customerSalespeople} where ${customerSalespeople.salespersonId} = ${salespersonId})`

const ofDriver = (userId: string): SQL =>
  raw`${deliveryOrders.driverId} in (select ${drivers.id} from ${drivers} where ${drivers.userId} = ${userId})`
