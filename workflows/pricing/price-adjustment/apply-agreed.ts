import type { Work } from '~/db/kit/work'
import type { StoredLine } from '~/db/pricing/price-adjustment/detail'
import type { PriceAdjustmentRecord } from '~/db/pricing/price-adjustment/price-adjustment'
import { pricesOfPeriod, productPrice } from '~/db/pricing/product-price'
import { copyPricing, projectPricing } from '~/db/pricing/project-pricing'
import { Refused } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'

/**
 * The new agreed prices of a change: each period is cut on its first day and goes on from there with the prices changed, so
 * that what was delivered before keeps its price. A price that was changed meanwhile refuses the whole.
 */
export async function applyAgreedAdjustment(work: Work, change: PriceAdjustmentRecord, lines: readonly StoredLine[]) {
  const moved = lines.find(line => line.present !== line.oldPrice)
  if (moved)
    throw new Refused('An agreed price has changed since. Request this change again', undefined, { rule: 'moved' })
  for (const [periodId, mine] of Map.groupBy(lines, line => line.projectPricingId!))
    await changePeriod(work, periodId, change, new Map(mine.map(line => [line.itemId, line.newPrice])))
}

async function changePeriod(
  work: Work,
  periodId: string,
  change: PriceAdjustmentRecord,
  prices: ReadonlyMap<string, string>,
) {
  const period = await projectPricing.lock(work, periodId)
  const ended = period.effectiveEndDate !== null && period.effectiveEndDate < change.fromDate
  if (period.status !== 'active' || ended)
    throw new Refused('An agreed price has ended since. Request this change again')
  const reason = `${change.adjustmentNo}: ${change.name}`
  if (period.effectiveStartDate >= change.fromDate) {
    for (const price of await pricesOfPeriod(work.sql, periodId)) {
      const changed = prices.get(price.productId)
      if (changed) await productPrice.move(work, price, { productPrice: changed, reason }, 'adjust')
    }
    return
  }
  await projectPricing.move(work, period, { effectiveEndDate: addDays(change.fromDate, -1) }, 'end')
  await copyPricing(work, period, { from: change.fromDate, to: period.effectiveEndDate }, { prices, reason })
}
