import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'

let browser: Browser
let manager: Visitor
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  manager = await visitor(browser, 'dispatcher_manager')
  page = manager.page
})
afterAll(async () => {
  await manager.close()
  await browser.close()
})

const here = () => new URL(page.url()).pathname
const closedBy = async (key: string) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('R-028 a truck of the fleet tracer opens a pop-up dialog over the map, without a path of its own', async () => {
  await manager.goto('/fleet/air-control')
  const trucks = page.getByRole('region', { name: 'Trucks, late first' }).getByRole('button')
  const [first, second] = [trucks.first(), trucks.nth(1)]
  const numberOf = async (truck: typeof first) => (await truck.locator('.code').first().textContent())!
  await first.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(await numberOf(first), { exact: true }).waitFor()
  await dialog.getByText('Last position').waitFor()
  expect(here()).toBe('/fleet/air-control')
  expect(new URL(page.url()).search).toBe('')
  await second.click()
  await dialog.getByText(await numberOf(second), { exact: true }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await closedBy('Escape')
})

/** Opens what a row's menu offers over the list. */
async function fromMenu(list: string, row: string, item: string) {
  await manager.goto(`${list}?keyword=${encodeURIComponent(row)}`)
  await page.getByRole('button', { name: 'Row actions' }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
  return page.getByRole('dialog')
}

test('R-029 the driver list has a driver dialog: truck, plant and status in one save, the list stays', async () => {
  await manager.goto('/fleet/driver')
  const name = (await page.locator('tr[data-row] [data-phone=title]').last().textContent())!
  const dialog = await fromMenu('/fleet/driver', name, 'Truck, plant and status')
  for (const label of ['Truck', 'Alternate truck', 'Main plant'])
    await dialog.getByRole('combobox', { name: label, exact: true }).waitFor()
  expect(await dialog.getByLabel('Drives for us').isChecked()).toBe(true)
  expect(here()).toBe('/fleet/driver')
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await page
    .getByText(/ saved$/)
    .first()
    .waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(here()).toBe('/fleet/driver')
  expect(new URL(page.url()).searchParams.get('edit')).toBeNull()
})

test('R-030 the truck list has a truck dialog: main plant and status, the list stays', async () => {
  await manager.goto('/fleet/truck')
  const no = (await page.locator('tr[data-row] [data-phone=title]').last().textContent())!
  const dialog = await fromMenu('/fleet/truck', no, 'Plant and status')
  await dialog.getByRole('heading', { name: `Truck ${no}` }).waitFor()
  await dialog.getByRole('combobox', { name: 'Main plant', exact: true }).waitFor()
  expect(await dialog.getByLabel('In service').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Save truck' }).click()
  await page.getByText(`Truck ${no} saved`).first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(here()).toBe('/fleet/truck')
})

test('R-043 grading specification, sampler, supplier and tester each open a dialog, to make one and to change one', async () => {
  const lab = await visitor(browser, 'lab')
  const one = lab.page.getByRole('dialog')
  for (const [noun, what] of [
    ['grading-specification', 'specification'],
    ['sampler', 'sampler'],
    ['supplier', 'supplier'],
    ['tester', 'tester'],
  ] as const) {
    await lab.goto(`/raw-material-testing/setup/${noun}`)
    await lab.page.getByRole('link', { name: `Add ${what}` }).click()
    await one.getByRole('button', { name: `Save ${what}` }).waitFor()
    expect(await one.getByLabel('Name', { exact: true }).inputValue(), noun).toBe('')
    await lab.page.keyboard.press('Escape')
    await one.waitFor({ state: 'detached' })
    await lab.page.locator('tr[data-row] a').first().click()
    await one.getByRole('button', { name: `Save ${what}` }).waitFor()
    const name = await one.getByLabel('Name', { exact: true }).inputValue()
    expect(await one.getByRole('heading').first().textContent(), noun).toBe(name)
    expect(new URL(lab.page.url()).pathname).toBe(`/raw-material-testing/setup/${noun}`)
  }
  expect(lab.complaints).toEqual([])
  await lab.close()
})

test('none of these dialogs made the browser complain', () => expect(manager.complaints).toEqual([]))
