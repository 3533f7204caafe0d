import { eq } from 'drizzle-orm'
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
import { priceIndex } from './price-index/price-index-value'
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
  const indexes = await priceIndex.byIds(
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
    charges: charges.map(of => ({ ...of, indexName: indexes.get(of.escalation?.indexId ?? '')?.name ?? null })),
  }
}
