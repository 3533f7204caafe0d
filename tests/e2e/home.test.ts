import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** A person at the index. */
async function atHome(who: string) {
  const person = await visitor(browser, who, { viewport: { width: 1440, height: 900 } })
  open.push(person)
  await person.goto('/')
  const { page } = person
  const click = async (what: Locator) => {
    await what.first().click()
    await page.waitForLoadState('networkidle')
  }
  return { person, page, click }
}

const line = (page: Page, name: RegExp) => page.getByRole('main').locator('[data-work]').filter({ hasText: name })

/** So many rows a list and an inbox show at once. */
const SHOWN = { list: 50, inbox: 100 }

describe('the queue of the index', () => {
  test.each([
    ['sales_manager', /Quotes to approve/],
    ['ceo', /Invoice drafts to approve/],
    ['finance_ar', /Invoice drafts with exceptions/],
    ['lab_manager', /Cylinder results for the laboratory manager/],
    ['house_manager', /Cylinder results for the house manager/],
  ])('%s: the page that a line leads to has as many rows', async (who, name) => {
    const { person, page, click } = await atHome(who)
    const told = async () => Number((await line(page, name).first().textContent())?.match(/^\d+/)?.[0])
    const before = await told()
    const to = (await line(page, name).first().getAttribute('href'))!.split('?')[0]!
    await click(line(page, name))
    await page.waitForURL(url => url.pathname === to)
    const rows = page.locator('main table.list tbody tr, main section[aria-label="Queue"] > ul > li')
    await rows.first().waitFor()
    const listed = await rows.count()
    const most = (await page.locator('main table.list').count()) ? SHOWN.list : SHOWN.inbox
    await person.goto('/')
    // The day goes on between the two looks.
    expect([before, await told()].map(count => Math.min(count, most))).toContain(listed)
    expect(before).toBeGreaterThan(0)
    expect(person.complaints).toEqual([])
  })

  test('j, k and Enter walk it; the title of a hidden tab has the total, and loses it when looked at', async () => {
    const { page } = await atHome('finance_hod')
    const lines = page.locator('[data-work]')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await lines.first().evaluate(node => node === document.activeElement)).toBe(true)
    const hide = (state: string) =>
      page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await hide('hidden')
    expect(await page.title()).toMatch(/^\(\d+\) Portal$/)
    await hide('visible')
    expect(await page.title()).toBe('Portal')
    const to = await lines.first().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => `${url.pathname}${url.search}`.startsWith(to!.split('?')[0]!))
  })

  test('the page is arranged by the person: a part in front, another hidden, and all again as usual', async () => {
    const { page, person } = await atHome('ceo')
    const parts = () =>
      page
        .locator('main > section')
        .evaluateAll(all => all.map(node => node.getAttribute('aria-label') ?? node.querySelector('h2')?.textContent))
    const usual = await parts()
    expect(usual).toContain('Workplaces')
    const arranging = async (change: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Arrange this page' }).click()
      await change()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.waitForLoadState('networkidle')
    }
    await arranging(async () => {
      await page.getByRole('checkbox', { name: 'Workplaces' }).uncheck()
      await page.getByRole('button', { name: 'Move Company up' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
    })
    await person.goto('/')
    const shown = await parts()
    expect(shown).not.toContain('Workplaces')
    expect(shown.indexOf('Company')).toBe(usual.indexOf('Company') - 1)
    await arranging(() => page.getByRole('button', { name: 'Reset' }).click())
    await person.goto('/')
    expect(await parts()).toEqual(usual)
    expect(person.complaints).toEqual([])
  })

  test.each(['ceo', 'finance_ar', 'dispatcher'])('%s: nothing is wider than a phone', async who => {
    const { page } = await atHome(who)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('region', { name: 'Workplaces' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('who has nothing to do is told what would be here', async () => {
    const { page } = await atHome('it_support')
    await page.getByText('Nothing needs you now').waitFor()
  })

  test.each([
    ['Delivered revenue', /figure-rows\?figure=revenue/],
    ['Cash collected', /payments/],
    ['Overdue', /receivables/],
  ])('the company: %s is the figure of the page that it leads to', async (label, to) => {
    const { page, click } = await atHome('ceo')
    const figure = page.getByRole('region', { name: 'Company' }).getByRole('link', { name: new RegExp(`^${label} ?S`) })
    const value = /S\$([\d,]+\.\d\d)/.exec((await figure.textContent()) ?? '')![1]!
    await click(figure)
    await page.waitForURL(to)
    await page.getByRole('main').filter({ hasText: value }).waitFor()
  })

  test('the company for other days: the span is asked for, and a span backwards is refused in words', async () => {
    const { page, person } = await atHome('ceo')
    const company = page.getByRole('region', { name: 'Company' })
    await company.getByText('Delivered revenue', { exact: true }).first().waitFor()
    await company.getByRole('link', { name: 'Last month' }).click()
    await page.waitForURL(/from=\d{4}-\d\d-01&to=/)
    await person.goto('/?from=2026-10-05&to=2026-10-01')
    await page.getByRole('alert').getByText('The end is before the start').waitFor()
  })
})
