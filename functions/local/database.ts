import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '~/functions/parts'
import { startPostgres } from './postgres'
import { StartFailure } from './start-failure'

/** `folder` is where the data of our own lies. */
export type Database = { url: string; where: string; folder?: string; keepUp?(log: Log): void; stop(): Promise<void> }

const NAME = 'portal'
const OLDEST = 15

/** The database that was named, or our own in the data folder; either way one that answers. */
export async function openDatabase(
  url: string | null,
  data: string,
  password: string,
  given: Record<string, string | number> = {},
): Promise<Database> {
  if (url) return { url, where: `${await version(url)} at ${place(url)}`, stop: async () => {} }
  const postgres = await startPostgres({ folder: join(data, 'postgres'), password, given })
  try {
    await createOnce(postgres.url('postgres'))
    const where = `${await version(postgres.url(NAME))} on port ${postgres.port}, data in ${postgres.folder}`
    return { url: postgres.url(NAME), where, folder: postgres.folder, keepUp: postgres.keepUp, stop: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function version(url: string) {
  return connected(url, async client => {
    const { rows } = await client.query<{ version: string; number: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number`,
    )
    const { version, number } = rows[0]!
    if (Number(number) < OLDEST * 10_000)
      throw new StartFailure(
        `DATABASE_URL: PostgreSQL at ${place(url)} is ${version}; the portal needs ${OLDEST} or newer.`,
      )
    return `PostgreSQL ${version.split(' ')[0]}`
  })
}

/** One portal at a time: of two that start at once on an empty database, one fills it and the other finds it filled. */
export async function inTurn<T>(url: string, run: () => Promise<T>): Promise<T> {
  return connected(url, async client => {
    await client.query('select pg_advisory_lock(724002)')
    return run()
  })
}

/** After a large load the planner would guess for a minute; the owner of the tables tells it at once. */
export async function countRows(url: string) {
  await connected(url, client => client.query('analyze'))
}

async function createOnce(url: string) {
  await connected(url, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (!rowCount) await client.query(`create database ${NAME}`)
  })
}

async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 8000,
    application_name: 'portal-start',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartFailure(sentence(url, error as NodeJS.ErrnoException))
  }
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Never the address itself: it carries the password. */
function sentence(url: string, error: NodeJS.ErrnoException) {
  const { username, pathname } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1))
  if (error.code === '28P01' || error.code === '28000')
    return `DATABASE_URL: PostgreSQL at ${place(url)} refuses the user "${decodeURIComponent(username)}".`
  if (error.code === '3D000') return `DATABASE_URL: PostgreSQL at ${place(url)} has no database "${database}".`
  return `DATABASE_URL: no PostgreSQL answers at ${place(url)} (${error.code ?? error.message}).`
}

function place(url: string) {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
