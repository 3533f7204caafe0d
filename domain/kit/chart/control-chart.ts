import { xAxis, yAxis } from './axis'
import { curve } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, finish, frame } from './frame'
import { type Band, bandOf, gutter, type Level, levels } from './level-lines'
import { breachMark, marker } from './marker'
import { heightsOf, placesOf } from './sequence'

export type ControlChart = DrawingOptions & {
  measure: string
  results: readonly { label: string; value: number; breach?: string | null }[]
  levels: readonly Level[]
  band?: Band | null
  digits?: number
}

/** Shewhart chart: results in order against a centre, warning and action levels, breaches ringed and named. */
export function controlChart(chart: ControlChart): Drawing {
  const { results, measure, band = null, digits = 1 } = chart
  const columns = ['Result', measure, 'Finding'].map((label, index) => ({ label, numeric: index === 1 }))
  if (results.length === 0) return emptyDrawing(chart, columns)
  const drawn = frame(
    chart,
    [{ kind: 'line', series: 0, label: measure }, ...(band ? [{ kind: 'band' as const, label: band.name }] : [])],
    { left: 48, right: gutter(chart.levels), bottom: 36 },
  )
  const extremes = [...chart.levels.map(row => row.value), ...(band ? [band.min, band.max] : [])]
  const { y, ticks } = heightsOf(drawn, [...results.map(row => row.value), ...extremes])
  const x = placesOf(drawn, results.length)
  const places = results.map((row, index) => ({ x: x(index), y: y(row.value) }))
  const breaches = results.flatMap((row, index) => (row.breach ? [{ ...row, index }] : []))
  const body = [
    yAxis(drawn, ticks, measure),
    band ? bandOf(drawn, band, y) : '',
    xAxis(
      drawn,
      results.map((row, index) => ({ at: x(index), label: row.label })),
    ),
    levels(drawn, chart.levels, y),
    curve(drawn.theme, 0, places, { width: 1.75 }),
    ...places.map(place => marker(drawn.theme, 0, place.x, place.y, 36)),
    ...breaches.map(({ index }) => breachMark(drawn.theme, places[index]!.x, places[index]!.y)),
  ].join('')
  const points = results.map<ChartPoint>((row, index) => ({
    ...places[index]!,
    series: measure,
    label: `${row.label}: ${figure(row.value, digits)}${row.breach ? `, ${row.breach}` : ''}`,
  }))
  const rows = results.map(row => [row.label, figure(row.value, digits), row.breach ?? '–'])
  const found = breaches.length === 0 ? 'no breach' : breaches.map(row => `${row.label}: ${row.breach}`).join('; ')
  const description = `${measure} of ${results.length} results; ${found}.`
  return finish(chart, drawn, { body, points, table: { columns, rows }, description })
}
