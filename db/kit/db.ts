import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** One statement runner: the pool for reads, one client inside a unit of work. */
export type Sql = NodePgDatabase<Record<string, never>>

export type Db = {
  /** Reads, each statement on any connection. */
  sql: Sql
  /** Single statements beside the unit of work that asks for them: they hold whatever becomes of it. */
  apart: Sql
  /** Everything or nothing on one connection. */
  inTx<T>(run: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What the pools of `pg` and of the Neon driver have in common. */
export type Client = {
  query(text: string): Promise<{ command?: string }>
  release(error?: Error | boolean): void
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** The same contract over any driver: the edge door brings its own pool and drizzle. */
export function dbOver(
  sql: Sql,
  apart: Sql,
  connect: () => Promise<Client>,
  over: (client: Client) => Sql,
  close: () => Promise<void>,
): Db {
  const inTx: Db['inTx'] = run =>
    inTransaction(connect, client => {
      const within = over(inTurn(client))
      readAnew(within)
      return run(within)
    })
  return { sql, apart, close, inTx }
}

type State = object
const states = new WeakMap<Sql, State>()

/**
 * What is read from this state of a transaction stays so until the same transaction writes it: whoever keeps such a read
 * keeps it by this key. Outside of a transaction and of a look there is none.
 */
export const stateOf = (sql: Sql): State | undefined => states.get(sql)

/** Reads of a request that only looks: what was kept for one of them holds for the others, as in a transaction. */
export function inOneLook(sql: Sql): Sql {
  const look: Sql = Object.create(sql)
  readAnew(look)
  return look
}

/** What was kept of this transaction no longer holds. */
export const readAnew = (sql: Sql): void => void states.set(sql, {})

const RETRIES = 4

/**
 * drizzle's own transaction() trusts that COMMIT committed; PostgreSQL answers a failed one with the tag ROLLBACK. Here
 * the tag is looked at, serialisation failures and deadlocks are tried again, and a broken client leaves the pool.
 */
async function inTransaction<T>(connect: () => Promise<Client>, run: (client: Client) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await run(client)
      const ended = await client.query('commit')
      if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back by the database')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      if (attempt >= RETRIES || !mayRetry(error)) throw error
    } finally {
      client.release(broken)
    }
    await new Promise(resolve => setTimeout(resolve, 10 * attempt + Math.random() * 30))
  }
}

/** Reads started together in one transaction still go one after the other: a connection answers one statement at a time. */
function inTurn(client: Client): Client {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: Parameters<Client['query']>) => {
    const next = last.then(() => client.query(...args))
    last = next.catch(() => {})
    return next
  }
  return new Proxy(client, { get: (of, name) => (name === 'query' ? query : Reflect.get(of, name, of)) })
}

/** SQLSTATE of a database error, also through drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  const seen = error as { code?: unknown; cause?: unknown } | null | undefined
  if (typeof seen?.code === 'string' && /^[0-9A-Z]{5}$/.test(seen.code)) return seen.code
  return seen?.cause ? sqlState(seen.cause) : undefined
}

const mayRetry = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')
