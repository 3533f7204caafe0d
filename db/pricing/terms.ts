import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PlainDate } from '~/domain/kit/time'
import type { PaidPrice } from '~/domain/pricing/charge-switch'
import { type CommercialTerm, type TermItem, type TermLevel, termSource } from '~/domain/pricing/terms'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { commercialTerms } from './commercial-term-tables'
import { touches } from './in-force'
import { customerCategories, pricings } from './tables'

export const commercialTerm = record(commercialTerms, 'commercial_term', { label: 'price' })
export type CommercialTermRecord = typeof commercialTerms.$inferSelect

export type TermParties = {
  regionId: string
  customerId?: string | undefined
  projectId?: string | undefined
  orderIds?: readonly string[] | undefined
}

/** All terms that may apply to these parties on any of these days. */
export const termsFor = async (sql: Sql, parties: TermParties, days: readonly PlainDate[]): Promise<CommercialTerm[]> =>
  (await termsOfParties(sql, [parties], days))(parties)

/** The same for many parties, whatever their number: two statements. */
export async function termsOfParties(
  sql: Sql,
  parties: readonly TermParties[],
  days: readonly PlainDate[],
): Promise<(of: TermParties) => CommercialTerm[]> {
  if (!days.length || !parties.length) return () => []
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))]
  const categories = await categoriesOf(sql, parties)
  const rows = await sql
    .select({
      term: commercialTerms,
      region: regions.regionName,
      customer: customers.customerName,
      project: projects.projectName,
      order: orders.orderNo,
      quote: pricings.pricingReference,
    })
    .from(commercialTerms)
    .leftJoin(regions, eq(regions.id, commercialTerms.regionId))
    .leftJoin(customers, eq(customers.id, commercialTerms.customerId))
    .leftJoin(projects, eq(projects.id, commercialTerms.projectId))
    .leftJoin(orders, eq(orders.id, commercialTerms.orderId))
    .leftJoin(pricings, eq(pricings.id, commercialTerms.pricingId))
    .where(and(touches(commercialTerms.fromDate, commercialTerms.toDate, first, last), or(...anyOf(parties))))
  const terms = rows.map(({ term, ...names }) => ({ row: term, term: asTerm(term, names) }))
  return of => terms.flatMap(({ row, term }) => daysFor(row, of, categories).map(days => ({ ...term, ...days })))
}

type Days = { fromDate: PlainDate; toDate: PlainDate | null }
type Membership = Days & { customerId: string; regionId: string; categoryName: string }

/** The days of a term for these parties: those of a category are its own while the customer is in it. */
function daysFor(row: CommercialTermRecord, of: TermParties, categories: readonly Membership[]): Days[] {
  const { fromDate, toDate } = row
  if (row.level !== 'category') return appliesTo(row, of) ? [{ fromDate, toDate }] : []
  return categories
    .filter(held => held.customerId === of.customerId && held.regionId === of.regionId)
    .filter(held => held.regionId === row.regionId && held.categoryName === row.categoryName)
    .map(held => ({
      fromDate: fromDate > held.fromDate ? fromDate : held.fromDate,
      toDate: [toDate, held.toDate].reduce((a, b) => (a === null || (b !== null && b < a) ? b : a)),
    }))
    .filter(days => days.toDate === null || days.fromDate <= days.toDate)
}

async function categoriesOf(sql: Sql, parties: readonly TermParties[]): Promise<Membership[]> {
  const ids = distinct(parties.map(of => of.customerId))
  if (!ids.length) return []
  const { customerId, regionId, categoryName, fromDate, toDate } = customerCategories
  return sql
    .select({ customerId, regionId, categoryName, fromDate, toDate })
    .from(customerCategories)
    .where(and(inArray(customerId, ids), inArray(regionId, distinct(parties.map(of => of.regionId)))))
}

const distinct = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter(id => id !== undefined))]

function anyOf(parties: readonly TermParties[]): (SQL | undefined)[] {
  const at = (level: TermLevel, column: PgColumn, ids: string[]) =>
    ids.length ? and(eq(commercialTerms.level, level), inArray(column, ids)) : undefined
  const regionIds = distinct(parties.map(of => of.regionId))
  return [
    at('region', commercialTerms.regionId, regionIds),
    at('category', commercialTerms.regionId, regionIds),
    at('customer', commercialTerms.customerId, distinct(parties.map(of => of.customerId))),
    at('project', commercialTerms.projectId, distinct(parties.map(of => of.projectId))),
    at('order', commercialTerms.orderId, distinct(parties.flatMap(of => of.orderIds ?? []))),
  ]
}

function appliesTo(term: CommercialTermRecord, of: TermParties): boolean {
  const { regionId, customerId } = term
  switch (term.level as Exclude<TermLevel, 'category'>) {
    case 'region':
      return regionId === of.regionId
    case 'customer':
      return customerId === of.customerId
    case 'project':
      return term.projectId === of.projectId
    case 'order':
      return term.orderId !== null && (of.orderIds ?? []).includes(term.orderId)
  }
}

/** The versions of an entry at the level of the region that hold on a day or later, locked, in order. */
export function regionTermsFrom(work: Work, { kind, id }: TermItem, day: PlainDate): Promise<CommercialTermRecord[]> {
  return work.sql
    .select()
    .from(commercialTerms)
    .where(
      and(
        eq(commercialTerms.level, 'region'),
        eq(commercialTerms.itemKind, kind),
        eq(commercialTerms.itemId, id),
        touches(commercialTerms.fromDate, commercialTerms.toDate, day, undefined),
      ),
    )
    .orderBy(asc(commercialTerms.fromDate))
    .for('update')
}

/** Every price of a surcharge or a service that somebody pays on a day or later, and in which region where it is the region's. */
export async function paidPrices({ sql }: Work, item: TermItem, day: PlainDate): Promise<PaidPrice[]> {
  const { level, itemKind, itemId, fromDate, toDate, unitPrice, freeAllowance, minimum, maximum, bands, escalation } =
    commercialTerms
  const figures = { unitPrice, freeAllowance, minimum, maximum, bands, escalation }
  const rows = await sql
    .select({ level, ...figures, region: regions.regionName })
    .from(commercialTerms)
    .leftJoin(regions, eq(regions.id, commercialTerms.regionId))
    .where(and(eq(itemKind, item.kind), eq(itemId, item.id), touches(fromDate, toDate, day, undefined)))
    .orderBy(asc(regions.regionName), asc(fromDate))
  return rows.map(row => ({
    ...row,
    level: row.level as TermLevel,
    region: row.level === 'region' ? row.region : null,
  }))
}

type Names = Record<'region' | 'customer' | 'project' | 'order' | 'quote', string | null>

export function asTerm(row: CommercialTermRecord, names: Names): CommercialTerm {
  const level = row.level as TermLevel
  return {
    id: row.id,
    level,
    orderId: row.orderId,
    item: { kind: row.itemKind, id: row.itemId } as TermItem,
    unitPrice: row.unitPrice,
    freeAllowance: row.freeAllowance,
    minimum: row.minimum,
    maximum: row.maximum,
    bands: row.bands,
    escalation: row.escalation,
    pricingId: row.pricingId,
    fromDate: row.fromDate,
    toDate: row.toDate,
    source: termSource({ level, categoryName: row.categoryName, fromDate: row.fromDate, ...names }),
  }
}
