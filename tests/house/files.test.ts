import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALONE } from '../../vitest.config'

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web', 'tests']
const CODE = /\.(ts|tsx|mjs)$/
/** Tables are read by looking up a line, tests by looking for one case: their length hides nothing. */
const TABLE = /\/tables\.ts$|^domain\/access\/rights\//
/** A service is something that is sold. */
const SERVICE = /\/catalog\/(save-)?service[-.]/
const TEST = /\.test\.tsx?$|^tests\//

/** Made by a command, read by a compiler. */
const MADE = /^web\/kit\/client\/|^domain\/[a-z]+\/words\.ts$|^domain\/kit\/languages\//

const files = ROOMS.flatMap(room => filesIn(room)).filter(path => CODE.test(path) && !MADE.test(path))
const lines = new Map(files.map(path => [path, readFileSync(path, 'utf8').trimEnd().split('\n').length]))

describe('files stay small', () => {
  test('at most 200 lines, tables and tests 300', () => {
    const long = files.filter(path => lines.get(path)! > (TABLE.test(path) || TEST.test(path) ? 300 : 200))
    expect(long.map(path => `${path} ${lines.get(path)}`)).toEqual([])
  })

  test('the median is at most 80', () => {
    const sorted = [...lines.values()].sort((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)]!
    console.log(`files ${files.length}, median ${median} lines`)
    expect(median).toBeLessThanOrEqual(80)
  })
})

describe('tests that share a process', () => {
  const REPLACES = /\bvi\s*\.\s*(mock|doMock|stubGlobal|stubEnv|resetModules)\(/

  test('none of them replaces a module or a part of the process', () => {
    const replacing = files.filter(path => /^tests\/(?!e2e\/)/.test(path) && REPLACES.test(readFileSync(path, 'utf8')))
    expect(replacing.length).toBeGreaterThan(0)
    expect(replacing.filter(path => !ALONE.includes(path))).toEqual([])
  })
})

describe('names', () => {
  test('are kebab-case, and no index but an area of functions', () => {
    const odd = files.filter(path => !/^([a-z0-9]+[-.]?)+$/.test(path.split('/').at(-1)!) && !/^web\/.*\$/.test(path))
    expect(odd).toEqual([])
    expect(files.filter(path => /\/index\.tsx?$/.test(path) && !/^functions\/[a-z]+\/index\.ts$/.test(path))).toEqual(
      [],
    )
  })

  test('say what is inside: no utils, helpers, services, managers', () => {
    expect(
      files.filter(path => /(^|[/-])(utils?|helpers?|services?|managers?)([-./]|$)/.test(path) && !SERVICE.test(path)),
    ).toEqual([])
  })
})

describe('one writer', () => {
  /** Where rows are written without a person behind them: queues, keys and counters of the kit, and the demo company. */
  const WRITERS = /^db\/(kit|seed|migrations)\/|^tests\//
  const WRITES = /\bsql\s*\.\s*(insert|update|delete)\(|\b(insert\s+into|update\s+"?[a-z_]+"?\s+set|delete\s+from)\b/i

  test('rows change through db/kit, which locks, stamps and audits', () => {
    const writers = files.filter(
      path => !WRITERS.test(path) && WRITES.test(withoutComments(readFileSync(path, 'utf8'))),
    )
    expect(writers.filter(path => !LISTED.has(path))).toEqual([])
    for (const path of LISTED.keys()) expect(files, `${path} is listed but gone`).toContain(path)
  })

  test('a planted write is seen', () => {
    expect('await work.sql\n  .insert(plants).values(row)').toMatch(WRITES)
    expect('sql.execute(raw`update plant set active = false`)').toMatch(WRITES)
    expect('plant.update(work, row)').not.toMatch(WRITES)
  })
})

test('zod is taken as a namespace: by name it brings its messages in forty languages to the edge', () => {
  const named = /import (type )?\{[^}]*\} from 'zod'/
  expect(files.filter(path => !path.startsWith('tests/') && named.test(readFileSync(path, 'utf8')))).toEqual([])
})

/** Writers outside the kit, each with its reason. */
const LISTED = new Map([
  ['db/users/session.ts', 'sessions and their tokens belong to signing in; nobody edits them'],
  ['db/deliveries/e-ticket-message.ts', 'what was sent to receivers is kept for a season; that it goes is no edit'],
  ['db/deliveries/e-ticket-subscription.ts', 'secrets are sealed by the key of today; what they are stays'],
  ['db/users/machine-key.ts', 'each use of a key counts in its minute; nobody edits that'],
  ['db/fleet/driver-phone.ts', 'each call of a phone counts in its minute; nobody edits that'],
  ['db/orders/site-link.ts', 'each look by the link of a site counts in its minute; nobody edits that'],
  ['db/users/erasure-parts.ts', 'an erasure puts no name on the trail; its one line says what went'],
  ['db/users/personal-data.ts', 'what its days have ended for goes without a line a row'],
  ['db/users/second-factor.ts', 'what an app shares and which code was used belong to signing in; nobody edits them'],
  ['db/users/passkey.ts', 'what a passkey signs with and its counter belong to signing in; nobody edits them'],
  ['db/users/identity.ts', 'who somebody is at the company account belongs to signing in; nobody edits it'],
  ['db/users/login-attempt.ts', 'failed attempts belong to signing in; nobody edits them'],
  ['db/orders/road-way.ts', 'what a routing service said of ways is a copy; nobody edits it'],
  ['db/users/notification.ts', 'read and mailed are marks on one’s own copy of what the trail says already'],
  ['db/users/notified-line.ts', 'what is told of is made from the trail; a line about it would tell of itself'],
  ['db/materials/stock-entry.ts', 'an entry of the ledger and the level of its silo move in one statement'],
])

function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}
