import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'

let browser: Browser
let manager: Visitor
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  manager = await visitor(browser, 'sales_manager', { viewport: { width: 1440, height: 900 } })
  page = manager.page
  await openLongest()
})
afterAll(async () => {
  await manager.close()
  await browser.close()
})

const INBOX = '/sales-management/invoice-draft/overview'
const cell = (name: string) => page.locator(`.grid-table [name="${name}"]`)
const figure = async (label: string) =>
  (await page.getByLabel('Totals').locator('div', { hasText: label }).last().locator('dd').textContent())!.trim()
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100)

/** Of the drafts that this manager may edit the one with the most lines. */
async function openLongest() {
  await manager.goto(INBOX)
  const ids = await page
    .getByRole('region', { name: 'Queue' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).searchParams.get('item')!))
  let most = { id: '', lines: 0 }
  for (const id of ids.slice(0, 8)) {
    await manager.goto(`/sales-management/invoice-draft/edit?id=${id}`)
    const lines = await page.locator('tr[data-line]').count()
    if (lines > most.lines) most = { id, lines }
  }
  await manager.goto(`/sales-management/invoice-draft/edit?id=${most.id}`)
}

test('nineteen lines fit 1440 × 900 with their totals in sight, a row a line', async () => {
  const heights = await page
    .locator('tr[data-line]')
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(32)
  const [head, totals] = await Promise.all([
    page.locator('.grid-table tbody').boundingBox(),
    page.getByLabel('Totals').boundingBox(),
  ])
  expect(Math.floor((Math.min(totals!.y, 900) - head!.y) / Math.max(...heights))).toBeGreaterThanOrEqual(19)
})

test('a load has its day, and no bin: only an adjustment can be taken off, and one is added by name', async () => {
  const rows = await page.locator('tr[data-line]').evaluateAll(all =>
    all.map(row => ({
      day: row.querySelectorAll('td')[1]?.textContent,
      load: row.querySelectorAll('td')[2]?.textContent !== '',
      bins: row.querySelectorAll('button[aria-label^="Take "], button[aria-label^="Remove "]').length,
    })),
  )
  const loads = rows.filter(row => row.load)
  expect(loads.length).toBeGreaterThan(5)
  expect(loads.filter(row => !/^\d\d\/\d\d\/\d{4}$/.test(row.day ?? '') || row.bins > 0)).toEqual([])
  await page.getByRole('button', { name: 'Add adjustment' }).waitFor()
  expect(await page.getByRole('button', { name: 'Add adjustment' }).count()).toBe(1)
})

test('the sums follow the typing, Enter goes down, Esc brings the figure back', async () => {
  const before = await figure('Total')
  await cell('lines.0.quantity').click()
  const was = await cell('lines.0.quantity').inputValue()
  await page.keyboard.type('1')
  expect(cents(await figure('Total'))).toBeLessThan(cents(before))
  await page.getByText('Against saved').waitFor()
  await page.keyboard.press('Escape')
  expect(await cell('lines.0.quantity').inputValue()).toBe(was)
  expect(await figure('Total')).toBe(before)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('lines.1.quantity')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('lines.1.unitPrice')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('lines.0.unitPrice')
})

test('three lines are selected with Space, take one price with one reason, and are saved as shown', async () => {
  await cell('lines.0.unitPrice').click()
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await page.getByText('3 lines selected').waitFor()
  await page.getByLabel('Price change', { exact: true }).selectOption('percent')
  await page.getByLabel('Figure of the price change').fill('-5')
  await page.getByLabel('Reason of the price change').fill('Agreed for the month')
  await page.keyboard.press('Enter')
  for (const at of [0, 1, 2]) expect(await cell(`lines.${at}.reason`).inputValue()).toBe('Agreed for the month')
  expect(await page.getByText('3 lines selected').count()).toBe(0)
  const shown = await figure('Total')
  await page.keyboard.press('Control+s')
  await page
    .getByText(/ saved$/)
    .first()
    .waitFor()
  const total = (await page.getByRole('table', { name: 'Lines' }).locator('tfoot td').last().textContent())!.trim()
  expect(cents(total)).toBe(cents(shown))
  expect(manager.complaints).toEqual([])
})

test('on a phone the lines are a list that does not scroll sideways', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLongest()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const box = (await page.locator('tr[data-line]').first().boundingBox())!
  expect(box.width).toBeLessThanOrEqual(390)
})

test('all clean drafts are approved together with three keys, whose sum was shown before', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await manager.goto(INBOX)
  const many = Number((await page.getByRole('button', { name: /^Select \d+$/ }).textContent())!.replace(/\D/g, ''))
  expect(many).toBeGreaterThan(2)
  const began = Date.now()
  const keys = ['c', 'Shift+A', 'Enter']
  await page.keyboard.press(keys[0]!)
  const sum = (await page.getByText(/^\d+ selected, S\$/).textContent())!.split(', ').slice(1).join(', ')
  await page.keyboard.press(keys[1]!)
  const dialog = page.getByRole('dialog', { name: `Approve ${many} at once` })
  await dialog.getByText(`Together ${sum}.`).waitFor()
  await page.keyboard.press(keys[2]!)
  await page.getByText(`${many} of ${many} approved`).first().waitFor()
  expect(Date.now() - began).toBeLessThan(60_000)
})
