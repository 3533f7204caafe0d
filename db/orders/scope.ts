import { and, inArray, isNull, sql as raw } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { ofOwnCustomers, seenProjects } from '../customers/scope'
import { locations } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { doors, type Seen, through } from '../kit/scope'
import { orderPlans } from './plan/tables'
import { orderPlants, orders, plantEligibilities } from './tables'

/**
 * The orders that a person may know of: dispatchers by region, salespeople by customer, plant people by assigned plant or
 * load. Undefined means every order, for the roles that see the whole company.
 */
export const seenOrders = (person: Person, of: OrderColumns = orders): Seen | undefined =>
  doors(person, {
    region: of.regionId,
    salesperson: ofOwnCustomers(of.customerId),
    plant: plantIds =>
      [orderPlants, deliveryOrders].map(
        at =>
          raw`exists (select 1 from ${at} where ${and(raw`${at.orderId} = ${of.id}`, inArray(at.plantId, plantIds))})`,
      ),
  })

/** What says whose an order is: its own columns, or those of a row that stands for it. */
type OrderColumns = { id: PgColumn; regionId: PgColumn; customerId: PgColumn }

/** Dispatchers see the plans of their regions. */
export const seenPlans = (person: Person): Seen | undefined => doors(person, { region: orderPlans.regionId })

/** A plant may serve sites of other regions; the rule about such a site is seen by whoever sees its project. Joins locations. */
export const seenSite = (person: Person): Seen | undefined =>
  through(seenProjects(person, plantEligibilities.projectId), ofProject => [
    and(isNull(plantEligibilities.projectId), isNull(plantEligibilities.locationId)),
    ofProject,
    seenProjects(person, locations.projectId),
  ])
