import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { countedLately } from '~/db/pricing/charged-lately'
import { deliveredLately } from '~/db/pricing/delivered-lately'
import { makersOf } from '~/db/pricing/price-approval'
import type { PricingRecord } from '~/db/pricing/pricing'
import { daysOfCharges, quoteCharges, termsOfProject } from '~/db/pricing/pricing-charge'
import { termBefore } from '~/db/pricing/term-before'
import { decimal, unitPrice } from '~/domain/kit/money'
import { type PriceFacts, whyNotApprove } from '~/domain/pricing/authority'
import { factsOfChange } from '~/domain/pricing/charge-facts'
import type { QuoteLine } from '~/domain/pricing/pricing'

type Judged = Pick<QuoteLine, 'productId' | 'productCode' | 'unitPrice' | 'listPrice' | 'discount' | 'cost'>

/** Why this person may not approve a quote: by the matrix, or because they had a hand in it. */
export async function whyNotApproveQuote(
  { sql, by }: Pick<Work, 'sql' | 'by'>,
  quote: PricingRecord,
  lines: readonly Judged[],
  today: string,
): Promise<string | undefined> {
  const authority = await settingOn(sql, 'pricing.authority', today, quote.regionId)
  const madeBy = [quote.createdBy, quote.submittedBy, ...(await makersOf(sql, 'pricing', quote.id))]
  const facts = [...(await factsOfLines(sql, quote, lines, today)), ...(await factsOfCharges(sql, quote, today))]
  return whyNotApprove(authority, by, facts, madeBy)
}

/** Each charge against what the project would pay on these days without the quote. */
async function factsOfCharges(sql: Sql, quote: PricingRecord, today: string): Promise<PriceFacts[]> {
  const days = daysOfCharges(quote, today)
  if (!days) return []
  const facts: PriceFacts[] = []
  for (const charge of await quoteCharges(sql, quote)) {
    const item = { kind: charge.itemKind, id: charge.itemId }
    const of = {
      level: 'project' as const,
      projectId: quote.projectId,
      regionId: null,
      customerId: null,
      orderId: null,
    }
    const versions = await termsOfProject(sql, quote.projectId, item)
    const before = await termBefore(sql, { ...of, item, fromDate: days.from, toDate: days.to }, versions)
    const counted = { ...of, itemId: charge.itemId, name: charge.name, today }
    facts.push(...(await countedLately(sql, counted, factsOfChange(charge.name, before, charge))))
  }
  return facts
}

/** Each price with the m³ that the project took lately: a quote names no amount of its own. */
async function factsOfLines(
  sql: Sql,
  { projectId }: PricingRecord,
  lines: readonly Judged[],
  today: string,
): Promise<PriceFacts[]> {
  const pairs = lines.map(({ productId }) => ({ projectId, productId }))
  const delivered = await deliveredLately(sql, pairs, today)
  return lines.map(({ productId, productCode, unitPrice: price, listPrice, discount, cost }) => ({
    what: productCode,
    unitPrice: price,
    listPrice: listPrice === null ? null : unitPrice(decimal(listPrice).minus(discount)),
    cost,
    quantity: delivered({ projectId, productId }) ?? null,
  }))
}
