import { EngineeringFault } from '~/domain/kit/fault'

export type Bounds = readonly [min: number, max: number]

/** The value itself when it is a finite number within the bounds, ends included; else `not-a-number` or `out-of-bounds`. */
export function within(value: number | null | undefined, field: string, [min, max]: Bounds, unit = ''): number {
  const number = finite(value, field)
  if (number < min || number > max) {
    const shown = unit ? ` ${unit}` : ''
    throw new EngineeringFault(
      'out-of-bounds',
      `${field} is ${number}${shown}, outside ${min} to ${max}${shown}`,
      field,
    )
  }
  return number
}

/** The value itself when it is a finite number; else `not-a-number`. */
export function finite(value: number | null | undefined, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new EngineeringFault('not-a-number', `${field} is not a number`, field)
  }
  return value
}

/** What no scale of a plant or a laboratory has on it at once, in kg, lb or g. */
const MOST = 200_000

/** A mass of zero or more; else `not-a-number`, `negative-mass`, or `out-of-bounds` beyond every scale. */
export function mass(value: number | null | undefined, field: string): number {
  const number = finite(value, field)
  if (number < 0) throw new EngineeringFault('negative-mass', `${field} is negative`, field)
  return within(number, field, [0, MOST])
}

/** The list itself when it holds at least `least` entries; else `too-few-results`. */
export function atLeast<T>(list: readonly T[], least: number, field: string): readonly T[] {
  if (list.length < least) {
    throw new EngineeringFault('too-few-results', `${field}: ${list.length} given, at least ${least} needed`, field)
  }
  return list
}
