import { and, asc, eq } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import type { AdjustmentChoices } from '~/domain/pricing/price-adjustment/price-adjustment'
import { productFamilies } from '../../catalog/product'
import type { Sql } from '../../kit/open'
import { touches } from '../in-force'
import { priceCategories } from '../tables'

/** The product families and the customer categories that hold on a day or later, by which a rule may be narrowed. */
export async function adjustmentChoices(sql: Sql, day: PlainDate): Promise<AdjustmentChoices> {
  const { categoryName, status, fromDate, toDate } = priceCategories
  const categories = await sql
    .selectDistinct({ categoryName })
    .from(priceCategories)
    .where(and(eq(status, 'active'), touches(fromDate, toDate, day, undefined)))
    .orderBy(asc(categoryName))
  return { families: await productFamilies(sql), categoryNames: categories.map(row => row.categoryName) }
}
