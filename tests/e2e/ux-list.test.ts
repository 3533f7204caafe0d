import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'
import { caller } from './ux-caller'

let browser: Browser
let person: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'finance_hod')
})
afterAll(() => browser.close())

const SOON = { timeout: 15_000 }
const CUSTOMERS = '/sales-management/customers/overview?size=25'

test('UX-17 a switch shows at once, Undo within five seconds takes it back, a refusal restores the row and says why', async () => {
  const { page } = person
  await person.goto(CUSTOMERS)
  const name = await page.locator('[role=switch][aria-checked=true]:enabled').first().getAttribute('aria-label')
  const own = () => page.locator(`[role=switch][aria-label="${name}"]`)
  const isOn = () => own().getAttribute('aria-checked')
  expect(await isOn()).toBe('true')
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route(/customers\/overview/, async route => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await own().click()
  // The server has not heard of it yet.
  await expect.poll(isOn, { timeout: 2000 }).toBe('false')
  expect(await page.locator('[data-toast]').count()).toBe(0)
  go()
  const undo = page.locator('[data-toast]').getByRole('button', { name: 'Undo' })
  await undo.click({ timeout: 5000 })
  await expect.poll(isOn, SOON).toBe('true')
  await page.unroute(/customers\/overview/)

  // Somebody else changes the row meanwhile: off and on, so that it stands as this screen shows it.
  await person.goto(CUSTOMERS)
  const other = await visitor(browser, 'finance_hod')
  await other.goto(CUSTOMERS)
  const theirs = other.page.locator(`[role=switch][aria-label="${name}"]`)
  for (const state of ['false', 'true']) {
    await theirs.click()
    await other.page
      .locator('[data-toast]')
      .filter({ hasText: state === 'true' ? 'is active' : 'inactive' })
      .waitFor()
    await expect.poll(() => theirs.getAttribute('aria-checked'), SOON).toBe(state)
  }
  await other.close()
  await own().click()
  const refusal = page.locator('[data-toast=failure]')
  await refusal.waitFor()
  expect(await refusal.innerText()).toMatch(/was not changed[\s\S]*\w+ \w+/)
  await expect.poll(isOn, SOON).toBe('true')
})

test('UX-20 the totals row sums the whole filter, not the page', async () => {
  const call = await caller('dispatcher')
  const loads = async (of: object) => (await call('POST', '/delivery-order/search_filter_do', of)).body
  type Load = { doQuantity: string; assignedPlantId: string | null }
  // A plant that has loaded more than one page of loads.
  const some: Load[] = (await loads({ limit: 200 })).rows
  const plantOf = (row: Load) => row.assignedPlantId
  const plantId = some.map(plantOf).find(id => id && some.filter(row => plantOf(row) === id).length > 25)
  const rows: Load[] = []
  for (let offset = 0, all = 1; rows.length < all; offset++) {
    const body = await loads({ plantIds: [plantId], limit: 200, offset, totals: true })
    rows.push(...body.rows)
    all = body.total
  }
  const dispatcher = await visitor(browser, 'dispatcher')
  const { page } = dispatcher
  await dispatcher.goto(`/order/search-filter-do?plantId=${plantId}&size=25`)
  const total = await page
    .locator('table.list tfoot td')
    .evaluateAll(cells => cells.map(cell => cell.textContent ?? ''))
  const cents = (list: readonly Load[]) => list.reduce((sum, row) => sum + Math.round(Number(row.doQuantity) * 100), 0)
  expect(rows.length).toBeGreaterThan(25)
  expect(await page.locator('tr[data-row]').count()).toBe(25)
  expect(total[0]).toBe('Total')
  const shown = total.map(text => Math.round(Number(text.replaceAll(',', '')) * 100))
  expect(shown).toContain(cents(rows))
  expect(shown).not.toContain(cents(rows.slice(0, 25)))
  await dispatcher.close()
})
