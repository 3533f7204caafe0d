import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenCustomers } from '../customers/scope'
import type { Seen } from '../kit/scope'

/** Bills are seen with the customer: a salesperson sees those of the own customers. */
export const seenBills = (person: Person, customerId: PgColumn): Seen | undefined => seenCustomers(person, customerId)
