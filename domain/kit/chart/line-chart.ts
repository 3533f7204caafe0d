import { scaleLinear } from 'd3-scale'
import { ticksOf, xAxis, yAxis } from './axis'
import { curve, ribbon } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import type { LegendEntry } from './legend'
import { gutter, type Level, levels } from './level-lines'
import { marker } from './marker'
import { heightsOf } from './sequence'
import { tag } from './svg'

/** A line over numbers: `dots` are results alone, joined by nothing. */
export type LineSeries = { name: string; points: readonly { x: number; y: number }[]; dots?: boolean }
export type LineBand = { name: string; rows: readonly { x: number; low: number; high: number }[] }

export type LineChart = DrawingOptions & {
  /** What is counted along the base line and upwards, with its unit. */
  across: string
  measure: string
  series: readonly LineSeries[]
  band?: LineBand | null
  levels?: readonly Level[]
  /** Decimals of what is measured. */
  digits?: number
  fromZero?: boolean
}

/** Points that take the focus: more of a line are one wall. */
const REACHED = 24

/** Lines and single results over a scale of numbers, with a band around one of them and levels across. */
export function lineChart(chart: LineChart): Drawing {
  const { series, band = null, levels: across = [], fromZero = true } = chart
  const columns = [
    { label: 'Series', numeric: false },
    { label: chart.across, numeric: true },
    { label: chart.measure, numeric: true },
  ]
  const all = series.flatMap(one => one.points)
  if (!all.length) return emptyDrawing(chart, columns)
  const drawn = frame(chart, entries(chart), { left: 44, right: gutter(across) })
  const heights = [
    ...all.map(point => point.y),
    ...(band?.rows ?? []).map(row => row.high),
    ...across.map(level => level.value),
  ]
  const { y, ticks } = heightsOf(drawn, heights, fromZero)
  const x = acrossOf(
    drawn,
    all.map(point => point.x),
  )
  const shade = band ? ribbon(band.rows.map(row => ({ x: x.at(row.x), high: y(row.high), low: y(row.low) }))) : ''
  const body = [
    yAxis(drawn, ticks, chart.measure),
    xAxis(drawn, x.ticks, chart.across),
    tag('path', { d: shade, fill: drawn.theme.band, 'fill-opacity': drawn.theme.bandOpacity }),
    levels(drawn, across, y),
    ...series.map((one, index) => seriesOf(drawn, one, index, x.at, y)),
  ].join('')
  const digits = chart.digits ?? 1
  const shown = (point: { x: number; y: number }) => [figure(point.x, 1), figure(point.y, digits, digits)]
  const points = series.flatMap(({ name, points: own }) =>
    spaced(own).map<ChartPoint>(point => {
      const [at, value] = shown(point)
      return { x: x.at(point.x), y: y(point.y), series: name, label: `${name}: ${value} at ${at}` }
    }),
  )
  const rows = series.flatMap(one => one.points.map(point => [one.name, ...shown(point)]))
  return finish(chart, drawn, { body, points, table: { columns, rows }, description: describe(chart) })
}

function entries({ series, band }: LineChart): LegendEntry[] {
  const lines = series.map<LegendEntry>((one, index) => ({
    kind: one.dots ? 'dots' : 'line',
    series: index,
    label: one.name,
    plain: true,
  }))
  return band ? [...lines, { kind: 'band', label: band.name }] : lines
}

function acrossOf({ plot }: Frame, values: readonly number[]) {
  const [least, most] = [Math.min(0, ...values), Math.max(...values)]
  const scale = scaleLinear([least, most > least ? most : least + 1], [plot.left + 8, plot.right - 8])
  return { at: (value: number) => scale(value), ticks: ticksOf(scale, 8) }
}

function seriesOf(
  { theme }: Frame,
  { points, dots }: LineSeries,
  index: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const places = points.map(point => ({ x: x(point.x), y: y(point.y) }))
  return dots ? places.map(place => marker(theme, index, place.x, place.y)).join('') : curve(theme, index, places)
}

const spaced = <P>(points: readonly P[]): P[] => {
  const every = Math.max(1, Math.ceil(points.length / REACHED))
  return points.filter((_, at) => at % every === 0 || at === points.length - 1)
}

function describe({ series, measure, across, digits = 1 }: LineChart): string {
  const ends = series
    .filter(one => one.points.length)
    .map(one => {
      const top = one.points.reduce((best, point) => (point.y > best.y ? point : best))
      return `${one.name} reaches ${figure(top.y, digits)} at ${figure(top.x, 1)}`
    })
  return `${measure} over ${across}; ${ends.join('; ')}.`
}
