import { eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type MarginBand, marginOf, type Threshold } from '~/domain/pricing/margin'
import { type PricingRow, type QuoteLine, worstBand } from '~/domain/pricing/pricing'
import type { QuoteCharge } from '~/domain/pricing/pricing-charge'
import type { PricePart } from '~/domain/pricing/resolve'
import { products } from '../catalog/tables'
import { type ApprovalRow, approvalsOf } from '../kit/approval'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import { thresholdOf } from './margin'
import { type PricingRecord, pricingLinesOf, searchPricings, seenPricing } from './pricing'
import { quoteCharges } from './pricing-charge'

export type PricingDetail = Omit<PricingRow, 'lines'> &
  Pick<
    PricingRecord,
    'regionId' | 'reason' | 'disableChangeDate' | 'submittedAt' | 'approvedAt' | 'submittedBy' | 'createdBy'
  > & {
    lines: QuoteLine[]
    charges: QuoteCharge[]
    threshold: Threshold | null
    band: MarginBand
    approvals: ApprovalRow[]
    submittedByName: string | null
  }

export async function pricingDetail(sql: Sql, person: Person, id: string): Promise<PricingDetail> {
  const quote = await seenPricing(sql, person, id)
  const [{ rows }, threshold, approvals, submitter] = await Promise.all([
    searchPricings(sql, person, { ids: [id], limit: 1, offset: 0 }),
    thresholdOf(sql, quote.regionId, quote.fromDate),
    approvalsOf(sql, 'pricing', id),
    quote.submittedBy ? sql.select({ name: users.name }).from(users).where(eq(users.id, quote.submittedBy)) : [],
  ])
  const lines = await quoteLines(sql, id, threshold)
  const { regionId, reason, disableChangeDate, submittedAt, approvedAt, submittedBy, createdBy } = quote
  return {
    ...rows[0]!,
    regionId,
    reason,
    disableChangeDate,
    submittedAt,
    approvedAt,
    submittedBy,
    createdBy,
    lines,
    charges: await quoteCharges(sql, quote),
    threshold,
    band: worstBand(lines),
    approvals,
    submittedByName: submitter[0]?.name ?? null,
  }
}

export async function quoteLines(sql: Sql, pricingId: string, threshold: Threshold | null): Promise<QuoteLine[]> {
  const lines = await pricingLinesOf.list(sql, pricingId)
  if (!lines.length) return []
  const { id, productCode, name } = products
  const known = await sql
    .select({ id, productCode, name })
    .from(products)
    .where(
      inArray(
        id,
        lines.map(line => line.productId),
      ),
    )
  return lines.map(({ productId, listPrice, discount, unitPrice, cost, manual, reason, trace }) => {
    const product = known.find(found => found.id === productId)!
    const margin = marginOf(unitPrice, cost, threshold)
    return {
      productId,
      productCode: product.productCode,
      name: product.name,
      listPrice,
      discount,
      unitPrice,
      cost,
      manual,
      reason,
      trace: trace as PricePart[],
      marginAmount: margin?.amount ?? null,
      marginPercent: margin?.percent ?? null,
      band: margin?.band ?? null,
    }
  })
}
