import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROLES } from '~/domain/access/roles'

/** The tables of addresses and menus name the roles that the specification lists for a screen. */
const TABLES = /(?:^|\/)(?:screens|report-roles)\.ts$|^(?:sidebars-\w+|menu)\.ts$/
/** These are also words of the trade. */
const WORDS = ['driver', 'customer', 'salesperson']
const named = ROLES.filter(role => !WORDS.includes(role)).join('|')

/** What decides by a role instead of a right: its name in quotes, or a look into the roles of a person. */
const BREACHES = [
  new RegExp(`['"\`](?:${named})['"\`]`),
  /\broles\??\.?(?:\s*\?\?\s*\[\]\))?\??\.(?:includes|some|every|indexOf)\(/,
]
const breachOf = (line: string) => BREACHES.some(breach => breach.test(line))

test('R-183 a screen asks rights: no role is named in web outside the kit and the tables of addresses', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !name.startsWith('kit/') && !name.includes('.test.') && !TABLES.test(name),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(name =>
    readFileSync(join('web', name), 'utf8')
      .split('\n')
      .flatMap((line, place) => (breachOf(line) ? [`web/${name}:${place + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('the ribbon of the demo, in the kit, asks its right too', () => {
  const files = readdirSync('web/kit', { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.tsx') && !name.startsWith('pages/'),
  )
  expect(files.filter(name => readFileSync(join('web/kit', name), 'utf8').split('\n').some(breachOf))).toEqual([])
})

test.each([
  `const mine = user.roles.includes('driver')`,
  `if (roles?.some(role => HOLDERS.includes(role))) return`,
  `const opens = (session?.user.roles ?? []).some(one => one === first)`,
  `const isHead = name === 'finance_hod'`,
])('%s would be found', line => {
  expect(breachOf(line)).toBe(true)
})
