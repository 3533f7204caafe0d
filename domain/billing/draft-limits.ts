import { compare, type DecimalText } from '../kit/money'
import { type DraftRow, isClean } from './invoice-draft'

/** What of a draft is held against the limits; `low` says that concrete on it leaves less than the region's red margin. */
export type DraftInLimits = Pick<DraftRow, 'kind' | 'exceptions' | 'byHand' | 'total'> & {
  unbilled: number
  low: boolean
}

/**
 * A draft that may go with others at one press, or by itself: as the system made it, nothing to settle, not above the amount,
 * nothing earned that is missing on it, and no margin in the red.
 */
export const isWithinLimits = (of: DraftInLimits, upTo: DecimalText): boolean =>
  isClean(of) && compare(of.total, upTo) <= 0 && of.unbilled === 0 && !of.low
