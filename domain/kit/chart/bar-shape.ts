import { px, tag } from './svg'
import type { Theme } from './theme'

type Box = { x: number; y: number; width: number; height: number }

/** How the bars of a series are filled, so that print tells them apart: solid, hatched, half-tone, hatched back, hollow, barred. */
const FILLS = [
  { opacity: 1 },
  { opacity: 0.24, lines: 'rising' },
  { opacity: 0.5 },
  { opacity: 0.24, lines: 'falling' },
  { opacity: 0.08 },
  { opacity: 0.24, lines: 'level' },
] as const

/** A bar of a series. Strokes are cut to it by arithmetic, because PDF writers differ on patterns. */
export function barShape(theme: Theme, series: number, box: Box): string {
  const colour = theme.series[series % theme.series.length]!
  const fill = FILLS[series % FILLS.length]!
  if (fill.opacity === 1) return tag('rect', { ...box, fill: colour })
  const body =
    tag('rect', { ...box, fill: theme.ground }) +
    tag('rect', { ...box, fill: colour, 'fill-opacity': fill.opacity, stroke: colour })
  return 'lines' in fill ? body + tag('path', { d: strokes(box, fill.lines), stroke: colour }) : body
}

function strokes({ x, y, width, height }: Box, kind: 'rising' | 'falling' | 'level'): string {
  const drawn: string[] = []
  for (let shift = 6; shift < (kind === 'level' ? height : width + height); shift += 6) {
    if (kind === 'level') drawn.push(`M${px(x)},${px(y + shift)}h${px(width)}`)
    else drawn.push(slanted({ x, y, width, height }, shift, kind))
  }
  return drawn.join('')
}

function slanted({ x, y, width, height }: Box, shift: number, kind: 'rising' | 'falling'): string {
  const [fromX, fromY] = shift <= height ? [0, shift] : [shift - height, height]
  const [toX, toY] = shift <= width ? [shift, 0] : [width, shift - width]
  const place = (along: number) => px(x + (kind === 'rising' ? along : width - along))
  return `M${place(fromX)},${px(y + fromY)}L${place(toX)},${px(y + toY)}`
}
