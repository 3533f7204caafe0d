import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the order of texts is made; everywhere else it would be that of the shell or of the browser. */
const HOME = 'domain/kit/collation.ts'
const OWN_ORDER = /\.localeCompare\(|\bIntl\.Collator\b|\.toLocale\w+\(\s*\)/

const files = ['domain', 'db', 'workflows', 'functions', 'web']
  .flatMap(room => readdirSync(room, { recursive: true }).map(path => `${room}/${path}`))
  .filter(path => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))

test('names, dates and figures are ordered and written alike on every machine', () => {
  expect(files).toContain(HOME)
  expect(files.filter(path => path !== HOME && OWN_ORDER.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('a planted order of its own is seen', () => {
  for (const line of ['a.name.localeCompare(b.name)', 'new Intl.Collator().compare', 'count.toLocaleString()'])
    expect(line).toMatch(OWN_ORDER)
  expect("count.toLocaleString('en-SG')").not.toMatch(OWN_ORDER)
})
