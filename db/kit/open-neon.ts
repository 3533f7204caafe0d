import { neonConfig, Pool, type PoolClient } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-serverless'
import { type Client, type Db, dbOver, type Sql } from './db'

/** `proxy` names a WebSocket proxy in front of an ordinary PostgreSQL; without one the address is Neon's own. */
export type NeonOptions = { proxy?: string | null; statementSeconds?: number }

/**
 * For a Worker: connections over WebSocket, opened for one request and closed after it, because a Worker may not carry a
 * connection from one request to the next.
 */
export function openNeon(url: string, { proxy = null, statementSeconds = 5 }: NeonOptions = {}): Db {
  if (proxy) {
    const { host: at, pathname, protocol } = new URL(proxy)
    neonConfig.wsProxy = (host, port) => `${at}${pathname}?address=${host}:${port}`
    neonConfig.useSecureWebSocket = protocol === 'https:'
    neonConfig.pipelineTLS = false
    neonConfig.pipelineConnect = false
  }
  const pool = new Pool({ connectionString: url, max: 4, statement_timeout: statementSeconds * 1000 })
  pool.on('error', () => {})
  pool.on('connect', (client: PoolClient) => client.on('error', () => {}))
  const over = (client: Pool | Client) => drizzle(client as Pool, { casing: 'snake_case' }) as unknown as Sql
  return dbOver(
    over(pool),
    over(pool),
    () => pool.connect() as unknown as Promise<Client>,
    over,
    () => pool.end(),
  )
}
