import type { Person } from '~/domain/access/roles'
import { ofOwnCustomers } from '../customers/scope'
import { ofOwnDriver } from '../fleet/scope'
import { doors, type Seen } from '../kit/scope'
import { deliveryOrders } from './tables'

/**
 * The loads that a person sees: dispatchers those of their regions, the plant those of its plants, a salesperson those
 * of the own customers, a driver the own. Nothing attached means nothing seen.
 */
export const seenDeliveries = (person: Person): Seen | undefined =>
  doors(person, {
    region: deliveryOrders.regionId,
    plant: deliveryOrders.plantId,
    salesperson: ofOwnCustomers(deliveryOrders.customerId),
    also: [ofOwnDriver(person, deliveryOrders.driverId)],
  })
