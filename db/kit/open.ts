import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { type Client, type Db, dbOver } from './db'
import { statementNames } from './statement-names'

export type { Db, Sql } from './db'

export type OpenOptions = { max?: number; statementSeconds?: number; application?: string }

export function openDb(url: string, { max = 10, statementSeconds = 5, application = 'portal' }: OpenOptions = {}): Db {
  const options = {
    connectionString: url,
    application_name: application,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 5000,
  }
  const pool = pooled({ ...options, max })
  // A pool of its own: work that holds a connection of the other one may ask for it without waiting for itself.
  const beside = pooled({ ...options, max: 1 })
  return dbOver(
    drizzle(pool, { casing: 'snake_case' }),
    drizzle(beside, { casing: 'snake_case' }),
    () => pool.connect() as Promise<Client>,
    client => drizzle(client as never, { casing: 'snake_case' }),
    async () => void (await Promise.all([pool.end(), beside.end()])),
  )
}

function pooled(config: PoolConfig): Pool {
  const pool = new Pool(config)
  // A cut connection must end a request, never the process: idle and checked-out clients both need a listener.
  pool.on('error', () => {})
  const named = statementNames()
  pool.on('connect', client => {
    client.on('error', () => {})
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((first: unknown, ...rest: unknown[]) => query(named(first), ...rest)) as never
  })
  return pool
}
