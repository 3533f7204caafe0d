import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { word } from '../../hardening/kit/parameters'
import { violations, WCAG } from '../../kit/axe'
import { openBrowser } from '../../kit/browser'
import { visitor } from '../../kit/visitor'

const RULES = [...WCAG, 'best-practice']
const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['dashboards', '/dashboards'],
  ['list', '/UPagination?status=confirmed&sort=-volume'],
  ['empty list', '/UPagination?keyword=nothing-like-this'],
  ['small form', '/sales-management/payment-term?edit=new'],
  ['form', '/docs/kit'],
  ['record', '/docs/kit?show=record'],
  ['words and timeline', '/docs/kit?show=record&tab=words'],
  ['timeline', '/docs/kit?show=record&tab=timeline'],
  ['approval', '/docs/kit?show=approval'],
  ['board', '/docs/kit?show=board'],
  ['kiosk', '/docs/kit?show=board&kiosk=1'],
  ['map', '/docs/kit?show=map'],
  ['API', '/docs/api?q=payment'],
  ['not found', '/nothing/here'],
  ['change password', '/auth/change-password'],
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const LOOKS = [
  ['light', 390],
  ['dark', 1440],
  ['light', 1440],
  ['dark', 390],
] as const
/** Each width and each scheme once; `npm run axe` looks at each width in each scheme. */
const looks = word('looks') === 'all' ? LOOKS : LOOKS.slice(0, 2)

describe.each(looks)('%s at %d px', (colorScheme, width) => {
  test('UX-50 axe finds nothing and the browser has nothing to say', { timeout: 180_000 }, async () => {
    const phone = width < 768
    const person = await visitor(browser, 'admin', {
      colorScheme,
      viewport: { width, height: phone ? 844 : 900 },
      hasTouch: phone,
      isMobile: phone,
      bypassCSP: true,
    })
    const found: string[] = []
    for (const [name, path] of PAGES) {
      await person.goto(path)
      await person.page.waitForTimeout(250)
      found.push(...(await violations(person.page, RULES)).map(text => `${name}: ${text}`))
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (wide > 0) found.push(`${name}: scrolls sideways by ${wide} px`)
      const headings = await person.page.locator('h1').count()
      if (headings !== 1) found.push(`${name}: ${headings} h1`)
    }
    expect(found).toEqual([])
    expect(person.complaints.filter(text => !text.includes('404'))).toEqual([])
    await person.close()
  })
})

test('UX-50 signing in is clean as well', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const person = await visitor(browser, undefined, { colorScheme, bypassCSP: true })
    await person.goto('/auth/login')
    expect(await violations(person.page, RULES)).toEqual([])
    expect(person.complaints).toEqual([])
    await person.close()
  }
})

test('no policy is broken by anything a page does', async () => {
  const person = await visitor(browser, 'admin')
  for (const [, path] of PAGES) await person.goto(path)
  await person.page.keyboard.press('Control+k')
  await person.page.waitForTimeout(400)
  expect(person.complaints.filter(text => /Content Security Policy|Refused to/.test(text))).toEqual([])
  await person.close()
})
