import { scaleLinear } from 'd3-scale'
import { ticksOf, xAxis, yAxis } from './axis'
import { curve } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, finish, frame } from './frame'
import { pointers } from './labels'
import { marker } from './marker'
import { tag } from './svg'

/** A mix by two things that should both be low. */
export type ParetoPoint = { label: string; x: number; y: number; chosen?: boolean }

export type ParetoChart = DrawingOptions & {
  xMeasure: string
  yMeasure: string
  points: readonly ParetoPoint[]
  /** A mix in use today, to compare with. */
  current?: ParetoPoint | null
  digits?: number
}

/** Scatter of mixes with the front that no other mix beats in both measures; the rest are pale. */
export function paretoChart(chart: ParetoChart): Drawing {
  const { points, current = null, digits = 1 } = chart
  const best = paretoFront(points)
  if (points.length === 0) return emptyDrawing(chart, tableOf(chart, best).columns, 'No mix keeps every rule')
  const drawn = frame(
    chart,
    [
      { kind: 'line', series: 0, label: 'Front' },
      ...(best.length < points.length ? [{ kind: 'dots' as const, series: 3, label: 'Dominated' }] : []),
      ...(current ? [{ kind: 'dots' as const, series: 1, label: current.label }] : []),
    ],
    { left: 52 },
  )
  const all = current ? [...points, current] : points
  const xs = scaled(
    all.map(point => point.x),
    [drawn.plot.left, drawn.plot.right],
  )
  const ys = scaled(
    all.map(point => point.y),
    [drawn.plot.bottom, drawn.plot.top],
  )
  const place = (point: ParetoPoint) => ({ x: xs(point.x), y: ys(point.y) })
  const mark = (point: ParetoPoint, series: number, area: number) =>
    marker(drawn.theme, series, xs(point.x), ys(point.y), area)
  const beaten = points.filter(point => !best.includes(point))
  const body = [
    yAxis(drawn, ticksOf(ys, 5), chart.yMeasure),
    xAxis(drawn, ticksOf(xs, 7), chart.xMeasure, true),
    tag(
      'g',
      { opacity: 0.55 },
      beaten.map(point => mark(point, 3, 30)),
    ),
    curve(drawn.theme, 0, best.map(place)),
    ...best.map(point => mark(point, 0, 52)),
    current ? mark(current, 1, 64) : '',
    pointers(
      drawn.theme,
      drawn.plot,
      points.filter(point => point.chosen).map(point => chosenAt(point.label, place(point))),
      drawn.theme.text,
      best.map(place),
    ),
  ].join('')
  const described = (point: ParetoPoint, series: string): ChartPoint => ({
    ...place(point),
    series,
    label: `${point.label}: ${chart.xMeasure} ${figure(point.x, digits)}, ${chart.yMeasure} ${figure(point.y, digits)}${point.chosen ? ', chosen' : ''}`,
  })
  const reachable = [
    ...best.map(point => described(point, 'Front')),
    ...beaten.map(point => described(point, 'Beaten')),
    ...(current ? [described(current, 'Current')] : []),
  ]
  return finish(chart, drawn, {
    body,
    points: reachable,
    table: tableOf(chart, best),
    description: describe(chart, best),
  })
}

/** Points that no other point beats in one measure without losing in the other, from low x to high. */
export function paretoFront<P extends { x: number; y: number }>(points: readonly P[]): P[] {
  const front: P[] = []
  for (const point of [...points].sort((a, b) => a.x - b.x || a.y - b.y)) {
    if (front.length === 0 || point.y < front.at(-1)!.y) front.push(point)
  }
  return front
}

function scaled(values: readonly number[], range: [number, number]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = (high - low || Math.abs(high) || 1) * 0.08
  return scaleLinear([low - air, high + air], range).nice(6)
}

const chosenAt = (text: string, { x, y }: { x: number; y: number }) => ({ x, y: y - 9, text })

function tableOf({ points, current, xMeasure, yMeasure, digits = 1 }: ParetoChart, best: readonly ParetoPoint[]) {
  const columns = ['Mix', xMeasure, yMeasure, 'Place'].map((label, index) => ({
    label,
    numeric: index === 1 || index === 2,
  }))
  const row = (point: ParetoPoint, status: string) => [
    point.label,
    figure(point.x, digits),
    figure(point.y, digits),
    status,
  ]
  const rows = [...points].sort((a, b) => a.x - b.x).map(point => row(point, best.includes(point) ? 'front' : 'beaten'))
  return { columns, rows: current ? [...rows, row(current, 'current')] : rows }
}

function describe({ points, xMeasure, yMeasure, digits = 1 }: ParetoChart, best: readonly ParetoPoint[]): string {
  const [first, last] = [best[0], best.at(-1)]
  if (!first || !last) return 'No mixes.'
  const end = (point: ParetoPoint) => `${figure(point.x, digits)} and ${figure(point.y, digits)}`
  return `${best.length} of ${points.length} mixes are on the front of ${xMeasure} and ${yMeasure}, from ${end(first)} to ${end(last)}.`
}
