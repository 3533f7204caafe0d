import { and, asc, isNull, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Work } from '../kit/work'
import { hasRegistration } from './registration'
import { customers } from './tables'

/** Legal forms, which do not tell one company from another: those of `bare_company_name`, which an index knows by. */
export const LEGAL_FORMS = 'pte|ltd|private|limited|llp|llc|co|company|inc|sdn|bhd'
const bare = (name: SQL) => raw`bare_company_name(${name})`

/**
 * Customers of this very name who may be the same company: two that each have a registration number of their own are two
 * companies, whatever they are called.
 */
export const hasName = (name: string, registrationNo: string | null): SQL | undefined =>
  and(
    raw<boolean>`${bare(raw`${customers.customerName}`)} = ${bare(raw`${name}::text`)}`,
    registrationNo ? or(isNull(customers.registrationNo), hasRegistration(registrationNo)) : undefined,
  )

/** Another customer of this name. Of two that are entered at once the second waits for the first, then finds it. */
export async function sameName(
  { sql }: Work,
  { customerName, registrationNo }: { customerName: string; registrationNo: string | null },
  exceptId: string | undefined,
): Promise<{ id: string; code: string; name: string } | undefined> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${bare(raw`${customerName}::text`)}, 724022))`)
  const [found] = await sql
    .select({ id: customers.id, code: customers.customerCode, name: customers.customerName })
    .from(customers)
    .where(and(hasName(customerName, registrationNo), exceptId ? ne(customers.id, exceptId) : undefined))
    .orderBy(asc(customers.customerCode))
    .limit(1)
  return found
}
