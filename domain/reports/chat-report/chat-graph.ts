import { areaChart } from '../../kit/chart/area-chart'
import { barChart } from '../../kit/chart/bar-chart'
import type { Drawing, DrawingOptions } from '../../kit/chart/drawing'
import type { ChatRow } from './ask'
import { type ChatConfig, DIMENSIONS, measuredFigure, titleOf } from './catalogue'

const MOST_BARS = 24

/** The answer to a question as bars or as a line; of very many bars the first are drawn and the table has all. */
export function chatGraph(config: ChatConfig, rows: readonly ChatRow[], options: DrawingOptions): Drawing {
  const { unit, digits } = measuredFigure(config.measure)
  const label = titleOf(config)
  const across = DIMENSIONS[config.by].label
  if (config.chart === 'line')
    return areaChart({
      ...options,
      measure: unit,
      across,
      digits,
      labels: rows.map(row => row.label),
      series: [{ name: label, shape: 'line', values: rows.map(row => row.value) }],
    })
  const drawn = rows.slice(0, MOST_BARS)
  return barChart({
    ...options,
    measure: unit,
    across,
    digits,
    categories: drawn.map(row => row.label),
    series: [{ name: label, values: drawn.map(row => row.value) }],
  })
}
