import { type Column, getTableColumns, is, sql as raw, SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inParts } from '~/domain/kit/in-parts'
import type { Sql } from './open'

type Given = Record<string, unknown>
type Named = { field: string; name: string; column: Column }
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
  const columns = columnsOf(table)
  return made.map(row => Object.fromEntries(columns.map(of => [of.field, asRead(row, of)])))
}

const named = new WeakMap<PgTable, readonly Named[]>()

/** The columns with their names in the database, made once: for each cell of many rows they cost as much as all the rest. */
function columnsOf(table: PgTable): readonly Named[] {
  const known =
    named.get(table) ??
    Object.entries<Column>(getTableColumns(table)).map(([field, column]) => ({
      field,
      name: toSnakeCase(column.name),
      column,
    }))
  named.set(table, known)
  return known
}

/**
 * They go as one JSON value that PostgreSQL takes apart: written out as thousands of parameters they cost more to build
 * than to insert.
 */
function inserting(table: PgTable, rows: readonly object[]): SQL {
  const given = columnsOf(table).filter(({ field }) => rows.some(row => (row as Given)[field] !== undefined))
  const data = rows.map(row => Object.fromEntries(given.map(of => [of.name, orDefault(row, of)])))
  const names = raw.join(
    given.map(({ name }) => raw.identifier(name)),
    raw`, `,
  )
  return raw`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb)`
}

/** What a row leaves out and others of the statement do not is the table's default. */
function orDefault(row: object, { field, column }: Named): unknown {
  const value = (row as Given)[field]
  if (value !== undefined || !column.hasDefault) return value ?? null
  if (is(column.default, SQL)) throw new Error(`A row leaves ${column.name} to the database, and others do not`)
  return column.default ?? null
}

function asRead(row: Given, { name, column }: Named): unknown {
  const value = row[name] ?? null
  return value === null ? null : column.mapFromDriverValue(value)
}
