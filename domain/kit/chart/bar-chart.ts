import { scaleBand, scaleLinear } from 'd3-scale'
import { ticksOf, xAxis, yAxis } from './axis'
import { barShape } from './bar-shape'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure, textWidth } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import { gutter, type Level, levels } from './level-lines'

export type BarChart = DrawingOptions & {
  measure: string
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
  /** Bars beside each other (default) or on top of each other. */
  arrange?: 'beside' | 'stacked'
  levels?: readonly Level[]
  digits?: number
}

type Bar = { category: number; series: number; value: number; from: number; x: number; width: number }

/** Bars per category, from zero; series side by side or stacked, told apart by colour and, from the second on, by hatching. */
export function barChart(chart: BarChart): Drawing {
  const { categories, series, measure, digits = 1 } = chart
  const columns = ['', ...series.map(one => one.name)].map((label, index) => ({
    label: label || measure,
    numeric: index > 0,
  }))
  if (series.every(one => one.values.every(value => value === null))) return emptyDrawing(chart, columns)
  const entries =
    series.length > 1 ? series.map((one, index) => ({ kind: 'fill' as const, series: index, label: one.name })) : []
  const drawn = frame(chart, entries, { left: 48, right: gutter(chart.levels ?? []), bottom: 36 })
  const bars = barsOf(chart, drawn)
  const tops = bars.flatMap(bar => [bar.from, bar.from + bar.value])
  const y = scaleLinear(
    [Math.min(0, ...tops), Math.max(0, ...tops, ...(chart.levels ?? []).map(row => row.value)) || 1],
    [drawn.plot.bottom, drawn.plot.top],
  ).nice(5)
  const centre = centresOf(drawn, categories.length)
  const room = (drawn.plot.right - drawn.plot.left) / categories.length - 9
  const body = [
    yAxis(drawn, ticksOf(y, 5), measure),
    ...bars.map(bar => barOf(drawn, bar, y)),
    xAxis(
      drawn,
      categories.map((label, index) => ({ at: centre(index), label: fitted(label, room) })),
    ),
    levels(drawn, chart.levels ?? [], y),
  ].join('')
  const points = bars.map<ChartPoint>(bar => ({
    x: bar.x + bar.width / 2,
    y: y(bar.from + bar.value),
    series: series[bar.series]!.name,
    label: `${series[bar.series]!.name}, ${categories[bar.category]}: ${figure(bar.value, digits)}`,
  }))
  points.sort((a, b) => order(series, a) - order(series, b))
  const rows = categories.map((label, index) => [label, ...series.map(one => shown(one.values[index], digits))])
  return finish(chart, drawn, { body, points, table: { columns, rows }, description: describe(chart) })
}

function barsOf({ categories, series, arrange = 'beside' }: BarChart, drawn: Frame): Bar[] {
  const across = bandsOf(drawn, categories.length)
  const wide = across.bandwidth()
  const each = arrange === 'stacked' ? wide : wide / Math.max(1, series.length)
  const width = Math.min(each * (series.length > 1 && arrange === 'beside' ? 0.92 : 1), 64)
  return categories.flatMap((_, category) => {
    let base = 0
    return series.flatMap(({ values }, index) => {
      const value = values[category]
      if (value === null || value === undefined) return []
      const left = across(category)! + (arrange === 'stacked' ? 0 : index * each)
      const bar = { category, series: index, value, from: base, x: left + (each - width) / 2, width }
      if (arrange === 'stacked') base += value
      return [bar]
    })
  })
}

function barOf({ theme }: Frame, bar: Bar, y: (value: number) => number): string {
  const [top, bottom] = [y(Math.max(bar.from, bar.from + bar.value)), y(Math.min(bar.from, bar.from + bar.value))]
  const height = bottom - top
  return height > 0 ? barShape(theme, bar.series, { x: bar.x, y: top, width: bar.width, height }) : ''
}

/** A name cut to its room, unless so little would be left that it says nothing. */
function fitted(label: string, room: number): string {
  if (textWidth(label, 12) <= room) return label
  let cut = label
  while (cut.length > 3 && textWidth(`${cut}…`, 12) > room) cut = cut.slice(0, -1)
  return cut.length > 3 ? `${cut.trimEnd()}…` : label
}

function bandsOf({ plot }: Frame, count: number) {
  return scaleBand<number>(
    Array.from({ length: count }, (_, index) => index),
    [plot.left, plot.right],
  )
    .paddingInner(0.32)
    .paddingOuter(0.2)
}

function centresOf(drawn: Frame, count: number): (index: number) => number {
  const across = bandsOf(drawn, count)
  return index => across(index)! + across.bandwidth() / 2
}

function describe({ measure, categories, series, digits = 1 }: BarChart): string {
  const sums = series.map(one => {
    const known = one.values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
    const top = known.reduce(
      (best, next) => (next.value > best.value ? next : best),
      known[0] ?? { value: 0, index: 0 },
    )
    return `${one.name} is highest at ${categories[top.index]} with ${figure(top.value, digits)}`
  })
  return `${measure} by ${categories.length} categories; ${sums.join('; ')}.`
}

const order = (series: BarChart['series'], point: ChartPoint) => series.findIndex(one => one.name === point.series)
const shown = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? '–' : figure(value, digits)
