import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { type CommercialTerm, type TermItem, type TermLevel, termSource } from '~/domain/pricing/terms'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { commercialTerms } from './commercial-term-tables'
import { touches } from './in-force'
import { customerCategories } from './tables'

export const commercialTerm = record(commercialTerms, 'commercial_term', { label: 'price' })
export type CommercialTermRecord = typeof commercialTerms.$inferSelect

export type TermParties = {
  regionId: string
  customerId?: string | undefined
  projectId?: string | undefined
  orderIds?: readonly string[] | undefined
}

/** All terms that may apply to these parties on any of these days, whatever their number: one statement. */
export async function termsFor(sql: Sql, parties: TermParties, days: readonly PlainDate[]): Promise<CommercialTerm[]> {
  if (!days.length) return []
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))]
  const rows = await sql
    .select({
      term: commercialTerms,
      region: regions.regionName,
      customer: customers.customerName,
      project: projects.projectName,
      order: orders.orderNo,
    })
    .from(commercialTerms)
    .leftJoin(regions, eq(regions.id, commercialTerms.regionId))
    .leftJoin(customers, eq(customers.id, commercialTerms.customerId))
    .leftJoin(projects, eq(projects.id, commercialTerms.projectId))
    .leftJoin(orders, eq(orders.id, commercialTerms.orderId))
    .where(and(touches(commercialTerms.fromDate, commercialTerms.toDate, first, last), or(...partiesOf(sql, parties))))
  return rows.map(({ term, ...names }) => asTerm(term, names))
}

function partiesOf(sql: Sql, { regionId, customerId, projectId, orderIds }: TermParties): (SQL | undefined)[] {
  const at = (level: TermLevel, ...where: SQL[]) => and(eq(commercialTerms.level, level), ...where)
  return [
    at('region', eq(commercialTerms.regionId, regionId)),
    customerId
      ? at(
          'category',
          eq(commercialTerms.regionId, regionId),
          inArray(
            commercialTerms.categoryName,
            sql
              .select({ name: customerCategories.categoryName })
              .from(customerCategories)
              .where(and(eq(customerCategories.customerId, customerId), eq(customerCategories.regionId, regionId))),
          ),
        )
      : undefined,
    customerId ? at('customer', eq(commercialTerms.customerId, customerId)) : undefined,
    projectId ? at('project', eq(commercialTerms.projectId, projectId)) : undefined,
    orderIds?.length ? at('order', inArray(commercialTerms.orderId, [...orderIds])) : undefined,
  ]
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

type Names = { region: string | null; customer: string | null; project: string | null; order: string | null }

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
    fromDate: row.fromDate,
    toDate: row.toDate,
    source: termSource({ level, categoryName: row.categoryName, fromDate: row.fromDate, ...names }),
  }
}
