import { type DecimalText, decimal } from './money'

/** How much more or less than before, in whole per cent; null where there was nothing before. */
export function changePercent(now: DecimalText | number | null, before: DecimalText | number | null): number | null {
  if (now === null || before === null || decimal(before).isZero()) return null
  return decimal(now).minus(before).div(decimal(before).abs()).times(100).round().toNumber()
}
