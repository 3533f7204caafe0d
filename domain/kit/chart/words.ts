import { type Attributes, escapeXml, tag } from './svg'
import type { Theme } from './theme'

/** Text in the font of the chart. */
export function words(text: string, x: number, y: number, attributes: Attributes): string {
  return tag('text', { x, y, ...attributes }, escapeXml(text))
}

/** Text that stays readable over lines: a copy in the ground colour lies under it (PDF writers know no paint-order). */
export function haloed(theme: Theme, text: string, x: number, y: number, attributes: Attributes): string {
  const under = {
    ...attributes,
    fill: theme.ground,
    stroke: theme.ground,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  return words(text, x, y, under) + words(text, x, y, attributes)
}
