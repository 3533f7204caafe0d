import Decimal from 'decimal.js'
import type { Constituent } from './constituent'

/** Money or carbon of masses (kg by constituent, in order) times their price or factor per kg, summed in decimals and exact. */
export function summed(list: readonly Constituent[], of: 'cost' | 'gwp', masses: readonly number[]): string {
  return list.reduce((sum, one, at) => sum.plus(new Decimal(one[of]).times(masses[at]!)), new Decimal(0)).toFixed()
}
