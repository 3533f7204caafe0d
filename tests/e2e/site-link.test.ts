import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violations } from '../kit/axe'
import { openBrowser } from '../kit/browser'
import { signOn } from '../kit/sign'
import { DEMO_PASSWORD, type Visitor, visitor } from '../kit/visitor'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true }
let browser: Browser
let site: Visitor
let token = ''

beforeAll(async () => {
  browser = await openBrowser()
  site = await visitor(browser, undefined, PHONE)
  token = (await call('POST', '/login', { username: 'dispatcher_manager', password: DEMO_PASSWORD })).token
})
afterAll(() => browser.close())

async function call(method: string, path: string, json?: object) {
  const answer = await fetch(`${inject('portal').url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  return answer.json()
}

type Order = { id: string; orderNo: string; status: string; doneLoads: number; waitingLoads: number }
/** An order of the first of some days from the demo's today that has one; the demo company rests on Sundays. */
async function orderOf(days: readonly number[], fits: (order: Order) => boolean): Promise<Order | undefined> {
  for (const day of days) {
    const found = (await ordersOf(day)).find(fits)
    if (found) return found
  }
  return undefined
}
async function ordersOf(days: number): Promise<Order[]> {
  const { now } = await call('GET', '/session')
  const regions = (await call('GET', '/region/region')).rows as { id: string }[]
  const day = new Date(Date.parse(now) + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  const query = `orderDate=${day}&${regions.map(({ id }) => `regionIds=${id}`).join('&')}`
  return (await call('GET', `/order/all?${query}`)).rows
}
const pathOf = async ({ id }: Order) => new URL((await call('POST', `/order/${id}/site-link`)).link.url).pathname

const tooSmall = (page: Page) =>
  page
    .locator('main :is(button, input:not([type=hidden]):not([type=radio]), a)')
    .evaluateAll(all =>
      all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML.slice(0, 120)),
    )
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('a foreman asks for more from the phone, the dispatcher says no, and the phone says why', async () => {
  const order = (await orderOf([1, 2], ({ status, waitingLoads }) => status === 'confirmed' && waitingLoads > 3))!
  const { page, complaints } = site
  await site.goto(await pathOf(order))
  expect(await page.getByText(order.orderNo).count()).toBeGreaterThan(0)
  expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Send more' }).click()
  await page.getByLabel('How many m³ more').fill('6')
  await page.getByLabel('Your name').last().fill('Mr Tan')
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that change over a moment would be read on their way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  expect(await tooSmall(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  await page.getByRole('button', { name: 'Ask: send more' }).click()
  await page.getByText('With the dispatcher').waitFor()

  const office = await visitor(browser, 'dispatcher_manager')
  await office.goto('/order/site-request')
  await office.page.getByRole('link', { name: order.orderNo }).click()
  await office.page.getByText('asked by Mr Tan on site').waitFor()
  await office.page.getByLabel('Answer to the site').fill('No truck until noon')
  await office.page.getByRole('button', { name: 'No', exact: true }).click()
  await office.page.getByText('asked by Mr Tan on site').waitFor({ state: 'detached' })
  await office.close()

  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('No truck until noon').waitFor()
  expect(complaints).toEqual([])
})

test('a load is signed for with a finger, its ticket downloads, and a revoked link opens nothing', async ({ skip }) => {
  // The link of yesterday's pour still holds. Before the first load of a Monday there is none.
  const order = await orderOf([-1, 0], ({ doneLoads }) => doneLoads > 0)
  if (!order) return skip('Nothing was delivered yesterday or today')
  const path = await pathOf(order)
  const { page } = site
  await site.goto(path)
  await page
    .getByRole('button', { name: /^Sign for / })
    .first()
    .click()
  await signOn(page)
  await page.getByLabel('Your name').last().fill('Mr Tan')
  expect(await violations(page)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign for this load' }).click()
  await page.getByText(/signed at \d\d:\d\d/).waitFor()
  const ticket = await page
    .getByRole('link', { name: /^Ticket / })
    .first()
    .getAttribute('href')
  const file = await page.request.get(ticket!)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  const { link } = await call('GET', `/order/${order.id}/site-link`)
  await call('POST', `/order/${order.id}/site-link/revoke`, { version: link.version })
  await site.goto(path)
  expect(await page.getByRole('heading', { name: 'This link has ended' }).count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect((await page.request.get(ticket!)).status()).toBe(401)
})
