import { type Bar, type Span, spanOf } from './bar'

/** A bar with its lane, of so many that it and those it meets need: a row is not thin where nothing meets. */
export type Laned = { bar: Bar; span: Span; lane: number; of: number }

export type RowBars = {
  /** By beginning. */
  bars: readonly Laned[]
  /** The most that run at once. */
  lanes: number
  /** For each place the latest end so far: it lets a search stop early. */
  reach: readonly number[]
}

/** Packs the bars of every row into the fewest lanes in which none covers another; a lane that is given stays. */
export function packRows(bars: readonly Bar[]): Map<string, RowBars> {
  const byRow = new Map<string, Bar[]>()
  for (const bar of bars) {
    const row = byRow.get(bar.row)
    if (row) row.push(bar)
    else byRow.set(bar.row, [bar])
  }
  return new Map([...byRow].map(([row, own]) => [row, packRow(own)]))
}

function packRow(own: readonly Bar[]): RowBars {
  const sorted = own
    .map(bar => ({ bar, span: spanOf(bar) }))
    .sort((a, b) => a.span.from - b.span.from || a.span.until - b.span.until || (a.bar.id < b.bar.id ? -1 : 1))
  const ends: number[] = []
  const reach: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  const bars = sorted.map(({ bar, span }) => {
    const free = ends.findIndex(end => end <= span.from)
    const lane = bar.lane ?? (free < 0 ? ends.length : free)
    while (ends.length <= lane) ends.push(Number.NEGATIVE_INFINITY)
    ends[lane] = Math.max(ends[lane]!, span.until)
    latest = Math.max(latest, span.until)
    reach.push(latest)
    return { bar, span, lane, of: 1 }
  })
  shareLanes(bars, reach)
  return { bars, lanes: ends.length, reach }
}

/** Bars that meet, also over others, share the height among as many lanes as they need; given lanes count for the row. */
function shareLanes(bars: Laned[], reach: readonly number[]) {
  const given = bars.some(({ bar }) => bar.lane !== undefined)
  let first = 0
  for (let at = 1; at <= bars.length; at++) {
    if (at < bars.length && (given || bars[at]!.span.from < reach[at - 1]!)) continue
    const group = bars.slice(first, at)
    const of = 1 + Math.max(...group.map(({ lane }) => lane))
    for (const one of group) one.of = of
    first = at
  }
}

/** The bars of a row that touch a span of time. */
export function barsWithin(row: RowBars, { from, until }: Span): Laned[] {
  let low = 0
  let high = row.bars.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (row.reach[middle]! < from) low = middle + 1
    else high = middle
  }
  const found: Laned[] = []
  for (let at = low; at < row.bars.length && row.bars[at]!.span.from <= until; at++) {
    if (row.bars[at]!.span.until >= from) found.push(row.bars[at]!)
  }
  return found
}
