import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { tag } from './svg'
import { DASHES, type Theme } from './theme'

export type XY = { x: number; y: number }

/** A series line; null breaks it. */
export function curve(
  theme: Theme,
  series: number,
  points: readonly (XY | null)[],
  more: { dash?: string; width?: number; step?: boolean } = {},
): string {
  const path = line<XY | null>()
    .defined(point => point !== null)
    .x(point => point!.x)
    .y(point => point!.y)
    .curve(more.step ? curveStepAfter : curveLinear)
    .digits(2)(points)
  return tag('path', {
    d: path ?? '',
    fill: 'none',
    stroke: theme.series[series % theme.series.length],
    'stroke-width': more.width ?? 2,
    'stroke-dasharray': more.dash ?? DASHES[series % DASHES.length],
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
}

/** The space between an upper and a lower edge. */
export function ribbon(points: readonly { x: number; high: number; low: number }[], step = false): string {
  return (
    area<{ x: number; high: number; low: number }>()
      .x(point => point.x)
      .y0(point => point.low)
      .y1(point => point.high)
      .curve(step ? curveStepAfter : curveLinear)
      .digits(2)([...points]) ?? ''
  )
}
