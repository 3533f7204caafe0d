import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '~/domain/kit/uuid'
import { type Note, note, noteAll } from './audit'
import { insertRows } from './bulk'
import type { Sql } from './open'
import { rowsOf } from './rows-of'
import type { Work } from './work'

type Kept<Insert, Column extends string> = Omit<Insert, 'id' | Column> & { id?: string }

/** What `children` answers, by the rows of its table and not by the table, as `RecordOf` says why. */
export interface ChildrenOf<Row, Values> {
  list(sql: Sql, parentId: string): Promise<Row[]>
  listAll(sql: Sql, parentIds: readonly string[]): Promise<Map<string, Row[]>>
  replace(work: Work, parentId: string, rows: Values[]): Promise<Row[]>
  /** The first rows of parents that have none, of many parents together. */
  fill(work: Work, of: ReadonlyMap<string, readonly Values[]>): Promise<void>
}

/**
 * Rows that live and die with their parent (the assigned plants of an order, the lines of a price list). They are
 * replaced as a whole, and the parent's history gets one line with before and after.
 */
export function children<T extends PgTable & Record<'id' | C, PgColumn>, C extends string>(
  table: T,
  parentColumn: C,
  subject: string,
  what: string,
): ChildrenOf<T['$inferSelect'], Kept<T['$inferInsert'], C>> {
  type Row = T['$inferSelect']
  type Values = Kept<T['$inferInsert'], C>
  const parent: PgColumn = table[parentColumn]

  async function list(sql: Sql, parentId: string): Promise<Row[]> {
    const found = sql
      .select()
      .from(table as PgTable)
      .where(eq(parent, parentId))
      .orderBy(asc(table.id))
    return rowsOf(table, found)
  }

  async function listAll(sql: Sql, parentIds: readonly string[]): Promise<Map<string, Row[]>> {
    const found = new Map<string, Row[]>()
    if (!parentIds.length) return found
    const rows = sql
      .select()
      .from(table as PgTable)
      .where(inArray(parent, [...parentIds]))
      .orderBy(asc(table.id))
    for (const row of await rowsOf(table, rows)) {
      const key = (row as Record<string, string>)[parentColumn]!
      found.set(key, [...(found.get(key) ?? []), row])
    }
    return found
  }

  async function replace(work: Work, parentId: string, rows: Values[]): Promise<Row[]> {
    const before = await list(work.sql, parentId)
    if (before.length) await work.sql.delete(table).where(eq(parent, parentId))
    const after = await insertRows(work.sql, table, inOrder(work, parentId, rows))
    if (facts(before) !== facts(after)) await note(work, changed(parentId, before, after))
    return after
  }

  async function fill(work: Work, of: ReadonlyMap<string, readonly Values[]>): Promise<void> {
    const given = [...of].flatMap(([parentId, rows]) => inOrder(work, parentId, rows))
    const made = await insertRows(work.sql, table, given)
    const after = Map.groupBy(made, row => (row as Record<string, string>)[parentColumn]!)
    await noteAll(
      work,
      [...after].map(([parentId, rows]) => changed(parentId, [], rows)),
    )
  }

  const inOrder = (work: Work, parentId: string, rows: readonly Values[]): object[] =>
    rows.map((row, place) => ({
      id: newId(work.now.getTime() + place),
      ...(row as object),
      [parentColumn]: parentId,
    }))

  const changed = (subjectId: string, before: Row[], after: Row[]): Note => ({
    ...{ subject, subjectId, action: `change ${what}` },
    before: { [what]: before },
    after: { [what]: after },
  })

  const facts = (rows: Row[]) => JSON.stringify(rows.map(row => ({ ...(row as object), id: undefined })))

  return { list, listAll, replace, fill }
}
