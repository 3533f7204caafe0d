import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type AppRole, appRole } from './app-role'
import { sqlState } from './db'

export type MigrateOptions = {
  ownerUrl: string
  folder: string
  /** The release that migrates; a database that is two releases ahead is not touched. */
  release: number
  /** The address of a role that was made for the app by hand; otherwise one is made where that is allowed. */
  appUrl?: string | null
  /** What the app role's password is made from where the owner's address has none. */
  secret?: string
  /** Told of every step, with a name that says where in the work it is. */
  at?: (step: string) => void | Promise<void>
}

/** `said` is what the migrations themselves told: how many rows they carried, and how. */
export type Migrated = { applied: string[]; said: string[]; app: AppRole }

/** The database cannot be carried to this release; the sentence says why. */
export class WrongSchema extends Error {}

/** A notice of a migration's own; those of PostgreSQL have codes of theirs. */
const RAISED = '00000'
const ONE_MIGRATOR = 724000
const LONGEST_WAIT = 10 * 60_000
const LEDGER = `create table if not exists schema_migration
  (name text primary key, hash text not null, at timestamptz not null default now());
  alter table schema_migration add column if not exists release integer`

/**
 * Applies what is missing, as the owner, one migrator at a time: each file is one transaction with its row in the ledger,
 * so a migrator that is killed leaves it whole or not there. Then the app gets a role that cannot change the schema nor
 * rewrite a trail, where the owner may make one.
 */
export async function migrate(options: MigrateOptions): Promise<Migrated> {
  const { ownerUrl, folder, release, at = () => {} } = options
  return asOwner(ownerUrl, async client => {
    await takeTurn(client)
    await at('turn taken')
    await client.query(LEDGER)
    const known = await ledger(client)
    refuseFarAhead(known, release)
    const applied: string[] = []
    const notices: string[] = []
    client.on('notice', ({ code, message }) => {
      if (code === RAISED) notices.push(message ?? '')
    })
    for (const name of await filesOf(folder)) {
      const text = await readFile(join(folder, name), 'utf8')
      if (isApplied(known, name, text)) continue
      await at(`${name} begun`)
      await inPatience(() => apply(client, { name, text, release, at }))
      await at(`${name} committed`)
      applied.push(name)
    }
    const app = await appRole(client, options)
    await at('granted')
    return { applied, said: notices, app }
  })
}

export type Pending = { name: string; text: string }

/** What `migrate` would apply, and nothing is written, not even the ledger. */
export async function pending({ ownerUrl, folder, release }: MigrateOptions): Promise<Pending[]> {
  return asOwner(ownerUrl, async client => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('schema_migration') is not null as there`,
    )
    const known = rows[0]!.there ? await ledger(client) : new Map<string, Entry>()
    refuseFarAhead(known, release)
    const found: Pending[] = []
    for (const name of await filesOf(folder)) {
      const text = await readFile(join(folder, name), 'utf8')
      if (!isApplied(known, name, text)) found.push({ name, text })
    }
    return found
  })
}

type Entry = { name: string; hash: string; release: number | null }

/** `release` is read out of the whole row: a ledger of release 1 has no such column yet. */
async function ledger(client: Client): Promise<Map<string, Entry>> {
  const { rows } = await client.query<Entry>(
    `select name, hash, (to_jsonb(m) ->> 'release')::integer as release from schema_migration m`,
  )
  return new Map(rows.map(row => [row.name, row]))
}

function refuseFarAhead(known: Map<string, Entry>, release: number) {
  const latest = Math.max(1, ...[...known.values()].map(entry => entry.release ?? 1))
  if (latest > release + 1)
    throw new WrongSchema(
      `The database belongs to release ${latest} and this is release ${release}; start release ${latest - 1} or newer`,
    )
}

const filesOf = async (folder: string) => (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()

function isApplied(known: Map<string, Entry>, name: string, text: string): boolean {
  const entry = known.get(name)
  if (entry && entry.hash !== createHash('sha256').update(text).digest('hex'))
    throw new WrongSchema(
      `The database was made by another version of ${name}; start with an empty one or restore the matching version`,
    )
  return entry !== undefined
}

type One = { name: string; text: string; release: number; at: (step: string) => void | Promise<void> }

async function apply(client: Client, { name, text, release, at }: One): Promise<void> {
  const statements = text.split('--> statement-breakpoint').filter(statement => statement.trim())
  await client.query('begin')
  try {
    for (const [place, statement] of statements.entries()) {
      if (place === Math.floor(statements.length / 2)) await at(`${name} half done`)
      await client.query(statement)
    }
    await client.query('insert into schema_migration (name, hash, release) values ($1, $2, $3)', [
      name,
      createHash('sha256').update(text).digest('hex'),
      release,
    ])
    await at(`${name} recorded`)
    const ended = await client.query('commit')
    if (ended.command !== 'COMMIT') throw new Error(`${name} was rolled back by the database`)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** A portal that serves meanwhile may hold a table for a moment; queueing behind it for long would block everybody else. */
async function inPatience(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await run()
    } catch (error) {
      if (sqlState(error) !== '55P03' || attempt === 5) throw error
      await new Promise(resolve => setTimeout(resolve, 500 * attempt))
    }
}

async function takeTurn(client: Client): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT; Date.now() < end; ) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ONE_MIGRATOR])
    if (rows[0]!.mine) return
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  throw new WrongSchema('Another start has been migrating this database for ten minutes; look at that one first')
}

async function asOwner<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'portal-migrate', lock_timeout: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end().catch(() => {})
  }
}
