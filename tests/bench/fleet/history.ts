import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '~/functions/local/postgres'
import { portalApi } from '../portal/portal-api'
import { measureExport } from './export'
import { ACTIONS, fillHistory } from './fill-history'
import { measureRendered } from './rendered'
import { measureRequests } from './requests'
import { signIn } from './sign-in'

/** The action history of a fleet at 200,000 rows: what requests, the rendered list and an export cost. Prints, never gates. */
const key = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'bench' }
const secrets = {
  PORTAL_TOKEN_KEY: JSON.stringify(key),
  PORTAL_FORWARD_SECRET: 'f'.repeat(32),
  PORTAL_LINK_SECRET: 'l'.repeat(32),
  PORTAL_COOKIE_SECRET: 'c'.repeat(32),
}
const folder = mkdtempSync(join(tmpdir(), 'readymix-history-'))
const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: 'bench' })
try {
  const owner = new pg.Client(postgres.url('postgres'))
  await owner.connect()
  await owner.query('create database bench')
  await owner.end()
  const began = performance.now()
  const appUrl = await fillHistory(postgres.url('bench'))
  console.log(`${ACTIONS.toLocaleString('en')} actions in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const env = { ...secrets, DATABASE_URL: appUrl }
  const { db, api } = portalApi(env)
  const token = await signIn(env, 'dispatcher_manager')
  await measureRequests({ api, token, databaseUrl: appUrl })
  if (process.env.BENCH_SCREENS !== '0') await measureRendered({ api, token, databaseUrl: appUrl })
  await db.close()
  await measureExport(env)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
