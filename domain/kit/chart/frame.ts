import { EngineeringFault } from '~/domain/kit/fault'
import type { ChartPoint, ChartTable, Drawing, DrawingOptions } from './drawing'
import { LEGEND_ROW, type LegendEntry, legend } from './legend'
import { escapeXml, px, tag } from './svg'
import { FONT, THEMES, type Theme } from './theme'
import { words } from './words'

/** The rectangle inside the axes, px. */
export type Plot = { left: number; right: number; top: number; bottom: number }

export type Frame = { theme: Theme; plot: Plot; width: number; height: number; head: string }

const EDGE = 16

/** Title, subtitle and legend at the top, and the plot below them with room for its axes. */
export function frame(
  options: DrawingOptions,
  entries: readonly LegendEntry[],
  room: { left?: number; right?: number; bottom?: number; yTitle?: boolean } = {},
): Frame {
  const { width = 760, height = 420, heading = true } = options
  const theme = THEMES[options.theme]
  const parts: string[] = []
  let y = EDGE
  if (heading) {
    parts.push(words(options.title, EDGE, y + 12, { 'font-size': 16, 'font-weight': 600, fill: theme.text }))
    y += 26
    if (options.subtitle) {
      parts.push(words(options.subtitle, EDGE, y + 6, { 'font-size': 12, fill: theme.muted }))
      y += 18
    }
    y += 8
  }
  const rows = legend(theme, entries, EDGE, y + 4, width - 2 * EDGE)
  if (rows.rows > 0) y += rows.rows * LEGEND_ROW + 6
  const top = y + (room.yTitle === false ? 6 : 22)
  const plot = {
    left: EDGE + (room.left ?? 38),
    right: width - (room.right ?? EDGE + 6),
    top,
    bottom: height - (room.bottom ?? 52),
  }
  return { theme, plot, width, height, head: parts.join('') + rows.svg }
}

/** The finished picture: body and points inside one svg that says what it is. */
export function finish(
  options: DrawingOptions,
  { theme, width, height, head }: Frame,
  parts: { body: string; points: ChartPoint[]; table: ChartTable; description: string },
): Drawing {
  const { title, id, interactive = false } = options
  if (parts.points.some(point => !Number.isFinite(point.x) || !Number.isFinite(point.y))) {
    throw new EngineeringFault('not-a-number', `${title}: a value cannot be drawn`, id)
  }
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: interactive ? '100%' : width,
      height,
      role: interactive ? 'group' : 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      'font-family': FONT,
      'font-size': 12,
    },
    tag('title', { id: `${id}-title` }, escapeXml(title)),
    tag('desc', { id: `${id}-desc` }, escapeXml(parts.description)),
    tag('rect', { width, height, fill: theme.ground }),
    head,
    parts.body,
    interactive ? parts.points.map((point, index) => focusTarget(theme, point, index)) : '',
  )
  return { svg, width, height, title, description: parts.description, points: parts.points, table: parts.table }
}

/** A picture that says there is nothing to show yet, with the same title, size and table head. */
export function emptyDrawing(
  options: DrawingOptions,
  columns: ChartTable['columns'],
  note = 'No results yet',
): Drawing {
  const drawn = frame(options, [])
  const { theme, plot } = drawn
  const middle = { x: (plot.left + plot.right) / 2, y: (plot.top + plot.bottom) / 2 }
  const body =
    tag('path', { d: `M${plot.left},${plot.bottom}H${plot.right}`, stroke: theme.axis }) +
    words(note, middle.x, middle.y, { 'text-anchor': 'middle', 'font-size': 14, fill: theme.muted })
  return finish(options, drawn, { body, points: [], table: { columns, rows: [] }, description: `${note}.` })
}

/** A 24 px target over a point: only one takes Tab, arrows move between them, the ring shows on focus. */
function focusTarget(theme: Theme, { x, y, series, label }: ChartPoint, index: number): string {
  return tag(
    'g',
    {
      class: 'chart-point',
      role: 'img',
      tabindex: index === 0 ? '0' : '-1',
      'aria-label': label,
      'data-point': index,
      'data-series': series,
    },
    tag('circle', { cx: px(x), cy: px(y), r: 12, fill: theme.ground, 'fill-opacity': 0 }),
    tag('circle', {
      class: 'chart-ring',
      cx: px(x),
      cy: px(y),
      r: 9,
      fill: 'none',
      stroke: theme.text,
      'stroke-width': 2,
      opacity: 0,
    }),
  )
}
