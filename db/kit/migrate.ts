import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Tables whose rows the app may add and read, never change. */
const GROWERS = [
  'audit_line',
  'audit_seal',
  'approval',
  'stock_entry',
  'delivery_event',
  'delivery_revision',
  'invoice_line',
  'fleet_action',
  'truck_position',
]
const APP_ROLE = 'portal_app'

export type MigrateOptions = { ownerUrl: string; folder: string; appPassword?: string }

export class WrongSchema extends Error {}

/**
 * Applies what is missing, as the owner, one migrator at a time. The app itself connects as a role that cannot change the
 * schema nor rewrite a trail.
 */
export async function migrate({ ownerUrl, folder, appPassword }: MigrateOptions): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(724000)')
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration')
    const known = new Map(rows.map(row => [row.name, row.hash]))
    const applied: string[] = []
    for (const name of (await readdir(folder)).filter(file => file.endsWith('.sql')).sort())
      if (await apply(client, folder, name, known)) applied.push(name)
    await grant(client, appPassword)
    return applied
  } finally {
    await client.end()
  }
}

async function apply(client: Client, folder: string, name: string, known: Map<string, string>): Promise<boolean> {
  const text = await readFile(join(folder, name), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  if (known.has(name)) {
    if (known.get(name) === hash) return false
    throw new WrongSchema(
      `The database was made by another version of ${name}; start with an empty one or restore the matching version`,
    )
  }
  await client.query('begin')
  try {
    for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await client.query(statement)
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}

async function grant(client: Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
  if (!rowCount) await client.query(`create role ${APP_ROLE} nologin`)
  if (password) await client.query(`alter role ${APP_ROLE} login password ${client.escapeLiteral(password)}`)
  await client.query(`grant usage on schema public to ${APP_ROLE}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`)
  await client.query(`grant usage on all sequences in schema public to ${APP_ROLE}`)
  for (const table of GROWERS) await client.query(`revoke update, delete, truncate on ${table} from ${APP_ROLE}`)
  await client.query(`revoke insert, update, delete on schema_migration from ${APP_ROLE}`)
}
