import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { roleName } from '~/db/kit/app-role'
import { migrate } from '~/db/kit/migrate'
import { RELEASE } from '~/domain/kit/release'
import { MIGRATIONS_FOLDER } from '~/functions/local/schema'
import { count } from '../hardening/kit/parameters'
import { afterFile } from '../kit/after-file'
import { at, emptyDatabase, freshDatabase, onServer } from '../kit/database'
import { house } from '../kit/house'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { ownPostgres } from './own-postgres'

/** How other people's databases are: with passwords that are looked at, and owners who may do little. */
const serverUrl = () => inject('cluster').serverUrl
const server = (sql: string) => onServer(serverUrl(), sql)
const of = (ownerUrl: string, appUrl?: string) => ({
  ownerUrl,
  folder: MIGRATIONS_FOLDER,
  release: RELEASE,
  secret: 'tests',
  appUrl: appUrl ?? null,
})

/** Portals that start anew, one after the other; `npm run faults -- --turns 20` starts more of them. */
const TURNS = count('turns', 2)

/** A database of an owner who has these rights and no others. */
async function owned(by: string, rights: string) {
  await server(`create role ${by} login password 'tests' nosuperuser ${rights}`)
  const made = await emptyDatabase()
  await server(`alter database ${made.name} owner to ${by}`)
  const url = new URL(made.ownerUrl)
  url.username = by
  return { ...made, ownerUrl: url.href }
}

const login = (portal: RunningPortal, username: string, password: string) =>
  fetch(`${portal.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
const readyz = async (portal: RunningPortal) => {
  const answer = await fetch(`${portal.url}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

describe('the owner of one database and of nothing else', () => {
  test('gets the demo company, a first day that comes back, and is told that the roles are plain', async () => {
    const database = await owned('only_owner', 'nocreatedb nocreaterole')
    const data = newFolder()
    const portal = await startPortal({ PORTAL_DATA: data, DATABASE_URL: database.ownerUrl })
    try {
      expect(portal.printed()).toMatch(/Migrations .*the app signs in as the owner: .*may not make roles/)
      expect(await readyz(portal)).toMatchObject({ status: 200, ready: true, roles: 'plain' })
      const signedIn = await login(portal, 'admin', 'ready-mix-demo-2026')
      expect(signedIn.status).toBe(200)
      const { token } = (await signedIn.json()) as { token: string }
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'the-first-day-once-more' }
      expect((await fetch(`${portal.url}/api/demo/reset`, { method: 'POST', headers })).status).toBe(200)
      expect((await login(portal, 'finance_ar', 'ready-mix-demo-2026')).status).toBe(200)
      const owner = new pg.Client(database.ownerUrl)
      await owner.connect()
      await expect(owner.query('delete from audit_line')).rejects.toThrow(/only grows/)
      await owner.end()
    } finally {
      await portal.stop()
      removeFolder(data)
      await database.drop()
      await server('drop role only_owner')
    }
  }, 180_000)
})

test('two portals on two databases of one server, started in turns, never lose each other’s role', async () => {
  await server(`create role keeper login password 'tests' nosuperuser createrole`)
  const databases = [await emptyDatabase(), await emptyDatabase()]
  for (const { name } of databases) await server(`alter database ${name} owner to keeper`)
  const urls = databases.map(({ ownerUrl }) => Object.assign(new URL(ownerUrl), { username: 'keeper' }).href)
  const folders = [newFolder(), newFolder()]
  const begin = (which: number) =>
    startPortal({ PORTAL_DATA: folders[which]!, DATABASE_URL: urls[which]!, PORTAL_DEMO: '0' })
  const running = [await begin(0), await begin(1)]
  try {
    for (let turn = 0; turn < TURNS; turn++) {
      const which = turn % 2
      await running[which]!.stop()
      running[which] = await begin(which)
      // What is connected already would hide a password that no longer counts; each is gone before the portals are asked.
      await server(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'portal' and datname in (${databases.map(({ name }) => `'${name}'`)})`,
      )
      for (const portal of running)
        for (let no = 0; no < 3; no++) expect(await readyz(portal)).toMatchObject({ status: 200, roles: 'strong' })
    }
  } finally {
    for (const portal of running) await portal.stop()
    for (const folder of folders) removeFolder(folder)
    for (const database of databases) await database.drop()
    for (const { name } of databases) await server(`drop role if exists ${roleName(name)}`)
    await server('drop role keeper')
  }
}, 240_000)

test('a second portal on the same database finds the role as it is, and does not set its password anew', async () => {
  const postgres = await ownPostgres()
  afterFile(() => postgres.stop())
  const owner = new pg.Client(postgres.database.ownerUrl)
  owner.on('error', () => {})
  await owner.connect()
  const kept = async () =>
    (await owner.query(`select rolpassword, xmin from pg_authid where rolname = $1`, [roleName('postgres')])).rows
  const before = await kept()
  const again = await migrate(of(postgres.database.ownerUrl))
  expect(again.app).toEqual({ url: postgres.database.url, roles: 'strong' })
  expect(await kept()).toEqual(before)

  // A password that is changed under a running portal is an outage, not a defect, and ends with it.
  const portal = await house({ on: postgres.database })
  expect((await portal.as('admin').get('/session')).status).toBe(200)
  await owner.query(`alter role ${roleName('postgres')} password 'another'`)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [roleName('postgres')])
  const ready = async () => (await portal.api.request('/readyz')).status
  expect([await ready(), await ready()]).toEqual([503, 503])
  expect(portal.defects).toEqual([])
  await migrate(of(postgres.database.ownerUrl))
  expect(await ready()).toBe(200)
  await owner.end()
}, 60_000)

describe('a role that was made by hand', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const as = (user: string) => Object.assign(new URL(database.ownerUrl), { username: user, password: 'tests' }).href
  beforeAll(async () => {
    database = await freshDatabase()
    afterFile(async () => {
      await database.drop()
      await server('drop role by_hand')
    })
    await server(`create role by_hand login password 'tests'`)
  })

  test('is granted what the app needs and no more', async () => {
    const { app } = await migrate(of(database.ownerUrl, as('by_hand')))
    expect(app).toEqual({ url: as('by_hand'), roles: 'strong' })
    const client = new pg.Client(app.url)
    await client.connect()
    await client.query('select count(*) from audit_line')
    await expect(client.query('delete from audit_line')).rejects.toThrow(/permission denied/)
    await expect(client.query('create table mine (id int)')).rejects.toThrow(/permission denied/)
    await expect(client.query('delete from schema_migration')).rejects.toThrow(/permission denied/)
    await client.end()
  })

  test('cannot be the owner, nor somebody whom the server does not know', async () => {
    await expect(migrate(of(database.ownerUrl, database.ownerUrl))).rejects.toThrow(/owns the tables/)
    await expect(migrate(of(database.ownerUrl, as('nobody_here')))).rejects.toThrow(/has no user "nobody_here"/)
  })
})

test('readiness tells a schema that is behind, by name', async () => {
  const portal = await house()
  const owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  const { rows } = await owner.query<{ name: string; hash: string }>(
    `delete from schema_migration where name = (select max(name) from schema_migration) returning name, hash`,
  )
  const ask = async () => {
    const answer = await portal.api.request('/readyz')
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const name = rows[0]!.name.replace('.sql', '')
  expect(await ask()).toMatchObject({ status: 503, ready: false, behind: [name], ahead: [] })
  await owner.query('insert into schema_migration (name, hash) values ($1, $2)', [rows[0]!.name, rows[0]!.hash])
  await owner.query(`insert into schema_migration (name, hash) values ('0999_later.sql', 'x')`)
  expect(await ask()).toMatchObject({ status: 200, ready: true, behind: [], ahead: ['0999_later'] })
  await owner.end()
})

test('names of databases that PostgreSQL would cut get roles of their own', () => {
  const long = 'a'.repeat(60)
  expect(roleName('portal')).toBe('portal_app_portal')
  expect(Buffer.byteLength(roleName(`${long}1`))).toBeLessThanOrEqual(63)
  expect(roleName(`${long}1`)).not.toBe(roleName(`${long}2`))
  expect(at('postgresql://a@b:1/c', 'd')).toBe('postgresql://a@b:1/d')
})
