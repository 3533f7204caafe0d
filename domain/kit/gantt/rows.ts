import type { Row, Section } from './bar'

/** A row or a heading with its place from the top of the chart, in pixels. */
export type Placed = { top: number; height: number; section: Section } & (
  | { kind: 'heading'; row: null }
  | { kind: 'row'; row: Row }
)

export type Layout = { items: Placed[]; height: number; rowAt: Map<string, Placed> }

const HEADING = 26

/** Lays sections one under the other; folded sections keep their heading. A key is `section/row`. */
export function layoutOf(sections: readonly Section[], folded: ReadonlySet<string> = new Set()): Layout {
  const items: Placed[] = []
  const rowAt = new Map<string, Placed>()
  let top = 0
  for (const section of sections) {
    items.push({ kind: 'heading', row: null, section, top, height: HEADING })
    top += HEADING
    if (folded.has(section.id)) continue
    for (const row of section.rows) {
      const placed: Placed = { kind: 'row', row, section, top, height: section.rowHeight }
      items.push(placed)
      rowAt.set(rowKey(section.id, row.id), placed)
      top += section.rowHeight
    }
  }
  return { items, height: top, rowAt }
}

export const rowKey = (section: string, row: string): string => `${section}/${row}`

/** What lies at a height, by halving. */
export function itemAt(layout: Layout, y: number): Placed | null {
  if (y < 0 || y >= layout.height) return null
  const item = layout.items[lastAtOrAbove(layout.items, y)]
  return item ?? null
}

/** What is seen of the chart between two heights: only this is drawn and only these heads exist. */
export function itemsBetween(layout: Layout, from: number, until: number): Placed[] {
  const { items } = layout
  const first = Math.max(0, lastAtOrAbove(items, Math.max(0, from)))
  let end = first
  while (end < items.length && items[end]!.top < until) end++
  return items.slice(first, end)
}

function lastAtOrAbove(items: readonly Placed[], y: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (items[middle]!.top <= y) low = middle + 1
    else high = middle
  }
  return low - 1
}
