import { readDate, readTime, showDate } from '~/web/kit/dates'
import { plainNumber } from '~/web/kit/figures'
import { valueAt } from './form-context'

type Values = Record<string, unknown> | null
export type Difference = { path: string; base: string; mine: string; theirs: string; conflict: boolean }
export type RowsDifference = { path: string; mine: number; theirs: number }
/** Names of the fields that are typed as people type them. */
export type Typed = { dates: ReadonlySet<string>; times: ReadonlySet<string>; figures: ReadonlySet<string> }

/**
 * Fields that the others changed and that differ in the form. A conflict is one that both changed; what only
 * they changed is taken over unless somebody says otherwise.
 */
export function differencesIn(
  entries: readonly (readonly [path: string, typed: string])[],
  base: Values,
  theirs: Values,
  typed: Typed,
): Difference[] {
  return latest(entries).flatMap(([path, text]) => {
    if (path === 'id' || path === 'version') return []
    const was = textOf(valueAt(base, path))
    const now = textOf(valueAt(theirs, path))
    const mine = asStored(path, text, typed)
    if (same(was, now) || same(mine, now)) return []
    return [{ path, base: was, mine, theirs: now, conflict: !same(mine, was) }]
  })
}

/** Rows that the others added or took away: they cannot be merged one by one, so they are said. */
export function rowsIn(entries: readonly (readonly [path: string, typed: string])[], base: Values, theirs: Values) {
  const places = new Map<string, Set<string>>()
  for (const [path] of entries) {
    const [, list, place] = /^(\w+)\.(\d+)\./.exec(path) ?? []
    if (list && place) places.set(list, (places.get(list) ?? new Set()).add(place))
  }
  return Object.entries(theirs ?? {}).flatMap(([path, value]): RowsDifference[] => {
    const before = base?.[path]
    if (!Array.isArray(value) || !Array.isArray(before) || value.length === before.length) return []
    const mine = places.get(path)?.size
    return mine === undefined ? [] : [{ path, mine, theirs: value.length }]
  })
}

/** A value as it is shown: dates as dates, and a reference by the name that the record carries beside it. */
export function shownValue(path: string, value: string, values: Values, typed: Typed): string {
  if (!value) return '–'
  if (typed.dates.has(path)) return dateText(value)
  const name = valueAt(values, path.replace(/Id$/, 'Name'))
  return path.endsWith('Id') && typeof name === 'string' && textOf(valueAt(values, path)) === value ? name : value
}

const asStored = (path: string, text: string, { dates, times, figures }: Typed): string => {
  if (dates.has(path)) return readDate(text, '') ?? text
  if (times.has(path)) return readTime(text) ?? text
  return figures.has(path) ? plainNumber(text) : text
}

/** Of a switch and its hidden twin the last one counts. */
const latest = (entries: readonly (readonly [string, string])[]) => [...new Map(entries)]

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** 12.50 and 12.5 are one figure. */
const same = (a: string, b: string): boolean =>
  a === b || (a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b))

function dateText(value: string): string {
  try {
    return showDate(value)
  } catch {
    return value
  }
}
