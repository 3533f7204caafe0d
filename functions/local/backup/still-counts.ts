import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type StillCounts = { counts: Record<string, number>; exact: boolean }

const TRIES = 20

/**
 * How many rows each table has at a named point of the log, so that a drill can stop there and compare. The tables are held
 * still for the moment in which the point is written and a snapshot is taken; counting goes on afterwards beside the writers.
 */
export async function stillCounts(ownerUrl: string, point: string): Promise<StillCounts> {
  const holder = await connected(ownerUrl)
  const counter = await connected(ownerUrl)
  try {
    const tables = await tablesOf(holder)
    let exact = false
    for (let left = TRIES; left > 0 && !exact; left--) {
      exact = await held(holder, tables, point, left === 1, snapshot => take(counter, snapshot))
      if (!exact && left > 1) await sleep(300 + Math.random() * 700)
    }
    const counts: Record<string, number> = {}
    for (const table of tables) counts[table] = await countOf(counter, table)
    await counter.query('commit')
    return { counts, exact }
  } finally {
    await Promise.all([holder.end(), counter.end()].map(end => end.catch(() => {})))
  }
}

/** Rows of every table as they are now. */
export async function plainCounts(url: string): Promise<Record<string, number>> {
  const client = await connected(url)
  try {
    const counts: Record<string, number> = {}
    for (const table of await tablesOf(client)) counts[table] = await countOf(client, table)
    return counts
  } finally {
    await client.end()
  }
}

/** False when a writer did not let go in time: nobody waits for a backup longer than for another writer. */
async function held(
  holder: pg.Client,
  tables: string[],
  point: string,
  last: boolean,
  take: (snapshot: string) => Promise<unknown>,
): Promise<boolean> {
  await holder.query('begin isolation level repeatable read')
  try {
    await holder.query(`set local lock_timeout = '300ms'`)
    if (!last && tables.length) await holder.query(`lock table ${tables.map(quoted).join(', ')} in share mode`)
    const { rows } = await holder.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    await holder.query('select pg_create_restore_point($1)', [point])
    await take(rows[0]!.snapshot)
    await holder.query('commit')
    return !last
  } catch (error) {
    await holder.query('rollback')
    if (!['55P03', '40P01'].includes((error as { code?: string }).code ?? '')) throw error
    return false
  }
}

async function take(counter: pg.Client, snapshot: string) {
  await counter.query('begin isolation level repeatable read read only')
  await counter.query(`set transaction snapshot ${counter.escapeLiteral(snapshot)}`)
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${quoted(table)}`)
  return Number(rows[0]!.n)
}

const quoted = (table: string) => `"${table.replaceAll('"', '""')}"`

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 8000,
    application_name: 'portal-backup',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
