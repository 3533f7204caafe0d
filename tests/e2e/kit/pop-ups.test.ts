import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { type Visitor, visitor } from '../../kit/visitor'

let browser: Browser
let person: Visitor
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'finance_hod')
  page = person.page
})
afterAll(async () => {
  await person.close()
  await browser.close()
})

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NEW = '/sales-management/payment-term?edit=new'
const toasts = () => page.locator('[data-toast]')
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** What axe finds in what is open now. */
async function faults(): Promise<unknown> {
  await page.evaluate(AXE)
  // The pop-up rises for a moment, and half there its colours are none that can be judged.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What follows a scroll never ends.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  )
  return page.evaluate(async rules => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] }
    const { axe } = window as unknown as { axe: { run(on: Document, how: object): Promise<Found> } }
    const { violations } = await axe.run(document, { runOnly: rules })
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  }, RULES)
}

async function refuse() {
  await page.getByRole('button', { name: 'Save payment term' }).click()
  await toasts().first().waitFor()
}

test('R-308 a toast lasts 5 seconds, waits while it is hovered, and is closed by its button; the dialog below stays', async () => {
  await page.clock.install()
  await person.goto(NEW)
  await refuse()
  expect(await page.getByRole('status').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching('Oops!')]),
  )
  await page.clock.fastForward(3000)
  await toasts().hover()
  await page.clock.fastForward(30_000)
  expect(await toasts().count()).toBe(1)
  await page.mouse.move(5, 5)
  await page.clock.fastForward(1000)
  expect(await toasts().count()).toBe(1)
  await page.clock.fastForward(2000)
  await expect.poll(() => toasts().count()).toBe(0)

  await refuse()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => toasts().count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(1)
  await refuse()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(5200)
  await expect.poll(() => toasts().count()).toBe(0)
})

test('R-308 what a toast offers is reached by keys', async () => {
  // A list whose switches nobody else has to approve.
  await person.goto('/sales-management/customers/overview')
  const active = page.getByRole('switch', { disabled: false }).first()
  const before = await active.getAttribute('aria-checked')
  await active.click()
  await toasts().getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page.keyboard.press('Enter')
  await expect.poll(() => active.getAttribute('aria-checked')).toBe(before)
})

test('R-308 Escape closes a toast before the dialog below it', async () => {
  await person.goto(NEW)
  await refuse()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => toasts().count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('UX-26 a day is chosen from the calendar by keys and by pointer, and typing goes on beside it', async () => {
  await person.goto('/docs/kit')
  const field = page.getByRole('textbox', { name: 'Open from', exact: true }).first()
  const calendar = page.getByRole('dialog', { name: 'Calendar: Open from' })
  await field.fill('20/11/2026')
  await field.press('ArrowDown')
  await expect.poll(focused).toMatch(/Friday, 20 November 2026, selected/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toMatch(/27 November 2026/)
  await page.keyboard.press('PageDown')
  await expect.poll(focused).toMatch(/27 December 2026/)
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe('27/12/2026')
  await expect.poll(focused).toBe('Open from')

  await field.fill('010127')
  await page.getByRole('button', { name: 'Calendar: Open from' }).click()
  await calendar.getByRole('button', { name: /, 1 January 2027, selected/ }).waitFor()
  await calendar.getByRole('button', { name: /, 15 January 2027/ }).click()
  await expect.poll(() => field.inputValue()).toBe('15/01/2027')
  await field.press('ArrowDown')
  await calendar.waitFor()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Open from')
})

test('UX-27 axe finds nothing in an open reference field', async () => {
  await person.goto('/docs/kit')
  await page.getByRole('combobox', { name: 'Main customer' }).click()
  await page.getByRole('listbox', { name: 'Main customer' }).getByRole('option').nth(3).waitFor()
  expect(await faults()).toEqual([])
})

test('UX-27 Escape closes the open list of a reference field and leaves the dialog around it open', async () => {
  const other = await visitor(browser, 'dispatcher_manager')
  await other.goto('/fleet/truck')
  await other.page.getByRole('button', { name: 'Row actions' }).first().click()
  await other.page.getByRole('menuitem', { name: 'Plant and status' }).click()
  const dialog = other.page.getByRole('dialog')
  const field = dialog.getByRole('combobox', { name: 'Main plant', exact: true })
  await field.click()
  await dialog.getByRole('listbox', { name: 'Main plant' }).getByRole('option').first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await other.page.keyboard.press('Escape')
  await expect.poll(() => dialog.getByRole('listbox').count()).toBe(0)
  expect(await dialog.count()).toBe(1)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  expect(other.complaints).toEqual([])
  await other.close()
})

test('UX-54 nothing but refused saves made the browser complain', () => {
  expect(person.complaints.filter(text => !/status of 422/.test(text))).toEqual([])
})
