import { sql as raw } from 'drizzle-orm'
import type { House } from './house'

/** Until a transaction of this database waits for a lock of another one: what a race needs instead of a guess at times. */
export async function somebodyWaits(portal: House): Promise<void> {
  for (let asked = 0; asked < 2000; asked++) {
    const { rows } = await portal.db.sql.execute(raw`
      select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`)
    if (rows.length > 0) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('Nobody waits for a lock')
}
