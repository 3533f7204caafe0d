import pg from 'pg'
import type { Parts } from '~/functions/parts'
import { firstPeople } from './first-people'

/** Kept through a reset: which schema stands. */
const KEEP = ['schema_migration']

/**
 * Empties the demo company as the owner of the tables and makes it anew. Only here may append-only tables be emptied, and
 * only of a portal that was started as a demo.
 */
export async function resetDemo(ownerUrl: string, parts: Parts): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'portal-reset' })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and not (tablename = any($1))`,
      [KEEP],
    )
    const guards = (turn: 'disable' | 'enable') =>
      rows.map(({ name }) => `alter table ${name} ${turn} trigger user`).join('; ')
    await owner.query(
      `begin; ${guards('disable')}; truncate ${rows.map(row => row.name).join(', ')} restart identity; ${guards('enable')}; commit`,
    )
  } finally {
    await owner.end()
  }
  parts.clock.shiftTo?.(0)
  await firstPeople(parts)
}
