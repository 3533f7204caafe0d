import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { newFolder, removeFolder } from '../kit/portal'
import { signIn } from '../kit/visitor'

let browser: Browser
let page: Page
const folder = newFolder()
beforeAll(async () => {
  browser = await openBrowser()
  const context = await browser.newContext({ baseURL: inject('portal').url, viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await signIn(page, 'lab')
})
afterAll(async () => {
  await browser.close()
  removeFolder(folder)
})

const HOME = '/inhouse-cylinder-testing'
const wordsOf = (name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator('section', { hasText: name }))
    .first()

test('a recent pour shows its strength and when it is as strong as asked', async () => {
  await page.goto(`${HOME}?temperature=true&sort=-castOn`, { waitUntil: 'networkidle' })
  const first = page.getByRole('row').filter({ hasText: 'CT-' }).first()
  await first.getByText(/^CT-/).first().click()
  await page.waitForURL(/cylinder-test-info/)
  await page.getByRole('link', { name: 'Maturity' }).click()
  await page.getByText('Strength by Sensor').first().waitFor()
  const now = await wordsOf('Strength by Sensor').innerText()
  expect(now).toMatch(/At the last reading, after [\d.]+ h\s+[\d.]+ MPa \([\d.]+–[\d.]+\)/)
  expect(now).toMatch(/also by the lower end\s+\d\d\/\d\d\/\d{4} \d\d:\d\d, after [\d.]+ h/)
  await page.getByLabel('Strength asked, MPa').fill('90')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText('Not within the results of the mix').first().waitFor()
})

test('the technician uploads the file of a logger; one that does not fit is refused with its row', async () => {
  const found = page.url().match(/id=([0-9a-f-]+)/)?.[1] ?? ''
  await page.goto(`${HOME}/cylinder-test-info?id=${found}&tab=maturity`, { waitUntil: 'networkidle' })
  const cast = await page.locator('dl', { hasText: 'Cast' }).first().innerText()
  const [, day, month, year, hour, minute] = /(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d)/.exec(cast) ?? []
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  const lines = Array.from({ length: 12 }, (_, step) => {
    const time = new Date(at + (step + 1) * 1_800_000).toISOString()
    return `${time.slice(0, 10)} ${time.slice(11, 16)};${31 + step},5`
  })
  const file = join(folder, `logger-${Date.now() % 1e6}.csv`)
  const channel = `Probe ${Date.now() % 1e6}`
  const send = async (rows: string[]) => {
    writeFileSync(file, [`Timestamp;${channel} (°C)`, ...rows].join('\n'))
    await page.getByLabel('File of the logger').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload' }).click()
  }
  await send([lines[1]!, lines[0]!])
  await page.getByRole('alert').getByText('Row 3: its time is not later than that of the row before').waitFor()
  await send(lines)
  await page.getByRole('table', { name: 'Temperature records' }).getByText(channel).waitFor()
  await send(lines)
  await page.getByText('The file has nothing new').first().waitFor()
})
