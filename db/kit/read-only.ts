import { sql as raw } from 'drizzle-orm'
import type { Db } from './db'
import type { Sql } from './open'

/** As below, for what asks whole tables; nobody's request hangs on it. */
export const patientRead = <T>(db: Db, run: (sql: Sql) => Promise<T>): Promise<T> =>
  readOnly(db, async sql => {
    await sql.execute(raw`set local statement_timeout = '5min'`)
    return run(sql)
  })

/** Reads all from one moment, and could not write if it tried. */
export const readOnly = <T>(db: Db, run: (sql: Sql) => Promise<T>): Promise<T> =>
  db.inTx(async sql => {
    await sql.execute(raw`set transaction isolation level repeatable read, read only`)
    return run(sql)
  })
