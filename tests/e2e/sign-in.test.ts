import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { signIn, visitor } from '../kit/visitor'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('R-260 a dispatcher signs in, the token is kept in a cookie, and the browser has nothing to complain about', async () => {
  const person = await visitor(browser)
  await person.goto('/auth/login')
  expect(await person.page.locator('h1').count()).toBe(1)
  await signIn(person.page, 'dispatcher')
  await person.page.waitForLoadState('networkidle')
  expect(await person.page.locator('h1').count()).toBe(1)
  expect(person.complaints).toEqual([])
  const cookies = await person.page.context().cookies()
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['portal', 'portal_refresh']))
  for (const cookie of cookies.filter(each => each.value.includes('.'))) expect(cookie.httpOnly).toBe(true)
  await person.close()
})

test('signing in works without JavaScript', async () => {
  const person = await visitor(browser, undefined, { javaScriptEnabled: false })
  await person.goto('/auth/login')
  await signIn(person.page, 'finance_ar')
  expect(await person.page.locator('h1').count()).toBe(1)
  await person.close()
})
