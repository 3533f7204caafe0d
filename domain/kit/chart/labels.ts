import { textWidth } from './figure'
import type { Plot } from './frame'
import { pointer } from './marker'
import { px, tag } from './svg'
import type { Theme } from './theme'
import { haloed } from './words'

/** Where a pointer touches, px, and what is beside it. */
export type Anchor = { x: number; y: number; text: string }

type Box = { left: number; right: number; top: number; bottom: number }
type Spot = { box: Box; side: 'start' | 'end' | 'middle'; pole: Box | null; cost: number }
type Point = { x: number; y: number }

const SIZE = 12
const ROW = 15
/** What a spot costs for each thing that it would cover; a pixel away from its pointer costs one. */
const COVERS = { words: 1e6, pole: 300, pointer: 120, line: 5, lineMost: 60, below: 20 }

/**
 * Pointers with their words: beside the pointer where there is room, else as a flag on a pole above it. Words never lie on
 * other words: where nothing is free the pointer stands alone, and its words are left to the description.
 */
export function pointers(
  theme: Theme,
  plot: Plot,
  anchors: readonly Anchor[],
  colour: string,
  line: readonly Point[] = [],
): string {
  return placed(plot, anchors, line)
    .map((spot, index) => drawn(theme, anchors[index]!, spot, colour))
    .join('')
}

/** A spot for each of the words, in the order given; null where none is free. */
export function placed(plot: Plot, anchors: readonly Anchor[], line: readonly Point[] = []): (Spot | null)[] {
  const taken: Spot[] = []
  return anchors.map((anchor, index) => {
    const heads = anchors.filter((_, other) => other !== index).map(headOf)
    const costs = spotsOf(plot, anchor).map(spot => ({ ...spot, cost: spot.cost + covered(spot, taken, heads, line) }))
    const best = costs.reduce<Spot | null>((least, spot) => (least && least.cost <= spot.cost ? least : spot), null)
    if (!best || best.cost >= COVERS.words) return null
    taken.push(best)
    return best
  })
}

/** Beside the pointer on either side, on poles of growing height, and at last below its point. */
function spotsOf(plot: Plot, { x, y, text }: Anchor): Spot[] {
  const width = textWidth(text, SIZE)
  const usual = x > (plot.left + plot.right) / 2 ? 'end' : 'start'
  const other = usual === 'end' ? 'start' : 'end'
  const at = (side: Spot['side'], baseline: number, away: number, pole: boolean, cost: number): Spot => {
    const left = side === 'start' ? x + away : side === 'end' ? x - away - width : inside(plot, x - width / 2, width)
    const box = { left, right: left + width, top: baseline - 10, bottom: baseline + 3 }
    return { box, side, pole: pole ? { left: x - 1, right: x + 1, top: box.bottom, bottom: y - 9 } : null, cost }
  }
  const rows = Math.max(0, Math.floor((y - plot.top) / ROW))
  const flags = Array.from({ length: rows }, (_, row) => (row + 1) * ROW)
  return [
    at(usual, y - 8, 10, false, 0),
    at(other, y - 8, 10, false, 4),
    ...flags.flatMap(up => [
      at(usual, y - 8 - up, 4, true, up),
      at(other, y - 8 - up, 4, true, up + 2),
      at('middle', y - 12 - up, 0, true, up + 4),
    ]),
    ...[14, 29, 44].flatMap(down => [
      at(usual, y + down, 10, false, down + COVERS.below),
      at(other, y + down, 10, false, down + COVERS.below + 2),
      at('middle', y + down + 8, 0, false, down + COVERS.below + 4),
    ]),
  ].filter(({ box }) => fits(plot, box))
}

function covered(spot: Spot, taken: readonly Spot[], heads: readonly Box[], line: readonly Point[]): number {
  const lies = (box: Box) => touch(spot.box, box)
  const points = line.filter(({ x, y }) => lies({ left: x, right: x, top: y, bottom: y })).length
  return (
    taken.filter(({ box }) => lies(box)).length * COVERS.words +
    taken.filter(({ box, pole }) => (pole && lies(pole)) || (spot.pole && touch(spot.pole, box))).length * COVERS.pole +
    heads.filter(lies).length * COVERS.pointer +
    Math.min(COVERS.lineMost, points * COVERS.line)
  )
}

function drawn(theme: Theme, { x, y, text }: Anchor, spot: Spot | null, colour: string): string {
  if (!spot) return pointer(colour, x, y)
  const { box, side, pole } = spot
  const height = side === 'middle' ? box.bottom : box.top + 2
  const staff = pole ? tag('path', { d: `M${px(x)},${px(y - 9)}V${px(height)}`, stroke: colour }) : ''
  const words = haloed(theme, text, px(side === 'end' ? box.right : box.left), px(box.bottom - 3), {
    'text-anchor': side === 'end' ? 'end' : 'start',
    'font-size': SIZE,
    'font-weight': 600,
    fill: colour,
  })
  return staff + pointer(colour, x, y) + words
}

const headOf = ({ x, y }: Anchor): Box => ({ left: x - 6, right: x + 6, top: y - 10, bottom: y })

const touch = (a: Box, b: Box) =>
  a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 1 && b.top < a.bottom + 1

const fits = (plot: Plot, { left, right, top, bottom }: Box) =>
  left >= plot.left && right <= plot.right + 4 && top >= plot.top - 6 && bottom <= plot.bottom - 2

const inside = (plot: Plot, left: number, width: number) => Math.max(plot.left + 1, Math.min(plot.right - width, left))
