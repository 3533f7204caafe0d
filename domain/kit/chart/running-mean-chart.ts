import { xAxis, yAxis } from './axis'
import { curve } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, finish, frame } from './frame'
import { type Band, bandOf, gutter, type Level, levels } from './level-lines'
import { breachMark, marker } from './marker'
import { heightsOf, placesOf } from './sequence'
import { tag } from './svg'

export type RunningMeanSample = { label: string; value: number; mean: number | null; outside?: boolean }

export type RunningMeanChart = DrawingOptions & {
  /** What was measured and its unit: "Fineness modulus", "Passing 0.6 mm, %". */
  measure: string
  of: number
  samples: readonly RunningMeanSample[]
  levels?: readonly Level[]
  /** Base ± tolerance. */
  base?: Band | null
  digits?: number
}

/** Samples as dots and the mean of the last n as a line, between limits and around a base. */
export function runningMeanChart(chart: RunningMeanChart): Drawing {
  const { samples, measure, of, base = null, digits = 2 } = chart
  if (samples.length === 0) return emptyDrawing(chart, tableOf(chart).columns)
  const drawn = frame(
    chart,
    [
      { kind: 'dots', series: 1, label: 'Sample' },
      { kind: 'line', series: 0, label: `Mean of the last ${of}`, plain: true },
      ...(base ? [{ kind: 'band' as const, label: base.name }] : []),
    ],
    { left: 48, right: gutter(chart.levels ?? []), bottom: 36 },
  )
  const lines = chart.levels ?? []
  const values = [
    ...samples.map(row => row.value),
    ...lines.map(row => row.value),
    ...(base ? [base.min, base.max] : []),
  ]
  const { y, ticks } = heightsOf(drawn, values)
  const x = placesOf(drawn, samples.length)
  const outside = samples.flatMap((row, index) => (row.outside ? [index] : []))
  const means = samples.map((row, index) => (row.mean === null ? null : { x: x(index), y: y(row.mean) }))
  const body = [
    yAxis(drawn, ticks, measure),
    base ? bandOf(drawn, base, y) : '',
    xAxis(
      drawn,
      samples.map((row, index) => ({ at: x(index), label: row.label })),
    ),
    levels(drawn, lines, y),
    thread(
      drawn.theme.muted,
      samples.map((row, index) => ({ x: x(index), y: y(row.value) })),
    ),
    ...samples.map((row, index) => marker(drawn.theme, 1, x(index), y(row.value), 34)),
    curve(drawn.theme, 0, means, { width: 2.5 }),
    ...outside.map(index => breachMark(drawn.theme, x(index), y(samples[index]!.value))),
  ].join('')
  const points = samples.map<ChartPoint>((row, index) => {
    const mean = row.mean === null ? '' : `, mean of the last ${of} ${figure(row.mean, digits)}`
    const label = `${row.label}: ${figure(row.value, digits)}${mean}${row.outside ? ', outside' : ''}`
    return { x: x(index), y: y(row.value), series: 'Sample', label }
  })
  return finish(chart, drawn, { body, points, table: tableOf(chart), description: describe(chart, outside) })
}

/** A hairline from sample to sample, so that order is seen without weighing on the mean. */
function thread(colour: string, places: readonly { x: number; y: number }[]): string {
  const d = places
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`)
    .join('')
  return tag('path', { d, fill: 'none', stroke: colour, 'stroke-opacity': 0.45 })
}

function tableOf({ samples, measure, of, digits = 2 }: RunningMeanChart) {
  const columns = [
    { label: 'Sample', numeric: false },
    { label: measure, numeric: true },
    { label: `Mean of the last ${of}`, numeric: true },
    { label: 'Verdict', numeric: false },
  ]
  const rows = samples.map(row => [
    row.label,
    figure(row.value, digits),
    row.mean === null ? '–' : figure(row.mean, digits),
    row.outside ? 'outside' : 'within',
  ])
  return { columns, rows }
}

function describe({ samples, measure, digits = 2 }: RunningMeanChart, outside: readonly number[]): string {
  const last = samples.findLast(row => row.mean !== null)
  const mean = last ? `; the latest running mean is ${figure(last.mean!, digits)}` : ''
  const broken =
    outside.length === 0 ? 'none outside' : `outside: ${outside.map(index => samples[index]!.label).join(', ')}`
  return `${measure} of ${samples.length} samples${mean}; ${broken}.`
}
