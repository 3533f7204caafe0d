import { and, asc, eq, inArray } from 'drizzle-orm'
import { compare } from '~/domain/kit/money'
import type { PlainDate } from '~/domain/kit/time'
import { countedOnce, type PriceFacts } from '~/domain/pricing/authority'
import { factsOfChange } from '~/domain/pricing/charge-facts'
import type { Discount } from '~/domain/pricing/discount'
import { type CommercialTerm, coversDay, type TermItem, termOn } from '~/domain/pricing/terms'
import type { Sql } from '../kit/open'
import { termItems } from './commercial-term-list'
import { commercialTerms } from './commercial-term-tables'
import { deliveredAtList } from './delivered-lately'
import { inForce, touches } from './in-force'
import { forerunnerOn } from './list-forerunner'
import { discountsOf, sameCategory } from './price-category'
import { factsOfDiscounts } from './price-facts'
import { priceCategories } from './tables'
import { asTerm, type CommercialTermRecord, termsFor } from './terms'

type Move = { customerId: string; regionId: string; from: string | null; to: string | null; day: PlainDate }
const NO_NAMES = { region: null, customer: null, project: null, order: null, quote: null }
const END = '9999-12-31'

/**
 * What a customer who changes its category pays less for: each product on the list, on the day and whenever the discounts of
 * the new category change after it, and each charge that the two categories agree otherwise.
 */
export async function factsOfMembership(sql: Sql, move: Move): Promise<PriceFacts[]> {
  const days = [move.day, ...(await laterVersions(sql, move))]
  const facts: PriceFacts[] = []
  for (const day of days) facts.push(...(await concreteFacts(sql, { ...move, day }, move.day)))
  return [...countedOnce(facts), ...(await chargeFacts(sql, move))]
}

async function laterVersions(sql: Sql, { regionId, to, day }: Move): Promise<PlainDate[]> {
  if (to === null) return []
  const { fromDate, toDate } = priceCategories
  const rows = await sql
    .select({ fromDate })
    .from(priceCategories)
    .where(and(...sameCategory({ regionId, categoryName: to }), touches(fromDate, toDate, day, undefined)))
    .orderBy(asc(fromDate))
  return rows.map(row => row.fromDate).filter(from => from > day)
}

async function discountsOn(sql: Sql, regionId: string, categoryName: string | null, day: PlainDate) {
  if (categoryName === null) return []
  const where = and(
    ...sameCategory({ regionId, categoryName }),
    inForce(priceCategories.fromDate, priceCategories.toDate, day),
  )
  const [row] = await sql.select({ id: priceCategories.id }).from(priceCategories).where(where)
  return row ? ((await discountsOf.list(sql, row.id)) as Discount[]) : []
}

/** With the m³ that the customer took lately where the price of the category is the one that counts. */
async function concreteFacts(sql: Sql, move: Move, today: PlainDate): Promise<PriceFacts[]> {
  const { customerId, regionId, from, to, day } = move
  const [was, is] = [await discountsOn(sql, regionId, from, day), await discountsOn(sql, regionId, to, day)]
  if (!is.length) return []
  const ids = (await forerunnerOn(sql, regionId, day)).map(line => line.productId)
  const at = { regionId, day }
  const before = was.length ? await factsOfDiscounts(sql, at, was, ids) : []
  const paid = new Map(before.map(of => [of.what, of.unitPrice]))
  const delivered = await deliveredAtList(sql, { regionId, customerId, fromDate: day }, ids, today)
  const after = await factsOfDiscounts(sql, at, is, ids, delivered)
  return after.filter(({ what, unitPrice, listPrice }) => {
    const present = paid.get(what) ?? listPrice
    return present === null || compare(unitPrice, present) < 0
  })
}

async function chargeFacts(sql: Sql, { customerId, regionId, from, to, day }: Move): Promise<PriceFacts[]> {
  const own = await termsOfCategories(sql, regionId, [from, to], day)
  if (!own.length) return []
  const present = await termsFor(sql, { regionId, customerId }, [day, END])
  const others = present.filter(term => term.level !== 'category')
  const of = (name: string | null) => own.filter(row => name !== null && row.categoryName === name).map(bare)
  const [was, is] = [
    [...others, ...of(from)],
    [...others, ...of(to)],
  ]
  const items = [...new Map(own.map(row => [row.itemId, bare(row).item])).values()]
  const names = new Map((await termItems(sql, { offeredOnly: false })).map(of => [of.itemId, of.name]))
  return items.flatMap(item =>
    daysOf([...was, ...is], item, day).flatMap(on => {
      const [before, after] = [termOn(was, item, on), termOn(is, item, on)]
      if (!before || before.id === after?.id) return []
      return factsOfChange(names.get(item.id) ?? 'Charge', [before], after ?? null)
    }),
  )
}

function termsOfCategories(sql: Sql, region: string, names: (string | null)[], day: PlainDate) {
  const { level, regionId, categoryName, fromDate, toDate } = commercialTerms
  return sql
    .select()
    .from(commercialTerms)
    .where(
      and(
        eq(level, 'category'),
        eq(regionId, region),
        inArray(
          categoryName,
          names.flatMap(name => name ?? []),
        ),
        touches(fromDate, toDate, day, undefined),
      ),
    )
}

const bare = (row: CommercialTermRecord): CommercialTerm => asTerm(row, NO_NAMES)

/** The day of the change, and each later one on which another price of the item begins. */
const daysOf = (terms: readonly CommercialTerm[], { kind, id }: TermItem, day: PlainDate): PlainDate[] => {
  const own = terms.filter(term => term.item.kind === kind && term.item.id === id && !coversDay(term, day))
  return [day, ...new Set(own.map(term => term.fromDate).filter(from => from > day))]
}
