import { and, asc, eq, inArray } from 'drizzle-orm'
import { amount, compare, decimal } from '~/domain/kit/money'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { countedOnce, type PriceFacts, uncounted } from '~/domain/pricing/authority'
import { factsOfChange } from '~/domain/pricing/charge-facts'
import type { Discount } from '~/domain/pricing/discount'
import { type CommercialTerm, coversDay, inCategory, type TermItem, termOn } from '~/domain/pricing/terms'
import type { Sql } from '../kit/open'
import { termItems } from './commercial-term-list'
import { commercialTerms } from './commercial-term-tables'
import { membersOf } from './customer-category'
import { deliveredAtList } from './delivered-lately'
import { inForce, touches } from './in-force'
import { forerunnerOn } from './list-forerunner'
import { discountsOf, sameCategory } from './price-category'
import { factsOfDiscounts } from './price-facts'
import { priceCategories } from './tables'
import { asTerm, type CommercialTermRecord, termsFor } from './terms'

/** A customer who changes its category of a region on a day; null is none. */
export type CategoryMove = {
  customerId: string
  regionId: string
  from: string | null
  to: string | null
  day: PlainDate
}
type Discounts = { was: readonly Discount[]; is: readonly Discount[] }
const NO_NAMES = { region: null, customer: null, project: null, order: null, quote: null }
const END = '9999-12-31'

/**
 * What a customer who changes its category pays less for: each product, on the day and whenever the discounts of the new
 * category change after it.
 */
export async function concreteOfMove(sql: Sql, move: CategoryMove): Promise<PriceFacts[]> {
  const { customerId, regionId, from, to, day: today } = move
  const facts: PriceFacts[] = []
  for (const day of [today, ...(await laterVersions(sql, move))]) {
    const discounts = {
      was: await discountsOn(sql, regionId, from, day),
      is: await discountsOn(sql, regionId, to, day),
    }
    const priced = await pricedBy(sql, { regionId, day, customerIds: [customerId], today }, discounts)
    facts.push(...priced.flatMap(({ fact, isLess }) => (isLess ? [fact] : [])))
  }
  return countedOnce(facts)
}

type Version = { regionId: string; categoryName: string; fromDate: PlainDate }

/** A version of a category against the one before it, with what all who are in it would pay less. */
export async function factsOfVersion(
  sql: Sql,
  { regionId, categoryName, fromDate: day }: Version,
  is: readonly Discount[],
  today: PlainDate,
): Promise<PriceFacts[]> {
  const was = await discountsOn(sql, regionId, categoryName, addDays(day, -1))
  const members = await membersOf(sql, { regionId, categoryName }, day)
  const of = { regionId, day, customerIds: members.map(({ id }) => id), today }
  return (await pricedBy(sql, of, { was, is })).map(({ fact, isLess }) => (isLess ? fact : uncounted(fact)))
}

async function laterVersions(sql: Sql, { regionId, to, day }: CategoryMove): Promise<PlainDate[]> {
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

type Buyers = { regionId: string; day: PlainDate; customerIds: readonly string[]; today: PlainDate }

/** Each price with the m³ that these took lately where it is the one that counts, and what that would cost them less than now. */
async function pricedBy(
  sql: Sql,
  { today, customerIds, ...at }: Buyers,
  { was, is }: Discounts,
): Promise<{ fact: PriceFacts; isLess: boolean }[]> {
  if (!is.length) return []
  const ids = (await forerunnerOn(sql, at.regionId, at.day)).map(line => line.productId)
  const before = was.length ? await factsOfDiscounts(sql, at, was, ids) : []
  const paid = new Map(before.map(of => [of.what, of.unitPrice]))
  const delivered = await deliveredAtList(sql, { ...at, fromDate: at.day, customerIds }, ids, today)
  return (await factsOfDiscounts(sql, at, is, ids, delivered)).map(fact => {
    const { what, unitPrice, listPrice, quantity } = fact
    const present = paid.get(what) ?? listPrice
    if (present === null) return { fact, isLess: true }
    const paidLess = quantity === null ? {} : { paidLess: amount(decimal(present).minus(unitPrice).times(quantity)) }
    return { fact: { ...fact, ...paidLess }, isLess: compare(unitPrice, present) < 0 }
  })
}

/** The charges that the two categories agree for a day or later. */
export async function chargesOfCategories(sql: Sql, { regionId, from, to, day }: CategoryMove) {
  const rows = await termsOfCategories(sql, regionId, [from, to], day)
  const of = (name: string | null) => rows.filter(row => name !== null && row.categoryName === name).map(bare)
  return { from: of(from), to: of(to) }
}
export type CategoryCharges = Awaited<ReturnType<typeof chargesOfCategories>>

/** The charges that a customer who changes its category pays less for, on the day and on each later one that changes them. */
export async function chargesOfMove(
  sql: Sql,
  { customerId, regionId, day }: CategoryMove,
  own: CategoryCharges,
): Promise<{ item: TermItem; day: PlainDate; facts: PriceFacts[] }[]> {
  const both = [...own.from, ...own.to]
  if (!both.length) return []
  const present = await termsFor(sql, { regionId, customerId }, [day, END])
  const [was, is] = [inCategory(present, own.from), inCategory(present, own.to)]
  const items = [...new Map(both.map(term => [term.item.id, term.item])).values()]
  const names = new Map((await termItems(sql, { offeredOnly: false })).map(of => [of.itemId, of.name]))
  return items.flatMap(item =>
    daysOf([...was, ...is], item, day).flatMap(on => {
      const [before, after] = [termOn(was, item, on), termOn(is, item, on)]
      if (!before || before.id === after?.id) return []
      return [{ item, day: on, facts: factsOfChange(names.get(item.id) ?? 'Charge', [before], after ?? null) }]
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
