import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violations } from '../kit/axe'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'
import { type Look, sweptScreens, visitsOf } from './axe-screens'
import { addressFinder } from './kit/addresses'
import { emptyOrCut } from './kit/cut-off'
import { keepPicture, takesPictures } from './kit/pictures'
import { writtenOver } from './kit/written-over'

const FAULTS = ['Page not found', 'Oops... Something', 'You are not authorized']

/** Every screen of one half, as somebody who may open it: axe finds nothing and the browser has nothing to say. */
export function sweep(half: 0 | 1) {
  let browser: Browser
  const people = new Map<string, Promise<Visitor>>()
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  const as = (role: string | null) => {
    const known = people.get(String(role)) ?? visitor(browser, role ?? undefined, { bypassCSP: true })
    people.set(String(role), known)
    return known
  }
  const addressOf = addressFinder(
    () => inject('portal').url,
    async role => (await as(role)).page,
  )

  const visits = visitsOf(half, sweptScreens).map(
    visit => [`/${visit.screen.url} as ${visit.role ?? 'nobody'}`, visit] as const,
  )
  test.each(visits)('UX-50 UX-54 %s', async (_, visit) => {
    const path = await addressOf(visit)
    const { page, complaints } = await as(visit.role)
    complaints.length = 0
    const found: string[] = []
    for (const look of visit.looks) found.push(...(await seen(page, path, look, visit.screen.url)))
    found.push(...(await tooWide(page, visit.looks)))
    // As text, so that a run whose screen is gone still says what was found on it.
    expect(found.join('\n'), path).toBe('')
    expect(
      complaints.filter(text => text.startsWith('error')),
      path,
    ).toEqual([])
  })
}

/** The widths in which a page was not seen are only measured: it is laid out anew without being read again. */
async function tooWide(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390] as const) {
    if (looks.some(([, seenAt]) => seenAt === width)) continue
    await page.setViewportSize({ width, height: 900 })
    const faults = [...tooWideBy(await overhang(page)), ...(await writtenOver(page))]
    found.push(...faults.map(fault => `${width}: ${fault}`))
  }
  return found
}

const tooWideBy = (wide: number) => (wide > 0 ? [`scrolls sideways by ${wide} px`] : [])

/** How far a page is too wide. Charts and sticky columns take a new width a moment late; what stays too wide is too wide. */
async function overhang(page: Page): Promise<number> {
  const measure = () => document.documentElement.scrollWidth - window.innerWidth
  await page.waitForFunction(`(${measure})() <= 0`, null, { timeout: SETTLES_MS }).catch(() => undefined)
  return page.evaluate(measure)
}

const SETTLES_MS = 3000
const LONGEST = 8000

async function seen(page: Page, path: string, [colorScheme, width]: Look, url: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  const answer = await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__react')))
  await page.waitForTimeout(150)
  const look = `${colorScheme} ${width}`
  if (answer?.status() !== 200) return [`${look}: answered ${answer?.status()}`]
  const wide = await overhang(page)
  const text = await page.locator('body').innerText()
  // A field half under the bar at the bottom is a matter of scrolling: the page is judged in its full length.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, LONGEST) })
  const faults = takesPictures ? [] : await lasting(page)
  await keepPicture(page, url, [colorScheme, width])
  return [
    ...faults,
    ...tooWideBy(wide),
    ...(await writtenOver(page)),
    ...(await emptyOrCut(page)),
    ...FAULTS.filter(fault => text.includes(fault)),
  ].map(fault => `${look}: ${fault}`)
}

/** A map or chart that is put together while axe reads is half read; what is a fault is still one when the page is quiet. */
async function lasting(page: Page): Promise<string[]> {
  const found = await violations(page)
  if (found.length === 0) return found
  await page.waitForLoadState('networkidle', { timeout: SETTLES_MS }).catch(() => undefined)
  await page.waitForTimeout(500)
  return violations(page)
}
