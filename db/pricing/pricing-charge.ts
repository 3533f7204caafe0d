import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import type { Period } from '~/domain/pricing/period'
import type { QuoteCharge } from '~/domain/pricing/pricing-charge'
import { type TermItem, termOn } from '~/domain/pricing/terms'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { termItems } from './commercial-term-list'
import { commercialTerms } from './commercial-term-tables'
import type { PricingRecord } from './pricing'
import { pricingCharges } from './pricing-charge-tables'
import { commercialTerm, termsFor } from './terms'

export const pricingChargesOf = children(pricingCharges, 'pricingId', 'pricing', 'charges')

type Quote = Pick<PricingRecord, 'id' | 'regionId' | 'customerId' | 'projectId' | 'fromDate' | 'toDate'>

/** The services, surcharges and add-ons of a quote, beside what the project pays for them otherwise. */
export async function quoteCharges(sql: Sql, quote: Quote): Promise<QuoteCharge[]> {
  const rows = await pricingChargesOf.list(sql, quote.id)
  if (!rows.length) return []
  const { regionId, customerId, projectId, fromDate: day } = quote
  const [items, all] = await Promise.all([
    termItems(sql, { offeredOnly: false }),
    termsFor(sql, { regionId, customerId, projectId }, [day]),
  ])
  const others = all.filter(term => term.pricingId !== quote.id)
  return rows.map(({ id: _id, pricingId: _of, ...row }) => {
    const item = items.find(of => of.itemId === row.itemId)!
    const { code, name, unit, itemKind } = item
    const presentPrice = termOn(others, { kind: itemKind, id: row.itemId }, day)?.unitPrice ?? null
    return { ...row, itemKind, code, name, unit, presentPrice }
  })
}

/** Earlier loads keep the price of their day: a quote that is approved late prices its charges from that day on. */
export const daysOfCharges = ({ fromDate, toDate }: Quote, today: PlainDate): Period | null => {
  const from = fromDate < today ? today : fromDate
  return toDate !== null && toDate < from ? null : { from, to: toDate }
}

/**
 * The charges of an approved quote become prices of its project. What was agreed for the same items gives way on these
 * days and goes on after them. The answer names the quotes that gave way.
 */
export async function publishCharges(work: Work, quote: PricingRecord): Promise<string[]> {
  const days = daysOfCharges(quote, businessDay(work.now))
  if (!days) return []
  const gaveWay: string[] = []
  for (const { id: _id, pricingId, itemKind, reason, ...figures } of await pricingChargesOf.list(work.sql, quote.id)) {
    const item = { kind: itemKind, id: figures.itemId } as TermItem
    gaveWay.push(...(await makeRoom(work, quote.projectId, item, days)))
    await commercialTerm.insert(work, {
      ...figures,
      ...{ level: 'project', projectId: quote.projectId, itemKind, pricingId, reason },
      ...{ fromDate: days.from, toDate: days.to },
    })
  }
  return gaveWay
}

/** Every version of an item for a project, whatever its days. */
export const termsOfProject = async (sql: Sql, project: string, item: TermItem) => versionsOf(sql, project, item)

function versionsOf(sql: Sql, project: string, { kind, id }: TermItem) {
  const { level, projectId, itemKind, itemId, fromDate } = commercialTerms
  return sql
    .select()
    .from(commercialTerms)
    .where(and(eq(level, 'project'), eq(projectId, project), eq(itemKind, kind), eq(itemId, id)))
    .orderBy(asc(fromDate))
}

async function makeRoom(work: Work, projectId: string, item: TermItem, { from, to }: Period): Promise<string[]> {
  const versions = await versionsOf(work.sql, projectId, item).for('update')
  const held = versions.filter(
    row => (to === null || row.fromDate <= to) && (row.toDate === null || row.toDate >= from),
  )
  for (const row of held) {
    if (row.fromDate < from) await commercialTerm.move(work, row, { toDate: addDays(from, -1) }, 'end')
    else await commercialTerm.remove(work, row)
    if (to === null || (row.toDate !== null && row.toDate <= to)) continue
    const { id: _id, version: _v, createdAt: _at, createdBy: _by, updatedAt: _then, updatedBy: _who, ...values } = row
    await commercialTerm.insert(work, { ...values, fromDate: addDays(to, 1) }, 'go on')
  }
  return held.flatMap(row => row.pricingId ?? [])
}

/** The charges of a quote hold on this day for the last time. */
export async function endCharges(work: Work, quoteId: string, day: PlainDate): Promise<void> {
  const { pricingId, toDate } = commercialTerms
  const rows = await work.sql
    .select()
    .from(commercialTerms)
    .where(and(eq(pricingId, quoteId), or(isNull(toDate), gt(toDate, day))))
    .for('update')
  for (const row of rows)
    if (row.fromDate <= day) await commercialTerm.move(work, row, { toDate: day }, 'end')
    else await commercialTerm.remove(work, row)
}

/** Whether a charge of the quote is in force on this day or later. */
export async function hasCharges(sql: Sql, quoteId: string, day: PlainDate): Promise<boolean> {
  const { pricingId, toDate, id } = commercialTerms
  const [row] = await sql
    .select({ id })
    .from(commercialTerms)
    .where(and(eq(pricingId, quoteId), or(isNull(toDate), gte(toDate, day))))
    .limit(1)
  return row !== undefined
}
