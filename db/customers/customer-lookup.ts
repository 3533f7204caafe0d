import { and, asc, desc, eq, gt, inArray, ne, sql as raw, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Person } from '~/domain/access/roles'
import type { CustomerLookup, CustomerOption, SimilarCustomer, SimilarName } from '~/domain/customers/customer'
import { bareNumber } from '~/domain/customers/registration'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { inRegion, named, salespersonNames } from './customer'
import { hasRegistration } from './registration'
import { hasName, LEGAL_FORMS } from './same-name'
import { seenCustomers } from './scope'
import { customers, projects } from './tables'

const { id, customerName, customerCode, active } = customers

/** Names and codes for choosing one; `more` narrows which may be chosen. */
export function lookupCustomers(
  sql: Sql,
  person: Person,
  { ids, keyword, regionId, ...paging }: CustomerLookup,
  ...more: SQL[]
): Promise<Page<CustomerOption>> {
  const where = and(
    seenCustomers(person),
    named(keyword),
    ids ? inArray(id, ids) : undefined,
    regionId ? inRegion(regionId) : undefined,
    ...more,
  )
  const rows = sql
    .select({ id, customerName, customerCode, active })
    .from(customers)
    .where(where)
    .orderBy(...sorted(paging.sort, { customerName, customerCode }, [asc(customerName)]), asc(id))
    .$dynamic()
  return paged<CustomerOption>(
    rows,
    cappedCount(sql, sql.select({ id }).from(customers).where(where).$dynamic()),
    paging,
  )
}

export const isActive = (): SQL => eq(active, true)
export const isSelfBilled = (): SQL => eq(customers.selfBilling, true)

/** An order may be taken: active, not stopped for credit, and a project runs in the region on that day. */
export const mayOrder = (regionId: string, day: string): SQL =>
  raw`${active} and not ${customers.creditSuspended} and ${id} in (select ${projects.customerId} from ${projects}
    where ${projects.active} and ${projects.regionId} = ${regionId}
      and (${projects.startDate} is null or ${projects.startDate} <= ${day})
      and (${projects.endDate} is null or ${projects.endDate} >= ${day}))`

const COMMON = String.raw`\m(${LEGAL_FORMS}|construction|builders?|engineering)\M|[^a-z0-9 ]`
const bare = (text: SQL | typeof customerName) => raw`trim(regexp_replace(lower(${text}), ${COMMON}, ' ', 'g'))`
const LIKENESS = 0.42

/**
 * Customers whose name is near the one being typed or whose registration number is the same, the whole company's on purpose: the same firm must not be entered
 * twice by two salespeople. Words that every firm carries do not count.
 */
export async function similarCustomers(
  sql: Sql,
  person: Person,
  { name, registrationNo = '', excludeId }: z.output<typeof SimilarName>,
): Promise<SimilarCustomer[]> {
  const numbered = bareNumber(registrationNo).length > 4
  if (name.trim().length < 3 && !numbered) return []
  const byName = raw<number>`greatest(similarity(${bare(raw`${name}::text`)}, ${bare(customerName)}),
    similarity(lower(${name}), lower(${customerName})) - 0.15)`
  // The same number is the same company, whatever it is called.
  const likeness = numbered
    ? raw<number>`case when ${hasRegistration(registrationNo)} then 1 else ${byName} end`
    : byName
  const near = sql
    .select({ id, likeness: raw<number>`round((${likeness})::numeric, 2)::float`.as('likeness') })
    .from(customers)
    .where(and(gt(likeness, LIKENESS), excludeId ? ne(id, excludeId) : undefined))
    .as('near')
  const seen = seenCustomers(person)
  return sql
    .select({
      id: seen ? raw<string | null>`case when ${seen} then ${id} end` : id,
      customerName,
      customerCode,
      active,
      likeness: near.likeness,
      sameName: raw<boolean>`${hasName(name, registrationNo || null)}`,
      salespeople: salespersonNames,
    })
    .from(near)
    .innerJoin(customers, eq(id, near.id))
    .orderBy(desc(near.likeness))
    .limit(5)
}
