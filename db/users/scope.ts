import { sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenCustomers } from '../customers/scope'
import { customers } from '../customers/tables'
import { type Seen, through } from '../kit/scope'
import { users } from './tables'

/** Who orders for a customer is seen with the customer; who orders for none yet, by everybody. */
export const seenBookers = (person: Person): Seen | undefined =>
  through(seenCustomers(person), seen => [
    raw`cardinality(${users.customerIds}) = 0`,
    raw`exists (select 1 from ${customers} where ${customers.id} = any(${users.customerIds}) and ${seen})`,
  ])
