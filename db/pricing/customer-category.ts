import { and, asc, eq } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { inForce } from './in-force'
import { customerCategories } from './tables'

export const customerCategory = record(customerCategories, 'customer_category')

export type CustomerCategory = { regionId: string; regionName: string; categoryName: string; fromDate: PlainDate }
export type CustomerCategoryRecord = typeof customerCategories.$inferSelect

const { customerId: ofCustomer, regionId, categoryName, fromDate, toDate } = customerCategories

/** Where a customer is on a day, at most once in each region. */
export function categoriesOf(sql: Sql, customerId: string, day: PlainDate): Promise<CustomerCategory[]> {
  return sql
    .select({ regionId, regionName: regions.regionName, categoryName, fromDate })
    .from(customerCategories)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(and(eq(ofCustomer, customerId), inForce(fromDate, toDate, day)))
    .orderBy(asc(regions.regionName))
}

/** Who is in a category of a region on a day. */
export const membersOf = (sql: Sql, of: { regionId: string; categoryName: string }, day: PlainDate) =>
  sql
    .select({ id: ofCustomer })
    .from(customerCategories)
    .where(and(eq(regionId, of.regionId), eq(categoryName, of.categoryName), inForce(fromDate, toDate, day)))

/** The same as records, locked until the end of the work. */
export const lockedCategories = (work: Work, customerId: string, day: PlainDate): Promise<CustomerCategoryRecord[]> =>
  work.sql
    .select()
    .from(customerCategories)
    .where(and(eq(ofCustomer, customerId), inForce(fromDate, toDate, day)))
    .orderBy(asc(regionId))
    .for('update')

/** Every one that a customer ever had, for a customer that was entered by mistake. */
export const allCategories = (work: Work, customerId: string): Promise<CustomerCategoryRecord[]> =>
  work.sql.select().from(customerCategories).where(eq(ofCustomer, customerId)).for('update')
