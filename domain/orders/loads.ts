import { EngineeringFault } from '~/domain/kit/fault'
import { cubicMetres, type DecimalText, decimal } from '~/domain/kit/money'

export type LoadSizes = {
  /** Usual load of the truck, m³. */
  schedule: DecimalText
  /** Below this the last two loads are shared evenly, m³. */
  minimum: DecimalText
}

/** Loads are made in half batches, so that the mixer is neither over- nor underfilled. */
const STEP = '0.5'

/** No pour ever took so many: the largest on record, 16,200 m³ in Los Angeles in 2014, took 2,120 trucks. */
export const MOST_LOADS = 2500

/**
 * The loads of an ordered quantity, all in m³: full loads at the schedule size, and a last one that would fall below the
 * minimum is shared evenly with the one before it. 126 m³ at 9 m³ is 14 × 9. The sum is always the quantity.
 * Throws `no-load-size` for a size of nothing and `too-many-loads` beyond MOST_LOADS.
 */
export function split(quantity: DecimalText, { schedule, minimum }: LoadSizes): DecimalText[] {
  const total = decimal(quantity)
  const size = decimal(schedule)
  if (!total.greaterThan(0)) return []
  if (!size.greaterThan(0)) throw new EngineeringFault('no-load-size', 'The load size must be above zero', 'loadSize')
  const full = total.dividedToIntegerBy(size).toNumber()
  if (full >= MOST_LOADS)
    throw new EngineeringFault('too-many-loads', `This makes more than ${MOST_LOADS} loads`, 'quantity')
  const rest = total.minus(size.times(full))
  const loads = Array.from({ length: full }, () => size)
  if (rest.isZero()) return loads.map(cubicMetres)
  if (rest.greaterThanOrEqualTo(minimum) || !full) return [...loads, rest].map(cubicMetres)
  const shared = size.plus(rest)
  const half = shared.div(2).div(STEP).ceil().times(STEP)
  return [...loads.slice(0, -1), half, shared.minus(half)].map(cubicMetres)
}

/** The order opened for change with its loads cut to so many m³: what that means is beside the form before it is saved. */
export const cutLoadsPath = (orderId: string, loadSize: DecimalText): string => `/order/${orderId}?loadSize=${loadSize}`
