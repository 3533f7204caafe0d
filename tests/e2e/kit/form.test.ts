import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { type Visitor, visitor } from '../../kit/visitor'

let browser: Browser
let person: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'finance_hod')
})
afterAll(async () => {
  await person.close()
  await browser.close()
})

const LIST = '/sales-management/payment-term'
const KIT = '/docs/kit'
const name = `Term ${Date.now() % 100_000}`

test('a row is made, found, changed; the toast says so', async () => {
  const { page } = person
  await person.goto(LIST)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Days').fill('45')
  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  await page.getByText(`Payment term ${name} saved`).first().waitFor()
  expect(await dialog.count()).toBe(0)
  await page.getByRole('link', { name }).click()
  expect(await dialog.getByLabel('Days').inputValue()).toBe('45')
  await dialog.getByLabel('Days').fill('50')
  await page.keyboard.press('Control+s')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => page.locator('tr', { hasText: name }).textContent()).toContain('50')
})

test('UX-25 errors stand at the fields and above them in the same words; the summary has the focus', async () => {
  const { page } = person
  await person.goto(`${LIST}?edit=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Days').fill('many')
  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  const summary = dialog.getByRole('alert')
  await summary.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  expect(await page.title()).toBe('Error: Payment terms')
  expect(await dialog.getByText('Name is required').count()).toBe(2)
  expect(await dialog.getByText('A number is needed').count()).toBe(2)
  await summary.getByRole('link', { name: 'Name is required' }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('paymentTermName')
  expect(await dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Oops!').first().waitFor()
})

test('UX-30 a save against a version that others changed is compared field by field, never overwritten', async () => {
  const { page } = person
  const other = await visitor(browser, 'admin')
  await person.goto(LIST)
  await page.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Days').fill('70')
  await other.goto(LIST)
  await other.page.getByRole('link', { name }).click()
  await other.page.getByRole('dialog').getByLabel('Days').fill('90')
  await other.page
    .getByRole('dialog')
    .getByLabel(/Description/)
    .fill('Agreed in writing')
  await other.page.getByRole('button', { name: 'Save payment term' }).click()
  await other.page.getByText(`Payment term ${name} saved`).first().waitFor()
  await other.close()

  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  const compare = dialog.getByRole('alert')
  await compare.getByRole('row', { name: /Days/ }).waitFor()
  expect(await compare.getByRole('row', { name: /Days/ }).textContent()).toMatch(/Days.*50.*90.*70/)
  await compare.getByRole('row', { name: /Days/ }).getByRole('radio').nth(1).check()
  await compare.getByRole('button', { name: 'Continue with this choice' }).click()
  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  const row = await page.locator('tr', { hasText: name }).textContent()
  expect(row).toContain('70')
  expect(row).toContain('Agreed in writing')
})

test('UX-25 a row is made without JavaScript, and its errors are shown', async () => {
  const plain = await visitor(browser, 'finance_hod', { javaScriptEnabled: false })
  await plain.goto(`${LIST}?edit=new`)
  await plain.page.getByRole('button', { name: 'Save payment term' }).click()
  await expect.poll(() => plain.page.getByText('Name is required').count()).toBe(2)
  await plain.page.locator('[name=paymentTermName]').fill(`${name} plain`)
  await plain.page.locator('[name=days]').fill('21')
  await plain.page.getByRole('button', { name: 'Save payment term' }).click()
  await plain.page.waitForURL(url => !url.searchParams.has('edit'))
  expect(await plain.page.getByText(`${name} plain`).count()).toBeGreaterThan(0)
  await plain.close()
})

test('UX-26 dates, times and figures are taken as people type them', async () => {
  const { page } = person
  await person.goto(KIT)
  const typed = async (label: string, text: string) => {
    const field = page.getByRole('textbox', { name: label, exact: true }).first()
    await field.fill(text)
    await field.blur()
    return field.inputValue()
  }
  expect(await typed('First load', '0630')).toBe('06:30')
  expect(await typed('Open from', '201126')).toBe('20/11/2026')
  expect(await typed('Open from', '31/11/2026')).toBe('31/11/2026')
  expect(await typed('Hire per month', '12345.5')).toBe('12,345.50')
  expect(await typed('Hire per month', 'lots')).toBe('lots')
})

test('UX-28 a changed form asks before it is left, and keeps a draft on the device', async () => {
  const { page } = person
  await person.goto(KIT)
  await page.getByRole('textbox', { name: 'Plant name' }).fill('Tuas South')
  await page.getByRole('link', { name: 'Readymix Portal' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(new URL(page.url()).pathname).toBe(KIT)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft /docs/kit')), { timeout: 8000 })
    .toContain('Tuas South')
  await page.getByRole('link', { name: 'Readymix Portal' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await person.goto(KIT)
  await page.getByRole('button', { name: 'Restore them' }).click()
  expect(await page.getByRole('textbox', { name: 'Plant name' }).inputValue()).toBe('Tuas South')
  await page.evaluate(() => localStorage.clear())
})

test('UX-27 a reference field asks the server and is worked by keyboard', async () => {
  const { page } = person
  await person.goto(KIT)
  const field = page.getByRole('combobox', { name: 'Main customer' })
  await field.click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBeGreaterThan(3)
  await page.keyboard.press('ArrowDown')
  const wanted = await page.getByRole('listbox').getByRole('option').nth(1).locator('span').first().textContent()
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe(wanted)
  expect(await page.locator('input[name=customerId]').inputValue()).toMatch(/^[0-9a-f-]{36}$/)
})

test('UX-28 a dialog with something typed asks before it closes', async () => {
  const { page } = person
  await person.goto(`${LIST}?edit=new`)
  const dialog = page.getByRole('dialog', { name: 'New payment term' })
  await dialog.getByLabel('Name').fill(`${name} asked`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await dialog.getByLabel('Name').inputValue()).toBe(`${name} asked`)
  // While the question goes away, Escape is still said to it: whoever sees nothing happen presses again.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.waitFor({ state: 'detached' })
  await vi.waitFor(async () => {
    await page.keyboard.press('Escape')
    await question.waitFor({ timeout: 2000 })
  }, 10_000)
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
})

test('UX-28 without a connection a form keeps what was typed, a list its rows, and both go on when it is back', async () => {
  const other = await visitor(browser, 'finance_hod')
  const { page } = other
  // Of its own at each try: a name that a first try saved is taken at the second.
  const lost = `${name} lost ${Date.now() % 100_000}`
  await other.goto(`${LIST}?edit=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(lost)
  await dialog.getByLabel('Days').fill('33')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  await dialog.getByRole('alert').getByText('You are offline. Nothing was sent; what you typed stays here.').waitFor()
  await page.locator('[data-connection=offline]').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe(lost)
  await page.context().setOffline(false)
  await expect.poll(() => page.locator('[data-connection]').count(), { timeout: 8000 }).toBe(0)
  await dialog.getByRole('button', { name: 'Save payment term' }).click()
  await page.getByText(`Payment term ${lost} saved`).first().waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('rescue')))).toEqual([])

  await other.goto('/UPagination')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.locator('[data-connection=offline]').waitFor()
  expect(await page.locator('tr[data-row]').count()).toBe(50)
  await page.context().setOffline(false)
  await page.waitForURL(/page=2/)
  // What the browser and the router say of a network that is not there is no fault of the page.
  const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/
  expect(other.complaints.filter(text => !OFFLINE.test(text))).toEqual([])
  await other.close()
})

test('what takes the focus by keyboard never lies under the bar above or the buttons below', async () => {
  const low = await visitor(browser, 'finance_hod', { viewport: { width: 1280, height: 420 } })
  const { page } = low
  await low.goto(KIT)
  const hidden = () =>
    page.evaluate(() => {
      const field = document.activeElement as HTMLElement
      if (!field.closest('form#record')) return null
      const { top, bottom } = field.getBoundingClientRect()
      const above = document.querySelector('.frame-top')!.getBoundingClientRect().bottom
      const below = document.querySelector('footer[data-chrome]')!.getBoundingClientRect().top
      return top < above - 1 || bottom > below + 1 ? field.outerHTML.slice(0, 100) : ''
    })
  await page.locator('form#record input:not([type=hidden])').first().focus()
  const found: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(key)
      found.push(await hidden())
    }
  expect(found.filter(one => one === '').length).toBeGreaterThan(12)
  expect(found.filter(Boolean)).toEqual([])
  await low.close()
})

test('UX-54 nothing but refused saves made the browser complain', () => {
  expect(person.complaints.filter(text => !/status of (409|422)/.test(text))).toEqual([])
})
