import { expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { visitor } from '../kit/visitor'

const LONG = 'Cross Island Line Phase 2 Contract CR201, Aviation Park shaft and launch chamber, gate 4'

test('UX-50 the longest project name keeps a truck within the width of a phone', async () => {
  const browser = await openBrowser()
  try {
    const { page } = await visitor(browser, 'dispatcher_manager', { viewport: { width: 390, height: 844 } })
    await page.goto('/fleet/air-control', { waitUntil: 'load' })
    const name = page.locator('li .truncate').first()
    await name.waitFor()
    // Which trucks are out depends on the hour; the name of the first row is the one that has to give way.
    const { scrollWidth, cut } = await name.evaluate((element, text) => {
      element.textContent = text
      return { scrollWidth: document.documentElement.scrollWidth, cut: element.scrollWidth > element.clientWidth }
    }, LONG)
    expect(scrollWidth).toBeLessThanOrEqual(390)
    expect(cut).toBe(true)
  } finally {
    await browser.close()
  }
})
