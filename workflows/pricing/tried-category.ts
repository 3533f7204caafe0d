import type { Sql } from '~/db/kit/open'
import { categoryToTry } from '~/db/pricing/price-trial'
import { invalid } from '~/domain/kit/problem'
import { isPlainDate, spokenDay } from '~/domain/kit/time'
import { type Discount, spokenBand, spokenDiscount } from '~/domain/pricing/discount'
import { DiscountSave } from '~/domain/pricing/price-category'
import type { PriceChange, TriedPart } from '~/domain/pricing/price-change'
import { type PriceTrialAsk, pairsOf } from '~/domain/pricing/price-trial'
import { DAY_KIND_LABELS, DAY_KINDS, type DayKind } from '~/domain/pricing/tried-shape'

/** The discounts that a category of a region would have, for all who are in it. */
export async function categoryPart(sql: Sql, { categoryId, categoryDiscounts }: PriceTrialAsk): Promise<TriedPart> {
  if (!categoryId && !categoryDiscounts) return null
  if (!categoryId) throw invalid('categoryId', 'Choose the price category that these discounts are for')
  if (!categoryDiscounts) throw invalid('categoryDiscounts', 'Enter the discounts to try')
  const found = await categoryToTry(sql, categoryId)
  if (!found) throw invalid('categoryId', 'There is no such price category')
  const discounts = [...pairsOf(categoryDiscounts)].map(([band, off]) => discountOf(band, off))
  const words = discounts.map(of => `${spokenDiscount(of)} off ${spokenBand(of)}`)
  const { regionId, category } = found
  return {
    change: { discounts: { regionId, categoryName: category.categoryName, discounts } },
    words: [`${category.categoryName} in ${found.region}: ${words.join(', ')}`],
  }
}

function discountOf(band: string, off: string): Discount {
  const [family, from, to] = band.split('|')
  const whole = (text: string | undefined) => (text ? Number(text) : null)
  const read = DiscountSave.safeParse({
    ...{ family: family || null, strengthFrom: whole(from), strengthTo: whole(to) },
    ...{ kind: off.endsWith('%') ? 'percent' : 'amount', value: off.replace(/%$/, '') },
  })
  if (!read.success) throw invalid('categoryDiscounts', read.error.issues[0]?.message ?? 'This is not a discount')
  return read.data
}

/** The category that the customer of the trial would be in, or that it would be in none. */
export async function partyCategoryPart(sql: Sql, { partyCategory, ...of }: PriceTrialAsk): Promise<TriedPart> {
  if (!partyCategory) return null
  if (!of.forCustomerId) throw invalid('forCustomerId', 'Choose the customer who would have this category')
  if (partyCategory === 'none') return { change: { partyCategory: null }, words: ['No price category'] }
  const found = await categoryToTry(sql, partyCategory)
  if (!found) throw invalid('partyCategory', 'There is no such price category')
  const { regionId, region, category } = found
  return { change: { partyCategory: { regionId, category } }, words: [`${category.categoryName} in ${region}`] }
}

/** Days that would be a holiday, and holidays that would be none. */
export function holidayPart({ holidays }: PriceTrialAsk): TriedPart {
  const days = [...pairsOf(holidays)]
  if (!days.length) return null
  const isKind = (kind: string): kind is DayKind => (DAY_KINDS as readonly string[]).includes(kind)
  const read = days.map(([day, kind]) => {
    if (!isPlainDate(day) || !isKind(kind)) throw invalid('holidays', 'Enter a day, and whether it is a holiday')
    return [day, kind] as const
  })
  const change: PriceChange = { holidays: new Map(read) }
  return { change, words: read.map(([day, kind]) => `${spokenDay(day)}: ${DAY_KIND_LABELS[kind].toLowerCase()}`) }
}
