import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { visiting } from '../kit/visitor'
import { type Caller, caller } from './ux-caller'

const person = visiting('dispatcher_manager')
const SOON = { timeout: 15_000 }
let call: Caller
beforeAll(async () => {
  call = await caller('dispatcher')
})

type Order = { id: string; version: number; status: string; orderDate: string; customerName: string }
/** The orders of the next days from the demo's today that pour; the demo company rests on Sundays. */
async function confirmed(): Promise<Order[]> {
  const { now } = (await call('GET', '/session')).body
  const regions = (await call('GET', '/region/region')).body.rows as { id: string }[]
  const query = regions.map(({ id }) => `regionIds=${id}`).join('&')
  for (const days of [1, 2]) {
    const day = new Date(Date.parse(now) + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
    const rows: Order[] = (await call('GET', `/order/all?orderDate=${day}&${query}`)).body.rows
    const open = rows.filter(({ status }) => status === 'confirmed')
    if (open.length > 12) return open
  }
  throw new Error('No day has more than twelve confirmed orders')
}

test('UX-40 what another changes is on the board within five seconds; scroll, focus and an open menu stay', async () => {
  const { page } = person
  const order = (await confirmed()).at(-1)!
  await page.clock.install()
  await person.goto(`/order?day=${order.orderDate}&by=time`)
  const row = page.locator(`[data-order="${order.id}"]`)
  expect(await row.innerText()).not.toContain('Pump broke down')
  await row.scrollIntoViewIfNeeded()
  await row.getByRole('button', { name: 'Row actions' }).click()
  const item = page.getByRole('menuitem', { name: 'Copy order' })
  await item.focus()
  const where = () =>
    page.evaluate(() => ({
      tops: [...document.querySelectorAll('main, main *')].map(one => one.scrollTop).filter(top => top > 0),
      focus: document.activeElement?.textContent,
    }))
  const before = await where()
  expect(before.tops.length).toBeGreaterThan(0)
  // From here on the page's time goes on by five seconds and no more.
  await page.clock.pauseAt(Date.now() + 1000)
  const held = await call('POST', `/order/${order.id}/hold`, { version: order.version, reason: 'Pump broke down' })
  expect(held.status).toBe(200)
  await page.clock.runFor(5000)
  await expect.poll(() => row.textContent(), SOON).toContain('Pump broke down')
  expect(await where()).toEqual(before)
  expect(await item.isVisible()).toBe(true)
  await page.clock.resume()
  const { version } = (await call('GET', `/order/${order.id}`)).body
  await call('POST', `/order/${order.id}/release`, { version })
  await page.keyboard.press('Escape')
})

test('UX-40 what was asked before a change made here and answered after it does not take the change back', async () => {
  const { page } = person
  const order = (await confirmed()).at(-2)!
  await person.goto(`/order?day=${order.orderDate}&by=time`)
  const row = page.locator(`[data-order="${order.id}"]`)
  let answerFirst = () => {}
  const free = new Promise<void>(resolve => {
    answerFirst = resolve
  })
  let read = 0
  await page.route(/\/live\/order\/all/, async route => {
    // Only the first look is ever answered: no later one shows the change either.
    if (read > 0) return
    const response = await route.fetch()
    read++
    await free
    return route.fulfill({ response })
  })
  await page.clock.fastForward(5000)
  await expect.poll(() => read, SOON).toBe(1)
  await row.focus()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The pump is late')
  await dialog.getByRole('button', { name: /hold/i }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => row.innerText(), SOON).toContain('On hold')
  const answered = page.waitForResponse(/\/live\/order\/all/)
  answerFirst()
  await (await answered).finished()
  await page.waitForTimeout(500)
  expect(await row.innerText()).toContain('On hold')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { version } = (await call('GET', `/order/${order.id}`)).body
  await call('POST', `/order/${order.id}/release`, { version })
})

test('UX-40 a board says how fresh it is: amber after twenty seconds, red with a retry without a server; hidden it rests', async () => {
  const { page } = person
  await person.goto('/order')
  let looks = 0
  let how: 'go' | 'hang' | 'fail' = 'go'
  await page.route(/\/live\/order\/all/, route => {
    looks++
    if (how === 'go') return route.continue()
    if (how === 'fail') return route.abort()
  })
  await page.clock.fastForward(5000)
  const fresh = page.getByText(/^Updated \d+ s ago$/)
  await fresh.waitFor()
  const tone = () => fresh.getAttribute('data-tone')
  expect(await tone()).toBe('neutral')
  how = 'hang'
  await page.clock.fastForward(21_000)
  await expect.poll(tone, SOON).toBe('waiting')
  how = 'fail'
  for (let times = 0; times < 4; times++) {
    const before = looks
    // A failure that is noted after the clock was moved begins its pause anew.
    const later = async () => {
      await page.clock.fastForward(70_000)
      return looks
    }
    await expect.poll(later, SOON).toBeGreaterThan(before)
  }
  const offline = page.locator('[role=status]').filter({ hasText: 'Offline' }).first()
  await offline.waitFor()
  expect(await offline.locator('[data-tone=stop]').count()).toBe(1)
  how = 'go'
  await offline.getByRole('button', { name: 'Retry' }).click()
  await fresh.waitFor()

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }))
  const before = looks
  await page.clock.fastForward(60_000)
  await page.waitForTimeout(300)
  expect(looks).toBe(before)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => looks, SOON).toBeGreaterThan(before)
  await page.unroute(/\/live\/order\/all/)
})

test('a busy portal is asked again when it said, and the board is old, not offline', async () => {
  const { page } = person
  await person.goto('/order')
  await page.clock.fastForward(5000)
  const age = page.getByText(/^Updated \d+ (s|min) ago$/)
  await age.waitFor()
  let looks = 0
  await page.route(/\/live\/order\/all/, route => {
    looks++
    return route.fulfill({ status: 429, headers: { 'retry-after': '15' }, json: { status: 429 } })
  })
  await page.clock.fastForward(5000)
  await expect.poll(() => looks, SOON).toBe(1)
  for (let times = 2; times <= 5; times++) {
    await page.clock.fastForward(14_000)
    expect(looks).toBe(times - 1)
    await page.clock.fastForward(5000)
    await expect.poll(() => looks, SOON).toBe(times)
  }
  expect(await age.getAttribute('data-tone')).toBe('waiting')
  expect(await page.getByText('Offline', { exact: true }).count()).toBe(0)
  await page.unroute(/\/live\/order\/all/)
})

test('UX-43 without a tile server the land, plants, sites and trucks are drawn, and the same rows are a list', async () => {
  const { page } = person
  const abroad: string[] = []
  const here = new URL(page.url()).host
  page.on('request', request => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== here) abroad.push(request.url())
  })
  await person.goto('/fleet/air-control')
  const board = (await (await caller('dispatcher_manager'))('GET', '/air-control')).body
  const map = page.getByRole('region', { name: 'Trucks on the map' })
  await map.locator('path.map-land').first().waitFor({ state: 'attached' })
  type Truck = { truckId: string; truckNo: string; latitude: number | null; load: { projectName: string } | null }
  const trucks: Truck[] = board.rows
  expect(trucks.length).toBeGreaterThan(0)
  expect(await map.locator('.map-truck').count()).toBe(trucks.filter(({ latitude }) => latitude !== null).length)
  expect(await map.locator('.map-plant').count()).toBe(board.plants.length)
  const list = page.getByRole('region', { name: 'Trucks, late first' })
  const listed = await list.locator('.code').allTextContents()
  expect(listed.sort()).toEqual(trucks.map(({ truckNo }) => truckNo).sort())
  if (trucks.some(({ load }) => load)) expect(await map.locator('.map-site').count()).toBeGreaterThan(0)

  await person.goto('/docs/kit?show=map')
  const signs = page.getByRole('region', { name: 'Plants, sites and trucks', exact: true }).locator('.map-sign')
  await expect.poll(() => signs.count(), SOON).toBe(7)
  const rows = page.getByRole('list', { name: 'Plants, sites and trucks, as a list' }).getByRole('listitem')
  expect(await rows.count()).toBe(7)
  expect(abroad).toEqual([])
})

test('UX-45 a long job runs behind a drawer: how far, cancel, done with a toast and a mark, the file again and again', async () => {
  const { page } = person
  /** Without the count of what is asked of the person, which comes when it is known. */
  const title = async () => (await page.title()).replace(/\(\d+\) /, '')
  const { status, body } = await (await caller('dispatcher_manager'))('GET', '/driver/action-history/download')
  expect(status).toBe(202)
  let running = true
  // The job itself takes a second; this screen hears that it is half done until it may be over.
  await page.route(/\/live\/jobs$/, async route => {
    const { rows } = await (await route.fetch()).json()
    const told = rows.map((job: { id: string }) =>
      running && job.id === body.jobId ? { ...job, status: 'running', progress: { done: 9000, total: 18_000 } } : job,
    )
    await route.fulfill({ json: { rows: told.filter(({ id }: { id: string }) => id === body.jobId) } })
  })
  await person.goto('/fleet/truck')
  const jobs = page.getByRole('button', { name: /^Jobs/ })
  await jobs.click()
  const job = page
    .getByRole('dialog', { name: 'Jobs' })
    .getByRole('listitem')
    .filter({ hasText: 'Export action history' })
  await job.getByText('50 %').waitFor()
  expect(await job.innerText()).toMatch(/50 %\s+9,000 rows/)
  await job.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => job.innerText(), SOON).toContain('This job has already ended')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order', exact: true }).click()
  await expect.poll(title, SOON).toBe('Order home')
  expect(await jobs.getAttribute('aria-label')).toBe('Jobs: 1 running')

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }))
  running = false
  await page.clock.fastForward(5000)
  await page.locator('[data-toast]').filter({ hasText: 'Export action history is done' }).waitFor()
  expect(await title()).toBe('● Order home')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await title()).toBe('Order home')
  for (let times = 0; times < 2; times++) {
    await jobs.click()
    const link = job.getByRole('link', { name: 'Download' })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/^action-history_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n').length
    expect(lines).toBeGreaterThanOrEqual(body.rows)
    await page.reload({ waitUntil: 'networkidle' })
  }
  await page.unroute(/\/live\/jobs$/)
})
