import { compare, type DecimalText, decimal, unitPrice } from '../kit/money'
import { type PlainDate, spokenDay } from '../kit/time'

/**
 * A share of the concrete price that follows an index, as contracts with price fluctuation write it: price × share ×
 * (index / base − 1). A change of the index of no more than `withinPercent` leaves the price as it is.
 */
export type Escalation = {
  indexId: string
  base: DecimalText
  sharePercent: DecimalText
  withinPercent: DecimalText
}
/** What an index is from a day on, until its next value. */
export type IndexValue = { indexId: string; name: string; value: DecimalText; fromDate: PlainDate }

/** What 1 m³ at this price costs more, or less, at a value of the index. */
export function escalated({ base, sharePercent, withinPercent }: Escalation, value: DecimalText, price: DecimalText) {
  const change = decimal(value).div(base).minus(1)
  if (change.abs().times(100).lessThanOrEqualTo(withinPercent)) return unitPrice(0)
  return unitPrice(change.times(sharePercent).div(100).times(price))
}

/** "Diesel 1.35 from 01/12/2026, base 1.20 (+12.50 %), 8 % of S$152.40" */
export function escalationWords(of: Escalation, { name, value, fromDate }: IndexValue, price: DecimalText): string {
  const change = decimal(value).div(of.base).minus(1).times(100)
  const signed = `${change.isNegative() ? '' : '+'}${change.toFixed(2)} %`
  const share = `${decimal(of.sharePercent)} % of S$${decimal(price).toFixed(2)}`
  return `${name} ${decimal(value)} from ${spokenDay(fromDate)}, base ${decimal(of.base)} (${signed}), ${share}`
}

/** The value of an index on a day: the newest that has begun. */
export function indexOn(values: readonly IndexValue[], indexId: string, day: PlainDate): IndexValue | undefined {
  return values
    .filter(of => of.indexId === indexId && of.fromDate <= day)
    .reduce<IndexValue | undefined>((newest, of) => (newest && newest.fromDate > of.fromDate ? newest : of), undefined)
}

export const sameEscalation = (a: Escalation | null | undefined, b: Escalation | null | undefined): boolean =>
  a && b
    ? a.indexId === b.indexId &&
      compare(a.base, b.base) === 0 &&
      compare(a.sharePercent, b.sharePercent) === 0 &&
      compare(a.withinPercent, b.withinPercent) === 0
    : !a && !b

/** The values of an index at which two agreements may differ: beside each base, where a band ends, and far from both. */
export function escalationPoints(all: readonly Escalation[]): DecimalText[] {
  const FAR = 25
  const points = all.flatMap(({ base, withinPercent }) =>
    [...all.flatMap(of => [of.withinPercent, decimal(of.withinPercent).plus(1)]), withinPercent, FAR].flatMap(percent =>
      [1, -1].map(side => decimal(base).times(decimal(percent).times(side).div(100).plus(1))),
    ),
  )
  return [...new Set(points.filter(point => point.greaterThan(0)).map(point => point.toFixed(4)))]
}
