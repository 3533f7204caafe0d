import type { Drawing, DrawingOptions } from '../kit/chart/drawing'
import { fuller } from './aggregate/fuller'
import type { RunningMean } from './aggregate/running-mean'
import { runningMeanGraph } from './aggregate/running-mean-graph'
import type { Grading } from './grading'
import { gradingGraph } from './grading-graph'
import { periodCurves } from './period-curves'
import type { Property } from './property-of'
import type { Judge } from './sieve-result'
import { sieveName } from './sieve-sizes'

type Point = { day: string; grading: Grading; finenessModulus: number | null }
export type Series = { name: string; points: readonly Point[] }

const limitsOf = (judge: Judge | null) => judge && { name: judge.name, rows: judge.limits }

/** One aggregate or blend over a period; several aggregates are compared by their latest tests. */
export function seriesGraph(
  series: readonly Series[],
  judge: Judge | null,
  options: DrawingOptions,
  show?: (day: string) => string,
): Drawing {
  const gradings =
    series.length === 1
      ? periodCurves(series[0]!.points, show)
      : series.flatMap(({ name, points }) => (points.length ? [{ name, grading: points.at(-1)!.grading }] : []))
  return gradingGraph({ ...options, gradings, limits: limitsOf(judge) })
}

/** The combined aggregate of a mix beside its parts and the ideal curve of its largest sieve (Fuller). */
export function mixGradingGraph(
  mix: { grading: Grading; parts?: readonly { name: string; grading: Grading }[] },
  judge: Judge | null,
  options: DrawingOptions,
): Drawing {
  const largest = mix.grading.findLast(point => point.passing >= 99.5)?.size ?? mix.grading[0]?.size ?? 20
  const sizes = mix.grading.map(point => point.size).filter(size => size <= largest)
  return gradingGraph({
    ...options,
    gradings: [{ name: 'Combined', grading: mix.grading }, ...(mix.parts ?? [])],
    ideal: sizes.length > 1 ? [{ name: `Fuller ${largest} mm`, grading: fuller(sizes, largest) }] : [],
    limits: limitsOf(judge),
  })
}

/** What the running mean follows, with its unit. */
export const measureName = (property: Property): string =>
  property === 'fineness-modulus'
    ? 'Fineness modulus'
    : property === 'fines'
      ? 'Fines, %'
      : `Passing ${sieveName(property.sieve)}, %`

export const meanGraph = (found: RunningMean, property: Property, options: DrawingOptions): Drawing =>
  runningMeanGraph(found, measureName(property), options, property === 'fineness-modulus' ? 2 : 1)
