import { finite } from '~/domain/kit/within'
import { textWidth } from './figure'
import type { Frame } from './frame'
import { px, tag } from './svg'
import { words } from './words'

/** A named level: a specification limit, a target, a control limit. */
export type Level = { name: string; value: number; kind: 'centre' | 'warning' | 'action' | 'limit' }
/** A shaded band between two values. */
export type Band = { name: string; min: number; max: number }

const LOOK = {
  centre: { 'stroke-dasharray': '', 'stroke-width': 1.5 },
  warning: { 'stroke-dasharray': '2 4', 'stroke-width': 1.5 },
  action: { 'stroke-dasharray': '8 4', 'stroke-width': 1.5 },
  limit: { 'stroke-dasharray': '5 4', 'stroke-width': 1.5 },
} as const

/** Room at the right of the plot for the names of levels, so that no name ever lies on data. */
export function gutter(rows: readonly Level[]): number {
  return rows.length === 0 ? 22 : 22 + Math.max(...rows.map(row => textWidth(row.name, 12)))
}

/** Levels across the plot with their names beside it, pushed apart where two levels are close. */
export function levels({ theme, plot }: Frame, rows: readonly Level[], y: (value: number) => number): string {
  rows.forEach(row => {
    finite(row.value, row.name)
  })
  const ordered = [...rows].sort((a, b) => b.value - a.value)
  const heights = apart(ordered.map(row => y(row.value)))
  const drawn = ordered.map((row, index) => {
    const colour = { action: theme.bad, warning: theme.warn, centre: theme.limit, limit: theme.limit }[row.kind]
    const at = px(y(row.value))
    const lead = `M${plot.left},${at}H${plot.right}`
    const link = `M${plot.right},${at}L${plot.right + 6},${px(heights[index]!)}`
    return (
      tag('path', { d: lead, stroke: colour, ...LOOK[row.kind] }) +
      tag('path', { d: link, stroke: colour, fill: 'none' }) +
      words(row.name, plot.right + 9, heights[index]! + 4, { 'font-size': 12, fill: colour })
    )
  })
  return drawn.join('')
}

/** The shade of a band across the plot, cut at its edges. */
export function bandOf({ theme, plot }: Frame, band: Band, y: (value: number) => number): string {
  const top = Math.max(plot.top, y(band.max))
  const bottom = Math.min(plot.bottom, y(band.min))
  if (bottom <= top) return ''
  return tag('rect', {
    x: plot.left,
    y: top,
    width: plot.right - plot.left,
    height: bottom - top,
    fill: theme.band,
    'fill-opacity': theme.bandOpacity,
  })
}

/** Heights moved as little as needed to stand 15 px apart: neighbours that touch become one block around their middle. */
function apart(heights: readonly number[], step = 15): number[] {
  type Block = { middle: number; count: number }
  const blocks: Block[] = []
  for (const height of heights) {
    blocks.push({ middle: height, count: 1 })
    while (blocks.length > 1 && touch(blocks.at(-2)!, blocks.at(-1)!, step)) {
      const [upper, lower] = blocks.splice(-2) as [Block, Block]
      const count = upper.count + lower.count
      blocks.push({ middle: (upper.middle * upper.count + lower.middle * lower.count) / count, count })
    }
  }
  return blocks.flatMap(({ middle, count }) =>
    Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step),
  )
}

function touch(
  upper: { middle: number; count: number },
  lower: { middle: number; count: number },
  step: number,
): boolean {
  return lower.middle - upper.middle < ((upper.count + lower.count) / 2) * step
}
