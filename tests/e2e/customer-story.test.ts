import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const OVERVIEW = '/sales-management/customers/overview'

async function atCustomer(width: number) {
  const person = await visitor(browser, 'sales_manager', { viewport: { width, height: 900 } })
  open.push(person)
  await person.goto(OVERVIEW)
  const path = await person.page.locator('a[href*="/customers/edit/"]').first().getAttribute('href')
  await person.goto(path!)
  return { person, page: person.page, path: path! }
}

describe.each([1440, 390])('B8 at %i px a customer is told, not filled in', width => {
  test('UX-33 head, figures, next pours and sections; axe finds nothing in any section', async () => {
    const { person, page, path } = await atCustomer(width)
    const main = page.getByRole('main')
    for (const figure of ['Delivered this month', 'Open balance', 'Overdue', 'Credit exposure', 'First loads on time'])
      await main.getByText(figure, { exact: true }).waitFor()
    await main.getByRole('heading', { name: 'Next pours' }).waitFor()
    expect(await main.locator('form#record').count()).toBe(0)
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const tabs = await sections.allTextContents()
    expect(tabs.map(text => text.replace(/\d+$/, ''))).toEqual([
      'Overview',
      'Projects',
      'Orders',
      'Delivery orders',
      'Quotes and prices',
      'Invoices and payments',
      'Contacts and notes',
      'Timeline',
      'Edit',
    ])
    for (const tab of ['', 'projects', 'invoices', 'timeline', 'edit']) {
      await person.goto(tab ? `${path}?tab=${tab}` : path)
      expect(await violations(page), tab).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, tab).toBeLessThanOrEqual(0)
    }
  })

  test('a figure leads to its list, which says the same', async () => {
    const { page } = await atCustomer(width)
    const balance = page.getByRole('link', { name: /Open balance/ })
    const said = /S\$[\d,.]+/.exec((await balance.textContent()) ?? '')![0]
    await balance.click()
    await page.waitForURL(/\/billing\/receivables\//)
    expect(await page.getByRole('main').textContent()).toContain(said)
  })
})

test('a customer is seen as of a moment, and the form is one section away', async () => {
  const { person, page, path } = await atCustomer(1440)
  await person.goto(`${path}?tab=timeline`)
  await page.getByLabel('As of', { exact: true }).fill('2026-01-01T08:00')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/asOf=2026-01-01T08(%3A|:)00/)
  await page
    .getByText(/Not entered yet on|As of 01\/01\/2026/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Edit customer' }).click()
  await page.getByLabel('Customer name').waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('edit')
})

test('B16 on a phone a card tells its labels from its values', async () => {
  const { page } = await atCustomer(390)
  const cell = page.locator('.plain-cards td[data-label]').first()
  const [value, label] = await cell.evaluate(td => {
    const of = (style: CSSStyleDeclaration) => ({ color: style.color, size: style.fontSize })
    return [of(getComputedStyle(td)), of(getComputedStyle(td, '::before'))]
  })
  expect(label!.color).not.toBe(value!.color)
  expect(Number.parseFloat(label!.size)).toBeLessThan(Number.parseFloat(value!.size))
})
