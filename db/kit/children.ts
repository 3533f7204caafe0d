import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '~/domain/kit/uuid'
import { note } from './audit'
import type { Sql } from './open'
import type { Work } from './work'

type ChildTable = PgTable & Record<'id', PgColumn>

/**
 * Rows that live and die with their parent (the assigned plants of an order, the lines of a price list). They are
 * replaced as a whole, and the parent's history gets one line with before and after.
 */
export function children<T extends ChildTable, C extends string & keyof T>(
  table: T,
  parentColumn: C,
  subject: string,
  what: string,
) {
  type Row = T['$inferSelect']
  type Values = Omit<T['$inferInsert'], 'id' | C> & { id?: string }
  const parent = table[parentColumn] as unknown as PgColumn

  async function list(sql: Sql, parentId: string): Promise<Row[]> {
    return (await sql
      .select()
      .from(table as PgTable)
      .where(eq(parent, parentId))
      .orderBy(asc(table.id))) as Row[]
  }

  async function listAll(sql: Sql, parentIds: readonly string[]): Promise<Map<string, Row[]>> {
    const found = new Map<string, Row[]>()
    if (!parentIds.length) return found
    const rows = await sql
      .select()
      .from(table as PgTable)
      .where(inArray(parent, [...parentIds]))
      .orderBy(asc(table.id))
    for (const row of rows as Row[]) {
      const key = (row as Record<string, string>)[parentColumn]!
      found.set(key, [...(found.get(key) ?? []), row])
    }
    return found
  }

  async function replace(work: Work, parentId: string, rows: Values[]): Promise<Row[]> {
    const before = await list(work.sql, parentId)
    if (before.length) await work.sql.delete(table).where(eq(parent, parentId))
    const made = rows.map((row, place) => ({ id: newId(work.now.getTime() + place), ...row, [parentColumn]: parentId }))
    const after = made.length
      ? ((await work.sql
          .insert(table)
          .values(made as never)
          .returning()) as Row[])
      : []
    if (facts(before) !== facts(after))
      await note(work, {
        subject,
        subjectId: parentId,
        action: `change ${what}`,
        before: { [what]: before },
        after: { [what]: after },
      })
    return after
  }

  const facts = (rows: Row[]) => JSON.stringify(rows.map(row => ({ ...(row as object), id: undefined })))

  return { table, list, listAll, replace }
}
