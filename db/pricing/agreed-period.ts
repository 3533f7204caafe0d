import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Period } from '~/domain/pricing/period'
import type { Work } from '../kit/work'
import { touches } from './in-force'
import { productPrice } from './product-price'
import { productPrices, projectPricings } from './tables'

/** A price with the quote that it was agreed in, wherever it goes on. */
export type CarriedPrice = {
  productId: string
  productPrice: string
  reason: string | null
  pricingId: string | null
}
type Row = typeof projectPricings.$inferSelect
export type LockedPeriod = Period & { row: Row; prices: CarriedPrice[] }

/** The periods of a project that hold on a day of this time, with their prices, kept until the end of the work. */
export async function lockedPeriods(work: Work, projectId: string, { from, to }: Period): Promise<LockedPeriod[]> {
  const { effectiveStartDate, effectiveEndDate, status } = projectPricings
  const rows = await work.sql
    .select()
    .from(projectPricings)
    .where(
      and(
        eq(projectPricings.projectId, projectId),
        eq(status, 'active'),
        touches(effectiveStartDate, effectiveEndDate, from, to ?? undefined),
      ),
    )
    .orderBy(asc(effectiveStartDate))
    .for('update')
  const prices = rows.length
    ? await work.sql
        .select()
        .from(productPrices)
        .where(
          inArray(
            productPrices.projectPricingId,
            rows.map(row => row.id),
          ),
        )
        .orderBy(asc(productPrices.id))
    : []
  return rows.map(row => ({
    row,
    from: row.effectiveStartDate,
    to: row.effectiveEndDate,
    prices: prices
      .filter(price => price.projectPricingId === row.id)
      .map(price => ({
        productId: price.productId,
        productPrice: price.productPrice,
        reason: price.reason,
        pricingId: price.pricingId ?? row.pricingId,
      })),
  }))
}

export async function writePrices(work: Work, projectPricingId: string, prices: readonly CarriedPrice[]) {
  for (const price of prices) await productPrice.insert(work, { projectPricingId, ...price })
}
