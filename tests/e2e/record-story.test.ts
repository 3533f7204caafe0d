import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { word } from '../hardening/kit/parameters'
import { violations } from '../kit/axe'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'

let browser: Browser
const open: Visitor[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  for (const person of open) await person.close()
  await browser.close()
})

async function at(width: number) {
  const person = await visitor(browser, 'admin', { viewport: { width, height: 900 } })
  open.push(person)
  return person
}
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** The list, how it leads to a record, what the record says of it, and the sections beside the first. */
const RECORDS = [
  ['truck', '/fleet/truck', '/fleet/truck/', 'Still to do today', ['history', 'timeline', 'edit']],
  ['driver', '/fleet/driver', '/fleet/driver/', 'Latest loads', ['hours', 'loads', 'history', 'timeline', 'edit']],
  ['plant', '/fleet/plant', '/fleet/plant/', 'Silos to look at', ['timeline', 'edit']],
  ['material', '/material/material-setup', '/material/', 'In silos', ['timeline', 'edit']],
  ['user', '/administration/users', '/administration/users/', 'Open work', ['timeline', 'edit']],
  ['poured order', '/order/passports', '/order/detail?id=', 'Concrete passport', ['loads', 'price', 'timeline']],
] as const

const WIDTHS = [1440, 390] as const

/** Each section is read in one width, by turns, and laid out anew in the other; `npm run axe` reads it in both. */
const readIn = (turn: number) =>
  word('looks') === 'all' ? [WIDTHS, WIDTHS.toReversed()] : [turn % 2 ? WIDTHS.toReversed() : WIDTHS]

test.each(RECORDS.map((of, place) => [...of, place] as const))(
  'B8 a %s is told, not filled in; axe finds nothing and nothing is cut',
  async (_, list, leads, told, sections, first) => {
    const person = await at(WIDTHS[0])
    const { page } = person
    await person.goto(list)
    const links = await page
      .locator(`main a[href^="${leads}"]`)
      .evaluateAll(all => all.map(a => a.getAttribute('href')))
    const path = links.find(to => ID.test(to ?? ''))!
    for (const [place, tab] of ['', ...sections].entries())
      for (const widths of readIn(first + place)) {
        await page.setViewportSize({ width: widths[0]!, height: 900 })
        await person.goto(tab ? `${path}${path.includes('?') ? '&' : '?'}tab=${tab}` : path)
        if (!tab) await page.getByRole('heading', { name: told, exact: true }).waitFor()
        expect(await violations(page), `${tab} ${widths[0]}`).toEqual([])
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          await expect.poll(sideways, { message: `${tab} ${width}` }).toBeLessThanOrEqual(0)
        }
      }
  },
)

test('the month of a truck leads to its delivered loads of the month', async () => {
  const person = await at(1440)
  const { page } = person
  await person.goto('/fleet/truck')
  const links = await page
    .locator('main a[href^="/fleet/truck/"]')
    .evaluateAll(all => all.map(a => a.getAttribute('href')))
  const path = links.find(to => ID.test(to ?? ''))!
  await person.goto(path)
  await page.getByRole('link', { name: /Delivered this month/ }).click()
  await page.waitForURL(/\/report\/figure-rows\?figure=delivered/)
  const asked = new URL(page.url()).searchParams
  expect(asked.get('truckId')).toBe(ID.exec(path)![0])
  expect(asked.get('from')).toMatch(/-01$/)
  await page.getByRole('heading', { level: 1, name: 'Rows of Delivered' }).waitFor()
})
