import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { figure } from '~/domain/kit/chart/figure'
import type { Level } from '~/domain/kit/chart/level-lines'
import { runningMeanChart } from '~/domain/kit/chart/running-mean-chart'
import type { RunningMean } from '~/domain/rawtests/aggregate/running-mean'

/** The running mean of a property (its name with the unit) against its limits and its base. */
export function runningMeanGraph(found: RunningMean, measure: string, options: DrawingOptions, digits = 2): Drawing {
  const { min, max } = found.limits
  const limit = (value: number | null): Level[] =>
    value === null ? [] : [{ name: `Limit ${figure(value, digits)}`, value, kind: 'limit' }]
  const base: Level[] = found.base
    ? [{ name: `Base ${figure(found.base.value, digits)}`, value: found.base.value, kind: 'centre' }]
    : []
  return runningMeanChart({
    ...options,
    measure,
    digits,
    of: found.of,
    samples: found.points.map(({ label, value, mean, outsideLimits, outsideBase }) => ({
      label,
      value,
      mean,
      outside: outsideLimits || outsideBase,
    })),
    levels: [...limit(max), ...base, ...limit(min)],
    base: found.base && { ...found.base, name: `Base ± ${figure((found.base.max - found.base.min) / 2, digits)}` },
  })
}
