let collator: Intl.Collator | undefined

/** The order of names and codes for people, the same on every machine: P2 before P10, small letters beside large ones. */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en-SG', { numeric: true })
  return collator.compare(a, b)
}

/** The order of dates, moments and ids, as the database has it: sign by sign. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
