import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres, stopLeftOver } from '~/functions/local/postgres'
import { isAlive } from '~/functions/local/process'
import { migrated } from './migrated'

/** `serverUrl` is the superuser's, the others name the migrated template as its owner and as the app. */
type Cluster = { serverUrl: string; ownerUrl: string; appUrl: string }

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Cluster
  }
}

/**
 * One PostgreSQL for each project of a run, which start side by side; each test file gets a clone of the migrated template
 * through `freshDatabase`.
 */
export default async function cluster(project: TestProject) {
  return startCluster(project, `readymix-${project.name.replaceAll(' ', '-')}-tests-`, postgres => postgres(TEMPLATE))
}

/** `ownerOf` makes whoever shall own the template and answers their address of it. */
export async function startCluster(
  project: TestProject,
  prefix: string,
  ownerOf: (url: (database: string) => string, server: pg.Client) => string | Promise<string>,
) {
  await sweepAbandoned(prefix)
  const home = join(tmpdir(), `${prefix}${process.pid}`)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const postgres = await startPostgres({
    folder: join(home, 'data'),
    password: 'tests',
    durable: false,
    connections: 200,
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
  const server = new pg.Client(postgres.url('postgres'))
  server.on('error', () => {})
  try {
    await server.connect()
    const ownerUrl = await ownerOf(postgres.url, server)
    const { username } = new URL(ownerUrl)
    await server.query(`create database ${TEMPLATE} owner ${username}`)
    const appUrl = await migrated(ownerUrl)
    await server.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
    project.provide('cluster', { serverUrl: postgres.url('postgres'), ownerUrl, appUrl })
  } catch (error) {
    await stop()
    throw error
  } finally {
    await server.end().catch(() => {})
  }
  return stop
}

export const TEMPLATE = 'portal_template'

/** A killed run leaves its server running; the next run stops it. */
async function sweepAbandoned(prefix: string) {
  for (const name of readdirSync(tmpdir()).filter(each => each.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length)))) continue
    await stopLeftOver(join(tmpdir(), name, 'data'))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
