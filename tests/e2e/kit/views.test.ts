import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { type Visitor, visitor } from '../../kit/visitor'

const LIST = '/fleet/plant'
let browser: Browser
let person: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'dispatcher_manager')
})
afterAll(() => browser.close())

const heads = () => person.page.locator('.list thead th').allTextContents()
const button = (name: string | RegExp) => person.page.getByRole('button', { name })
const toast = (text: string) => person.page.locator('[data-toast]', { hasText: text }).waitFor()

test('UX-12 what is on the screen becomes a view, a tab, the first one, and says when it was changed', async () => {
  const { page } = person
  const name = `Active ${Date.now()}`
  await person.goto(`${LIST}?active=true&size=25`)
  await button('Views of this list').click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Open this list with it').check()
  await button('Save view').click()
  await toast(`${name} is saved`)
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
  await tab.waitFor()

  // The bare address opens it, also on another device.
  const elsewhere = await visitor(browser, 'dispatcher_manager')
  await elsewhere.goto(LIST)
  expect(elsewhere.page.url()).toContain('active=true&size=25&saved=')
  expect(elsewhere.complaints).toEqual([])
  await elsewhere.close()

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('false')
  await page.getByRole('link', { name: `${name} changed` }).waitFor()
  await button('Update').click()
  await toast(`${name} is updated`)
  await expect.poll(() => page.getByText('changed', { exact: true }).count()).toBe(0)

  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click()
  await page.waitForURL(/\?saved=all$/)
  await button('Views of this list').click()
  await button(`Remove ${name}`).click()
  await toast(`${name} is removed`)
  await person.goto(LIST)
  expect(new URL(page.url()).search).toBe('')
})

test('UX-13 columns keep their order, their pins and their height with the person', async () => {
  const { page } = person
  await person.goto(LIST)
  const before = (await heads()).map(text => text.trim())
  await button('Columns and density').click()
  await button(`Move ${before[2]} up`).click()
  await button(`Keep columns up to ${before[2]} at the left`).click()
  await page.getByLabel('Row height').selectOption('compact')
  await button('Show these columns').click()
  await toast('Columns kept')
  const swapped = [before[0], before[2], before[1]]
  await expect.poll(async () => (await heads()).slice(0, 3).map(text => text.trim())).toEqual(swapped)

  const elsewhere = await visitor(browser, 'dispatcher_manager')
  await elsewhere.goto(LIST)
  expect((await elsewhere.page.locator('.list thead th').allTextContents()).slice(0, 3)).toEqual(swapped)
  const row = await elsewhere.page.locator('tr[data-row]').first().boundingBox()
  expect(row?.height).toBeLessThan(31)
  const second = elsewhere.page.locator('.list tbody tr:first-child > :nth-child(2)')
  expect(await second.evaluate(cell => getComputedStyle(cell).position)).toBe('sticky')
  expect(Number.parseFloat(await second.evaluate(cell => getComputedStyle(cell).left))).toBeGreaterThan(20)
  await elsewhere.close()

  await button('Columns and density').click()
  await button('Reset').click()
  await expect.poll(async () => (await heads()).slice(0, 3).map(text => text.trim())).toEqual(before.slice(0, 3))
})

test('UX-12 without a right to change, a person still keeps views, and nothing complains', async () => {
  const reader = await visitor(browser, 'ceo')
  await reader.goto('/sales-management/users/overview')
  await reader.page.getByRole('button', { name: 'Views of this list' }).click()
  await reader.page.getByLabel('Name', { exact: true }).fill('  ')
  await reader.page.getByRole('button', { name: 'Save view' }).click()
  await reader.page.getByRole('alert').filter({ hasText: 'Name is required' }).waitFor()
  expect(reader.complaints).toEqual([])
  expect(person.complaints).toEqual([])
  await reader.close()
})
