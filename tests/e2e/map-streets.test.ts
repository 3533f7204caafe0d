import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { demoFolder, STORY_CLOCK } from '../kit/demo-folder'
import { madeCity } from '../kit/made-city'
import { removeFolder, startPortal } from '../kit/portal'
import { visitor } from '../kit/visitor'

const SOON = { timeout: 30_000 }
const PAGE = '/fleet/air-control'

let browser: Browser
let city: Awaited<ReturnType<typeof madeCity>>
let portal: Awaited<ReturnType<typeof startPortal>>
let data: string

beforeAll(async () => {
  city = await madeCity()
  browser = await openBrowser()
  data = await demoFolder()
  portal = await startPortal({
    PORTAL_DATA: data,
    PORTAL_CLOCK: STORY_CLOCK,
    PORTAL_TILES_URL: `${city.address}/tiles/{z}/{x}/{y}.png`,
    PORTAL_TILES_CREDIT: '© Made city <b>people</b>',
  })
}, 400_000)
afterAll(async () => {
  await browser.close()
  await portal.stop()
  removeFolder(data)
})

test('maps show the streets of the host that a setting names, with whose they are, and no outline', async () => {
  const person = await visitor(browser, 'dispatcher_manager', { baseURL: portal.url })
  await person.goto(PAGE)
  const { page } = person
  await page.locator('.leaflet-tile-loaded').first().waitFor(SOON)
  expect(await page.locator('.leaflet-control-attribution').innerText()).toBe('© Made city <b>people</b>')
  expect(await page.locator('.map-land').count()).toBe(0)
  expect(city.state.asked.every(path => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('where the host does not answer the outline of the land comes instead', async () => {
  city.state.how = 'busy'
  const person = await visitor(browser, 'dispatcher_manager', { baseURL: portal.url })
  await person.goto(PAGE)
  await person.page.locator('.map-land').first().waitFor(SOON)
  city.state.how = 'answer'
  await person.close()
})

test('without the setting the map is the outline, and the page asks no other host', async () => {
  const person = await visitor(browser, 'dispatcher_manager')
  const hosts = new Set<string>()
  person.page.on('request', request => request.url().startsWith('http') && hosts.add(new URL(request.url()).host))
  await person.goto(PAGE)
  await person.page.locator('.map-land').first().waitFor(SOON)
  expect(await person.page.locator('.leaflet-control-attribution').count()).toBe(0)
  expect(hosts.size).toBe(1)
  await person.close()
})
