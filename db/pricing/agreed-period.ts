import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Period } from '~/domain/pricing/period'
import { takeOver } from '~/domain/pricing/take-over'
import type { Work } from '../kit/work'
import { touches } from './in-force'
import { productPrice } from './product-price'
import { makeRoomFor, projectPricing } from './project-pricing'
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

/**
 * Puts agreed prices down for their days; what was agreed for other products goes on beside them. The answer is what was
 * in force there before.
 */
export async function placePrices(
  work: Work,
  { projectId, pricingId, period }: { projectId: string; pricingId: string | null; period: Period },
  own: readonly CarriedPrice[],
  action: string,
): Promise<LockedPeriod[]> {
  const productIds = new Set(own.map(price => price.productId))
  const present = await lockedPeriods(work, projectId, period)
  const parts = takeOver(present, { ...period, productIds })
  await makeRoomFor(work, projectId, period)
  for (const { from, to, carried } of parts) {
    const agreed = await projectPricing.insert(
      work,
      { projectId, pricingId, effectiveStartDate: from, effectiveEndDate: to },
      action,
    )
    await writePrices(work, agreed.id, [...own, ...carried])
  }
  return present
}
