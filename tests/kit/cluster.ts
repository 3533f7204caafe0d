import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '~/db/kit/migrate'
import { startPostgres, stopLeftOver } from '~/functions/local/postgres'
import { isAlive } from '~/functions/local/process'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { ownerUrl: string; template: string; appPassword: string }
  }
}

/** One PostgreSQL for the whole run; each test file gets a clone of the migrated template through `freshDatabase`. */
export default async function cluster(project: TestProject) {
  await sweepAbandoned()
  const home = join(tmpdir(), `${PREFIX}${process.pid}`)
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
  await makeTemplate(postgres.url('postgres'), postgres.url(TEMPLATE)).catch(async error => {
    await stop()
    throw error
  })
  project.provide('cluster', { ownerUrl: postgres.url('postgres'), template: TEMPLATE, appPassword: APP_PASSWORD })
  return stop
}

const PREFIX = 'readymix-tests-'
const APP_PASSWORD = 'tests'
const TEMPLATE = 'portal_template'

async function makeTemplate(ownerUrl: string, templateUrl: string) {
  const owner = new pg.Client(ownerUrl)
  owner.on('error', () => {})
  await owner.connect()
  await owner.query(`create database ${TEMPLATE}`)
  await migrate({ ownerUrl: templateUrl, folder: 'db/migrations', appPassword: APP_PASSWORD })
  await owner.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
  await owner.end()
}

/** A killed run leaves its server running; the next run stops it. */
async function sweepAbandoned() {
  for (const name of readdirSync(tmpdir()).filter(each => each.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length)))) continue
    await stopLeftOver(join(tmpdir(), name, 'data'))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
