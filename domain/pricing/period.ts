import { addDays, type PlainDate } from '../kit/time'

/** Days on which something is in force: the first and the last count, an open end is null. */
export type Period = { from: PlainDate; to: PlainDate | null }
export type Placed = Period & { id: string; label: string }

/** What must happen to the present periods so that a new one fits without overlap. */
export type PeriodEdit =
  | { kind: 'cut'; id: string; label: string; to: PlainDate }
  | { kind: 'later'; id: string; label: string; from: PlainDate }
  | { kind: 'drop'; id: string; label: string }
  | { kind: 'split'; id: string; label: string; to: PlainDate; rest: Period }

const END = '9999-12-31'
const endOf = (period: Period) => period.to ?? END

export const overlaps = (a: Period, b: Period): boolean => a.from <= endOf(b) && b.from <= endOf(a)

/** The boundary edits that make room for a period; what it covers wholly is dropped. */
export function makeRoom(present: readonly Placed[], period: Period): PeriodEdit[] {
  return present.filter(other => overlaps(other, period)).map(other => edit(other, period))
}

function edit(other: Placed, period: Period): PeriodEdit {
  const { id, label } = other
  const before = other.from < period.from
  const after = endOf(other) > endOf(period)
  const dayBefore = addDays(period.from, -1)
  const dayAfter = period.to && addDays(period.to, 1)
  if (before && after) return { kind: 'split', id, label, to: dayBefore, rest: { from: dayAfter!, to: other.to } }
  if (before) return { kind: 'cut', id, label, to: dayBefore }
  if (after) return { kind: 'later', id, label, from: dayAfter! }
  return { kind: 'drop', id, label }
}

export type ChangeCheck = { valid: boolean; problems: string[]; edits: PeriodEdit[] }

/**
 * a new version of a list may start today or later where another is in force, must end after it starts, and may
 * only shorten what is there: versions that lie wholly inside it, or begin inside it, have to be settled first.
 */
export function checkChange(present: readonly Placed[], period: Period, today: PlainDate): ChangeCheck {
  const problems: string[] = []
  if (period.to !== null && period.to < period.from) problems.push('The period ends before it begins')
  const edits = problems.length ? [] : makeRoom(present, period)
  if (period.from < today && edits.length) problems.push('A version in force cannot be changed for past days')
  for (const { kind, label } of edits) {
    if (kind === 'drop') problems.push(`${label} is wholly inside this period`)
    if (kind === 'later') problems.push(`${label} begins inside this period`)
    if (kind === 'split') problems.push(`${label} goes on after this period ends; leave the end open`)
  }
  return { valid: problems.length === 0, problems, edits }
}
