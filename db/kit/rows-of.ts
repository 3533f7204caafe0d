import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './open'

type RowOf<T extends PgTable> = T['$inferSelect']

/** Rows of a table that the kit knows by its type alone: a statement on it answers what the table infers. */
export const rowsOf = async <T extends PgTable>(_table: T, statement: PromiseLike<object[]>): Promise<RowOf<T>[]> =>
  (await statement) as RowOf<T>[]

/** Rows of a statement in SQL, in the type that the statement itself was given. */
export const rowsOfStatement = async <Row>(sql: Sql, statement: SQL<Row>): Promise<Row[]> =>
  (await sql.execute(statement)).rows as Row[]
