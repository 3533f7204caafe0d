import { barsWithin, type Laned, type RowBars } from './lanes'

/** Room above and below the bars of a row, in pixels. */
export const ROW_INSET = 4

/** Top and height of a lane inside a row. */
export function laneBox(rowHeight: number, lane: number, lanes: number): { top: number; height: number } {
  const height = (rowHeight - 2 * ROW_INSET) / Math.max(1, lanes)
  return { top: ROW_INSET + lane * height, height: Math.max(2, height - (lanes > 1 ? 1 : 0)) }
}

/** The bar under a point: a short one is also taken from `slack` minutes beside it, the nearest first. */
export function barAt(
  row: RowBars | undefined,
  rowHeight: number,
  minute: number,
  y: number,
  slack: number,
): Laned | null {
  if (!row) return null
  const near = barsWithin(row, { from: minute - slack, until: minute + slack })
  const away = ({ span }: Laned) => Math.max(0, span.from - minute, minute - span.until)
  let best: Laned | null = null
  for (const one of near) {
    const { top, height } = laneBox(rowHeight, one.lane, one.of)
    if (y < top - 1 || y > top + height + 1) continue
    if (!best || away(one) < away(best)) best = one
  }
  return best
}
