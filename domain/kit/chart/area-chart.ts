import { xAxis, yAxis } from './axis'
import { curve, ribbon } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import type { LegendEntry } from './legend'
import { gutter, type Level, levels } from './level-lines'
import { marker } from './marker'
import { heightsOf, placesOf } from './sequence'
import { tag } from './svg'
import { words } from './words'

/** `area` fills down to zero, `line` joins values, `step` holds a value until the next place (capacity by hour). */
export type AreaSeries = { name: string; shape: 'area' | 'line' | 'step'; values: readonly (number | null)[] }

export type AreaChart = DrawingOptions & {
  measure: string
  /** What the labels are: "Time", "Day". */
  across?: string
  labels: readonly string[]
  series: readonly AreaSeries[]
  /** Where the first series rises over the second, the part above is marked: demand over capacity. */
  over?: { demand: number; capacity: number; name: string } | null
  levels?: readonly Level[]
  /** A vertical line at a place, such as now. */
  at?: { place: number; name: string } | null
  digits?: number
  /** What no value can pass: 100 of a percentage. */
  most?: number
}

/** Lines, steps and areas over places in order, from zero. */
export function areaChart(chart: AreaChart): Drawing {
  const { labels, series, measure, over = null, digits = 1 } = chart
  const names = [chart.across ?? 'Time', ...series.map(one => `${one.name}, ${measure}`)]
  const columns = names.map((label, index) => ({ label, numeric: index > 0 }))
  if (series.every(one => one.values.every(value => value === null))) return emptyDrawing(chart, columns)
  const drawn = frame(chart, entries(chart), { left: 48, right: gutter(chart.levels ?? []), bottom: 36 })
  const all = [
    ...series.flatMap(one => one.values.flatMap(value => value ?? [])),
    ...(chart.levels ?? []).map(row => row.value),
  ]
  const { y, ticks } = heightsOf(drawn, all, true, chart.most)
  const x = placesOf(drawn, labels.length)
  const body = [
    yAxis(drawn, ticks, measure),
    ...series.map((one, index) => fillOf(drawn, one, index, x, y)),
    over ? overOf(drawn, chart, x, y) : '',
    ...series.map((one, index) => lineOf(drawn, one, index, x, y)),
    xAxis(
      drawn,
      labels.map((label, index) => ({ at: x(index), label })),
    ),
    levels(drawn, chart.levels ?? [], y),
    chart.at ? nowOf(drawn, chart.at, x) : '',
  ].join('')
  const points = series.flatMap(one =>
    one.values.flatMap<ChartPoint>((value, index) =>
      value === null
        ? []
        : [
            {
              x: x(index),
              y: y(value),
              series: one.name,
              label: `${one.name}, ${labels[index]}: ${figure(value, digits)}`,
            },
          ],
    ),
  )
  const rows = labels.map((label, index) => [label, ...series.map(one => shown(one.values[index], digits))])
  return finish(chart, drawn, { body, points, table: { columns, rows }, description: describe(chart) })
}

function entries({ series, over }: AreaChart): LegendEntry[] {
  const lines = series.map<LegendEntry>((one, index) => ({ kind: 'line', series: index, label: one.name }))
  return over ? [...lines, { kind: 'bad', label: over.name }] : lines
}

function fillOf(
  { theme, plot }: Frame,
  { shape, values }: AreaSeries,
  index: number,
  x: (index: number) => number,
  y: (value: number) => number,
) {
  if (shape !== 'area') return ''
  const rows = values.flatMap((value, place) =>
    value === null ? [] : [{ x: x(place), high: y(value), low: Math.min(plot.bottom, y(0)) }],
  )
  return tag('path', { d: ribbon(rows), fill: theme.series[index % theme.series.length], 'fill-opacity': 0.16 })
}

function lineOf(
  { theme }: Frame,
  { shape, values }: AreaSeries,
  index: number,
  x: (index: number) => number,
  y: (value: number) => number,
) {
  const places = values.map((value, place) => (value === null ? null : { x: x(place), y: y(value) }))
  const marks =
    values.length > 60 ? [] : places.flatMap(place => (place ? [marker(theme, index, place.x, place.y, 26)] : []))
  return curve(theme, index, places, { step: shape === 'step' }) + marks.join('')
}

/** The part of the demand above the capacity, cut exactly where the two lines cross. */
function overOf(
  { theme }: Frame,
  { series, over }: AreaChart,
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const demand = series[over!.demand]!
  const capacity = series[over!.capacity]!
  const parts: string[] = []
  for (let index = 1; index < demand.values.length; index++) {
    const [d0, d1] = [demand.values[index - 1] ?? 0, demand.values[index] ?? 0]
    const c0 = capacity.values[index - 1] ?? 0
    const c1 = capacity.shape === 'step' ? c0 : (capacity.values[index] ?? 0)
    const cut = crossing(d0 - c0, d1 - c1)
    if (!cut) continue
    const along = (share: number) => ({
      x: x(index - 1) + share * (x(index) - x(index - 1)),
      high: y(d0 + share * (d1 - d0)),
      low: y(c0 + share * (c1 - c0)),
    })
    parts.push(ribbon(cut.map(along)))
  }
  if (parts.length === 0) return ''
  const d = parts.join('')
  return (
    tag('path', { d, fill: theme.ground }) +
    tag('path', { d, fill: theme.bad, 'fill-opacity': Math.max(0.3, theme.badOpacity) })
  )
}

/** The share of a step during which a difference that goes from a to b is above zero. */
function crossing(a: number, b: number): [number, number] | null {
  if (a <= 0 && b <= 0) return null
  if (a >= 0 && b >= 0) return [0, 1]
  const zero = a / (a - b)
  return a > 0 ? [0, zero] : [zero, 1]
}

function nowOf(
  { theme, plot }: Frame,
  { place, name }: { place: number; name: string },
  x: (index: number) => number,
): string {
  const at = Math.round(x(place) * 100) / 100
  return (
    tag('path', { d: `M${at},${plot.top - 4}V${plot.bottom}`, stroke: theme.text, 'stroke-width': 1.5 }) +
    words(name, at, plot.top - 9, { 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 600, fill: theme.text })
  )
}

function describe({ measure, labels, series, over, digits = 1 }: AreaChart): string {
  const tops = series.map(one => {
    const best = Math.max(...one.values.map(value => value ?? Number.NEGATIVE_INFINITY))
    return `${one.name} peaks at ${labels[one.values.indexOf(best)]} with ${figure(best, digits)}`
  })
  const short = over
    ? labels.filter(
        (_, index) => (series[over.demand]!.values[index] ?? 0) > (series[over.capacity]!.values[index] ?? 0),
      )
    : []
  const gap = over ? (short.length === 0 ? '; never over capacity' : `; ${over.name} at ${short.join(', ')}`) : ''
  return `${measure}; ${tops.join('; ')}${gap}.`
}

const shown = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? '–' : figure(value, digits)
