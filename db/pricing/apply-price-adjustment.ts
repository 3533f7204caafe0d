import { eq } from 'drizzle-orm'
import { Refused } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'
import type { Work } from '../kit/work'
import { linesOfAdjustment, type PriceAdjustmentRecord } from './price-adjustment'
import { productPrice } from './product-price'
import { projectPricing } from './project-pricing'
import { productPrices, projectPricings } from './tables'

/**
 * The new prices of a change: each period is cut on its first day and goes on from there with the prices changed, so
 * that what was delivered before keeps its price. A price that was changed meanwhile refuses the whole.
 */
export async function applyAdjustment(work: Work, change: PriceAdjustmentRecord): Promise<number> {
  const lines = await linesOfAdjustment(work.sql, change.id)
  const moved = lines.find(line => line.present !== line.oldPrice)
  if (moved)
    throw new Refused('An agreed price has changed since. Request this change again', undefined, { rule: 'moved' })
  const periods = [...new Set(lines.map(line => line.projectPricingId))]
  for (const periodId of periods) {
    const mine = new Map(
      lines.filter(line => line.projectPricingId === periodId).map(line => [line.productId, line.newPrice]),
    )
    await changePeriod(work, periodId, change, mine)
  }
  return lines.length
}

async function changePeriod(
  work: Work,
  periodId: string,
  change: PriceAdjustmentRecord,
  newPrices: Map<string, string>,
) {
  const [period] = await work.sql.select().from(projectPricings).where(eq(projectPricings.id, periodId)).for('update')
  const ended = period?.effectiveEndDate != null && period.effectiveEndDate < change.fromDate
  if (period?.status !== 'active' || ended)
    throw new Refused('An agreed price has ended since. Request this change again')
  const prices = await work.sql.select().from(productPrices).where(eq(productPrices.projectPricingId, periodId))
  const reason = `${change.adjustmentNo}: ${change.name}`
  if (period.effectiveStartDate >= change.fromDate) {
    for (const price of prices.filter(one => newPrices.has(one.productId)))
      await productPrice.move(work, price, { productPrice: newPrices.get(price.productId)!, reason }, 'adjust')
    return
  }
  await projectPricing.move(work, period, { effectiveEndDate: addDays(change.fromDate, -1) }, 'end')
  const next = await projectPricing.insert(
    work,
    {
      projectId: period.projectId,
      pricingId: period.pricingId,
      effectiveStartDate: change.fromDate,
      effectiveEndDate: period.effectiveEndDate,
    },
    'adjust',
  )
  for (const price of prices) {
    const changed = newPrices.get(price.productId)
    await productPrice.insert(work, {
      projectPricingId: next.id,
      productId: price.productId,
      productPrice: changed ?? price.productPrice,
      reason: changed ? reason : price.reason,
      pricingId: price.pricingId ?? period.pricingId,
    })
  }
}
