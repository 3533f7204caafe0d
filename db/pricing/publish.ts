import { and, eq, ne } from 'drizzle-orm'
import type { Work } from '../kit/work'
import { type PricingRecord, pricing, pricingLinesOf } from './pricing'
import { productPrice } from './product-price'
import { makeRoomFor, projectPricing } from './project-pricing'
import { pricings, projectPricings } from './tables'

/** An approved quote becomes the agreed prices of its project; an earlier revision of it ends. */
export async function publish(work: Work, quote: PricingRecord): Promise<void> {
  const period = { from: quote.fromDate, to: quote.toDate }
  await makeRoomFor(work, quote.projectId, period)
  const agreed = await projectPricing.insert(
    work,
    {
      projectId: quote.projectId,
      pricingId: quote.id,
      effectiveStartDate: period.from,
      effectiveEndDate: period.to,
    },
    'publish',
  )
  for (const line of await pricingLinesOf.list(work.sql, quote.id))
    await productPrice.insert(work, {
      projectPricingId: agreed.id,
      productId: line.productId,
      productPrice: line.unitPrice,
      reason: line.reason,
    })
  await endEarlierRevisions(work, quote)
}

/** The agreed prices of a quote end on a day. */
export async function endPublished(work: Work, pricingId: string, day: string): Promise<void> {
  for (const row of await published(work, pricingId)) {
    if (row.effectiveStartDate >= day) await projectPricing.move(work, row, { status: 'void' }, 'void')
    else if (row.effectiveEndDate === null || row.effectiveEndDate > day)
      await projectPricing.move(work, row, { effectiveEndDate: day }, 'end')
  }
}

export async function unpublish(work: Work, pricingId: string): Promise<void> {
  for (const row of await published(work, pricingId)) await projectPricing.move(work, row, { status: 'void' }, 'void')
}

async function endEarlierRevisions(work: Work, quote: PricingRecord): Promise<void> {
  const earlier = await work.sql
    .select()
    .from(pricings)
    .where(
      and(
        eq(pricings.pricingReference, quote.pricingReference),
        eq(pricings.status, 'approved'),
        ne(pricings.id, quote.id),
      ),
    )
    .for('update')
  for (const row of earlier) {
    const toDate = row.toDate !== null && row.toDate < quote.fromDate ? row.toDate : quote.fromDate
    await pricing.move(work, row, { status: 'ended', toDate }, 'replace')
  }
}

function published(work: Work, pricingId: string) {
  return work.sql
    .select()
    .from(projectPricings)
    .where(and(eq(projectPricings.pricingId, pricingId), eq(projectPricings.status, 'active')))
    .for('update')
}
