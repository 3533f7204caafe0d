import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { businessDay } from '~/domain/kit/time'
import { USUAL_LIMITS } from '~/functions/kit/import/limits'
import { readFile } from '~/functions/kit/import/read-file'
import { readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'
import { visiting } from '../kit/visitor'
import { type Caller, caller } from './ux-caller'

const person = visiting('dispatcher_manager')
let call: Caller
beforeAll(async () => {
  call = await caller('dispatcher_manager')
})

const HEAD = 'Permit;Driver no;Permit no;From;Ends on'
const saved = async (link: string) => {
  const { page } = person
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  const bytes = readFileSync(await file.path())
  return readFile({ name: file.suggestedFilename(), bytes }, USUAL_LIMITS)
}
const check = async (lines: string[]) => {
  const { page } = person
  const buffer = Buffer.from([HEAD, ...lines].join('\n'))
  await person.goto('/fleet/pass?import=new')
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'passes.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.waitForURL(/import=[0-9a-f-]{36}/)
}

test('UX-46 a file is checked, mapped, previewed and taken in, its clean rows first; nothing is written before', async () => {
  const { page } = person
  const name = `Yard permit ${Date.now()}`
  const pass = (await call('POST', '/pass/save', { type: 'driver', name })).body
  const drivers: { driverNo: string }[] = (await call('GET', '/driver/list?limit=3&active=true')).body.rows
  const [first, second] = drivers.map(({ driverNo }) => driverNo)
  const held = async () => (await call('GET', `/pass/assignees/list?passId=${pass.id}`)).body.total
  await person.goto('/fleet/pass?import=new')
  const template = await saved('Template')
  expect(JSON.stringify(template)).toContain('Airport airside permit')

  await check([
    `${name};${first};YP-1;01/01/2026;31/12/2026`,
    `${name};${second};YP-2;01/01/2026;31/02/2026`,
    `${name};NOBODY-9;YP-3;01/01/2026;31/12/2026`,
  ])
  const step = page.locator('[aria-current=step]')
  await step.filter({ hasText: 'Say which column is which' }).waitFor()
  await page.getByLabel('Valid to', { exact: true }).selectOption({ label: 'Ends on' })
  await page.waitForURL(/m\.validTo=/)
  await step.filter({ hasText: 'Correct and import' }).waitFor()
  const figures = async () =>
    (await page.getByRole('region', { name: 'Result' }).locator('dl').innerText()).split(/\s*\n\s*/)
  expect(await figures()).toEqual(['Rows', '3', 'New', '1', 'Changed', '0', 'As they are', '0', 'To correct', '2'])
  // Grouped by what to put right, each with its row and cell.
  const fixes = page.locator('main li details')
  expect(await fixes.count()).toBe(2)
  const day = fixes.filter({ hasText: 'Valid to must be a day' })
  await day.locator('summary').click()
  expect(await day.innerText()).toMatch(/E3\s*“31\/02\/2026”/)
  expect(await page.getByRole('table', { name: 'Preview' }).locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(/^2\s+New/),
    expect.stringMatching(/^3\s+Correct/),
    expect.stringMatching(/^4\s+Correct/),
  ])
  expect(await held()).toBe(0)
  await page.getByRole('button', { name: 'Import the 1 clean row, leave 2 out' }).click()
  await page.getByText('2 rows were not imported').waitFor()
  expect(await held()).toBe(1)
  const [rejects] = await saved('Rows to correct')
  expect(rejects!.rows).toHaveLength(3)
  expect(JSON.stringify(rejects)).toContain('NOBODY-9')

  // The next file of the same kind is understood at once, and all of it goes in together.
  await check([`${name};${second};YP-2;01/01/2026;31/12/2026`, `${name};${first};YP-1;01/01/2026;31/12/2026`])
  await step.filter({ hasText: 'Correct and import' }).waitFor()
  expect(await figures()).toEqual(['Rows', '2', 'New', '1', 'Changed', '0', 'As they are', '1', 'To correct', '0'])
  await page.getByRole('button', { name: 'Import 1 pass' }).click()
  await page.waitForURL(url => url.search === '')
  expect(await held()).toBe(2)
})

/** What a print button of the ticket that is open gives, as its form sends it. */
const printed = async (button: RegExp | string) => {
  const { page } = person
  const { origin } = new URL(page.url())
  const form = page.locator('main form[target=_blank]').filter({ has: page.getByRole('button', { name: button }) })
  const [action, json] = [await form.getAttribute('action'), await form.locator('[name=json]').inputValue()]
  const answer = await page.request.post(action!, {
    form: { json },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return readPdf(await answer.body())
}

test('UX-47 a ticket prints on A4 with or without its head; screens print black on white, without what is pressed', async () => {
  const { page } = person
  const found = { statuses: ['delivered', 'returned'], limit: 200 }
  type Load = { id: string; doNumber: string | null }
  const rows: Load[] = (await call('POST', '/delivery-order/search_filter_do', found)).body.rows
  const load = rows.find(({ doNumber }) => doNumber)!
  await page.emulateMedia({ colorScheme: 'dark' })
  await person.goto(`/order/delivery-order/${load.doNumber}`)
  const [whole] = await printed(/^Print (ticket|copy)$/)
  const [bare] = await printed('Print on pre-printed form')
  for (const { width, height, words } of [whole!, bare!]) {
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    expect(words).toContain(load.doNumber)
  }
  expect(bare!.words.length).toBeLessThan(whole!.words.length)
  const top = (of: { texts: { y: number }[] }) => Math.min(...of.texts.map(({ y }) => y))
  expect(top(bare!)).toBeGreaterThan(top(whole!) + 60)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const ink = await page
    .locator('main :is(p, td, dd, dt, h1, h2)')
    .evaluateAll(all => all.filter(one => one.checkVisibility()).map(one => getComputedStyle(one).color))
  expect(ink.length).toBeGreaterThan(10)
  expect([...new Set(ink)]).toEqual(['rgb(0, 0, 0)'])
  const ground = await page.locator('html').evaluate(of => getComputedStyle(of).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  // The number that a press copies is a number on paper too.
  const chrome = await page
    .locator('nav, button:not(.code), [data-chrome], aside[aria-label=Demo]')
    .evaluateAll(all => all.filter(one => one.checkVisibility()).map(one => one.outerHTML.slice(0, 120)))
  expect(chrome).toEqual([])
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  const paper = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .flatMap(rule => (rule instanceof CSSMediaRule && rule.conditionText === 'print' ? [...rule.cssRules] : [rule]))
      .filter(rule => rule instanceof CSSPageRule)
      .map(rule => rule.cssText.replace(/\s+/g, ' ')),
  )
  expect(paper).toEqual([expect.stringMatching(/size: a4;/i), expect.stringMatching(/size: a4 landscape;/i)])
})

test('UX-47 a plant with A5 prints on A5, its pre-printed form shifted; its record has the page to measure the shift by', async () => {
  const { page } = person
  const found = { statuses: ['delivered', 'returned'], limit: 200 }
  type Load = { doNumber: string | null; assignedPlantId: string }
  const rows: Load[] = (await call('POST', '/delivery-order/search_filter_do', found)).body.rows
  const { doNumber, assignedPlantId } = rows.find(row => row.doNumber)!
  const plant = (await call('GET', `/plant/detail/${assignedPlantId}`)).body
  await person.goto(`/order/delivery-order/${doNumber}`)
  const [before] = await printed('Print on pre-printed form')

  const { now } = await (await page.request.get('/live/server-time')).json()
  const effectiveFrom = businessDay(new Date(now))
  const value = [{ plant: plant.plantCode, paper: 'A5', rightMm: 4, downMm: -6 }]
  const asked = { name: 'deliveries.ticket-paper', value, effectiveFrom, reason: 'A new printer' }
  const { body } = await (await caller('finance_hod'))('POST', '/administration/setting/propose', asked)
  const decide = `/administration/setting/proposal/${body.id}/decide`
  const answer = await (await caller('admin'))('POST', decide, { version: body.version, approve: true })
  expect(answer.body).toMatchObject({ status: 'approved' })

  await person.goto(`/order/delivery-order/${doNumber}`)
  const [form] = await printed('Print on pre-printed form')
  expect(before!.width).toBeCloseTo(595.3, 0)
  expect([Math.round(form!.width), Math.round(form!.height)]).toEqual([420, 595])
  expect(paperFaults([form!], 'A5')).toEqual([])
  // What was said on A4 is said on A5; the second print is a copy, and its footer says so.
  const said = (of: { texts: { text: string; size: number }[] }) =>
    [...new Set(of.texts.filter(({ size }) => size < 60).flatMap(({ text }) => text.trim().split(/\s+/)))].sort()
  expect(said(form!)).toEqual(expect.arrayContaining(said(before!)))

  await person.goto(`/fleet/plant/${plant.id}`)
  const link = page.getByRole('link', { name: 'Calibration page' })
  const file = await page.request.get((await link.getAttribute('href'))!)
  const [calibration] = readPdf(await file.body())
  expect(Math.round(calibration!.width)).toBe(420)
  for (const words of [plant.plantName, '4 mm right', '6 mm up', 'A5']) expect(calibration!.words).toContain(words)
})
