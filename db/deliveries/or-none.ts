const NONE = '00000000-0000-0000-0000-000000000000'

/** A list for `in` that is never empty: an empty one is no SQL. */
export const orNone = (ids: string[]) => (ids.length ? ids : [NONE])
