import { scaleBand, scaleLinear } from 'd3-scale'
import { inLines, ticksOf, xAxis, yAxis } from './axis'
import { barShape } from './bar-shape'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import type { LegendEntry } from './legend'
import { gutter, type Level, levels } from './level-lines'
import { breachMark } from './marker'
import { px, tag } from './svg'

export type BarChart = DrawingOptions & {
  measure: string
  /** What the categories are: "Plant", "Sieve". */
  across?: string
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
  /** Bars beside each other (default) or on top of each other. */
  arrange?: 'beside' | 'stacked'
  levels?: readonly Level[]
  /** What each category may be, shaded behind its bars; null where there is no requirement. */
  allowed?: { name: string; ranges: readonly ({ min: number; max: number } | null)[] } | null
  digits?: number
}

type Bar = { category: number; series: number; value: number; from: number; x: number; width: number }

/** Bars per category, from zero; series side by side or stacked, told apart by colour and, from the second on, by hatching. */
export function barChart(chart: BarChart): Drawing {
  const { categories, series, measure, digits = 1 } = chart
  const columns = columnsOf(chart)
  if (series.every(one => one.values.every(value => value === null))) return emptyDrawing(chart, columns)
  const room = { left: 48, right: gutter(chart.levels ?? []), bottom: 36 }
  const gap = bandsOf(frame(chart, [], room), categories.length).step()
  const names = categories.map(label => inLines(label, gap))
  const more = Math.max(...names.map(name => name.split('\n').length)) - 1
  const drawn = frame(chart, entries(chart), { ...room, bottom: room.bottom + more * 14 })
  const bars = barsOf(chart, drawn)
  const ends = (chart.allowed?.ranges ?? []).flatMap(range => (range ? [range.min, range.max] : []))
  const tops = [...bars.flatMap(bar => [bar.from, bar.from + bar.value]), ...ends]
  const y = scaleLinear(
    [Math.min(0, ...tops), Math.max(0, ...tops, ...(chart.levels ?? []).map(row => row.value)) || 1],
    [drawn.plot.bottom, drawn.plot.top],
  ).nice(5)
  const centre = centresOf(drawn, categories.length)
  const body = [
    yAxis(drawn, ticksOf(y, 5), measure),
    allowedOf(drawn, chart, y),
    ...bars.map(bar => barOf(drawn, bar, y)),
    ...bars
      .filter(bar => isOutside(chart, bar))
      .map(bar => breachMark(drawn.theme, bar.x + bar.width / 2, y(bar.from + bar.value))),
    xAxis(
      drawn,
      names.map((label, index) => ({ at: centre(index), label })),
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
  return finish(chart, drawn, { body, points, table: { columns, rows: rowsOf(chart) }, description: describe(chart) })
}

function entries({ series, allowed }: BarChart): LegendEntry[] {
  const bars = series.map<LegendEntry>((one, index) => ({ kind: 'fill', series: index, label: one.name }))
  const several = series.length > 1 || allowed ? bars : []
  return allowed ? [...several, { kind: 'band', label: allowed.name }] : several
}

function columnsOf({ across = 'Category', series, measure, allowed }: BarChart) {
  const ends = allowed ? [`${allowed.name}, min`, `${allowed.name}, max`] : []
  const labels = [across, ...series.map(one => (one.name === measure ? measure : `${one.name}, ${measure}`)), ...ends]
  return labels.map((label, index) => ({ label, numeric: index > 0 }))
}

function rowsOf({ categories, series, allowed, digits = 1 }: BarChart): string[][] {
  return categories.map((label, index) => {
    const range = allowed?.ranges[index]
    const ends = allowed ? [range?.min, range?.max] : []
    return [label, ...[...series.map(one => one.values[index]), ...ends].map(value => shown(value, digits))]
  })
}

function allowedOf(drawn: Frame, { allowed, categories }: BarChart, y: (value: number) => number): string {
  if (!allowed) return ''
  const step = bandsOf(drawn, categories.length).step()
  const centre = centresOf(drawn, categories.length)
  const { band, bandOpacity } = drawn.theme
  return allowed.ranges
    .map((range, index) => {
      if (!range) return ''
      const box = { x: centre(index) - step / 2, y: y(range.max), width: step, height: y(range.min) - y(range.max) }
      const edges = [range.max, ...(range.min === 0 ? [] : [range.min])]
        .map(end => `M${px(box.x)},${px(y(end))}h${px(step)}`)
        .join('')
      return (
        tag('rect', { ...box, fill: band, 'fill-opacity': bandOpacity }) +
        tag('path', { d: edges, stroke: band, 'stroke-width': 1.25, 'stroke-dasharray': '5 4' })
      )
    })
    .join('')
}

function isOutside({ allowed }: BarChart, { category, from, value }: Bar): boolean {
  const range = allowed?.ranges[category]
  return Boolean(range) && (from + value < range!.min - 1e-9 || from + value > range!.max + 1e-9)
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

function describe(chart: BarChart): string {
  const { measure, categories, series, digits = 1 } = chart
  const sums = series.map(one => {
    const known = one.values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
    const top = known.reduce(
      (best, next) => (next.value > best.value ? next : best),
      known[0] ?? { value: 0, index: 0 },
    )
    return `${one.name} is highest at ${categories[top.index]} with ${figure(top.value, digits)}`
  })
  return `${measure} by ${categories.length} categories; ${sums.join('; ')}${outsideOf(chart)}.`
}

function outsideOf(chart: BarChart): string {
  const { allowed, categories, series } = chart
  if (!allowed) return ''
  const out = categories.filter((_, category) =>
    series.some(({ values }) =>
      isOutside(chart, { category, series: 0, value: values[category] ?? 0, from: 0, x: 0, width: 0 }),
    ),
  )
  return out.length === 0 ? `; all within ${allowed.name}` : `; outside ${allowed.name} at ${out.join(', ')}`
}

const order = (series: BarChart['series'], point: ChartPoint) => series.findIndex(one => one.name === point.series)
const shown = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? '–' : figure(value, digits)
