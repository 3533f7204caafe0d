import { barShape } from './bar-shape'
import { textWidth } from './figure'
import { marker } from './marker'
import { escapeXml, tag } from './svg'
import { DASHES, type Theme } from './theme'

export type LegendEntry = { label: string } & (
  | { kind: 'line' | 'dots' | 'fill'; series: number; dash?: string; plain?: boolean }
  | { kind: 'band' | 'limit' | 'bad' | 'mask' }
)

const SIZE = 12
const SAMPLE = 24
const GAP = 18
export const LEGEND_ROW = 20

/** Legend rows that fit the width, and how many there are. */
export function legend(theme: Theme, entries: readonly LegendEntry[], x: number, y: number, width: number) {
  let left = 0
  let row = 0
  const parts = entries.map(entry => {
    const wide = SAMPLE + 6 + textWidth(entry.label, SIZE)
    if (left > 0 && left + wide > width) {
      left = 0
      row += 1
    }
    const drawn = entryAt(theme, entry, x + left, y + row * LEGEND_ROW)
    left += wide + GAP
    return drawn
  })
  return { svg: parts.join(''), rows: entries.length === 0 ? 0 : row + 1 }
}

function entryAt(theme: Theme, entry: LegendEntry, x: number, y: number): string {
  const label = tag(
    'text',
    { x: x + SAMPLE + 6, y: y + 4, 'font-size': SIZE, fill: theme.text },
    escapeXml(entry.label),
  )
  return sample(theme, entry, x, y) + label
}

function sample(theme: Theme, entry: LegendEntry, x: number, y: number): string {
  if (!('series' in entry)) return swatch(theme, entry.kind, x, y)
  const colour = theme.series[entry.series % theme.series.length]!
  if (entry.kind === 'fill') return barShape(theme, entry.series, { x, y: y - 6, width: SAMPLE, height: 12 })
  const mark = marker(theme, entry.series, x + SAMPLE / 2, y)
  if (entry.kind === 'dots') return mark
  const dash = entry.dash ?? DASHES[entry.series % DASHES.length]
  return stroke(colour, x, y, 2, dash) + (entry.plain ? '' : mark)
}

function swatch(theme: Theme, kind: 'band' | 'limit' | 'bad' | 'mask', x: number, y: number): string {
  if (kind === 'limit') return stroke(theme.limit, x, y, 1.5, '5 4')
  if (kind === 'mask') return stroke(theme.bad, x, y, 1.5, '7 3')
  const look =
    kind === 'band'
      ? {
          fill: theme.band,
          'fill-opacity': Math.max(0.16, theme.bandOpacity),
          stroke: theme.band,
          'stroke-opacity': 0.5,
        }
      : { fill: theme.bad, 'fill-opacity': theme.badOpacity, stroke: theme.bad }
  return tag('rect', { x, y: y - 6, width: SAMPLE, height: 12, rx: 2, ...look })
}

function stroke(colour: string, x: number, y: number, width: number, dash?: string): string {
  return tag('path', { d: `M${x},${y}h${SAMPLE}`, stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash })
}
