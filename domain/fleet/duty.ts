import type { OperationStatus } from './driver'
import type { DutyEvent, DutyLine } from './fatigue'

/** The duty event that a change of operation status means; none where the hours do not change. */
export function dutyEventOf(before: string, after: OperationStatus): DutyEvent | null {
  const [was, is] = [onDuty(before), onDuty(after)]
  if (!was && is) return 'clock_in'
  if (was && !is) return 'clock_out'
  if (before !== 'resting' && after === 'resting') return 'break_start'
  return before === 'resting' && after !== 'resting' ? 'break_end' : null
}

const onDuty = (status: string) => status === 'in_service' || status === 'resting'

/** Time at work that the yard knows of: in a plant's queue, or out with a load. `to` is null while it lasts. */
export type Presence = { from: Date; to: Date | null }
/** A line of a day; `seen` where no one clocked in and the yard knows better. */
export type SeenLine = DutyLine & { seen?: true }

/**
 * A driver's own entries, and what the yard knows: a driver who waits in a queue or carries a load is on duty from then on,
 * clocked in or not. The driver's own word wins: while clocked in or on a break, only the driver's entries count, and a
 * clock-out ends what began before it. A gap shorter than `restMinutes` is a break, a longer one ends the shift.
 * Lines and presences in the order of time; counted up to `until`.
 */
export function withPresence(
  lines: readonly DutyLine[],
  presences: readonly Presence[],
  until: Date,
  restMinutes: number,
): SeenLine[] {
  const own = ownSpans(lines, until)
  const seen = apart(merged(presences.flatMap(presence => cutAtClockOut(presence, lines, until))), own)
  const starts = [...own, ...seen].map(({ from }) => from.getTime()).sort((a, b) => a - b)
  const added: SeenLine[] = []
  let paused = false
  for (const { from, to } of seen) {
    added.push({ event: paused ? 'break_end' : 'clock_in', at: from, seen: true })
    paused = false
    const next = starts.find(start => start >= to.getTime())
    // Where the own clock-in follows at once, or the day is not over, nothing ends.
    if (next === to.getTime() || to >= until) continue
    const isBreak = next !== undefined && (next - to.getTime()) / 60_000 < restMinutes
    added.push({ event: isBreak ? 'break_start' : 'clock_out', at: to, seen: true })
    paused = isBreak && seen.some(({ from: start }) => start.getTime() === next)
  }
  return [...lines, ...added].sort((a, b) => a.at.getTime() - b.at.getTime())
}

type Span = { from: Date; to: Date }

/** From each first own line to the clock-out after it. */
function ownSpans(lines: readonly DutyLine[], until: Date): Span[] {
  const spans: Span[] = []
  let from: Date | undefined
  for (const { event, at } of lines) {
    if (at > until) break
    if (event !== 'clock_out') from ??= at
    else if (from) {
      spans.push({ from, to: at })
      from = undefined
    }
  }
  return from ? [...spans, { from, to: until }] : spans
}

function cutAtClockOut({ from, to }: Presence, lines: readonly DutyLine[], until: Date): Span[] {
  const out = lines.find(({ event, at }) => event === 'clock_out' && at > from)?.at
  const end = new Date(Math.min(...[to, out, until].flatMap(at => (at ? at.getTime() : []))))
  return end > from ? [{ from, to: end }] : []
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = all.at(-1)
    if (last && span.from <= last.to) last.to = last.to > span.to ? last.to : span.to
    else all.push({ ...span })
  }
  return all
}

/** What of the spans lies outside the others. */
function apart(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, other) =>
      left.flatMap(span => [
        ...(span.from < other.from ? [{ from: span.from, to: span.to < other.from ? span.to : other.from }] : []),
        ...(span.to > other.to ? [{ from: span.from > other.to ? span.from : other.to, to: span.to }] : []),
      ]),
    spans.map(span => ({ ...span })),
  )
}
