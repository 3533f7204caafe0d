import { amount, compare, type DecimalText, decimal, sum } from '../../kit/money'
import type { Margin } from '../margin'

/** How far back deliveries are counted: a quarter, so that one big pour does not speak for the year. */
export const EFFECT_DAYS = 90

/** What a new price means; null where nothing is known of it: a charge has no cost, a price to come no deliveries. */
export type AdjustmentEffect = {
  /** m³ delivered at the price in the last `EFFECT_DAYS`. */
  quantity: DecimalText | null
  /** What the same m³ would bring more or less, S$ before GST. */
  effect: DecimalText | null
  marginBefore: Margin | null
  marginAfter: Margin | null
}

export type AdjustmentSummary = {
  lines: number
  raised: number
  lowered: number
  /** m³ and S$ before GST of the last `EFFECT_DAYS`. */
  quantity: DecimalText
  effect: DecimalText
  /** The smallest and the largest step, in per cent of the price before; null without a price above zero. */
  leastPercent: DecimalText | null
  mostPercent: DecimalText | null
  /** Lines whose margin is under the lower threshold afterwards, and the lowest of all. */
  red: number
  lowestMarginPercent: DecimalText | null
}

type Priced = { oldPrice: DecimalText; newPrice: DecimalText }

/** What the same quantity would bring more or less, S$ to the cent. */
export const effectOf = ({ oldPrice, newPrice }: Priced, quantity: DecimalText): DecimalText =>
  amount(decimal(newPrice).minus(oldPrice).times(quantity))

export function summaryOf(lines: readonly (Priced & AdjustmentEffect)[]): AdjustmentSummary {
  const steps = lines.flatMap(({ oldPrice, newPrice }) =>
    decimal(oldPrice).greaterThan(0) ? [decimal(newPrice).div(oldPrice).minus(1).times(100).toFixed(2)] : [],
  )
  const margins = lines.flatMap(line => line.marginAfter ?? [])
  const least = (of: readonly string[]) =>
    of.reduce<string | null>((low, x) => (low && compare(low, x) <= 0 ? low : x), null)
  const most = (of: readonly string[]) =>
    of.reduce<string | null>((high, x) => (high && compare(high, x) >= 0 ? high : x), null)
  return {
    lines: lines.length,
    raised: lines.filter(line => compare(line.newPrice, line.oldPrice) > 0).length,
    lowered: lines.filter(line => compare(line.newPrice, line.oldPrice) < 0).length,
    quantity: sum(lines.map(line => line.quantity ?? '0')).toFixed(2),
    effect: amount(sum(lines.map(line => line.effect ?? '0'))),
    leastPercent: least(steps),
    mostPercent: most(steps),
    red: margins.filter(({ band }) => band === 'red').length,
    lowestMarginPercent: least(margins.map(({ percent }) => percent)),
  }
}
