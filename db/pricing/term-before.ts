import { and, asc, eq } from 'drizzle-orm'
import { compare } from '~/domain/kit/money'
import { addDays, type PlainDate } from '~/domain/kit/time'
import {
  type CommercialTerm,
  coversDay,
  TERM_LEVELS,
  type TermFigures,
  type TermItem,
  type TermLevel,
  termOn,
} from '~/domain/pricing/terms'
import { projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { commercialTerms } from './commercial-term-tables'
import { asTerm, type CommercialTermRecord, type TermParties, termsFor } from './terms'

type Days = { fromDate: PlainDate; toDate: PlainDate | null }
type Party = Record<'regionId' | 'customerId' | 'projectId' | 'orderId', string | null>
export type TermDays = Days & Party & { level: TermLevel; item: TermItem }

const END = '9999-12-31'
const NO_NAMES = { region: null, customer: null, project: null, order: null, quote: null }
const bare = (row: CommercialTermRecord): CommercialTerm => asTerm(row, NO_NAMES)

/** Every version of an item at the level of the region, whatever its days, in order. */
export function regionTerms(sql: Sql, { kind, id }: TermItem): Promise<CommercialTermRecord[]> {
  const { level, itemKind, itemId, fromDate } = commercialTerms
  return sql
    .select()
    .from(commercialTerms)
    .where(and(eq(level, 'region'), eq(itemKind, kind), eq(itemId, id)))
    .orderBy(asc(fromDate))
}

/**
 * What an item costs a party on the days of a change, were the change not made: whatever would hold on one of these days,
 * in any region that the party may build in, the dearest first; else what held last, or what other regions charge. None
 * where it never had a price. `versions` are those of the same party.
 */
export async function termBefore(
  sql: Sql,
  change: TermDays,
  versions: readonly CommercialTermRecord[],
): Promise<TermFigures[]> {
  if (change.level === 'region') return regionBefore(await regionTerms(sql, change.item), change, versions)
  return some(await termHeld(sql, change, versions), lastOf(versions, change.fromDate))
}

/** What holds on one of these days for a party, its own versions first, the dearest first. */
export async function termHeld(
  sql: Sql,
  change: TermDays,
  versions: readonly CommercialTermRecord[],
): Promise<TermFigures[]> {
  if (change.level === 'region') return heldOf(versions, change)
  const own = versions.map(bare)
  const found: TermFigures[] = []
  for (const parties of await partiesOf(sql, change)) {
    const others = await termsFor(sql, parties, [change.fromDate, change.toDate ?? END])
    const terms = [
      ...own,
      ...others.filter(term => wider(term.level, change.level) && sameItem(term.item, change.item)),
    ]
    found.push(...daysIn(terms, change).flatMap(day => termOn(terms, change.item, day) ?? []))
  }
  return dearestFirst(found)
}

/** The same for a region; where it never had the item, what other regions charge for it. */
export function regionBefore(
  all: readonly CommercialTermRecord[],
  change: Days & Pick<Party, 'regionId'>,
  versions: readonly CommercialTermRecord[] = all.filter(row => row.regionId === change.regionId),
): TermFigures[] {
  const elsewhere = all.filter(row => row.regionId !== change.regionId && coversDay(row, change.fromDate))
  return some(heldOf(versions, change), lastOf(versions, change.fromDate), dearestFirst(elsewhere))
}

const heldOf = (versions: readonly CommercialTermRecord[], change: Days): TermFigures[] =>
  dearestFirst(versions.filter(row => daysIn(versions, change).some(day => coversDay(row, day))))

/** The first day of a change, and each on which another price begins or has ended. */
const daysIn = (terms: readonly Days[], { fromDate, toDate }: Days): PlainDate[] => [
  fromDate,
  ...terms
    .flatMap(term => [term.fromDate, ...(term.toDate ? [addDays(term.toDate, 1)] : [])])
    .filter(day => day > fromDate && day <= (toDate ?? END)),
]

const sameItem = (a: TermItem, b: TermItem) => a.kind === b.kind && a.id === b.id

/** By the usual price; the bands of each are compared by whoever judges. */
const dearestFirst = (of: readonly TermFigures[]): TermFigures[] =>
  [...new Set(of)].sort((a, b) => compare(b.unitPrice, a.unitPrice))

const lastOf = (versions: readonly CommercialTermRecord[], before: PlainDate): CommercialTermRecord[] =>
  versions.filter(row => row.toDate !== null && row.toDate < before).slice(-1)

const some = (...lists: TermFigures[][]): TermFigures[] => lists.find(of => of.length) ?? []

const wider = (level: TermLevel, than: TermLevel) => TERM_LEVELS.indexOf(level) > TERM_LEVELS.indexOf(than)

/** Whom the less specific levels see: a customer may build in every region that prices the item. */
async function partiesOf(sql: Sql, of: TermDays): Promise<TermParties[]> {
  if (of.level === 'category') return [{ regionId: of.regionId! }]
  if (of.level === 'customer') {
    const regions = new Set((await regionTerms(sql, of.item)).flatMap(row => row.regionId ?? []))
    return [...regions].map(regionId => ({ regionId, customerId: of.customerId! }))
  }
  if (of.level === 'project') {
    const { customerId, regionId } = projects
    return sql
      .select({ customerId, regionId, projectId: projects.id })
      .from(projects)
      .where(eq(projects.id, of.projectId!))
  }
  const { customerId, regionId, projectId } = orders
  return sql.select({ customerId, regionId, projectId }).from(orders).where(eq(orders.id, of.orderId!))
}
