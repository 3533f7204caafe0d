import { type Column, getTableColumns, is, sql as raw, SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inParts } from '~/domain/kit/in-parts'
import type { Sql } from './open'

type Given = Record<string, unknown>
const CHUNK = 2000

/**
 * Many rows at once, for imports and the demo company. It writes no audit line of its own: whoever calls it writes one
 * summary line or brings the lines along.
 */
export async function bulkInsert<T extends PgTable>(sql: Sql, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (const some of inParts(rows, CHUNK)) await sql.execute(inserting(table, some))
}

/** Rows put into a table and read back, with what the table fills in: children, ledgers and records of many rows. */
export async function insertRows<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly object[],
): Promise<T['$inferSelect'][]> {
  if (!rows.length) return []
  const { rows: made } = await sql.execute<Given>(raw`${inserting(table, rows)} returning *`)
  const columns = Object.entries<Column>(getTableColumns(table))
  return made.map(row => Object.fromEntries(columns.map(([field, column]) => [field, asRead(row, column)])))
}

/**
 * They go as one JSON value that PostgreSQL takes apart: written out as thousands of parameters they cost more to build
 * than to insert.
 */
function inserting(table: PgTable, rows: readonly object[]): SQL {
  const columns = Object.entries<Column>(getTableColumns(table))
  const given = columns.filter(([field]) => rows.some(row => (row as Given)[field] !== undefined))
  const data = rows.map(row =>
    Object.fromEntries(given.map(([field, column]) => [toSnakeCase(column.name), orDefault(row, field, column)])),
  )
  const names = raw.join(
    given.map(([, column]) => raw.identifier(toSnakeCase(column.name))),
    raw`, `,
  )
  return raw`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb)`
}

/** What a row leaves out and others of the statement do not is the table's default. */
function orDefault(row: object, field: string, column: Column): unknown {
  const value = (row as Given)[field]
  if (value !== undefined || !column.hasDefault) return value ?? null
  if (is(column.default, SQL)) throw new Error(`A row leaves ${column.name} to the database, and others do not`)
  return column.default ?? null
}

function asRead(row: Given, column: Column): unknown {
  const value = row[toSnakeCase(column.name)] ?? null
  return value === null ? null : column.mapFromDriverValue(value)
}
