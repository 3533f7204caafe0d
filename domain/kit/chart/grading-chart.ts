import { scaleLinear, scaleLog, scalePow } from 'd3-scale'
import { xAxis, yAxis } from './axis'
import { curve, ribbon } from './curve'
import type { ChartPoint, ChartTable, Drawing, DrawingOptions } from './drawing'
import { figure } from './figure'
import { emptyDrawing, type Frame, finish, frame } from './frame'
import type { LegendEntry } from './legend'
import { breachMark, marker } from './marker'
import { tag } from './svg'

/** Percent passing at sieves in mm. An ideal curve is a line without markers. */
export type GradingSeries = { name: string; points: readonly { size: number; passing: number }[]; ideal?: boolean }
/** Limits hold at their sieves only; the shade between them guides the eye. */
export type GradingEnvelope = { name: string; limits: readonly { size: number; min: number; max: number }[] }

export type GradingChart = DrawingOptions & {
  series: readonly GradingSeries[]
  envelope?: GradingEnvelope | null
  /** Sieve sizes on the logarithm (default) or to the power 0.45. */
  axis?: 'log' | 'power 0.45'
}

type Scales = { x: (size: number) => number; y: (passing: number) => number }

/** Grading curves: percent passing over sieve size, with the envelope of a specification and marks where it is left. */
export function gradingChart(chart: GradingChart): Drawing {
  const sieves = sievesOf(chart)
  if (sieves.length === 0) return emptyDrawing(chart, tableOf(chart, []).columns)
  const drawn = frame(chart, entries(chart), { left: 44 })
  const scales = scalesOf(drawn, sieves, chart.axis ?? 'log')
  const breaches = chart.series.flatMap((series, index) =>
    breachesOf(series, chart.envelope).map(point => ({ ...point, series: index })),
  )
  const body = [
    yAxis(
      drawn,
      [0, 20, 40, 60, 80, 100].map(value => ({ at: scales.y(value), label: String(value) })),
      'Passing, %',
    ),
    xAxis(
      drawn,
      sieves.map(size => ({ at: scales.x(size), label: sieveLabel(size) })),
      'Sieve size, mm',
      true,
    ),
    chart.envelope ? envelopeOf(drawn, chart.envelope, scales) : '',
    ...chart.series.map((series, index) => seriesOf(drawn, series, index, scales)),
    ...breaches.map(point => breachMark(drawn.theme, scales.x(point.size), scales.y(point.passing))),
  ].join('')
  return finish(chart, drawn, {
    body,
    points: pointsOf(chart, scales),
    table: tableOf(chart, sieves),
    description: describe(chart, breaches),
  })
}

function entries({ series, envelope }: GradingChart): LegendEntry[] {
  const lines = series.map<LegendEntry>((one, index) => ({
    kind: 'line',
    series: index,
    label: one.name,
    plain: one.ideal,
  }))
  return envelope ? [...lines, { kind: 'band', label: envelope.name }] : lines
}

function sievesOf({ series, envelope }: GradingChart): number[] {
  const tested = series.filter(one => !one.ideal).flatMap(one => one.points.map(point => point.size))
  const all = tested.length > 0 ? tested : series.flatMap(one => one.points.map(point => point.size))
  return [...new Set([...all, ...(envelope?.limits ?? []).map(limit => limit.size)])].sort((a, b) => a - b)
}

function scalesOf({ plot }: Frame, sieves: readonly number[], axis: 'log' | 'power 0.45'): Scales {
  const [least, most] = [sieves[0] ?? 0.1, sieves.at(-1) ?? 100]
  const range = [plot.left + 10, plot.right - 10]
  const x = axis === 'log' ? scaleLog([least, most], range) : scalePow([0, most], range).exponent(0.45)
  return { x: size => x(size), y: scaleLinear([0, 100], [plot.bottom, plot.top]) }
}

function envelopeOf({ theme }: Frame, { limits }: GradingEnvelope, { x, y }: Scales): string {
  const rows = [...limits]
    .sort((a, b) => a.size - b.size)
    .map(limit => ({ x: x(limit.size), high: y(limit.max), low: y(limit.min) }))
  const bars = rows.map(
    row =>
      `M${px(row.x) - 6},${px(row.high)}h12M${px(row.x) - 6},${px(row.low)}h12M${px(row.x)},${px(row.high)}V${px(row.low)}`,
  )
  return (
    tag('path', { d: ribbon(rows), fill: theme.band, 'fill-opacity': theme.bandOpacity }) +
    tag('path', { d: bars.join(''), stroke: theme.band, 'stroke-width': 1.25, fill: 'none', 'stroke-opacity': 0.75 })
  )
}

function seriesOf({ theme }: Frame, { points, ideal }: GradingSeries, index: number, { x, y }: Scales): string {
  const places = points.map(point => ({ x: x(point.size), y: y(point.passing) }))
  const path = curve(theme, index, places, ideal ? { width: 1.5 } : {})
  return ideal ? path : path + places.map(place => marker(theme, index, place.x, place.y)).join('')
}

function breachesOf(series: GradingSeries, envelope: GradingChart['envelope']) {
  if (!envelope || series.ideal) return []
  return series.points.filter(point => {
    const limit = limitAt(envelope, point.size)
    return limit !== undefined && (point.passing < limit.min - 1e-9 || point.passing > limit.max + 1e-9)
  })
}

function pointsOf({ series, envelope }: GradingChart, { x, y }: Scales): ChartPoint[] {
  return series
    .filter(one => !one.ideal)
    .flatMap(one =>
      one.points.map(point => {
        const limit = envelope ? limitAt(envelope, point.size) : undefined
        const rule = limit ? `, limits ${limit.min} to ${limit.max} %` : ''
        const label = `${one.name}, ${sieveLabel(point.size)} mm: ${figure(point.passing, 1)} % passing${rule}`
        return { x: x(point.size), y: y(point.passing), series: one.name, label }
      }),
    )
}

function tableOf({ series, envelope }: GradingChart, sieves: readonly number[]): ChartTable {
  const limits = envelope ? [`${envelope.name}, min`, `${envelope.name}, max`] : []
  const columns = ['Sieve, mm', ...series.map(one => `${one.name}, %`), ...limits].map(label => ({
    label,
    numeric: true,
  }))
  const rows = [...sieves].reverse().map(size => {
    const limit = envelope ? limitAt(envelope, size) : undefined
    const values = series.map(one => one.points.find(point => point.size === size)?.passing)
    const ends = envelope ? [limit?.min, limit?.max] : []
    return [sieveLabel(size), ...[...values, ...ends].map(value => (value === undefined ? '–' : figure(value, 1)))]
  })
  return { columns, rows }
}

function describe({ series, envelope }: GradingChart, breaches: readonly { series: number; size: number }[]): string {
  const names = series.map(one => one.name).join(', ')
  if (!envelope) return `Grading curves of ${names}.`
  const left = breaches.map(point => `${series[point.series]!.name} at ${sieveLabel(point.size)} mm`)
  return left.length === 0
    ? `Grading curves of ${names}; all tested sieves are within ${envelope.name}.`
    : `Grading curves of ${names}; outside ${envelope.name}: ${left.join(', ')}.`
}

const limitAt = (envelope: GradingEnvelope, size: number) => envelope.limits.find(limit => limit.size === size)
const sieveLabel = (size: number) => figure(size, 3)
const px = (value: number) => Math.round(value * 100) / 100
