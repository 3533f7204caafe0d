import { sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { ofOwnCustomers, seenCustomers, seenProjects } from '../customers/scope'
import { ofOwnDriver } from '../fleet/scope'
import { doors, type Seen, through } from '../kit/scope'
import { eTicketSubscriptions } from './e-ticket-tables'
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

/** Receivers of e-tickets: one of a project by the project, one of a whole customer by the customer. */
export const seenSubscriptions = (person: Person): Seen | undefined =>
  through(seenProjects(person, eTicketSubscriptions.projectId), ofProject => [
    raw`${eTicketSubscriptions.projectId} is not null and ${ofProject}`,
    raw`${eTicketSubscriptions.projectId} is null and ${seenCustomers(person, eTicketSubscriptions.customerId)}`,
  ])
