import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bears, importsOf, namelessHomes, routeNouns, withoutNoun } from './route-nouns'
import type { Sources } from './writers'

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web', 'tests']
const CODE = /\.(ts|tsx|mjs)$/
const MADE = /^web\/kit\/client\//
const files = ROOMS.flatMap(room =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(path => join(room, path)),
).filter(path => CODE.test(path) && !MADE.test(path))
const sources: Sources = new Map(
  files.filter(path => !/^tests\/|\.test\.tsx?$/.test(path)).map(path => [path, readFileSync(path, 'utf8')]),
)
const nouns = routeNouns(sources)

/** Homes under another name, each with its reason; at most one noun of twenty. */
const EXCEPTIONS: Record<string, string> = {
  'users/driver-password: workflows': 'setting a password is one verb for whoever gets it',
}

describe('one name a noun', () => {
  test('a noun bears the name of its route file in every room', () => {
    const breaches = namelessHomes(nouns)
    const broken = new Set(breaches.map(breach => breach.split(':')[0]))
    console.log(`nouns ${nouns.length}, under one name ${nouns.length - broken.size}`)
    expect(breaches.sort()).toEqual(Object.keys(EXCEPTIONS).sort())
    expect(broken.size / nouns.length).toBeLessThanOrEqual(0.05)
  })

  test('what a route takes beside nouns gets no more', () => {
    expect(withoutNoun(nouns).length).toBeLessThanOrEqual(RULES)
  })

  test('a planted home under another name is seen', () => {
    const route = `import { DraftSearch } from '~/domain/billing/draft'\n.get('/bill/list', may('GET /bill/list'))`
    const planted = (path: string, text = '') =>
      namelessHomes(
        routeNouns(
          new Map([
            ['functions/billing/bill.ts', route],
            ['domain/billing/draft.ts', ''],
            [path, text],
          ]),
        ),
      )
    expect(planted('functions/billing/other.ts', '')).toEqual(['billing/bill: domain'])
    expect(planted('functions/billing/draft.ts', `.get('/draft', may('GET /draft'))`)).toEqual([])
    expect(planted('web/billing/invoice-list.tsx', `api.billing.bill.list.$get()`)).toContain('billing/bill: web')
    expect(planted('web/billing/bill-list.tsx', `api.billing.bill.list.$get()`)).toEqual(['billing/bill: domain'])
  })

  test('whole words bear a noun', () => {
    expect(bears('workflows/billing/decide-invoice-drafts.ts', 'invoice-draft')).toBe(true)
    expect(bears('web/orders/plan/hours.tsx', 'plan')).toBe(true)
    expect(bears('db/fleet/planet.ts', 'plan')).toBe(false)
    expect(bears('functions/billing/invoice.files.ts', 'invoice')).toBe(true)
  })
})

/** Files without a noun that routes take from their own area: it only gets less. */
const RULES = 78

describe('folders', () => {
  const MOST = 8

  test('a prefix of more than eight files is a folder', () => {
    expect(crowded(files)).toEqual([])
  })

  test('a planted crowd is seen, and tests are not counted', () => {
    const many = (count: number, end: string) => Array.from({ length: count }, (_, no) => `web/fleet/chart-${no}${end}`)
    expect(crowded(many(9, '.tsx'))).toEqual(['web/fleet/chart-'])
    expect(crowded([...many(8, '.tsx'), ...many(8, '.test.ts')])).toEqual([])
  })

  function crowded(paths: readonly string[]): string[] {
    const counted = new Map<string, Set<string>>()
    for (const path of paths.filter(each => !/\.test\.tsx?$|^tests\//.test(each))) {
      const words = basename(path).split('.')[0]!.split('-')
      for (const end of words.keys()) {
        const prefix = `${dirname(path)}/${words.slice(0, end + 1).join('-')}-`
        counted.set(prefix, (counted.get(prefix) ?? new Set()).add(path))
      }
    }
    return [...counted].filter(([, found]) => found.size > MOST).map(([prefix]) => prefix)
  }
})

describe('short files', () => {
  const SHORT = 20
  /** Beyond this a file is long enough without it. */
  const MOST = 150
  /** Files that a way of working asks for, one by one, however short they are. */
  const ASKED: [RegExp, string][] = [
    [/^workflows\/[a-z]+\/[a-z]+-[^/]+\.ts$/, 'a verb and its noun are one file'],
    [/^functions\/[a-z]+\/(index|desk|[^/]+\.(engine|files))\.ts$/, 'a door of an area'],
    [/^web\/([^/]+\/)+(screens|[^/]+-(loader|action))\.ts$/, 'what every screen has one of'],
    [/^domain\/orders\/plan\/engine\/ruin-/, 'an operator of the search is one file'],
    [/^domain\/mixdesign\/design\//, 'a step of a published method is one file, with its source'],
    [/^domain\/access\/rights\/|\/words\.ts$/, 'one file an area'],
  ]
  test('a file under twenty lines that is no noun and that one neighbour alone uses is part of that neighbour', () => {
    expect(strayed(sources)).toEqual([])
  })

  test('a planted one is seen, and one that two use is not', () => {
    const planted = (more: [string, string][] = []) =>
      strayed(
        new Map([
          ['web/fleet/share-of.ts', 'export const shareOf = 1'],
          ['web/fleet/gauge.tsx', "import { shareOf } from './share-of'"],
          ...more,
        ]),
      )
    expect(planted()).toEqual(['web/fleet/share-of.ts'])
    expect(planted([['web/fleet/meter.tsx', "import { shareOf } from '~/web/fleet/share-of'"]])).toEqual([])
    expect(planted([['web/fleet/gauge.tsx', `import { shareOf } from './share-of'${'\n//'.repeat(149)}`]])).toEqual([])
  })

  function strayed(among: Sources): string[] {
    const users = new Map<string, string[]>()
    for (const path of among.keys())
      for (const used of importsOf(path, among)) users.set(used, [...(users.get(used) ?? []), path])
    return [...among].flatMap(([path, text]) => {
      const [user, ...others] = users.get(path) ?? []
      if (linesOf(text) >= SHORT || !user || others.length || areaOf(user) !== areaOf(path)) return []
      const isOwn = ASKED.some(([asked]) => asked.test(path)) || nouns.some(({ noun }) => bears(path, noun))
      return isOwn || isTested(path) || linesOf(text) + linesOf(among.get(user)!) > MOST ? [] : [path]
    })
  }

  const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')
  const linesOf = (text: string) => text.trimEnd().split('\n').length
  /** What a test beside it or in its room shows alone is worth its file. */
  const isTested = (path: string) => tests.some(text => text.includes(`/${basename(path).replace(/\.tsx?$/, '')}'`))
  const tests = files
    .filter(path => /^tests\/|\.test\.tsx?$/.test(path) && !path.startsWith('tests/house/'))
    .map(path => readFileSync(path, 'utf8'))
})

describe('names say what is inside', () => {
  const CRYPTIC =
    /\/(climb|said|told|ways|acts|own|or-none|look|mark|steps|trouble|crowd|cylinder-hands|rooms|detail-acts)\.|-acts\./
  /** Halves of a screen are `-loader` and `-action`, what it offers to press is `-buttons`. */
  const HALVES =
    /^web\/[a-z]+\/(.*\/)?(act-on-[^/]*|[^/]*-(act|acts|actions|data|call|load|halves)|act|actions|data)\.tsx?$/

  test('no word that needs a second reading', () => {
    expect(files.filter(path => CRYPTIC.test(path))).toEqual([])
  })

  test('the halves of a screen are spelt in one way', () => {
    expect(files.filter(path => HALVES.test(path) && !/^web\/(kit|ui)\//.test(path))).toEqual([])
  })

  test('planted ones are seen', () => {
    for (const path of ['domain/kit/own.ts', 'functions/queue/queue-acts.ts', 'web/kit/record/told.tsx'])
      expect(path).toMatch(CRYPTIC)
    for (const path of ['act-on-load.ts', 'lab-actions.ts', 'plan/data.ts', 'history-call.ts', 'chat-load.ts'])
      expect(`web/fleet/${path}`).toMatch(HALVES)
    for (const path of ['load-action.ts', 'driver/loads.tsx', 'action-history.tsx', 'trace-loader.ts'])
      expect(`web/fleet/${path}`).not.toMatch(HALVES)
  })
})
