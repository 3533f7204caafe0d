/** A line of the audit trail, as far as it says what a record was before it. */
export type RewindLine = { before: unknown; after: unknown }
type Fields = Record<string, unknown>

/**
 * What a record was before these lines, newest first, from what it is now; null where it was not there. A line with both
 * sides keeps only what changed, one without a before made the record, one without an after removed it and keeps it whole.
 * Fields of lines that the record no longer has are left out: they are no part of what one sees today.
 */
export function rewind(present: Fields | null, lines: readonly RewindLine[]): Fields | null {
  let state = present && { ...present }
  for (const { before, after } of lines) {
    const [was, is] = [fieldsOf(before), fieldsOf(after)]
    if (was && is) {
      if (state) for (const [field, value] of Object.entries(was)) if (field in state) state[field] = value
    } else if (was) state = { ...was }
    else if (is && madeBy(is, state)) state = null
  }
  return state
}

/** A note without a before, e.g. that somebody looked, makes nothing: what makes a record says its own fields. */
const madeBy = (is: Fields, state: Fields | null): boolean =>
  state !== null && 'id' in is && is.id === state.id && Object.keys(is).length > 1

const fieldsOf = (kept: unknown): Fields | null =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : null
