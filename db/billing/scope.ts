import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenCustomers } from '../customers/scope'

/** Bills are seen with the customer: a salesperson sees those of the own customers. */
export const seenBills = (person: Person, customerId: PgColumn): SQL | undefined => seenCustomers(person, customerId)
