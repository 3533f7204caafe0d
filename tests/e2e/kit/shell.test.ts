import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../kit/browser'
import { DEMO_PASSWORD, signIn, visitor } from '../../kit/visitor'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('R-019 R-020 UX-07 the theme is chosen among three, kept on the device and right in the first byte', async () => {
  const person = await visitor(browser, 'lab')
  const { page } = person
  await person.goto('/dashboards')
  await page.getByRole('button', { name: /^Theme/ }).click()
  const choices = await page.getByRole('menuitemradio').allTextContents()
  expect(choices.map(text => text.trim())).toEqual(['System', 'Light', 'Dark'])
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.context().clearCookies({ name: 'portal' })
  await page.context().clearCookies({ name: 'portal_refresh' })
  const answer = await page.request.get('/auth/login')
  expect(await answer.text()).toContain('data-theme="dark"')
  expect(person.complaints).toEqual([])
  // Without any script the same device is dark at once, and one that follows the system is as its system is.
  const { cookies } = await page.context().storageState()
  const theme = cookies.filter(({ name }) => name === 'theme')
  for (const [colorScheme, kept, ground] of [
    ['light', theme, 'rgb(14, 17, 22)'],
    ['dark', [], 'rgb(14, 17, 22)'],
    ['light', [], 'rgb(255, 255, 255)'],
  ] as const) {
    const plain = await visitor(browser, undefined, { javaScriptEnabled: false, colorScheme })
    await plain.page.context().addCookies([...kept])
    await plain.page.goto('/auth/login')
    expect(await plain.page.locator('html').evaluate(page => getComputedStyle(page).backgroundColor)).toBe(ground)
    await plain.close()
  }
  await person.close()
})

test('R-018 UX-02 the sidebar is open on the first visit; collapsing it is remembered and drawn by the server', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  await person.goto('/sales-management/payment-term')
  const sidebar = page.getByRole('navigation', { name: 'Sales Management sidebar' })
  expect(await sidebar.isVisible()).toBe(true)
  expect(await sidebar.getByRole('link', { name: 'Payment terms', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  )
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  expect(await sidebar.isVisible()).toBe(false)
  expect(await (await page.request.get('/dashboards')).text()).toContain('data-sidebar="closed"')
  await person.close()
})

test('R-017 UX-04 titles are the screens’ own; the name of a new screen is said and its heading has the focus', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  await person.goto('/dashboards')
  expect(await page.title()).toBe('Dashboards')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sales Management' }).click()
  await page.waitForURL(/sales-management/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const title = await page.title()
  await expect.poll(() => page.locator('[role=status].sr-only').first().textContent()).toBe(title)
  await person.goto('/')
  expect(await page.title()).toBe('Portal')
  await person.close()
})

test('R-052 R-054 R-055 R-302 UX-05 an unknown address is a 404 that names it, with two buttons', async () => {
  const person = await visitor(browser, 'lab')
  const { page } = person
  const answer = await page.goto('/fleet/nothing-here')
  expect(answer?.status()).toBe(404)
  expect(await page.title()).toBe('Page Not Found: /fleet/nothing-here')
  expect(await page.locator('h1').textContent()).toBe('Page not found')
  expect(
    await page
      .getByText(
        "We couldn't find the page you were looking for, please contact a system administrator or try again later.",
      )
      .count(),
  ).toBe(1)
  expect(await page.getByText('Page Not Found: /fleet/nothing-here').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Clear Error' }).getAttribute('href')).toBe('/fleet/nothing-here')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await person.close()
})

test('R-051 UX-05 a page that the role may not open answers 403 with the text of the specification', async () => {
  const person = await visitor(browser, 'batcher')
  const answer = await person.page.goto('/sales-management/payment-term')
  expect(answer?.status()).toBe(403)
  expect(await person.page.locator('h1').textContent()).toBe('Not authorized')
  expect(await person.page.getByText('You are not authorized to access this page.').count()).toBe(1)
  expect(await person.page.locator('main').textContent()).not.toContain('30 days')
  await person.close()
})

test('R-111 R-112 without a session every screen leads to sign-in and back; with one, sign-in leads on', async () => {
  const person = await visitor(browser)
  const { page } = person
  await page.goto('/sales-management/payment-term?keyword=30')
  expect(new URL(page.url()).pathname).toBe('/auth/login')
  await page.locator('[name=username]').fill('finance_ar')
  await page.locator('[name=password]').fill(DEMO_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/payment-term\?keyword=30/)
  await page.goto('/auth/login?to=//evil.example')
  expect(new URL(page.url()).pathname).toBe('/')
  await person.close()
})

test('a wrong password says so in one sentence and keeps the name', async () => {
  const person = await visitor(browser)
  const { page } = person
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill('nobody-at-all')
  await page.locator('[name=password]').fill('not the password at all')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('[name=username]').inputValue()).toBe('nobody-at-all')
  expect(await page.locator('[name=password]').inputValue()).not.toContain('nobody')
  await person.close()
})

test('R-297 R-311 UX-06 an ended session counts down, signs out, and gives the unsaved form back', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  await person.goto('/sales-management/payment-term?edit=new')
  await page.getByRole('dialog').getByLabel('Name').fill('Unsaved term')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save payment term' }).click()
  const began = Date.now()
  await page.getByText('User session has expired. Logging out in 3 seconds...').last().waitFor()
  await page.waitForURL(/\/auth\/login/, { timeout: 8000 })
  expect(Date.now() - began).toBeGreaterThan(2500)
  await page.locator('[name=username]').fill('finance_hod')
  await page.locator('[name=password]').fill(DEMO_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/payment-term\?edit=new/)
  await page.getByRole('button', { name: 'Restore them' }).click()
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Unsaved term')
  await person.close()
})

test('UX-01 the palette opens at once, finds screens of the own role and no other', async () => {
  const person = await visitor(browser, 'finance_ar')
  const { page } = person
  await person.goto('/dashboards')
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder(/Search orders/)
  await field.waitFor()
  await field.fill('payment')
  await page.getByRole('option', { name: /Payment terms/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/payment-term/)
  await page.keyboard.press('Control+k')
  await field.fill('batcher')
  await expect.poll(() => page.getByRole('option', { name: /queue/i }).count()).toBe(0)
  await person.close()
})

test('the palette finds what people say; Enter opens the first of what is shown, also after another question', async () => {
  const person = await visitor(browser, 'admin')
  const { page } = person
  await person.goto('/dashboards')
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder(/Search orders/)
  const chosen = page.locator('[cmdk-item][aria-selected="true"]')
  for (const [asked, first] of [
    ['xe 1200 k', 'M001'],
    ['Ardmroe', 'Ardmore Builders Pte Ltd'],
    ['ang mo kio industrial', 'Ang Mo Kio Industrial Park'],
    ['6453 9602', 'Ardmore Builders Pte Ltd'],
  ] as const) {
    await field.fill(asked)
    await expect.poll(() => chosen.allInnerTexts(), { timeout: 15_000 }).toEqual([expect.stringContaining(first)])
  }
  const preview = page.getByRole('complementary', { name: 'Preview' })
  expect(await preview.getByText('201010000A').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/customers\/edit/)
  await page.keyboard.press('Control+k')
  await field.fill('> help')
  await page.getByRole('option', { name: /Keyboard shortcuts/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  await person.close()
})

test('UX-03 ? shows the shortcuts; single keys can be switched off', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  await person.goto('/sales-management/payment-term')
  await page.locator('h1').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.waitForURL(url => url.pathname === '/')
  await person.goto('/sales-management/payment-term')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await person.close()
})

test('R-021 the account menu names the person and signs out; the old session is gone', async () => {
  const person = await visitor(browser, 'lab')
  const { page } = person
  await person.goto('/dashboards')
  await page.getByRole('button', { name: /^Account of/ }).click()
  const cookies = await page.context().cookies()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/auth\/login/)
  await page.context().addCookies(cookies)
  await page.goto('/dashboards')
  expect(new URL(page.url()).pathname).toBe('/auth/login')
  await person.close()
})

test('a form of another site is refused before anything reads it', async () => {
  const person = await visitor(browser)
  await signIn(person.page, 'lab')
  const answer = await person.page.request.post('/act/logout', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
  await person.goto('/dashboards')
  expect(await person.page.title()).toBe('Dashboards')
  await person.close()
})
