import { and, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The first and the last day count, as people say them; an open end is null. */
export const inForce = (from: PgColumn, to: PgColumn, day: string): SQL => touches(from, to, day, day)

/** In force on at least one of these days. */
export const touches = (from: PgColumn, to: PgColumn, first: string | undefined, last: string | undefined): SQL =>
  and(last ? lte(from, last) : undefined, first ? or(isNull(to), gte(to, first)) : undefined)!
