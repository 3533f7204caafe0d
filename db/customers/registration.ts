import { and, asc, ne, sql as raw, type SQL } from 'drizzle-orm'
import { bareNumber } from '~/domain/customers/registration'
import type { Work } from '../kit/work'
import { customers } from './tables'

const bare = raw`upper(regexp_replace(${customers.registrationNo}, '[^0-9A-Za-z]', '', 'g'))`

/** Customers of this registration number, however it is written. */
export const hasRegistration = (registrationNo: string): SQL => raw<boolean>`${bare} = ${bareNumber(registrationNo)}`

/** Another customer of this number. Of two that are entered at once the second waits for the first, then finds it. */
export async function sameRegistration(
  { sql }: Work,
  registrationNo: string,
  exceptId: string | undefined,
): Promise<{ code: string; name: string } | undefined> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${bareNumber(registrationNo)}, 724021))`)
  const [found] = await sql
    .select({ code: customers.customerCode, name: customers.customerName })
    .from(customers)
    .where(and(hasRegistration(registrationNo), exceptId ? ne(customers.id, exceptId) : undefined))
    .orderBy(asc(customers.customerCode))
    .limit(1)
  return found
}
