import { and, asc, eq, isNull, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Work } from '../kit/work'
import { hasRegistration } from './registration'
import { seenCustomers } from './scope'
import { customers } from './tables'

/** What a company is called without its legal form, spaces and marks; a name of other letters is taken as it stands. */
const LEGAL_FORMS = String.raw`\m(pte|ltd|private|limited|llp|llc|co|company|inc|sdn|bhd)\M|[^a-z0-9]`
const bare = (name: SQL) =>
  raw`coalesce(nullif(regexp_replace(lower(${name}), ${LEGAL_FORMS}, '', 'g'), ''), lower(trim(${name})))`

/**
 * Customers of this very name who may be the same company: two that each have a registration number of their own are two
 * companies, whatever they are called.
 */
export const hasName = (name: string, registrationNo: string | null): SQL | undefined =>
  and(
    raw<boolean>`${bare(raw`${customers.customerName}`)} = ${bare(raw`${name}::text`)}`,
    registrationNo ? or(isNull(customers.registrationNo), hasRegistration(registrationNo)) : undefined,
  )

type Same = { code: string; name: string; seen: boolean }

/**
 * Another customer of this name, `seen` by whoever writes or not. Of two that are entered at once the second waits for the
 * first, then finds it.
 */
export async function sameName(
  { sql, by }: Work,
  { customerName, registrationNo }: { customerName: string; registrationNo: string | null },
  exceptId: string | undefined,
): Promise<Same | undefined> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${bare(raw`${customerName}::text`)}, 724022))`)
  const [found] = await sql
    .select({
      code: customers.customerCode,
      name: customers.customerName,
      id: customers.id,
    })
    .from(customers)
    .where(and(hasName(customerName, registrationNo), exceptId ? ne(customers.id, exceptId) : undefined))
    .orderBy(asc(customers.customerCode))
    .limit(1)
  if (!found) return undefined
  const { id, ...named } = found
  return { ...named, seen: await seesCustomer({ sql, by }, id) }
}

/** Whether whoever writes may be told which customer it is. */
export async function seesCustomer({ sql, by }: Pick<Work, 'sql' | 'by'>, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), seenCustomers(by)))
  return rows.length > 0
}
