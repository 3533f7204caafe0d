import { xAxis, yAxis } from './axis'
import { curve, ribbon } from './curve'
import type { ChartPoint, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import { pointers } from './labels'
import type { LegendEntry } from './legend'
import { marker } from './marker'
import { heightsOf, placesOf } from './sequence'
import { tag } from './svg'

export type CusumSeries = { name: string; sums: readonly (number | null)[] }

export type CusumChart = DrawingOptions & {
  measure: string
  labels: readonly string[]
  series: readonly CusumSeries[]
  /** The mask lies with its lead on a result of one series; half width and slope per result in the unit of the sum. */
  mask?: { series: number; lead: number; interval: number; gradient: number } | null
  /** Where a change began and which way it went. */
  changes?: readonly { series: number; after: number; text: string }[]
  digits?: number
}

/** Cumulative sums from the origin, the V-mask on its lead point, and pointers where changes began. */
export function cusumChart(chart: CusumChart): Drawing {
  const { labels, series, measure, changes = [], digits = 1 } = chart
  const columns = ['Result', ...series.map(one => one.name)].map((label, index) => ({ label, numeric: index > 0 }))
  if (labels.length === 0) return emptyDrawing(chart, columns)
  const drawn = frame(chart, entries(chart), { left: 52, bottom: 36 })
  const known = series.flatMap(one => one.sums.flatMap(sum => sum ?? []))
  const { y, ticks } = heightsOf(drawn, [0, ...known, ...maskEnds(chart)])
  const x = placesOf(drawn, labels.length + 1)
  const at = (index: number) => x(index + 1)
  const body = [
    yAxis(drawn, ticks, measure),
    xAxis(
      drawn,
      labels.map((label, index) => ({ at: at(index), label })),
    ),
    tag('path', { d: `M${drawn.plot.left},${px(y(0))}H${drawn.plot.right}`, stroke: drawn.theme.axis }),
    chart.mask ? maskOf(drawn, chart, at, y) : '',
    ...series.map((one, index) => seriesOf(drawn, one, index, at, y)),
    pointers(
      drawn.theme,
      drawn.plot,
      changes.map(change => changeAt(chart, change, at, y)),
      drawn.theme.bad,
      series.flatMap(one => one.sums.flatMap((sum, index) => (sum === null ? [] : [{ x: at(index), y: y(sum) }]))),
    ),
  ].join('')
  const points = series.flatMap(one =>
    one.sums.flatMap<ChartPoint>((sum, index) =>
      sum === null
        ? []
        : [
            {
              x: at(index),
              y: y(sum),
              series: one.name,
              label: `${one.name}, ${labels[index]}: ${figure(sum, digits)}`,
            },
          ],
    ),
  )
  const rows = labels.map((label, index) => [label, ...series.map(one => shown(one.sums[index], digits))])
  const found = changes.map(change => `${series[change.series]!.name}: ${change.text}`).join('; ')
  const description = `${measure} over ${labels.length} results; ${found || 'no change signalled'}.`
  return finish(chart, drawn, { body, points, table: { columns, rows }, description })
}

function seriesOf(
  drawn: Frame,
  { sums }: CusumSeries,
  index: number,
  at: (index: number) => number,
  y: (value: number) => number,
) {
  const known = sums.map((sum, place) => (sum === null ? null : { x: at(place), y: y(sum) }))
  const origin = known[0] ? [{ x: at(-1), y: y(0) }] : []
  const marks =
    known.length > 60 ? [] : known.flatMap(place => (place ? [marker(drawn.theme, index, place.x, place.y, 28)] : []))
  return curve(drawn.theme, index, [...origin, ...known]) + marks.join('')
}

function entries({ series, mask }: CusumChart): LegendEntry[] {
  const lines = series.map<LegendEntry>((one, index) => ({ kind: 'line', series: index, label: one.name }))
  return mask ? [...lines, { kind: 'mask', label: `V-mask on ${series[mask.series]!.name.toLowerCase()}` }] : lines
}

function maskEnds({ series, mask }: CusumChart): number[] {
  if (!mask) return []
  const sum = series[mask.series]!.sums[mask.lead] ?? 0
  return [sum - mask.interval, sum + mask.interval]
}

/** The space in which earlier points may lie, cut at the plot, with its edges drawn. */
function maskOf(
  { theme, plot }: Frame,
  { series, mask }: CusumChart,
  at: (index: number) => number,
  y: (value: number) => number,
) {
  const { lead, interval, gradient } = mask!
  const sum = series[mask!.series]!.sums[lead] ?? 0
  const inside = (height: number) => Math.min(plot.bottom, Math.max(plot.top, height))
  const rows = Array.from({ length: lead + 2 }, (_, back) => {
    const reach = interval + back * gradient
    return { x: at(lead - back), high: inside(y(sum + reach)), low: inside(y(sum - reach)) }
  })
  const edge = (end: 'high' | 'low', stop: number) =>
    rows
      .filter((row, index) => index === 0 || row[end] !== stop || rows[index - 1]![end] !== stop)
      .map((row, index) => `${index ? 'L' : 'M'}${px(row.x)},${px(row[end])}`)
      .join('')
  const edges = `${edge('high', plot.top)}${edge('low', plot.bottom)}M${px(rows[0]!.x)},${px(rows[0]!.high)}V${px(rows[0]!.low)}`
  return (
    tag('path', { d: ribbon(rows), fill: theme.bad, 'fill-opacity': theme.badOpacity / 2 }) +
    tag('path', { d: edges, fill: 'none', stroke: theme.bad, 'stroke-width': 1.5, 'stroke-dasharray': '7 3' })
  )
}

function changeAt(
  { series }: CusumChart,
  change: { series: number; after: number; text: string },
  at: (index: number) => number,
  y: (value: number) => number,
) {
  const sum = change.after < 0 ? 0 : (series[change.series]!.sums[change.after] ?? 0)
  return { x: at(change.after), y: y(sum) - 8, text: change.text }
}

const shown = (sum: number | null | undefined, digits: number) =>
  sum === null || sum === undefined ? '–' : figure(sum, digits)
const px = (value: number) => Math.round(value * 100) / 100
