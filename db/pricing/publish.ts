import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { addDays } from '~/domain/kit/time'
import type { Work } from '../kit/work'
import { type CarriedPrice, lockedPeriods, placePrices, writePrices } from './agreed-period'
import { type PricingRecord, pricing, pricingLinesOf } from './pricing'
import { endCharges, hasCharges, publishCharges } from './pricing-charge'
import { projectPricing } from './project-pricing'
import { pricings, productPrices, projectPricings } from './tables'

/**
 * An approved quote becomes the agreed prices of its project, for its own products, charges and days. What was agreed for other
 * products, in an earlier quote or by a change of prices, goes on beside it.
 */
export async function publish(work: Work, quote: PricingRecord): Promise<void> {
  const period = { from: quote.fromDate, to: quote.toDate }
  const own = (await pricingLinesOf.list(work.sql, quote.id)).map(
    (line): CarriedPrice => ({
      productId: line.productId,
      productPrice: line.unitPrice,
      reason: line.reason,
      pricingId: quote.id,
    }),
  )
  const productIds = new Set(own.map(price => price.productId))
  const present = await placePrices(work, { projectId: quote.projectId, pricingId: quote.id, period }, own, 'publish')
  const givenWay = present.flatMap(({ prices }) => prices.filter(price => productIds.has(price.productId)))
  const charges = await publishCharges(work, quote)
  await markSuperseded(work, quote, [...givenWay.map(price => price.pricingId), ...charges])
}

/** The agreed prices of a quote hold on this day for the last time; those of other quotes beside them go on. */
export async function endPublished(work: Work, quote: PricingRecord, day: string): Promise<void> {
  await endCharges(work, quote.id, day)
  const rest = { from: addDays(day, 1), to: null }
  const periods = await lockedPeriods(work, quote.projectId, rest)
  for (const { row, prices, ...period } of periods) {
    const others = prices.filter(price => price.pricingId !== quote.id)
    if (others.length === prices.length && (others.length || row.pricingId !== quote.id)) continue
    const begun = period.from <= day
    if (begun) await projectPricing.move(work, row, { effectiveEndDate: day }, 'end')
    else await projectPricing.move(work, row, { status: 'void' }, 'void')
    if (!others.length) continue
    const goesOn = await projectPricing.insert(
      work,
      {
        projectId: quote.projectId,
        pricingId: others[0]!.pricingId,
        effectiveStartDate: begun ? rest.from : period.from,
        effectiveEndDate: period.to,
      },
      'go on',
    )
    await writePrices(work, goesOn.id, others)
  }
}

export const unpublish = (work: Work, quote: PricingRecord): Promise<void> =>
  endPublished(work, quote, addDays(quote.fromDate, -1))

/**
 * Quotes that gave way: an earlier revision of this quote of which nothing is left ends; of any other it is kept whether
 * a part of it is still in force.
 */
async function markSuperseded(work: Work, quote: PricingRecord, from: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(from)].filter(id => id !== null && id !== quote.id) as string[]
  const revisions = await work.sql
    .select()
    .from(pricings)
    .where(
      and(
        eq(pricings.status, 'approved'),
        or(ids.length ? inArray(pricings.id, ids) : undefined, eq(pricings.pricingReference, quote.pricingReference)),
      ),
    )
    .for('update')
  for (const row of revisions.filter(({ id }) => id !== quote.id)) {
    const left = await stillInForce(work, row, quote.fromDate)
    const superseded = left ? 'partly' : 'wholly'
    if (!left && row.pricingReference === quote.pricingReference)
      await pricing.move(work, row, { status: 'ended', toDate: lastDay(row, quote.fromDate) }, 'replace')
    else if (row.superseded !== superseded) await pricing.move(work, row, { superseded }, 'supersede')
  }
}

const lastDay = (row: PricingRecord, next: string): string | null =>
  row.fromDate >= next || (row.toDate !== null && row.toDate < next) ? row.toDate : addDays(next, -1)

async function stillInForce(work: Work, row: PricingRecord, day: string): Promise<boolean> {
  const { effectiveEndDate } = projectPricings
  const [left] = await work.sql
    .select({ id: productPrices.id })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .where(
      and(
        eq(projectPricings.projectId, row.projectId),
        eq(projectPricings.status, 'active'),
        or(
          eq(productPrices.pricingId, row.id),
          and(isNull(productPrices.pricingId), eq(projectPricings.pricingId, row.id)),
        ),
        or(isNull(effectiveEndDate), gte(effectiveEndDate, day)),
      ),
    )
    .limit(1)
  return left !== undefined || hasCharges(work.sql, row.id, day)
}
