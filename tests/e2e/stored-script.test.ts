import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { word } from '../hardening/kit/parameters'
import { openBrowser } from '../kit/browser'
import { demoFolder, STORY_CLOCK } from '../kit/demo-folder'
import { type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { type Visitor, visitor } from '../kit/visitor'
import { sweptScreens, type Visit, visitsOf } from './axe-screens'
import { addressFinder } from './kit/addresses'

/** Markup that tells of itself as soon as a browser takes it for markup, with a policy or without: an address is asked. */
const planted = (place: string) => `"'><img src="/stored-script/${place}">`
/** Columns that hold what people type; the rest are codes, states and numbers that decide what a page does. */
const TYPED =
  /(^|_)(name|remarks?|notes?|reason|description|address|comment|title|label|text|attention|instruction|cause|body|message|subject|contact|phone|designation|element|purpose|detail)$/
/** Fewer and the planted text no longer reaches the screens. */
const FLOORS = { columns: 150, seen: word('looks') === 'all' ? 90 : 80 }

let data: string
let portal: RunningPortal
let browser: Browser
let columns = 0
const people = new Map<string, Promise<Visitor>>()
const asked: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  data = await demoFolder()
  portal = await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: STORY_CLOCK })
  columns = await plant(portal.running().ownerUrl)
}, 180_000)
afterAll(async () => {
  await browser.close()
  await portal.stop()
  removeFolder(data)
})

/** In every typed text of every row. Triggers that keep the search and the trail stay on; what they refuse stays as it was. */
async function plant(ownerUrl: string): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select t.relname as table, c.attname as column from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and c.atttypid = 'text'::regtype order by 1, 2`,
  )
  let done = 0
  for (const { table, column } of rows.filter(of => TYPED.test(of.column)))
    try {
      const { rowCount } = await owner.query(
        `update "${table}" set "${column}" = "${column}" || $1 where "${column}" <> ''`,
        [planted(`${table}.${column}`)],
      )
      if (rowCount) done++
    } catch {}
  await owner.end()
  return done
}

function as(role: Visit['role']): Promise<Visitor> {
  const known =
    people.get(String(role)) ??
    visitor(browser, role ?? undefined, { baseURL: portal.url, bypassCSP: true }).then(heard)
  people.set(String(role), known)
  return known
}

function heard(person: Visitor): Visitor {
  person.page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/stored-script/')) asked.push(`${pathname} on ${person.page.url()}`)
  })
  return person
}

test('what somebody typed is text on every screen, never markup', { timeout: 900_000, retry: 0 }, async () => {
  const addressOf = addressFinder(
    () => portal.url,
    async role => (await as(role)).page,
  )
  const broken: string[] = []
  const places = new Set<string>()
  for (const visit of [...visitsOf(0, sweptScreens), ...visitsOf(1, sweptScreens)]) {
    const path = await addressOf(visit)
    const { page } = await as(visit.role)
    const answer = await page.goto(path, { waitUntil: 'load' })
    await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__react')))
    if (answer?.status() !== 200) broken.push(`${path} as ${visit.role}: ${answer?.status()}`)
    for (const [, place] of (await page.content()).matchAll(/\/stored-script\/([\w.]+)/g)) places.add(place!)
  }
  console.log(
    `stored script: ${columns} columns planted, ${places.size} of them seen on ${sweptScreens.length} screens`,
  )
  expect(asked).toEqual([])
  expect(broken).toEqual([])
  expect(columns).toBeGreaterThanOrEqual(FLOORS.columns)
  expect(places.size).toBeGreaterThanOrEqual(FLOORS.seen)
})
