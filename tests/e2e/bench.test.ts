import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { pick } from './journey/kit/commands'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  const context = await browser.newContext({ baseURL: inject('portal').url, viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill('lab')
  await page.locator('[name=password]').fill('ready-mix-demo-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(to => !to.pathname.startsWith('/auth/login'))
})
afterAll(() => browser.close())

/** One of its kind, so that the journey can be walked again in the same portal. */
const CODE = `BENCH-${Date.now() % 1e6}`

const kg = async (row: string) => {
  const cells = page.getByRole('table', { name: 'Recipe' }).getByRole('row').filter({ hasText: row })
  return (await cells.first().innerText()).replace(/,/g, '')
}

test('N40 by BRE, its draft, its trial batch, and the mix corrected by it', async () => {
  await page.goto('/mixdesign/design-bench', { waitUntil: 'networkidle' })
  const steps = page.getByRole('table', { name: 'Step by step' })
  expect(await steps.innerText()).toMatch(/Target mean strength[\s\S]*53 MPa[\s\S]*BRE 331 §4.4/)
  // Live: the answer follows the grade without a button.
  await page.getByLabel('Grade, cubes').fill('45')
  await steps.getByText('58 MPa').first().waitFor()
  await page.getByLabel('Grade, cubes').fill('40')
  await steps.getByText('53 MPa').first().waitFor()
  expect(await steps.innerText()).toMatch(
    /Closed to one cubic metre\s+1\.000 m³|Closed to one cubic metre\s+0\.99\d m³/,
  )

  await page.getByRole('button', { name: 'Save and record a trial batch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill(CODE)
  await dialog.getByLabel('Name').fill('N40 by BRE 331')
  await dialog.getByRole('button', { name: 'Make draft' }).click()
  await page.waitForURL(/trial-batches\/new\?mix=/)
  await page.locator('h1', { hasText: `Trial batch of ${CODE} version 1` }).waitFor()

  // What is designed is weighed; the aggregates are saturated surface-dry, and the slump is 50 mm short.
  const weighed = page.getByLabel(/^Weighed /)
  for (let at = 0; at < (await weighed.count()); at++) {
    const designed = await page
      .locator('.figures', { hasText: /^\d+\.\d{3}/ })
      .nth(at)
      .innerText()
    await weighed.nth(at).fill(designed.split(' ')[0]!)
  }
  for (const box of await page.getByLabel(/^Free moisture of/).all()) await box.fill('0')
  for (const box of await page.getByLabel(/^Absorption of/).all()) await box.fill('1')
  await pick(page, 'Plant', 'Tuas')
  await pick(page, 'Product', 'N40')
  await page.getByLabel('Slump', { exact: false }).first().fill('70')
  await page.getByRole('button', { name: 'Record trial batch' }).click()
  await page.waitForURL(/trial-batches\/[0-9a-f-]{36}/)

  await page.getByRole('link', { name: 'Correct the mix' }).click()
  await page.waitForURL(/design-bench\?trial=/)
  const correction = page.getByRole('table', { name: 'Correction step by step' })
  await correction.getByText('Water for the slump').waitFor()
  expect(await correction.innerText()).toMatch(/Slump 70 mm of 100 to 150 mm: 6\.5 %/)
  expect(await kg('Water')).toMatch(/\+1\d/)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make draft' }).click()
  await page.waitForURL(/\/mixdesign\/[0-9a-f-]{36}$/)
  await page.locator('h1', { hasText: `${CODE} version 2` }).waitFor()
}, 120_000)

test.each([
  ['/mixdesign/generated-ai', 'Optimise'],
  ['/mixdesign/generated-mix', 'Generate mixes'],
])(
  'a draft from %s is declared for the classes that were asked, of their grade and their air',
  async (path, run) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const name of ['XC4', 'XS3']) await page.getByLabel(name, { exact: true }).check()
    await page.getByRole('button', { name: run }).click()
    await page.waitForURL(/exposures=XC4&exposures=XS3/)
    await page.getByRole('button', { name: 'Save as draft' }).first().click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Strength, MPa').inputValue()).toBe('45')
    await dialog.getByLabel('Code').fill(`${CODE}-${run.slice(0, 3)}`)
    await dialog.getByLabel('Name').fill('For tide and spray')
    await dialog.getByRole('button', { name: 'Make draft' }).click()
    await page.waitForURL(/\/mixdesign\/[0-9a-f-]{36}$/)
    for (const name of ['XC4', 'XS3']) expect(await page.getByLabel(name, { exact: true }).isChecked(), name).toBe(true)
  },
  120_000,
)
