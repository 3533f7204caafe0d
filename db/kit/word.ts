import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from './open'
import { holds, known } from './page'

/** Beyond so many records a word is in so many rows that a walk of the list finds a page of them at once. */
export const FEW = 500

/** A record that rows refer to by `from`, and what it is called. */
type Called = { from: PgColumn; id: PgColumn; name: PgColumn }

/**
 * Rows that hold the word, or refer to a record whose name holds it. Few records are named by their ids: then PostgreSQL knows
 * how many rows they have and asks the index of each, where a condition that it has to look up makes it read every row.
 */
export async function wordIn(
  sql: Sql,
  word: string,
  { own, names, also = [] }: { own: PgColumn[]; names: Called[]; also?: SQL[] },
): Promise<SQL | undefined> {
  const found = await Promise.all(names.map(of => referring(sql, word, of)))
  return or(...own.map(column => holds(column, word)), ...found, ...also)
}

export async function referring(sql: Sql, word: string, { from, id, name }: Called): Promise<SQL> {
  const rows = await idsLike(sql, id, name, word).limit(known(FEW + 1))
  if (rows.length <= FEW) {
    const ids = rows.map(row => row.id)
    return inArray(from, ids)
  }
  // Looked up row by row: a list of so many ids is gone through for each row again where it does not fit into memory.
  return exists(idsLike(sql, id, name, word, eq(id, from)))
}

export const idsLike = (sql: Sql, id: PgColumn, name: PgColumn, word: string, more?: SQL) =>
  sql
    .select({ id })
    .from(name.table)
    .where(and(holds(name, word), more))
    .$dynamic()
