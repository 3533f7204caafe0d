import { isNull, sql as raw } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenCustomers, seenProjects } from '../customers/scope'
import { both, type Seen, through } from '../kit/scope'
import { orders } from '../orders/tables'
import { commercialTerms } from './commercial-term-tables'

const { customerId, projectId, orderId } = commercialTerms

/** What is agreed with a customer or a project is of whoever sees these. */
export const seenAgreed = (
  person: Person,
  of: { customerId: PgColumn; projectId: PgColumn } = { customerId, projectId },
): Seen | undefined =>
  both(
    through(seenCustomers(person, of.customerId), seen => [isNull(of.customerId), seen]),
    through(seenProjects(person, of.projectId), seen => [isNull(of.projectId), seen]),
  )

/** Agreed prices: those of a region are everybody's, those of a customer, a project or an order of whoever sees these. */
export const seenTerms = (person: Person): Seen | undefined =>
  both(
    seenAgreed(person),
    through(seenCustomers(person, orders.customerId), seen => [
      isNull(orderId),
      raw`exists (select 1 from ${orders} where ${orders.id} = ${orderId} and ${seen})`,
    ]),
  )
