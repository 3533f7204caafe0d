import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tourOf } from '~/domain/help/tour'
import { openBrowser } from '../../kit/browser'
import { visitor } from '../../kit/visitor'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a newcomer is shown five screens by keyboard, and leaves the tour where they like', async () => {
  const person = await visitor(browser, 'dispatcher')
  const { page } = person
  await person.goto('/')
  await page.getByRole('link', { name: 'Take the tour' }).click()
  const card = page.getByRole('region', { name: 'Tour' })
  const steps = tourOf(['dispatcher'])
  for (const [index, { to, text }] of steps.entries()) {
    await card.getByText(`Step ${index + 1} of ${steps.length}`).waitFor()
    expect(new URL(page.url()).pathname).toBe(to)
    expect(await card.getByText(text()).count()).toBe(1)
    await page.keyboard.press('Enter')
  }
  await card.waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('')
  await person.goto('/order#tour-2')
  await card.getByRole('link', { name: 'End the tour' }).click()
  await card.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/order')
  expect(person.complaints).toEqual([])
  await person.close()
})

test('a tour that does not begin at home goes to its first screen', async () => {
  const person = await visitor(browser, 'batcher')
  const { page } = person
  await person.goto('/')
  await page.getByRole('link', { name: 'Take the tour' }).click()
  await page.waitForURL(/queue\/batcher/)
  await page.getByRole('region', { name: 'Tour' }).getByText('Step 1 of 5').waitFor()
  await person.close()
})

test('the words of the trade are explained behind ?', async () => {
  const person = await visitor(browser, 'batcher')
  const { page } = person
  await person.goto('/queue/batcher')
  await page.locator('h1').focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByRole('searchbox', { name: 'Find a word' }).fill('ullage')
  await expect.poll(() => help.getByRole('term').allInnerTexts()).toContain('Ullage')
  expect(await help.getByText('Free room in a silo. A tanker must fit into it.').count()).toBe(1)
  await person.close()
})

test('IT support sees nine entries, and finds the others by name behind "More"', async () => {
  const person = await visitor(browser, 'it_support')
  const { page } = person
  await person.goto('/support/health')
  const sidebar = page.getByRole('navigation', { name: 'Support sidebar' })
  expect(await sidebar.getByRole('link').count()).toBe(9)
  await sidebar.getByText('More in Support').click()
  await sidebar.getByRole('searchbox', { name: 'Find in Support' }).fill('silo')
  await expect
    .poll(() => sidebar.locator('details').getByRole('link').allInnerTexts())
    .toEqual(expect.arrayContaining(['Silo level']))
  expect(await sidebar.locator('details').getByRole('link').count()).toBeLessThan(5)
  await sidebar.locator('details').getByRole('link').first().click()
  await page.waitForURL(/silo|material/)
  // The fold that holds the screen is open when it is reached.
  expect(await sidebar.locator('details').getAttribute('open')).not.toBeNull()
  await person.close()
})
