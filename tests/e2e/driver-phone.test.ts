import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../kit/axe'
import { openBrowser } from '../kit/browser'
import { signOn } from '../kit/sign'
import { type Visitor, visitor } from '../kit/visitor'
import { beginStory, type Story } from './journey/kit/story'
import { loadedTruck } from './kit/loaded-truck'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true }
const DAY = '2026-11-20'
let story: Story
let browser: Browser
let phone: Visitor
let page: Page

beforeAll(async () => {
  story = await beginStory()
  browser = await openBrowser()
  phone = await visitor(browser, undefined, { ...PHONE, baseURL: story.url })
  page = phone.page
})
afterAll(async () => {
  await browser.close()
  await story.close()
})

async function ask(method: string, path: string, json?: object, who = 'dispatcher_manager') {
  const { status, body } = await story.ask(who, method, path, json)
  expect(status, `${path} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body
}

async function good(what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), `${what} ${colorScheme}`).toEqual([])
  }
  const small = await page
    .locator('main :is(button, input:not([type=hidden]):not([type=file]), a, summary, label[for]:has(svg))')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML))
  expect(small, what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), what).toBe(false)
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const statusOf = async (doNumber: string) =>
  (await ask('POST', '/delivery-order/search_filter_do', { doNumber, limit: 1 })).rows[0].status
const until = (is: () => Promise<boolean>) => expect.poll(is, { timeout: 30_000, interval: 300 }).toBe(true)

test('a driver binds the phone and takes one load to the site and back, with the network gone in the middle', async () => {
  const { driverId, id, doNumber } = await loadedTruck(ask, DAY, '199', 'Tan Ah Beng')

  const office = await story.as('dispatcher_manager')
  await office.goto(`/fleet/driver/${driverId}`, { waitUntil: 'networkidle' })
  await office.getByRole('button', { name: 'Give out a code' }).click()
  const link = office.getByRole('link', { name: `${new URL(story.url).host}/driver` })
  const href = (await link.getAttribute('href'))!
  await phone.goto('/driver')
  await good('unbound')
  await phone.goto('about:blank')
  await phone.goto(new URL(href).pathname + new URL(href).hash)
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  await page.getByLabel('PIN', { exact: true }).fill('2580')
  await page.getByLabel('PIN again').fill('2580')
  await press('Make this my phone')
  await page.getByRole('heading', { name: 'Tan Ah Beng' }).waitFor()
  expect(page.url()).toBe(`${story.url}/driver`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('driver')
  await press('Lock')
  await page.getByLabel('PIN', { exact: true }).fill('1470')
  await press('Open')
  await page.getByText('This PIN is wrong').waitFor()
  await good('locked')
  await page.getByLabel('PIN', { exact: true }).fill('2580')
  await press('Open')

  const load = page.getByRole('article', { name: doNumber })
  await load.waitFor()
  await good('loaded')
  await press('Left plant')
  await until(async () => (await statusOf(doNumber)) === 'in_transit')

  await story.clockAt(DAY, '10:30')
  await page.reload({ waitUntil: 'networkidle' })
  const keptAt = () => page.evaluate(async () => (await (await caches.match('/driver'))?.text())?.includes('10:30'))
  await until(async () => (await keptAt()) === true)
  await page.context().setOffline(true)
  // The phone was switched off and on where there is no network.
  await page.reload({ waitUntil: 'load' })
  await load.waitFor()
  await press('At site')
  await page.reload({ waitUntil: 'load' })
  await press('Water added')
  await page.getByLabel('Litres').fill('5')
  await page.getByLabel('Name of who asked for it').fill('Mr Lim')
  await signOn(page)
  await good('water')
  await press('Unloading, with this water')
  const unsent = page.getByRole('region', { name: 'Not sent yet' })
  await until(async () => (await unsent.getByRole('listitem').count()) === 2)
  // Meanwhile the office tells that the truck is there.
  await ask('POST', `/delivery-order/${id}/event`, { event: 'on_site', at: `${DAY}T02:29:00Z` })
  await page.context().setOffline(false)
  await unsent.waitFor({ state: 'detached', timeout: 30_000 })
  const refused = page.getByRole('region', { name: 'Refused' })
  expect(await refused.textContent()).toContain('At site')
  await good('refused')
  await press('Understood')
  expect(await statusOf(doNumber)).toBe('pouring')
  const { rows: files } = await ask('GET', `/attachment/list?subject=delivery_order&subjectId=${id}`)
  expect(files[0].name).toContain('Water 5 l asked for by Mr Lim')

  await story.clockAt(DAY, '10:40')
  await page.reload({ waitUntil: 'networkidle' })
  await press('Concrete left')
  await page.getByLabel('Concrete left, m³').fill('0,5')
  await page.getByLabel('Why').selectOption({ label: 'Over-ordered by the customer' })
  await good('left')
  await press('Finished, with this left')
  await press('Back at plant')
  await load.waitFor({ state: 'detached' })
  expect(await statusOf(doNumber)).toBe('returned')

  await office.reload({ waitUntil: 'networkidle' })
  await office.getByRole('button', { name: 'Revoke' }).click()
  await office.getByText(/^Revoked /).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('was revoked').waitFor()
  // The wrong PIN is a 401, and without a network nothing loads.
  const meant = /ERR_INTERNET_DISCONNECTED|Failed to fetch|401 .*\/driver\.data$/
  expect(phone.complaints.filter(text => !meant.test(text))).toEqual([])
})
