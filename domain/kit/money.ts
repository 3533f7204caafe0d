import { Decimal } from 'decimal.js'

/**
 * Exact decimals. Amounts have 2 places, unit prices 4, m³ 2, kg 3; they travel as strings and are never floats.
 * Rounding is half up, once per line.
 */
export type DecimalText = string
type Value = DecimalText | number | Decimal

Decimal.set({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

export const decimal = (value: Value): Decimal => new Decimal(value)

export const sum = (values: Iterable<Value>): Decimal => {
  let total = new Decimal(0)
  for (const value of values) total = total.plus(value)
  return total
}

const fixed = (places: number) => (value: Value) => new Decimal(value).toFixed(places, Decimal.ROUND_HALF_UP)

/** S$ with two places. */
export const amount = fixed(2)
/** S$ per unit with four places. */
export const unitPrice = fixed(4)
/** m³ with two places. */
export const cubicMetres = fixed(2)
/** kg with three places. */
export const kilograms = fixed(3)

/** Line amount in S$: quantity × unit price, rounded half up once. */
export const lineAmount = (quantity: Value, price: Value): DecimalText => amount(new Decimal(quantity).times(price))

/** Share of a value in per cent, e.g. GST of a subtotal; S$, two places. */
export const percentOf = (value: Value, percent: Value): DecimalText =>
  amount(new Decimal(value).times(percent).div(100))

export const isZero = (value: Value): boolean => new Decimal(value).isZero()
export const isPositive = (value: Value): boolean => new Decimal(value).greaterThan(0)
export const compare = (a: Value, b: Value): number => new Decimal(a).comparedTo(new Decimal(b))
