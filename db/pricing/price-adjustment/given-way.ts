import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { GivenWay } from '~/domain/pricing/price-adjustment/price-adjustment'
import type { Sql } from '../../kit/open'
import { touches } from '../in-force'
import { agreedIn } from '../price-sources'
import { pricings, productPrices, projectPricings } from '../tables'
import type { PriceAdjustmentRecord } from './price-adjustment'

type Line = { projectId: string | null; itemId: string }
export const placeOf = ({ projectId, itemId }: Line): string => `${projectId} ${itemId}`

/** Which agreed prices of an approved change gave way to a quote that was approved after it: from which day, to which quote. */
export async function givenWay(
  sql: Sql,
  { status, fromDate, decidedAt }: PriceAdjustmentRecord,
  lines: readonly Line[],
): Promise<Map<string, GivenWay>> {
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
    .innerJoin(pricings, eq(pricings.id, agreedIn))
    .where(
      and(
        eq(projectPricings.status, 'active'),
        inArray(projectId, projectIds),
        touches(start, end, fromDate, undefined),
        gt(pricings.approvedAt, decidedAt),
      ),
    )
    .orderBy(asc(projectId), asc(productPrices.productId), asc(start))
  return new Map(
    rows.map(row => [placeOf(row), { quote: row.quote, from: row.start < fromDate ? fromDate : row.start }]),
  )
}
