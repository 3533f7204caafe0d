import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Noun } from '~/domain/kit/noun'
import { NOUNS } from '~/domain/nouns'

type Row = { tables: string[]; why: string; screens: string[] }

/** The table of the README that says why a list is no descriptor. */
const rows: Row[] = readFileSync('domain/README.md', 'utf8')
  .split('## What is a plain master and what is not')[1]!
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => {
    const [, tables = '', why = '', screens = ''] = line.split('|')
    return { tables: quoted(tables), why: why.trim(), screens: quoted(screens) }
  })

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
}

const descriptors = (NOUNS as readonly Noun[]).map(({ table }) => table)
const excused = rows.flatMap(({ tables }) => tables)

let tables: PgTable[]
beforeAll(async () => {
  const files = readdirSync('db', { recursive: true, encoding: 'utf8' }).filter(path => /tables\.ts$/.test(path))
  const modules: object[] = await Promise.all(files.map(path => import(join(process.cwd(), 'db', path))))
  tables = modules.flatMap(module => Object.values(module)).filter((each): each is PgTable => is(each, PgTable))
})
/** What people keep and switch on and off. */
const masters = () =>
  tables
    .filter(table => ['version', 'active'].every(name => name in getTableColumns(table)))
    .map(table => getTableName(table))

describe('a list that people keep is a descriptor, or says why not', () => {
  test('every table whose rows are switched on and off', () => {
    const unsaid = masters().filter(name => !descriptors.includes(name) && !excused.includes(name))
    expect(unsaid).toEqual([])
  })

  test('every screen of a small list that is written by hand', () => {
    const written = readdirSync('web', { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.tsx') && !path.startsWith('kit/'))
      .filter(path => /<MasterList\b/.test(readFileSync(join('web', path), 'utf8')))
    expect(written.sort()).toEqual(rows.flatMap(({ screens }) => screens).sort())
  })

  test('no reason outlives its table', () => {
    expect(excused.filter(name => descriptors.includes(name))).toEqual([])
    const known = tables.map(table => getTableName(table))
    expect(excused.filter(name => !known.includes(name))).toEqual([])
    expect(new Set(excused).size).toBe(excused.length)
    for (const { tables: of, why } of rows) expect(why.length, of.join()).toBeGreaterThan(10)
  })
})
