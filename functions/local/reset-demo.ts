import pg from 'pg'
import { sqlState } from '~/db/kit/db'
import type { Parts } from '~/functions/parts'
import { beginTrail } from '~/workflows/kit/anchor-audit'
import { countRows } from './database'
import { firstPeople } from './first-people'

/** Kept through a reset: which schema it is. */
const KEEP = ['schema_migration']
const TRIES = 8

/**
 * Empties the demo company as the owner of the tables and makes it anew. Only here may append-only tables be emptied, and
 * only of a portal that was started as a demo.
 */
export async function resetDemo(ownerUrl: string, parts: Parts): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'portal-reset', lock_timeout: 3000 })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and not (tablename = any($1))`,
      [KEEP],
    )
    await empty(
      owner,
      rows.map(({ name }) => name),
    )
  } finally {
    await owner.end()
  }
  await firstPeople(parts)
  await countRows(ownerUrl)
  await beginTrail(parts, 'The demo company was reset')
}

/** The guards of the tables are switched off by their owner, who needs no more rights for it than to own them. */
async function empty(owner: pg.Client, tables: string[]): Promise<void> {
  const guards = (turn: 'disable' | 'enable') =>
    tables.map(name => `alter table ${name} ${turn} trigger user`).join('; ')
  for (let attempt = 1; ; attempt++)
    try {
      await owner.query('begin')
      await owner.query(`lock table ${tables.join(', ')} in access exclusive mode`)
      await owner.query(`${guards('disable')}; truncate ${tables.join(', ')} restart identity; ${guards('enable')}`)
      await owner.query('commit')
      return
    } catch (error) {
      await owner.query('rollback').catch(() => {})
      // Whoever works at this moment holds some of the tables and may want others: they go first.
      if (attempt === TRIES || !['40P01', '55P03'].includes(sqlState(error) ?? '')) throw error
    }
}
