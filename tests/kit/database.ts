import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './cluster'

export type FreshDatabase = { url: string; ownerUrl: string; drop(): Promise<void> }

/** A clone of the migrated template for one test file: `url` is the app's, with the app's rights alone. */
export function freshDatabase(): Promise<FreshDatabase> {
  return cloneOf(TEMPLATE)
}

/**
 * A clone of a database that the first who asks for it by this name fills, and which all others of the run copy: what takes
 * seconds to fill takes one to copy.
 */
export async function filledDatabase(
  name: string,
  fill: (made: FreshDatabase) => Promise<void>,
): Promise<FreshDatabase> {
  const { serverUrl } = inject('cluster')
  const server = new pg.Client(serverUrl)
  await server.connect()
  try {
    await server.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
    if (!rowCount) {
      const made = await cloneOf(TEMPLATE)
      await fill(made)
      await server.query(`alter database ${made.name} rename to ${name}`)
      await server.query(`alter database ${name} with is_template true allow_connections false`)
    }
  } finally {
    await server.end()
  }
  return cloneOf(name)
}

async function cloneOf(template: string): Promise<FreshDatabase & EmptyDatabase> {
  const { ownerUrl, appUrl } = inject('cluster')
  const made = await emptyDatabase(template)
  return { ...made, ownerUrl: at(ownerUrl, made.name), url: at(appUrl, made.name) }
}

export type EmptyDatabase = { name: string; ownerUrl: string; drop(): Promise<void> }

/** A database of the run's cluster that nothing has been applied to, owned as the run's databases are. */
export async function emptyDatabase(template = 'template1'): Promise<EmptyDatabase> {
  const { serverUrl, ownerUrl } = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Whole files: twice as fast as through the log, where nothing is synced.
  const how = `template ${template} strategy file_copy owner ${new URL(ownerUrl).username}`
  await onServer(serverUrl, `create database ${name} ${how}`)
  const drop = () => onServer(serverUrl, `drop database if exists ${name} with (force)`)
  return { name, ownerUrl: at(ownerUrl, name), drop }
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = new pg.Client(serverUrl)
  await server.connect()
  try {
    await server.query(statement)
  } finally {
    await server.end()
  }
}

export function at(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}
