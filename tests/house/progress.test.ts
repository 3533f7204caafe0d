import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { routesOf } from '~/functions/kit/openapi'
import type { Parts } from '~/functions/parts'
import { allScreens } from '~/web/screens'
import { testSettings } from '../kit/settings'
import floors from './floors.json'
import { pathShape, specTable } from './spec-table'

/** The specification as a progress bar; its floors may rise and never fall. */
describe('progress', () => {
  test('calls', () => {
    const api = buildApi({ settings: testSettings() } as Parts, fullDoor)
    const served = new Set(
      routesOf(api).map(({ method, path }) => `${method} ${pathShape(path.replace(/^\/api/, ''))}`),
    )
    const wanted = specTable('calls')
    const done = wanted.filter(({ method, path }) => served.has(`${method} ${pathShape(path!)}`))
    report('calls', done.length, 'calls', wanted.length)
  })

  test('screens', () => {
    const there = allScreens.filter(({ area, file }) => existsSync(join('web', area, file)))
    const shown = new Set(there.map(({ url }) => pathShape(url)))
    const wanted = specTable('screens')
    const done = wanted.filter(({ path }) => shown.has(pathShape(path!)))
    report('screens', done.length, 'screens', wanted.length)
  })

  test('rules', () => {
    const known = new Set(specTable('rules').map(({ id }) => id!))
    const named = new Set(ROOMS.flatMap(testFilesIn).flatMap(path => idsInTitles(readFileSync(path, 'utf8'))))
    expect([...named].filter(id => !known.has(id))).toEqual([])
    report('rules', named.size, 'rules shown', known.size)
  })

  test('a rule counts when a title names it, not when a comment does', () => {
    expect(idsInTitles(`test('R-160 saving drops the old loads', () => {`)).toEqual(['R-160'])
    expect(idsInTitles('describe(`R-001 and R-002: roles`, () => {')).toEqual(['R-001', 'R-002'])
    expect(idsInTitles(`test.each(rows)('R-007 %s', () => {`)).toEqual(['R-007'])
    expect(idsInTitles(`// R-160 is not shown here\nexpect(x).toBe('R-161')`)).toEqual([])
  })

  test('floors have only risen', () => {
    for (const earlier of committedFloors())
      for (const [name, floor] of Object.entries(earlier))
        expect(floors[name as keyof typeof floors], `${name} was ${floor} once`).toBeGreaterThanOrEqual(floor)
  })
})

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web', 'tests']

function report(name: keyof typeof floors, done: number, words: string, all: number) {
  console.log(`${words} ${done} of ${all}`)
  expect(done).toBeGreaterThanOrEqual(floors[name])
}

function idsInTitles(text: string) {
  const titles = text.matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)
  return [...titles].flatMap(([, , title]) => title!.match(/\bR-\d{3}\b/g) ?? [])
}

function testFilesIn(folder: string) {
  if (!existsSync(folder)) return []
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  return all
    .filter(each => each.isFile() && /\.test\.tsx?$/.test(each.name))
    .map(each => join(each.parentPath, each.name))
}

/** Every version of the floors that the history at hand knows; a copy without history has none. */
function committedFloors(): Record<string, number>[] {
  const file = 'tests/house/floors.json'
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commits = git('log', '--format=%H', '--', file).trim().split('\n').filter(Boolean)
    return commits.map(commit => JSON.parse(git('show', `${commit}:${file}`)) as Record<string, number>)
  } catch {
    return []
  }
}
