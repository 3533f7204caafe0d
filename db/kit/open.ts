import { AsyncResource } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { type Client, type Db, dbOver } from './db'
import { statementNames } from './statement-names'

export type { Db, Sql } from './db'

export type OpenOptions = { max?: number; statementSeconds?: number; application?: string; onQuery?: OnQuery }
/** Told of every statement how long it took, and its text. */
type OnQuery = (seconds: number, text: string) => void

export function openDb(
  url: string,
  { max = 10, statementSeconds = 5, application = 'portal', onQuery }: OpenOptions = {},
): Db {
  const options = {
    connectionString: url,
    application_name: application,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 5000,
  }
  const pool = pooled({ ...options, max }, onQuery)
  // A pool of its own: work that holds a connection of the other one may ask for it without waiting for itself.
  const beside = pooled({ ...options, max: 1 }, onQuery)
  return dbOver(
    drizzle(pool, { casing: 'snake_case' }),
    drizzle(beside, { casing: 'snake_case' }),
    () => pool.connect() as Promise<Client>,
    client => drizzle(client as never, { casing: 'snake_case' }),
    async () => void (await Promise.all([pool.end(), beside.end()])),
  )
}

function pooled(config: PoolConfig, onQuery?: OnQuery): Pool {
  const pool = new Pool(config)
  if (onQuery) pool.connect = keepingCaller(pool.connect)
  // A cut connection must end a request, never the process: idle and checked-out clients both need a listener.
  pool.on('error', () => {})
  const named = statementNames()
  pool.on('connect', client => {
    client.on('error', () => {})
    const plain = client.query.bind(client) as Query
    const query = onQuery ? timed(keepingCaller(plain), onQuery) : plain
    client.query = ((first: unknown, ...rest: unknown[]) => query(named(first), ...rest)) as never
  })
  return pool
}

type Query = (...args: unknown[]) => unknown

/** A pool asks with a callback, a transaction waits for a promise. */
function timed(query: Query, onQuery: OnQuery): Query {
  return (...args) => {
    const began = performance.now()
    const told = () => onQuery((performance.now() - began) / 1000, textOf(args[0]))
    const last = args.at(-1)
    if (typeof last === 'function')
      return query(...args.slice(0, -1), (...answer: unknown[]) => {
        told()
        last(...answer)
      })
    const asked = query(...args)
    if (asked instanceof Promise) asked.then(told, told)
    return asked
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/**
 * `pg` calls back from the connection that has an answer, and hands a connection on from whoever gave it back: what is told of a
 * statement would be told of another request. What a call made so calls back belongs to whoever asked.
 */
const keepingCaller = <Call extends (...args: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, { apply: (of, self, args: unknown[]) => Reflect.apply(of, self, args.map(bound)) })

const bound = (given: unknown) => (isCallback(given) ? AsyncResource.bind(given) : given)
const isCallback = (given: unknown): given is (...answer: unknown[]) => unknown => typeof given === 'function'
