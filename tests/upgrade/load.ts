import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { BREAK, type Head, readHead } from './dump'

const MIGRATIONS = 'db/migrations'

export type Fixture = { head: Head; text: string }

export function readFixture(file: string): Fixture {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  return { head: readHead(text), text }
}

/** The files of today by the names that the release knew; one that is not as it was then is no file of that release. */
export function frozenMigrations({ migrations }: Head): { name: string; sha256: string; text: string }[] {
  return migrations.map(({ name, sha256 }) => {
    const text = readFileSync(join(MIGRATIONS, name), 'utf8')
    if (createHash('sha256').update(text).digest('hex') !== sha256)
      throw new Error(`${name} is not the file that the release was made with`)
    return { name, sha256, text }
  })
}

/**
 * An empty database becomes what the release left: its schema by its own migration files, its ledger of them, its rows,
 * sequences and grants. Nothing of today's code has touched it then.
 */
export async function restore(ownerUrl: string, { head, text }: Fixture): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      'create table schema_migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    // Release 1 did not say yet which release applied a file.
    if (head.release > 1) await owner.query('alter table schema_migration add column release integer')
    for (const migration of frozenMigrations(head))
      for (const statement of migration.text.split('--> statement-breakpoint')) await owner.query(statement)
    for (const role of rolesIn(text)) await owner.query(ROLE(role))
    for (const statement of text.split(BREAK)) await owner.query(statement)
    await owner.query('analyze')
  } finally {
    await owner.end()
  }
}

/** From release 2 on the app's role bears the name of the database that it was made for. */
const rolesIn = (text: string) => new Set([...text.matchAll(/ to (portal_app_\w+)/g)].map(([, role]) => role!))
const ROLE = (name: string) =>
  `do $$ begin create role ${name}; exception when duplicate_object or unique_violation then null; end $$`

/** Rows of every table of the public schema, by its name. */
export async function countRows(ownerUrl: string): Promise<Record<string, number>> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of rows)
      counts[name] = (await owner.query(`select count(*)::int as rows from "${name}"`)).rows[0].rows
    return counts
  } finally {
    await owner.end()
  }
}
