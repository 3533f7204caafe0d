import { mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../kit/browser'
import { newFolder, removeFolder, startPortal } from '../kit/portal'

const FOLDER = resolve('tests/e2e/pictures')
const PASSWORD = 'ready-mix-demo-2026'
const MOST_BYTES = 300_000

type Shot = { name: string; who: string; show: (page: Page) => Promise<void> }

/** The pictures of the README, on the demo company's day at 10:20. */
const SHOTS: Shot[] = [
  { name: 'activity', who: 'dispatcher', show: page => open(page, '/dashboards/dashboard') },
  { name: 'order', who: 'dispatcher', show: showOrder },
  { name: 'queue', who: 'batcher', show: showQueue },
  { name: 'approvals', who: 'sales_manager', show: page => open(page, '/sales-management/invoice-draft/overview') },
]

await takeAll()

async function takeAll() {
  mkdirSync(FOLDER, { recursive: true })
  const given = process.env.PORTAL_URL
  const data = newFolder()
  const portal = given
    ? { url: given, stop: async () => 0 }
    : await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: '2026-11-20T10:20:00+08:00' })
  const browser = await openBrowser()
  try {
    for (const shot of SHOTS) await take(browser, portal.url, shot)
  } finally {
    await browser.close()
    await portal.stop()
    removeFolder(data)
  }
}

async function take(browser: Browser, url: string, { name, who, show }: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill(who)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(to => !to.pathname.startsWith('/auth/login'))
  await show(page)
  await page.waitForTimeout(600)
  const path = resolve(FOLDER, `${name}.png`)
  await page.screenshot({ path })
  const { size } = statSync(path)
  console.log(`${name}.png, ${Math.round(size / 1000)} kB`)
  if (size > MOST_BYTES) process.exitCode = 1
  await context.close()
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** A copy of an order of the day for tomorrow: the side column then shows what it would mean. */
async function showOrder(page: Page) {
  await open(page, '/order')
  const links = page.locator('[data-order] a[data-open]')
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  const id = new URL(hrefs[2] ?? hrefs[0] ?? '', 'http://portal').searchParams.get('id')
  await open(page, `/order/new?copy=${id}&day=2026-11-21`)
  await page.locator('[name=startTime]').last().fill('08:00')
  await page.locator('[name=quantity]').last().fill('27')
  await page.keyboard.press('Tab')
  await page.getByRole('complementary').getByText('Price', { exact: false }).first().waitFor()
}

async function showQueue(page: Page) {
  await open(page, '/queue/batcher')
  await page.getByRole('list', { name: 'Next loads' }).getByRole('link').filter({ hasText: 'Assigned' }).first().click()
  await page.getByRole('region', { name: 'Load in hand' }).waitFor()
  await page.mouse.move(0, 0)
}
