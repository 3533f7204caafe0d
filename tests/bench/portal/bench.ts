import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { newId } from '~/domain/kit/uuid'
import { signToken } from '~/functions/kit/token'
import { startPostgres } from '~/functions/local/postgres'
import { webBuild } from '~/functions/local/web-build.mjs'
import { settings } from '~/functions/settings'
import { migrated } from '../../kit/migrated'
import { measureDocuments } from './documents'
import { fill, NOW } from './fill'
import { GOAL, measureList } from './list'
import { portalApi } from './portal-api'

const key = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'bench' }
const secrets = {
  PORTAL_TOKEN_KEY: JSON.stringify(key),
  PORTAL_FORWARD_SECRET: 'f'.repeat(32),
  PORTAL_LINK_SECRET: 'l'.repeat(32),
  PORTAL_COOKIE_SECRET: 'c'.repeat(32),
}

/** BENCH_DATA keeps the filled database for the next run. */
const kept = process.env.BENCH_DATA
const folder = kept ?? mkdtempSync(join(tmpdir(), 'readymix-bench-'))
const filled = existsSync(join(folder, 'postgres'))
const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: 'bench' })
const results: [string, number][] = []
try {
  if (!filled) await makeDatabase()
  const databaseUrl = await migrated(postgres.url('bench'))
  const { token, plantIds } = await signIn(databaseUrl, 'dispatcher')
  console.log('a page of delivery orders')
  results.push(['list', await measureList({ databaseUrl, secrets, token, plantIds })])
  console.log('documents')
  await webBuild()
  const build = await import(pathToFileURL('build/server/index.js').href)
  const { db, api } = portalApi({ ...secrets, DATABASE_URL: databaseUrl })
  results.push(['documents', await measureDocuments({ build, api, token: (await signIn(databaseUrl, 'admin')).token })])
  await db.close()
} finally {
  await postgres.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
for (const [name, ratio] of results)
  console.log(`${name}: ratio ${ratio.toFixed(2)}, goal ${GOAL} ${ratio >= GOAL ? 'reached' : 'MISSED'}`)
process.exitCode = results.every(([, ratio]) => ratio >= GOAL) ? 0 : 1

async function makeDatabase(): Promise<void> {
  const owner = new pg.Client(postgres.url('postgres'))
  await owner.connect()
  await owner.query('create database bench')
  await owner.end()
  const began = performance.now()
  const loads = await fill(postgres.url('bench'))
  console.log(`${loads} delivery orders in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function signIn(databaseUrl: string, username: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const person = await client.query('select id from portal_user where username = $1', [username])
  const [userId, sessionId] = [person.rows[0].id, newId()]
  await client.query(
    `insert into session (id, user_id, credential_epoch, created_at, last_seen_at, ends_at) values ($1, $2, 1, $3, $3, $4)`,
    [sessionId, userId, NOW, new Date(NOW.getTime() + 86_400_000)],
  )
  const plants = await client.query('select id, plant_code from plant')
  await client.end()
  const { tokens } = settings({ ...secrets, DATABASE_URL: databaseUrl })
  const { token } = await signToken(tokens, { userId, sessionId }, NOW)
  return { token, plantIds: new Map<string, string>(plants.rows.map(row => [row.plant_code, row.id])) }
}
