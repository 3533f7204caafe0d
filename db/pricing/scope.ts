import { isNull, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenCustomers, seenProjects } from '../customers/scope'
import { both, type Seen, through } from '../kit/scope'
import { orders } from '../orders/tables'
import { commercialTerms } from './commercial-term-tables'

const { customerId, projectId, orderId } = commercialTerms

/** Agreed prices: those of a region are everybody's, those of a customer, a project or an order of whoever sees these. */
export const seenTerms = (person: Person): Seen | undefined =>
  both(
    both(
      through(seenCustomers(person, customerId), seen => [isNull(customerId), seen]),
      through(seenProjects(person, projectId), seen => [isNull(projectId), seen]),
    ),
    through(seenCustomers(person, orders.customerId), seen => [
      isNull(orderId),
      raw`exists (select 1 from ${orders} where ${orders.id} = ${orderId} and ${seen})`,
    ]),
  )
