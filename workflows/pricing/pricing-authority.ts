import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { makersOf } from '~/db/pricing/price-approval'
import type { PricingRecord } from '~/db/pricing/pricing'
import { decimal, unitPrice } from '~/domain/kit/money'
import { type PriceFacts, whyNotApprove } from '~/domain/pricing/authority'
import type { QuoteLine } from '~/domain/pricing/pricing'

type Judged = Pick<QuoteLine, 'productCode' | 'unitPrice' | 'listPrice' | 'discount' | 'cost'>

/** Why this person may not approve a quote: by the matrix, or because they had a hand in it. */
export async function whyNotApproveQuote(
  { sql, by }: Pick<Work, 'sql' | 'by'>,
  quote: PricingRecord,
  lines: readonly Judged[],
  today: string,
): Promise<string | undefined> {
  const authority = await settingOn(sql, 'pricing.authority', today, quote.regionId)
  const madeBy = [quote.createdBy, quote.submittedBy, ...(await makersOf(sql, 'pricing', quote.id))]
  return whyNotApprove(authority, by, lines.map(factsOfLine), madeBy)
}

const factsOfLine = ({ productCode, unitPrice: price, listPrice, discount, cost }: Judged): PriceFacts => ({
  what: productCode,
  unitPrice: price,
  listPrice: listPrice === null ? null : unitPrice(decimal(listPrice).minus(discount)),
  cost,
  quantity: null,
})
