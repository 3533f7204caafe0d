import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, pending, WrongSchema } from '~/db/kit/migrate'
import { random } from '~/domain/kit/random'
import { RELEASE } from '~/domain/kit/release'
import { MIGRATIONS_FOLDER } from '~/functions/local/schema'
import { count } from '../hardening/kit/parameters'
import { type EmptyDatabase, emptyDatabase, freshDatabase } from '../kit/database'
import { newFolder, removeFolder, startPortal } from '../kit/portal'
import { bundled } from './supervisor'

/** `npm run faults -- --migrations 20` kills at every step of every file, each on a database of its own twenty times. */
const ROUNDS = count('migrations', 1)
const SEED = count('seed', 20_261_122)
const files = readdirSync(MIGRATIONS_FOLDER)
  .filter(file => file.endsWith('.sql'))
  .sort()
const of = (ownerUrl: string, folder = MIGRATIONS_FOLDER) => ({ ownerUrl, folder, release: RELEASE, secret: 'tests' })

let script: string
let today: string[]
const folders = mkdtempSync(join(tmpdir(), 'readymix-migrations-'))
/** A folder with these migrations alone. */
function folderOf(name: string, some: readonly string[]): string {
  const folder = join(folders, name)
  mkdirSync(folder)
  for (const file of some) copyFileSync(join(MIGRATIONS_FOLDER, file), join(folder, file))
  return folder
}
/** What release 1 brought. */
const releaseOne = folderOf('release-1', ['0000_baseline.sql', '0001_guards.sql', '0002_fleet.sql'])
const allButNewest = folderOf('all-but-newest', files.slice(0, -1))
let old: EmptyDatabase

beforeAll(async () => {
  script = await bundled('migrate-child')
  old = await emptyDatabase()
  await migrate({ ...of(old.ownerUrl, releaseOne), release: 1 })
  const whole = await freshDatabase()
  today = await shape(whole.ownerUrl)
  await whole.drop()
}, 60_000)
afterAll(async () => {
  rmSync(folders, { recursive: true, force: true })
  await old.drop()
})

/** Everything that migrations make, as lines that can be compared. */
async function shape(url: string): Promise<string[]> {
  const rows = await asked<{ line: string }>(
    url,
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
      union all select proname || ' ' || prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
      order by 1`,
  )
  return rows.map(({ line }) => line)
}

async function asked<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const applied = (url: string) => asked<{ name: string }>(url, 'select name from schema_migration order by name')

function child(ownerUrl: string, dieAt: string) {
  const env = {
    ...process.env,
    OWNER_URL: ownerUrl,
    FOLDER: MIGRATIONS_FOLDER,
    RELEASE: String(RELEASE),
    DIE_AT: dieAt,
  }
  const running = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    running,
    ended: new Promise<string>(resolve => running.on('exit', (code, signal) => resolve(signal ?? String(code)))),
  }
}

async function stepsOf(start: () => Promise<{ ownerUrl: string; drop(): Promise<void> }>): Promise<string[]> {
  const database = await start()
  const steps: string[] = []
  await migrate({ ...of(database.ownerUrl), at: step => void steps.push(step) })
  await database.drop()
  return steps
}

/** Starts a migrator that dies at the step; says which files it left to be applied. */
async function killedAt(step: string, ownerUrl: string): Promise<string[]> {
  const classes = async () => (await asked<{ n: number }>(ownerUrl, `select count(*)::int as n from pg_class`))[0]!.n
  const before = await classes()
  expect(await child(ownerUrl, step).ended, step).toBe('SIGKILL')
  const left = (await pending(of(ownerUrl))).map(({ name }) => name)
  const [file, how] = step.split(' ')
  if (how === 'committed') expect(left).not.toContain(file)
  else if (files.includes(file!)) expect(left).toContain(file)
  // The ledger and its key, and the names of its columns' long values, are all that may be there.
  if (left.length === files.length) expect((await classes()) - before).toBeLessThanOrEqual(4)
  return left
}

const oldDatabase = () => emptyDatabase(old.name)

describe.each([
  ['an empty database', emptyDatabase],
  ['a database of release 1', oldDatabase],
])('%s', (_name, start) => {
  test('migrators killed at every step, one after the other, lose nothing and the last one ends it', async () => {
    const database = await start()
    const steps = await stepsOf(start)
    // The short form dies in every fourth file, at the places of a file in turn, and at every place of the newest files.
    const places = ['begun', 'half done', 'recorded', 'committed']
    const short = steps.filter(step => {
      const [name, ...place] = step.split(' ')
      const no = files.indexOf(name!)
      return no < 0 || no >= files.length - 2 || (no % 4 === 0 && places[(no / 4) % 4] === place.join(' '))
    })
    for (const step of ROUNDS > 1 ? steps : short) await killedAt(step, database.ownerUrl)
    expect((await migrate(of(database.ownerUrl))).applied).toEqual([])
    expect(await shape(database.ownerUrl)).toEqual(today)
    await database.drop()
  }, 300_000)

  test(
    'a migrator that is killed at any step leaves each file whole or not there, and the next one ends it',
    async () => {
      // Each step with a database of its own takes minutes: the short form has the newest file, the one that may change.
      const whole = ROUNDS > 1
      const begun = await start()
      if (!whole) await migrate(of(begun.ownerUrl, allButNewest))
      const copied = () => emptyDatabase(begun.name)
      const steps = await stepsOf(copied)
      for (let round = 0; round < ROUNDS; round++)
        for (const step of steps) {
          const database = await copied()
          const left = await killedAt(step, database.ownerUrl)
          const ending = await migrate(of(database.ownerUrl))
          expect(ending.applied).toEqual(left)
          expect(await shape(database.ownerUrl), step).toEqual(today)
          expect((await migrate(of(database.ownerUrl))).applied).toEqual([])
          await database.drop()
        }
      await begun.drop()
    },
    120_000 + ROUNDS * 300_000,
  )

  test(
    'a migrator that is killed at a moment of chance is followed by one that ends it',
    async () => {
      const next = random(SEED)
      for (let round = 0; round < Math.max(3, ROUNDS); round++) {
        const database = await start()
        const { running, ended } = child(database.ownerUrl, 'never')
        const timer = setTimeout(() => running.kill('SIGKILL'), 100 + next() * 1500)
        await ended
        clearTimeout(timer)
        await migrate(of(database.ownerUrl))
        expect(await shape(database.ownerUrl)).toEqual(today)
        await database.drop()
      }
    },
    120_000 + ROUNDS * 10_000,
  )

  test('many migrators at once apply each file once', async () => {
    const database = await start()
    const before = new Set((await pending(of(database.ownerUrl))).map(({ name }) => name))
    const all = await Promise.all(Array.from({ length: 6 }, () => migrate(of(database.ownerUrl))))
    expect(all.flatMap(each => each.applied).sort()).toEqual([...before].sort())
    expect(await shape(database.ownerUrl)).toEqual(today)
    await database.drop()
  })

  test('two portals that start on it at once both serve', async () => {
    const database = await start()
    const folders = [newFolder(), newFolder()]
    const portals = await Promise.all(
      folders.map(folder => startPortal({ PORTAL_DATA: folder, DATABASE_URL: database.ownerUrl, PORTAL_DEMO: '0' })),
    )
    for (const { url } of portals) {
      const ready = await fetch(`${url}/readyz`)
      expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true, behind: [], roles: 'strong' }])
      expect((await fetch(`${url}/auth/login`)).status).toBe(200)
    }
    const passwords = portals.flatMap(({ printed }) => /sign in as admin with (\S+)/.exec(printed())?.[1] ?? [])
    expect(passwords, 'one of them made the first administrator').toHaveLength(1)
    for (const { url } of portals) {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: passwords[0] }),
      })
      expect(answer.status).toBe(200)
    }
    expect((await applied(database.ownerUrl)).map(({ name }) => name)).toEqual(files)
    for (const portal of portals) await portal.stop()
    for (const folder of folders) removeFolder(folder)
    await database.drop()
  }, 120_000)
})

test('a file that failed leaves nothing, and what was asked for is said without being done', async () => {
  const database = await emptyDatabase()
  const before = await asked(database.ownerUrl, 'select relname from pg_class order by 1')
  expect((await pending(of(database.ownerUrl))).map(({ name }) => name)).toEqual(files)
  expect(await asked(database.ownerUrl, 'select relname from pg_class order by 1')).toEqual(before)
  await asked(database.ownerUrl, 'create table silo (mine text)')
  await expect(migrate(of(database.ownerUrl))).rejects.toThrow(/"silo" already exists/)
  expect(await applied(database.ownerUrl)).toEqual([])
  await database.drop()
})

test('a database of another baseline, or of a release that this one cannot read, is left alone', async () => {
  const database = await freshDatabase()
  await asked(
    database.ownerUrl,
    `insert into schema_migration (name, hash, release) values ('0900_next.sql', 'x', ${RELEASE + 1})`,
  )
  expect((await migrate(of(database.ownerUrl))).applied).toEqual([])
  await asked(
    database.ownerUrl,
    `insert into schema_migration (name, hash, release) values ('0901_far.sql', 'x', ${RELEASE + 2})`,
  )
  await expect(migrate(of(database.ownerUrl))).rejects.toThrow(
    new WrongSchema(
      `The database belongs to release ${RELEASE + 2} and this is release ${RELEASE}; start release ${RELEASE + 1} or newer`,
    ),
  )
  await asked(database.ownerUrl, `delete from schema_migration where name like '09%'`)
  await asked(database.ownerUrl, `update schema_migration set hash = 'another' where name = '0000_baseline.sql'`)
  await expect(migrate(of(database.ownerUrl))).rejects.toThrow(/made by another version of 0000_baseline.sql/)
  await database.drop()
})
