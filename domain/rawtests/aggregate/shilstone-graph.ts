import { scaleLinear } from 'd3-scale'
import { ticksOf, xAxis, yAxis } from '~/domain/kit/chart/axis'
import type { ChartPoint, Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { figure } from '~/domain/kit/chart/figure'
import { emptyDrawing, type Frame, finish, frame } from '~/domain/kit/chart/frame'
import { marker } from '~/domain/kit/chart/marker'
import { px, tag } from '~/domain/kit/chart/svg'
import { haloed } from '~/domain/kit/chart/words'
import { SHILSTONE_ZONES, type Shilstone, type ShilstoneZones } from '~/domain/rawtests/aggregate/shilstone'

export type ShilstoneMix = { name: string; found: Shilstone }

type Scale = (value: number) => number

/** Coarseness chart: mixes between the trend bar and the sandy edge, coarse to the left, as Shilstone drew it. */
export function shilstoneGraph(
  mixes: readonly ShilstoneMix[],
  options: DrawingOptions,
  zones = SHILSTONE_ZONES,
): Drawing {
  const columns = ['Mix', 'Coarseness', 'Workability', 'Zone'].map((label, index) => ({
    label,
    numeric: index === 1 || index === 2,
  }))
  if (mixes.length === 0) return emptyDrawing(options, columns)
  const drawn = frame(
    options,
    mixes.map(({ name }, index) => ({ kind: 'dots', series: index, label: name })),
    { left: 44 },
  )
  const { plot } = drawn
  const works = mixes.map(({ found }) => found.workability)
  const x = scaleLinear([100, 0], [plot.left, plot.right])
  const y = scaleLinear([Math.min(20, ...works) - 1, Math.max(50, ...works) + 1], [plot.bottom, plot.top]).nice(6)
  const points = mixes.map<ChartPoint>(({ name, found }) => ({
    x: x(found.coarseness),
    y: y(found.workability),
    series: name,
    label: `${name}: coarseness ${figure(found.coarseness, 1)}, workability ${figure(found.workability, 1)}, zone ${found.zone}`,
  }))
  const body = [
    yAxis(drawn, ticksOf(y, 6), 'Workability factor'),
    xAxis(drawn, ticksOf(x, 10), 'Coarseness factor'),
    zonesOf(drawn, zones, x, y),
    ...points.map((point, index) => marker(drawn.theme, index, point.x, point.y, 64)),
  ].join('')
  const rows = mixes.map(({ name, found }) => [
    name,
    figure(found.coarseness, 1),
    figure(found.workability, 1),
    found.zone,
  ])
  const description = `${mixes.map(({ name, found }) => `${name} is in zone ${found.zone}`).join('; ')}.`
  return finish(options, drawn, { body, points, table: { columns, rows }, description })
}

function zonesOf({ theme, plot }: Frame, zones: ShilstoneZones, x: Scale, y: Scale): string {
  const edge = (at60: number) => (coarseness: number) => y(at60 + (60 - coarseness) * zones.slope)
  const [low, high] = [edge(zones.trendAt60), edge(zones.sandyAt60)]
  const { gapAbove: gap, smallStoneBelow: small } = zones
  const corners = [high(gap), high(small), low(small), low(gap)]
  const box = `M${px(x(gap))},${px(corners[0]!)}L${px(x(small))},${px(corners[1]!)}V${px(corners[2]!)}L${px(x(gap))},${px(corners[3]!)}Z`
  const line = (of: Scale) => `M${plot.left},${px(of(100))}L${plot.right},${px(of(0))}`
  const cut = (at: number) => `M${px(x(at))},${px(high(at))}V${px(low(at))}`
  const middle = (coarseness: number) => (low(coarseness) + high(coarseness)) / 2
  const name = (text: string, coarseness: number, height: number) =>
    haloed(theme, text, x(coarseness), height + 4, { 'text-anchor': 'middle', 'font-size': 12, fill: theme.muted })
  return [
    tag('path', { d: box, fill: theme.band, 'fill-opacity': theme.bandOpacity }),
    tag('path', {
      d: line(low) + line(high) + cut(gap) + cut(small),
      stroke: theme.limit,
      'stroke-width': 1.25,
      'stroke-dasharray': '5 4',
      fill: 'none',
    }),
    name('I gap-graded', 88, middle(88)),
    name('II well graded', 60, high(60) + 16),
    name('III small stone', 22, middle(22)),
    name('IV sandy', 60, (plot.top + high(60)) / 2),
    name('V rocky', 60, (plot.bottom + low(60)) / 2),
  ].join('')
}
