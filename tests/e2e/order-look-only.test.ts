import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { visitor } from '../kit/visitor'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('an order that a person may not change asks for no preview and no offer, and has nothing to save', async () => {
  const { page } = await visitor(browser, 'it_support')
  const posts: string[] = []
  page.on('request', asked => {
    if (asked.method() === 'POST' && asked.url().includes('manage-order-home')) posts.push(asked.url())
  })
  await page.goto('/support/v2/orders?status=confirmed', { waitUntil: 'load' })
  const order = await page.locator('a[href*="orderId="]').first().getAttribute('href')
  await page.goto(`/support/manage-order-home/${/orderId=([\w-]+)/.exec(order!)![1]}`, { waitUntil: 'load' })
  await page.getByText('Your role can view but not change this').waitFor()
  // Twice as long as a form rests before it asks.
  await page.waitForTimeout(1000)
  expect(posts).toEqual([])
  expect(await page.locator('main').innerText()).not.toContain('You are not authorized')
  expect(await page.getByRole('button', { name: 'Save order' }).count()).toBe(0)
  expect(await page.getByText('Drag the pin').count()).toBe(0)
})
