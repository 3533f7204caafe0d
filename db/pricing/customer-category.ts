import { and, asc, eq } from 'drizzle-orm'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { customerCategories } from './tables'

export const customerCategory = record(customerCategories, 'customer_category')

export type CustomerCategory = { regionId: string; regionName: string; categoryName: string }

export function categoriesOf(sql: Sql, customerId: string): Promise<CustomerCategory[]> {
  return sql
    .select({
      regionId: customerCategories.regionId,
      regionName: regions.regionName,
      categoryName: customerCategories.categoryName,
    })
    .from(customerCategories)
    .innerJoin(regions, eq(regions.id, customerCategories.regionId))
    .where(eq(customerCategories.customerId, customerId))
    .orderBy(asc(regions.regionName))
}

/** One category per region; a region that is not given has none. True when anything changed. */
export async function saveCategories(
  work: Work,
  customerId: string,
  given: readonly { regionId: string; categoryName: string }[],
): Promise<void> {
  const present = await work.sql.select().from(customerCategories).where(eq(customerCategories.customerId, customerId))
  for (const { regionId, categoryName } of given) {
    const known = present.find(row => row.regionId === regionId)
    if (!known) await customerCategory.insert(work, { customerId, regionId, categoryName })
    else if (known.categoryName !== categoryName) await customerCategory.update(work, known, { categoryName })
  }
  for (const row of present.filter(row => !given.some(({ regionId }) => regionId === row.regionId)))
    await customerCategory.remove(work, row)
}

export async function sameCategories(
  sql: Sql,
  customerId: string,
  given: readonly { regionId: string; categoryName: string }[],
): Promise<boolean> {
  const present = await sql
    .select()
    .from(customerCategories)
    .where(and(eq(customerCategories.customerId, customerId)))
  return (
    present.length === given.length &&
    given.every(({ regionId, categoryName }) =>
      present.some(row => row.regionId === regionId && row.categoryName === categoryName),
    )
  )
}
