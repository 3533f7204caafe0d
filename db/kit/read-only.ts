import { sql as raw } from 'drizzle-orm'
import type { Db } from './db'
import type { Sql } from './open'

/** Reads all from one moment, and could not write if it tried. */
export const readOnly = <T>(db: Db, run: (sql: Sql) => Promise<T>): Promise<T> =>
  db.inTx(async sql => {
    await sql.execute(raw`set transaction isolation level repeatable read, read only`)
    return run(sql)
  })
