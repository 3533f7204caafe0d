import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'tests', 'asvs.md'), 'utf8')
/** Of levels 1 and 2: those of level 3 have no column of the level. */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', shown = '']) => ({ id, state, shown }),
)
const STATES = ['met', 'part', 'not met', 'none here', 'not assessed']

test('the page of ASVS counts its own rows, each requirement once', () => {
  const told = STATES.map(state => ({ state, n: rows.filter(row => row.state === state).length }))
  const sum = told.filter(({ n }) => n > 0).map(({ state, n }) => `${n} ${state}`)
  expect(page).toContain(`Of ${rows.length}: ${sum.join(', ')}.`)
  expect(rows.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([])
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
})

test('what is met is shown by something, and every file that is named is there', () => {
  expect(rows.filter(({ state, shown }) => state !== 'not assessed' && shown.length < 7)).toEqual([])
  const named = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`((?:[a-z][\w-]*\/)+[\w*.-]+)`/g)].map(([, path = '']) => ({ id, path })),
  )
  expect(named.length).toBeGreaterThan(150)
  const isThere = (path: string) =>
    [path, join('tests', path)].some(at => globSync(`${at}{,.ts,.tsx}`, { cwd: ROOT }).length > 0)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})
