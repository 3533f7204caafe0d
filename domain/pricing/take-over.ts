import { addDays } from '../kit/time'
import { overlaps, type Period } from './period'

export type AgreedPrice = { productId: string }
export type Agreed<Price extends AgreedPrice> = Period & { prices: readonly Price[] }

const END = '9999-12-31'
const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/**
 * What an approved quote makes of the days that it takes over: its own products hold on all of them, and what was agreed
 * for other products goes on beside them. Present periods do not overlap; nor do those of the answer, which cover the
 * whole time of the quote.
 */
export function takeOver<Price extends AgreedPrice>(
  present: readonly Agreed<Price>[],
  own: Period & { productIds: ReadonlySet<string> },
): (Period & { carried: Price[] })[] {
  const last = own.to ?? END
  const beside = present
    .filter(period => overlaps(period, own))
    .map(period => ({
      from: later(period.from, own.from),
      to: earlier(period.to ?? END, last),
      carried: period.prices.filter(price => !own.productIds.has(price.productId)),
    }))
    .filter(period => period.carried.length)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const found: { from: string; to: string; carried: Price[] }[] = []
  let day = own.from
  for (const period of beside) {
    if (day < period.from) found.push({ from: day, to: addDays(period.from, -1), carried: [] })
    found.push(period)
    day = period.to === END ? END : addDays(period.to, 1)
  }
  if (day <= last && day !== END) found.push({ from: day, to: last, carried: [] })
  return found.map(period => ({ ...period, to: period.to === END ? null : period.to }))
}
