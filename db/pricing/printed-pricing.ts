import { eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import type { PrintedQuote } from '~/domain/pricing/pricing-document'
import { termOn } from '~/domain/pricing/terms'
import { customers } from '../customers/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { gstOfDay } from './agreed-gst-treatment'
import { paymentTermOn } from './agreed-payment-term'
import { termItems } from './commercial-term-list'
import { priceIndexes } from './price-index/tables'
import { pricingDetail } from './pricing-detail'
import { termsFor } from './terms'

/** A quote with all that its paper shows, charges as they are for this customer and project on its first day. */
export async function printedQuote(sql: Sql, person: Person, id: string): Promise<PrintedQuote> {
  const quote = await pricingDetail(sql, person, id)
  const { regionId, customerId, projectId, fromDate: day } = quote
  const { customerCode, address, registrationNo } = customers
  const [[customer], terms, items, term, gst, minimumLoad] = await Promise.all([
    sql.select({ customerCode, address, registrationNo }).from(customers).where(eq(customers.id, customerId)),
    termsFor(sql, { regionId, customerId, projectId }, [day]),
    termItems(sql),
    paymentTermOn(sql, { customerId, projectId }, day),
    gstOfDay(sql, { customerId, projectId }, day),
    settingOn(sql, 'orders.minimum-load', day, regionId),
  ])
  const charges = items.flatMap(({ itemKind: kind, itemId, name, unit }) => {
    const price = quote.charges.find(of => of.itemId === itemId) ?? termOn(terms, { kind, id: itemId }, day)
    const escalation = price && 'escalation' in price ? price.escalation : null
    return price ? [{ ...price, name, unit, escalation }] : []
  })
  const indexes = await indexNames(
    sql,
    charges.flatMap(of => of.escalation?.indexId ?? []),
  )
  return {
    ...quote,
    ...customer!,
    quotedOn: businessDay(quote.approvedAt ?? quote.submittedAt ?? quote.updatedAt),
    paymentDays: term.days,
    gst,
    minimumLoad,
    preparedBy: quote.submittedByName ?? quote.createdByName,
    charges: charges.map(of => ({ ...of, indexName: indexes.get(of.escalation?.indexId ?? '') ?? null })),
  }
}

async function indexNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const { id, name } = priceIndexes
  const rows = await sql
    .select({ id, name })
    .from(priceIndexes)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row.name]))
}
