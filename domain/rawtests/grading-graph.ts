import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { gradingChart } from '~/domain/kit/chart/grading-chart'
import type { Grading } from '~/domain/rawtests/grading'
import type { GradingLimit } from '~/domain/rawtests/limits/grading-limits'

/** Gradings in percent passing, limits to judge them by, and ideal curves to compare with. */
export type GradingGraph = DrawingOptions & {
  gradings: readonly { name: string; grading: Grading }[]
  limits?: { name: string; rows: readonly GradingLimit[] } | null
  ideal?: readonly { name: string; grading: Grading }[]
  axis?: 'log' | 'power 0.45'
}

/** The grading curve of one or several samples or blends (combined and non-combined graphs are this with other gradings). */
export function gradingGraph({ gradings, limits = null, ideal = [], ...options }: GradingGraph): Drawing {
  return gradingChart({
    ...options,
    series: [
      ...gradings.map(({ name, grading }) => ({ name, points: grading })),
      ...ideal.map(({ name, grading }) => ({ name, points: grading, ideal: true })),
    ],
    envelope: limits && { name: limits.name, limits: limits.rows },
  })
}
