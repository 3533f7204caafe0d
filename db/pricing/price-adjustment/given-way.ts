import { and, asc, eq, gt, gte, inArray, isNull, or, sql as raw } from 'drizzle-orm'
import { showDate } from '~/domain/kit/dates'
import type { Sql } from '../../kit/open'
import { pricings, productPrices, projectPricings } from '../tables'
import type { PriceAdjustmentRecord } from './price-adjustment'

type Line = { projectId: string | null; itemId: string }
export const placeOf = ({ projectId, itemId }: Line): string => `${projectId} ${itemId}`

/** Which agreed prices of an approved change gave way to a quote that was approved after it: from which day, to which quote. */
export async function givenWay(
  sql: Sql,
  { status, fromDate, decidedAt }: PriceAdjustmentRecord,
  lines: readonly Line[],
): Promise<Map<string, string>> {
  const projectIds = [...new Set(lines.flatMap(line => line.projectId ?? []))]
  if (status !== 'approved' || !decidedAt || !projectIds.length) return new Map()
  const { projectId, effectiveStartDate: start, effectiveEndDate: end } = projectPricings
  const rows = await sql
    .selectDistinctOn([projectId, productPrices.productId], {
      projectId,
      itemId: productPrices.productId,
      start,
      quote: pricings.pricingReference,
    })
    .from(projectPricings)
    .innerJoin(productPrices, eq(productPrices.projectPricingId, projectPricings.id))
    .innerJoin(pricings, eq(pricings.id, raw`coalesce(${productPrices.pricingId}, ${projectPricings.pricingId})`))
    .where(
      and(
        eq(projectPricings.status, 'active'),
        inArray(projectId, projectIds),
        or(isNull(end), gte(end, fromDate)),
        gt(pricings.approvedAt, decidedAt),
      ),
    )
    .orderBy(asc(projectId), asc(productPrices.productId), asc(start))
  return new Map(
    rows.map(row => [
      placeOf(row),
      `Replaced by ${row.quote} from ${showDate(row.start < fromDate ? fromDate : row.start)}`,
    ]),
  )
}
