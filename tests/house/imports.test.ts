import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

type Breach = { rule: { name: string }; from: string; to: string }

/** Reading all imports takes half a minute on an idle machine. */
const LIMIT = 300_000
const planted = mkdtempSync(join(tmpdir(), 'readymix-imports-'))
afterAll(() => rmSync(planted, { recursive: true }))

test(
  'the rooms import in their directions only',
  async () => {
    expect(await breaches('.')).toEqual([])
  },
  LIMIT,
)

/** Rule, importing file, imported file or nothing, and a line that is at the end of the chain. */
const PLANTED: [rule: string, from: string, to: string, line: string][] = [
  ['domain-is-the-bottom', 'domain/fleet/a.ts', 'db/fleet/a.ts', ''],
  ['db-sees-domain', 'db/fleet/b.ts', 'workflows/fleet/b.ts', ''],
  ['workflows-see-db', 'workflows/fleet/c.ts', 'functions/fleet/c.ts', ''],
  ['functions-see-no-web', 'functions/fleet/d.ts', 'web/fleet/d.ts', ''],
  ['web-sees-domain', 'web/fleet/e.ts', 'db/fleet/e.ts', ''],
  ['web-sees-domain', 'web/fleet/f.ts', 'functions/fleet/f.ts', ''],
  ['functions-areas-do-not-meet', 'functions/fleet/g.ts', 'functions/orders/g.ts', ''],
  ['web-areas-do-not-meet', 'web/fleet/h.ts', 'web/orders/h.ts', ''],
  ['kit-is-general', 'functions/kit/i.ts', 'functions/orders/i.ts', ''],
  ['domain-is-pure', 'domain/fleet/j.ts', '', `import 'hono'`],
  ['domain-is-pure', 'domain/fleet/k.ts', '', `import 'node:fs'`],
  ['casl-in-access-alone', 'functions/fleet/l.ts', '', `import '@casl/ability'`],
  ['drizzle-in-db-alone', 'functions/fleet/m.ts', '', `import 'drizzle-orm/pg-core'`],
  ['remix-in-web-alone', 'functions/fleet/n.ts', '', `import '@remix-run/node'`],
  ['no-circles', 'domain/fleet/p.ts', 'domain/fleet/q.ts', `import './p'`],
  ['no-circles', 'domain/fleet/v.ts', 'domain/fleet/w.ts', `import type { V } from './v'`],
]
const ALLOWED: typeof PLANTED = [
  ['', 'functions/fleet/r.ts', 'db/fleet/r.ts', `import 'drizzle-orm'`],
  ['', 'domain/fleet/s.ts', 'domain/orders/s.ts', `import 'zod'`],
  ['', 'web/fleet/t.ts', 'domain/fleet/t.ts', `import 'decimal.js'`],
  ['', 'domain/access/u.ts', '', `import '@casl/ability'`],
]

describe('in a house with planted breaches', () => {
  const found = breaches(plant([...PLANTED, ...ALLOWED]))

  test.each(PLANTED)(
    '%s is caught: %s imports %s%s',
    async (rule, from) => {
      expect((await found).filter(breach => breach.from === from).map(breach => breach.rule.name)).toContain(rule)
    },
    LIMIT,
  )

  test.each(ALLOWED)(
    '%sallowed: %s imports %s, %s',
    async (_rule, from, to) => {
      expect((await found).filter(breach => breach.from === from || breach.from === to)).toEqual([])
    },
    LIMIT,
  )
})

function plant(cases: typeof PLANTED) {
  const house = mkdtempSync(join(planted, 'house-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(file, join(house, file))
  writeFileSync(join(house, 'package.json'), '{"type":"module"}')
  for (const [, from, to, line] of cases) {
    write(house, from, to ? `import '~/${to.replace('.ts', '')}'` : line)
    if (to) write(house, to, line)
  }
  return house
}

function write(house: string, path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), `${text}\nexport {}\n`)
}

function breaches(folder: string): Promise<Breach[]> {
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rooms = folder === '.' ? ['domain', 'db', 'workflows', 'functions', 'web'] : ['.']
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms]
  return new Promise((found, failed) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }, (error, printed) => {
      if (!printed) failed(error)
      else
        found(
          (JSON.parse(printed) as { summary: { violations: Breach[] } }).summary.violations.map(
            ({ rule, from, to }) => ({ rule, from, to }),
          ),
        )
    })
  })
}
