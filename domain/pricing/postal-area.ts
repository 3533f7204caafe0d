/** Postal codes that begin with something from the first to the last of these, which are equally long. */
export type AreaCodes = { first: string; last: string }

const MOST_AREAS = 200
const LONGEST = 10
const ONE = /^[0-9A-Z]{1,10}$/
const RANGE = /^([0-9]{1,10})-([0-9]{1,10})$/

/** A postal code as it is compared: without spaces and the S that people in Singapore put before it, "S(609 123)". */
export const postalDigits = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(SINGAPORE|S)(?=\d)/, '')

/** What "60, 609, 01-08" names; null where it names nothing or says something else. */
export function areaCodes(text: string): AreaCodes[] | null {
  const parts = text
    .toUpperCase()
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;\s]+/)
    .filter(Boolean)
  const areas = parts.flatMap(part => areaOf(part) ?? [])
  return areas.length && areas.length === parts.length && areas.length <= MOST_AREAS ? areas : null
}

function areaOf(part: string): AreaCodes | null {
  const [, first, last] = RANGE.exec(part) ?? []
  if (first && last) return first.length === last.length && first <= last ? { first, last } : null
  const code = postalDigits(part)
  return ONE.test(part) && code ? { first: code, last: code } : null
}

/** Equally long texts of digits are in the order of their numbers. */
export function coversCode({ first, last }: AreaCodes, code: string): boolean {
  const start = code.slice(0, first.length)
  return start.length === first.length && first <= start && start <= last
}

/** Two areas that would give one code two prices: equally long, with something in common. */
export const overlap = (a: AreaCodes, b: AreaCodes): boolean =>
  a.first.length === b.first.length && a.first <= b.last && b.first <= a.last

/** A code at every start and just after every end of these areas: between two of them no price changes. */
export function areaStarts(areas: readonly AreaCodes[]): { start: string; code: string }[] {
  const starts = areas.flatMap(({ first, last }) => [first, ...next(last)])
  return [...new Map(starts.map(start => [start.padEnd(LONGEST, '0'), start])).entries()].map(([code, start]) => ({
    code,
    start,
  }))
}

function next(last: string): string[] {
  if (!/^\d+$/.test(last) || /^9+$/.test(last)) return []
  return [String(Number(last) + 1).padStart(last.length, '0')]
}
