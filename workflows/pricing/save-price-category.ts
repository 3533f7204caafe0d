import type { Work } from '~/db/kit/work'
import { addVersion, discountsOf, type PriceCategoryRecord, priceCategory } from '~/db/pricing/price-category'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { PriceCategoryPrices, PriceCategorySave } from '~/domain/pricing/price-category'

/** Deliveries were priced by a version that has begun, so that only a later one may still change. */
export async function changeDiscounts(
  work: Work,
  { priceCategoryId, version, discounts }: PriceCategoryPrices,
): Promise<PriceCategoryRecord> {
  const before = await priceCategory.lock(work, priceCategoryId)
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('This version is in force. Create a new one from a later day', undefined, { rule: 'period' })
  const saved = await priceCategory.update(work, { id: priceCategoryId, version }, {}, 'change discounts')
  await discountsOf.replace(work, priceCategoryId, discounts)
  return saved
}

/** A version of its own from its first day on; the one before ends the day before. */
export const createPriceCategory = (work: Work, given: PriceCategorySave) => addVersion(work, given)
