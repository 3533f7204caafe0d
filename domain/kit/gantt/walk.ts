import type { Row } from './bar'
import type { Laned, RowBars } from './lanes'

type Rows = ReadonlyMap<string, RowBars>

/** The load before or after in the same row. */
export function besideIn(rows: Rows, row: string, bar: string, step: 1 | -1): Laned | null {
  const own = rows.get(row)?.bars ?? []
  const at = own.findIndex(one => one.bar.id === bar)
  return at < 0 ? null : (own[at + step] ?? null)
}

/** The load nearest in time in the next row up or down that has one. */
export function acrossFrom(
  rows: Rows,
  order: readonly Pick<Row, 'id'>[],
  row: string,
  minute: number,
  step: 1 | -1,
): Laned | null {
  for (let at = order.findIndex(one => one.id === row) + step; at >= 0 && at < order.length; at += step) {
    const own = rows.get(order[at]!.id)?.bars ?? []
    if (own.length) return nearest(own, minute)
  }
  return null
}

function nearest(bars: readonly Laned[], minute: number): Laned {
  const away = ({ span }: Laned) => Math.max(0, span.from - minute, minute - span.until)
  return bars.reduce((best, one) => (away(one) < away(best) ? one : best))
}
