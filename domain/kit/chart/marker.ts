import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  symbolWye,
} from 'd3-shape'
import { tag } from './svg'
import type { Theme } from './theme'

const SHAPES: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolWye,
]

/** The marker of a series: its own shape, filled for even series and hollow for odd ones, so that print tells them apart. */
export function marker(theme: Theme, series: number, x: number, y: number, area = 40): string {
  const colour = theme.series[series % theme.series.length]!
  const hollow = series % 2 === 1
  return tag('path', {
    d: shape(SHAPES[series % SHAPES.length]!, area),
    transform: at(x, y),
    fill: hollow ? theme.ground : colour,
    stroke: hollow ? colour : theme.ground,
    'stroke-width': hollow ? 1.75 : 1,
  })
}

/** Around a point that breaks a rule: a ring and a cross-bar in the colour of a breach. */
export function breachMark(theme: Theme, x: number, y: number): string {
  return (
    tag('circle', { cx: x, cy: y, r: 7.5, fill: 'none', stroke: theme.bad, 'stroke-width': 2 }) +
    tag('path', { d: 'M0,-13V-9M0,9V13M-13,0H-9M9,0H13', transform: at(x, y), stroke: theme.bad, 'stroke-width': 2 })
  )
}

/** A downward pointer above a place, for change points and selections. */
export function pointer(colour: string, x: number, y: number): string {
  return tag('path', { d: 'M-5,-9H5L0,0Z', transform: at(x, y), fill: colour })
}

function shape(type: SymbolType, area: number): string {
  return symbol().type(type).size(area).digits(2)() ?? ''
}

function at(x: number, y: number): string {
  return `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`
}
