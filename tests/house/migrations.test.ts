import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '~/db/kit/schema'
import { RELEASE, releaseOf, VERSION } from '~/domain/kit/release'
import { freshDatabase } from '../kit/database'

const FOLDER = 'db/migrations'
const RELEASE_1 = '4d464e7'
const rowsOf = (file: string) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .slice(1)
    .map(line => line.split('\t'))
const files = readdirSync(FOLDER).filter(file => file.endsWith('.sql'))

test('what the migrations make is what the tables say: otherwise run `npm run db:change -- NAME`', async () => {
  const tables: Record<string, unknown> = {}
  for (const file of globSync('db/**/*tables.ts')) Object.assign(tables, await import(pathToFileURL(file).href))
  const [snapshot] = readdirSync(join(FOLDER, 'meta')).filter(file => file.endsWith('_snapshot.json'))
  const kept = JSON.parse(readFileSync(join(FOLDER, 'meta', snapshot!), 'utf8'))
  const now = generateDrizzleJson(tables, kept.id, undefined, 'snake_case')
  expect(await generateMigration(kept, now)).toEqual([])
})

test('the snapshot is not beside the truth: a migrated database has the columns that the tables name', async () => {
  const [snapshot] = readdirSync(join(FOLDER, 'meta')).filter(file => file.endsWith('_snapshot.json'))
  const kept = JSON.parse(readFileSync(join(FOLDER, 'meta', snapshot!), 'utf8')) as Snapshot
  const named = Object.values(kept.tables).flatMap(({ name, columns, indexes }) => [
    ...Object.values(columns).map(column => `${name}.${column.name} ${column.notNull}`),
    ...Object.keys(indexes).map(index => `${name} index ${index}`),
  ])
  const database = await freshDatabase()
  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  const { rows: columns } = await owner.query<{ text: string }>(
    `select table_name || '.' || column_name || ' ' || (is_nullable = 'NO') as text from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migration'`,
  )
  const { rows: indexes } = await owner.query<{ text: string }>(
    `select tablename || ' index ' || indexname as text from pg_indexes where schemaname = 'public'`,
  )
  await owner.end()
  await database.drop()
  // A column that is kept for the release before is in the database alone: today's code cannot name it.
  const keptBehind = rowsOf('compat.tsv').map(([, name]) => name)
  const tablesOnly = (text: string) => !text.includes(' index ') && !keptBehind.includes(text.split(' ')[0]!)
  expect(
    columns
      .map(({ text }) => text)
      .filter(tablesOnly)
      .sort(),
  ).toEqual(named.filter(tablesOnly).sort())
  expect(named.filter(text => text.includes(' index ') && !indexes.some(index => index.text === text))).toEqual([])
})
type Snapshot = {
  tables: Record<
    string,
    { name: string; columns: Record<string, { name: string; notNull: boolean }>; indexes: Record<string, unknown> }
  >
}

test('what has landed never changes', () => {
  const landed = new Map(rowsOf('landed.tsv').map(([file, , hash]) => [file, hash]))
  const now = files.map(file => [
    file,
    createHash('sha256')
      .update(readFileSync(join(FOLDER, file)))
      .digest('hex'),
  ])
  expect(now).toEqual([...landed])
  if (!existsSync('.git')) return
  const touched = execFileSync('git', [
    'log',
    '--diff-filter=MDR',
    '--format=',
    '--name-only',
    `${RELEASE_1}..HEAD`,
    '--',
    FOLDER,
  ])
  expect(sqlOf(touched), 'changed by a commit').toEqual([])
  const pending = execFileSync('git', ['diff', '--diff-filter=MDR', '--name-only', 'HEAD', '--', FOLDER])
  expect(sqlOf(pending), 'changed and not committed').toEqual([])
})
const sqlOf = (printed: Buffer) =>
  printed
    .toString()
    .split('\n')
    .filter(line => line.endsWith('.sql'))

test('the journal, which a release knows its schema by, names every file in its order', () => {
  expect(MIGRATIONS.map(name => `${name}.sql`)).toEqual(files.sort())
})

test('a release has a heading in the change log, and names its migrations there', () => {
  const log = readFileSync('CHANGELOG.md', 'utf8')
  const headings = [...log.matchAll(/^## (\S+)/gm)].map(([, heading]) => heading!)
  const [upcoming, ...released] = headings
  expect(upcoming === 'Unreleased' ? released[0] : upcoming).toBe(VERSION)
  const numbers = headings.filter(heading => heading !== 'Unreleased').map(releaseOf)
  expect(numbers).toEqual(Array.from({ length: RELEASE }, (_, at) => RELEASE - at))
  for (const [file, release] of rowsOf('landed.tsv')) {
    expect(Number(release), `${file} belongs to this release, to one before or to the next`).toBeLessThanOrEqual(
      RELEASE + 1,
    )
    expect(log, `the change log does not name ${file}`).toContain(file!.replace(/\.sql$/, ''))
  }
})

test('what is kept for the release before is there, and goes when it is due', async () => {
  const database = await freshDatabase()
  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  const { rows } = await owner.query<{ kind: string; name: string }>(
    `select 'column' as kind, table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
      union all select 'trigger', tgname from pg_trigger where not tgisinternal
      union all select 'view', table_name from information_schema.views where table_schema = 'public'`,
  )
  await owner.end()
  await database.drop()
  for (const [kind, name, keptFor, due, instead] of rowsOf('compat.tsv')) {
    const there = rows.some(row => row.kind === kind && row.name === name)
    expect(there, `${kind} ${name} is gone: take it off compat.tsv`).toBe(true)
    expect(Number(due), `${kind} ${name} is due: drop it by a migration (${instead})`).toBeGreaterThan(RELEASE)
    expect(Number(due), `${kind} ${name} is kept for release ${keptFor} alone`).toBe(Number(keptFor) + 2)
  }
})
