import { and, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The first and the last day count, as people say them; an open end is null. */
export const inForce = (from: PgColumn, to: PgColumn, day: string): SQL =>
  and(lte(from, day), or(isNull(to), gte(to, day)))!
