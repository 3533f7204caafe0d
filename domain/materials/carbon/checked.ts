import { Decimal } from 'decimal.js'
import { EngineeringFault } from '~/domain/kit/fault'
import { type DecimalText, kilograms } from '~/domain/kit/money'

/** A decimal inside its bounds; else `not-a-number` or `out-of-bounds`. Empty text is no number. */
export function checked(
  value: DecimalText | number,
  field: string,
  [min, max]: readonly [number, number],
  unit = '',
): Decimal {
  const text = String(value).trim()
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text))
    throw new EngineeringFault('not-a-number', `${field} is not a number`, field)
  const number = new Decimal(text)
  if (number.lessThan(min) || number.greaterThan(max)) {
    throw new EngineeringFault('out-of-bounds', `${field} is ${text} ${unit}, outside ${min} to ${max}`.trim(), field)
  }
  return number
}

/** kgCO2e with three places, rounded half up once per line; totals are sums of such lines. */
export const emission = (value: Decimal): DecimalText => kilograms(value)
