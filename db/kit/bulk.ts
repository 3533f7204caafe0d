import { getTableColumns, getTableName, sql as raw } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './open'

const CHUNK = 2000

/**
 * Many rows at once, for imports and the demo company. It writes no audit line of its own: whoever calls it writes one
 * summary line or brings the lines along.
 */
export async function bulkInsert<T extends PgTable>(sql: Sql, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const known = getTableColumns(table)
  const fields = [...new Set(rows.flatMap(row => Object.keys(row)))].filter(field => field in known)
  const columns = fields.map(toSnakeCase)
  const list = raw.join(
    columns.map(column => raw.identifier(column)),
    raw`, `,
  )
  const name = raw.identifier(getTableName(table))
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows
      .slice(at, at + CHUNK)
      .map(row =>
        Object.fromEntries(
          fields.map((field, place) => [columns[place], (row as Record<string, unknown>)[field] ?? null]),
        ),
      )
    await sql.execute(
      raw`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(chunk)}::jsonb)`,
    )
  }
}
