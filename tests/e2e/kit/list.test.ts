import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { type Visitor, visitor } from '../../kit/visitor'

let browser: Browser
let person: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'dispatcher')
})
afterAll(async () => {
  await person.close()
  await browser.close()
})

const LIST = '/UPagination'
const first = () => person.page.locator('tr[data-row] [data-phone=title]').first().textContent()
const address = () => new URL(person.page.url()).searchParams

test('UX-10 UX-11 typing searches after a pause and replaces history, a choice adds to it, Back undoes it', async () => {
  const { page } = person
  await person.goto(LIST)
  await page.locator('[data-search]').pressSequentially('tuas', { delay: 30 })
  await page.waitForURL(/keyword=tuas/)
  await page.locator('select[name=status]').selectOption('confirmed')
  await page.waitForURL(/status=confirmed/)
  await page.getByRole('link', { name: 'Remove filter: Status is Confirmed' }).waitFor()
  expect(Object.fromEntries(address())).toEqual({ keyword: 'tuas', status: 'confirmed' })
  await page.goBack()
  await page.waitForURL(url => !url.searchParams.has('status'))
  await expect.poll(() => page.locator('select[name=status]').inputValue()).toBe('')
  await expect.poll(() => page.locator('[data-search]').inputValue()).toBe('tuas')
  await page.goBack()
  expect(person.page.url()).not.toContain('keyword=t&')
})

test('UX-11 UX-26 a day typed into a filter counts when it is left, and a reference when it is picked', async () => {
  const other = await visitor(browser, 'batcher')
  const { page } = other
  const asked = () => new URL(page.url()).searchParams
  await other.goto('/material/material-order-history')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Expected from', { exact: true }).pressSequentially('01/11/2026', { delay: 20 })
  expect(asked().get('from')).toBeNull()
  await page.keyboard.press('Tab')
  await page.waitForURL(/from=2026-11-01/)
  await page.getByRole('link', { name: 'Remove filter: Expected from 01/11/2026' }).waitFor()
  expect(await page.locator('tr[data-row]').count()).toBeGreaterThan(0)
  await other.goto('/material/opening-stock')
  const plant = page.getByRole('combobox', { name: 'Plant' })
  await plant.fill('Tuas')
  await page.getByRole('option', { name: 'Tuas' }).click()
  await page.waitForURL(/plantId=/)
  await page.getByRole('link', { name: 'Remove filter: Plant is Tuas' }).waitFor()
  await expect.poll(() => plant.inputValue()).toBe('Tuas')
  await other.close()
})

test('UX-10 the same address shows the same rows to somebody else', async () => {
  const url = `${LIST}?sort=-volume,code&status=completed&page=2&size=25`
  await person.goto(url)
  const mine = await person.page
    .locator('tr[data-row]')
    .evaluateAll(rows => rows.map(row => row.getAttribute('data-row')))
  const other = await visitor(browser, 'lab')
  await other.goto(url)
  const theirs = await other.page
    .locator('tr[data-row]')
    .evaluateAll(rows => rows.map(row => row.getAttribute('data-row')))
  expect(mine.length).toBeGreaterThan(5)
  expect(theirs).toEqual(mine)
  await other.close()
})

test('R-048 R-250 the pager is one-based and its keys work', async () => {
  const { page } = person
  await person.goto(`${LIST}?size=25`)
  expect(await first()).toBe('TU-26-000001')
  await page.locator('h1').focus()
  await page.keyboard.press(']')
  await page.waitForURL(/page=2/)
  await expect.poll(first).toBe('TU-26-000026')
  expect(await page.getByText('26–50 of 237 rows').count()).toBe(1)
  await page.keyboard.press('[')
  await expect.poll(first).toBe('TU-26-000001')
  await page.getByRole('link', { name: 'Last page' }).click()
  await expect.poll(() => page.getByText('Page 10 of 10').count()).toBe(1)
})

test('a head sorts up, down and not; with Shift by one column more; readers hear it', async () => {
  const { page } = person
  await person.goto(LIST)
  const head = page.getByRole('columnheader', { name: /Volume/ })
  await head.getByRole('link').click()
  await page.waitForURL(/sort=volume/)
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  await head.getByRole('link').click()
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
  await page
    .getByRole('columnheader', { name: /Customer/ })
    .getByRole('link')
    .click({ modifiers: ['Shift'] })
  await page.waitForURL(url => url.searchParams.get('sort') === '-volume,customer')
  await head.getByRole('link').click()
  await page.waitForURL(url => !url.searchParams.has('sort'))
})

test('UX-15 one tab stop: arrows and j k move, Enter opens, slash searches', async () => {
  const { page } = person
  await person.goto(LIST)
  expect(await page.locator('tr[data-row][tabindex="0"]').count()).toBe(1)
  expect(await page.locator('tr[data-row] :is(a, button, input)[tabindex="0"]').count()).toBe(0)
  await page.locator('tr[data-row]').first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row'))
  expect(await focused()).toBe('example-2')
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=TU-26-000002/)
  await page.locator('h1').focus()
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('keyword')
})

test('UX-13 columns are chosen, stand in the address and are remembered with the person', async () => {
  const { page } = person
  const version = page.getByRole('columnheader', { name: 'Version' })
  const open = () => page.getByRole('button', { name: 'Columns and density' }).click()
  await person.goto(LIST)
  await open()
  await page.getByRole('checkbox', { name: 'Version' }).check()
  await page.getByRole('button', { name: 'Show these columns' }).click()
  await page.waitForURL(/cols=/)
  await expect.poll(() => version.count()).toBe(1)
  await person.goto(LIST)
  expect(await version.count()).toBe(1)
  await open()
  await page.getByRole('button', { name: 'Reset' }).click()
  // What lies behind a dialog has no role: only when it has closed does the count say that the column is gone.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => version.count()).toBe(0)
})

test('UX-13 a column is dragged to another width or given one by keyboard; it stays so for the person', async () => {
  const { page } = person
  await person.goto(LIST)
  const site = page.getByRole('columnheader', { name: 'Site' })
  const width = () => site.evaluate(cell => Math.round(cell.getBoundingClientRect().width))
  const before = await width()
  const box = (await site.boundingBox())!
  const edge = box.x + box.width - 4
  await page.mouse.move(edge, box.y + 16)
  await page.mouse.down()
  await page.mouse.move(edge - 60, box.y + 16, { steps: 4 })
  const kept = page.waitForResponse(answer => answer.url().includes('/act/list-setting'))
  await page.mouse.up()
  await kept
  expect(Math.abs((await width()) - (before - 60))).toBeLessThanOrEqual(2)
  expect(new URL(page.url()).search).toBe('')
  await person.goto(LIST)
  expect(Math.abs((await width()) - (before - 60))).toBeLessThanOrEqual(2)
  const cut = await page
    .locator('tr[data-row] td:nth-child(4)')
    .first()
    .evaluate(cell => cell.getBoundingClientRect().width)
  expect(Math.abs(cut - (before - 60))).toBeLessThanOrEqual(2)

  await page.getByRole('button', { name: 'Columns and density' }).click()
  const field = page.getByRole('textbox', { name: 'Width of Site in px' })
  expect(Number(await field.inputValue())).toBeGreaterThan(50)
  await field.fill('333')
  await page.getByRole('button', { name: 'Show these columns' }).click()
  await expect.poll(width).toBe(333)
  await site.dblclick({ position: { x: 330, y: 16 } })
  const given = () => page.locator('table.list').evaluate(table => table.style.getPropertyValue('--w4'))
  await expect.poll(given).toBe('')
  await person.goto(LIST)
  expect([await given(), (await width()) > before - 60]).toEqual(['', true])
})

test('UX-19 no match offers to clear the filters', async () => {
  const { page } = person
  await person.goto(`${LIST}?keyword=nothing-like-this`)
  await page.getByRole('heading', { name: 'No rows match' }).waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(50)
})

test('UX-21 at 360 px rows are cards with the same contents and the page does not scroll sideways', async () => {
  const phone = await visitor(browser, 'dispatcher', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await phone.goto(LIST)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await phone.page.getByText('TU-26-000001').isVisible()).toBe(true)
  const small = await phone.page
    .locator('header button, nav a, main button, main select')
    .evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 43)
        .map(element => element.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
  expect(phone.complaints).toEqual([])
  await phone.close()
})

test('UX-18 the first rows are in the HTML, and a list works without JavaScript', async () => {
  const plain = await visitor(browser, 'dispatcher', { javaScriptEnabled: false })
  await plain.goto(LIST)
  expect(await plain.page.locator('tr[data-row]').count()).toBe(50)
  await plain.page.locator('[data-search]').fill('Marina')
  await plain.page.getByRole('button', { name: 'Search', exact: true }).click()
  await plain.page.waitForURL(/keyword=Marina/)
  expect(await plain.page.locator('tr[data-row]').count()).toBeLessThan(50)
  await plain.close()
})

test('UX-14 every list is exported as it is filtered and shown, all pages of it', async () => {
  const { page } = person
  await person.goto(`${LIST}?sort=-volume&size=25`)
  const begin = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('radio', { name: kind }).check()
  }
  const file = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  await begin(/^CSV/)
  await page.getByRole('radio', { name: /^All/ }).check()
  const csv = await file()
  expect(csv.name).toMatch(/^pagination-demo_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/)
  const lines = csv.bytes.toString('utf8').replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Delivery order,Status,Customer,Site,Day,Volume (m³),Amount (S$),Version')
  expect(lines).toHaveLength(238)
  const volumes = lines.slice(1).map(line => Number(line.split(',')[5]))
  expect(volumes).toEqual([...volumes].sort((a, b) => b - a))
  await begin(/^Excel/)
  const sheet = await file()
  expect(sheet.name).toMatch(/\.xlsx$/)
  expect(sheet.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
})

test('UX-15 a change of the order is said, and rows are numbered across pages', async () => {
  const { page } = person
  await person.goto(`${LIST}?size=25&page=2`)
  expect(await page.locator('tr[data-row]').first().getAttribute('aria-rowindex')).toBe('27')
  await page
    .getByRole('columnheader', { name: /Volume/ })
    .getByRole('link')
    .click()
  await page.getByText('Sorted by Volume, ascending').waitFor({ state: 'attached' })
})

test('on paper a list says its filter and leaves out what is pressed', async () => {
  const { page } = person
  await person.goto(`${LIST}?status=confirmed&keyword=Tuas`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.getByText(/^Search “Tuas” · Status is Confirmed\. \d\d\/\d\d\/\d{4} /).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Export' }).isVisible()).toBe(false)
  const colours = await page
    .locator('tr[data-row] td')
    .first()
    .evaluate(cell => getComputedStyle(cell).color)
  expect(colours).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await page.getByText(/^Search “Tuas”/).isVisible()).toBe(false)
})

test('UX-54 nothing of this made the browser complain', () => {
  expect(person.complaints).toEqual([])
})
