import type { StrengthCusum } from '~/domain/cylinders/control/strength-cusum'
import { MASKS, type Signal } from '~/domain/cylinders/control/v-mask'
import { cusumChart } from '~/domain/kit/chart/cusum-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'

const SERIES = ['mean', 'range', 'correlation'] as const
const NAMES = { mean: 'Mean', range: 'Range', correlation: 'Correlation' }

/** The three sums of a mix with the mask on the result that gave the last signal of the mean, and where changes began. */
export function cusumGraph(found: StrengthCusum, sigma: number, options: DrawingOptions): Drawing {
  const labels = found.points.map(point => point.key)
  const lead = found.signals.mean.at(-1)?.detectedAt ?? labels.length - 1
  const { interval, gradient } = MASKS.mean
  return cusumChart({
    ...options,
    measure: 'Cumulative sum, MPa',
    labels,
    series: SERIES.map(name => ({ name: NAMES[name], sums: found.points.map(point => point[name]) })),
    mask: labels.length === 0 ? null : { series: 0, lead, interval: interval * sigma, gradient: gradient * sigma },
    changes: SERIES.flatMap((name, series) =>
      found.signals[name].map(signal => ({
        series,
        after: signal.changeAfter,
        text: words(NAMES[name], signal, labels),
      })),
    ),
  })
}

function words(name: string, { direction, changeAfter }: Signal, labels: readonly string[]): string {
  const from = changeAfter < 0 ? 'from the start' : `after ${labels[changeAfter]}`
  return `${name} ${direction === 'up' ? 'rose' : 'fell'} ${from}`
}
