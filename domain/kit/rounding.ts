import Decimal from 'decimal.js'

/** The value to the nearest step, halves away from zero, in decimals so that 23.35 at 0.1 is 23.4 and not 23.3. */
export function roundTo(value: number, step: number): number {
  return new Decimal(value).div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(step).toNumber()
}
