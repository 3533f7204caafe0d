import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const data = newFolder()
let portal: RunningPortal
let browser: Browser

beforeAll(async () => {
  portal = await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: '2026-11-22T09:00:00+08:00' })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  removeFolder(data)
})

test('UX-52 a demo started on a Sunday shows Monday 10:20; its ribbon plays on with progress', async () => {
  const page = await browser.newPage({ baseURL: portal.url, viewport: { width: 1440, height: 900 } })
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill('admin')
  await page.locator('[name=password]').fill('ready-mix-demo-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(to => !to.pathname.startsWith('/auth/login'))
  const ribbon = page.getByRole('complementary', { name: 'Demo' })
  await expect.poll(() => ribbon.textContent()).toMatch(/23\/11\/2026 10:[23]\d/)
  await ribbon.getByText('Set demo time').click()
  await ribbon.getByRole('button', { name: '06:30, before the first truck' }).click()
  await expect.poll(() => ribbon.textContent(), { timeout: 15_000 }).toContain('Playing on to 24/11/2026 06:3')
  expect(await ribbon.getByRole('progressbar', { name: 'Playing on' }).count()).toBe(1)
  await page.close()
}, 200_000)
