import { decimal } from '~/domain/kit/money'
import { showNumber } from '~/web/kit/figures'

type Period = { fromDate: string; toDate: string | null }

/** The version that counts on a day; the day on which one ends belongs to the next. */
export const countingOn = <Version extends Period>(versions: readonly Version[], day: string): Version | undefined =>
  versions.find(({ fromDate, toDate }) => fromDate <= day && (toDate === null || day < toDate))

/** Two versions of the address, `a` before `b`; without it the newest beside the one before it. Newest first. */
export function pairOf<Version extends { id: string }>(
  params: URLSearchParams,
  versions: readonly Version[],
): { a: Version | undefined; b: Version | undefined } {
  const named = (name: string) => versions.find(({ id }) => id === params.get(name))
  const b = named('b') ?? versions.find(({ id }) => id !== params.get('a'))
  return { a: named('a') ?? versions[(b ? versions.indexOf(b) : 0) + 1] ?? versions.find(one => one !== b), b }
}

/** One field of a version: its part, what it is called, and its value as the wire has it. */
export type Side = { part: string; key: string; name: string; value: string | null; places?: number }
export type Difference = {
  key: string
  part: string
  name: string
  before: string
  after: string
  change: string
  same: boolean
}

/** Every field that either version has, in the order of the newer one, and how far the figures moved. */
export function differencesOf(before: readonly Side[], after: readonly Side[]): Difference[] {
  const was = new Map(before.map(side => [side.key, side]))
  const is = new Map(after.map(side => [side.key, side]))
  const gone = before.filter(({ key }) => !is.has(key))
  return [...after, ...gone].map(side => {
    const [a, b] = [was.get(side.key)?.value ?? null, is.get(side.key)?.value ?? null]
    const show = (value: string | null) =>
      value === null ? '' : isFigure(value) ? showNumber(value, side.places ?? 0) : value
    return {
      key: side.key,
      part: side.part,
      name: side.name,
      before: show(a),
      after: show(b),
      change: changeOf(a, b, side.places ?? 0),
      same: a === b || (isFigure(a) && isFigure(b) && decimal(a).equals(b)),
    }
  })
}

const isFigure = (value: string | null): value is string => value !== null && /^-?\d+(\.\d+)?$/.test(value)

function changeOf(before: string | null, after: string | null, places: number): string {
  if (before === after) return ''
  if (before === null) return 'new'
  if (after === null) return 'left out'
  if (!isFigure(before) || !isFigure(after)) return 'changed'
  const by = decimal(after).minus(before)
  if (by.isZero()) return ''
  const sign = by.isPositive() ? '+' : ''
  const part = Number(before) === 0 ? '' : ` (${sign}${showNumber(by.div(before).times(100).toFixed(1))} %)`
  return `${sign}${showNumber(by.toFixed(4), places)}${part}`
}
