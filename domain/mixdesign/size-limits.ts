import type { Grading } from '../rawtests/grading'
import type { GradingLimit } from '../rawtests/limits/grading-limits'

type Limits = { limits: readonly GradingLimit[] }

/** Shares by which sieves of two series count as the same size: 19 and 20 mm do, 9.5 and 12.5 mm do not. */
const NEAR = [0.85, 1.18] as const
/** The smallest sieve that so much passes (percent) is the size of an aggregate. */
const ALMOST_ALL = 90

/** The limits that were made for a combined aggregate of this largest size; undefined where none were. */
export function limitsOfSize<Of extends Limits>(grading: Grading, offered: readonly Of[]): Of | undefined {
  const size = sizeOf(grading.map(point => [point.size, point.passing]))
  return offered.find(({ limits }) => {
    const ratio = sizeOf(limits.map(limit => [limit.size, limit.min])) / size
    return ratio >= NEAR[0] && ratio <= NEAR[1]
  })
}

const sizeOf = (points: readonly (readonly [size: number, passing: number])[]): number =>
  Math.min(...points.filter(([, passing]) => passing >= ALMOST_ALL).map(([size]) => size))
