import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { visitor } from '../kit/visitor'
import { unfold } from './kit/unfold'
import { type Caller, caller } from './ux-caller'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
const SOON = { timeout: 15_000 }

test('UX-29 what saving leaves out is said before, counted and in words, and no more when it is taken out', async () => {
  const person = await visitor(browser, 'dispatcher')
  const { page } = person
  const call = await caller('dispatcher')
  const { rows } = (await call('POST', '/delivery-order/search_filter_do', { limit: 1 })).body
  await person.goto(`/order/new?copy=${rows[0].orderId}`)
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('+1')
  await page.getByRole('textbox', { name: 'First load on site' }).fill('10:00')
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).first().fill('9')
  await page
    .getByRole('complementary')
    .getByText(/start \d\d:\d\d/)
    .first()
    .waitFor({ timeout: 15_000 })
  for (const part of ['Plants', 'Add-on products']) await unfold(page, part)
  const said = page.getByText(/^Will not be saved:/)
  const plants = page.getByRole('group', { name: 'Assigned plants' })
  expect(await said.count()).toBe(0)
  for (let times = 0; times < 2; times++) {
    await plants.getByRole('button', { name: 'Add plant' }).click()
    const plant = plants.getByRole('combobox', { name: 'Plant', exact: true }).last()
    await plant.fill('u')
    await page.getByRole('listbox', { name: 'Plant', exact: true }).getByRole('option').nth(times).click()
  }
  for (const row of await plants
    .getByLabel('Quantity')
    .all()
    .then(all => all.slice(-2)))
    await row.fill('')
  const addOns = page.getByRole('group', { name: 'Per m³ of concrete' })
  await addOns.getByRole('button', { name: 'Add product' }).click()
  await addOns.getByLabel('Quantity').last().fill('3')
  const text = () => said.innerText()
  await expect.poll(text, SOON).toContain('2 assigned plants without a time or a quantity')
  await expect.poll(text, SOON).toContain('1 add-on product without a product or a quantity')
  for (let times = 0; times < 2; times++)
    await plants
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
  await addOns
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect.poll(() => said.count(), SOON).toBe(0)
  await person.close()
})

/** Saves a truck with other figures; the answer is the truck as it then stands. */
async function saveTruck(call: Caller, id: string, figures: object) {
  const { body } = await call('GET', `/truck/detail/${id}`)
  const { version, truckNo, plateNo, truckTypeId, mainPlantId, subcontractorId, active } = body
  const { tareKg, tareValidTo, inspectionValidTo } = body
  const same = { id, version, truckNo, plateNo, truckTypeId, mainPlantId, subcontractorId, active }
  const saved = await call('POST', '/truck/save', { ...same, tareKg, tareValidTo, inspectionValidTo, ...figures })
  expect(saved.status).toBe(200)
  return body
}

test('UX-34 a timeline says who, when, from what to what and by which request; by person, by field and as CSV', async () => {
  const manager = await caller('dispatcher_manager')
  const admin = await caller('admin')
  type Truck = { id: string; deliveryStatus: string | null; inQueue: boolean }
  const trucks: Truck[] = (await manager('GET', '/truck/list?limit=200&active=true')).body.rows
  const { id } = trucks.find(({ deliveryStatus, inQueue }) => !deliveryStatus && !inQueue)!
  const was = await saveTruck(manager, id, { tareKg: 12_111 })
  await saveTruck(admin, id, { tareKg: was.tareKg, inspectionValidTo: '2031-05-17' })
  await saveTruck(manager, id, { inspectionValidTo: was.inspectionValidTo })
  const { rows } = (await manager('GET', `/truck/audit/${id}?limit=3`)).body
  const person = await visitor(browser, 'dispatcher_manager')
  const { page } = person
  await person.goto(`/fleet/truck/${id}?tab=timeline`)
  const lines = page.getByRole('region', { name: 'Timeline' }).locator('ol > li')
  const all = await lines.count()
  expect(all).toBeGreaterThanOrEqual(3)
  const newest = await lines.nth(1).innerText()
  expect(newest).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/)
  expect(newest).toMatch(/just now|ago|in a moment/)
  expect(newest).toContain(rows[1].actorName)
  expect(newest.replace(/\s+/g, ' ')).toMatch(/Tare kg 12111 ?→ ?\d+/)
  expect(newest).toContain('17/05/2031')
  expect(await lines.nth(1).locator('time').getAttribute('title')).toContain(`request ${rows[1].requestId}`)

  await page.getByLabel('Person').selectOption(rows[1].actorName)
  const actors = await lines.locator('strong').allTextContents()
  expect(new Set(actors)).toEqual(new Set([rows[1].actorName]))
  await page.getByLabel('Person').selectOption('')
  await page.getByLabel('Field').selectOption({ label: 'Tare kg' })
  expect(await lines.first().innerText()).toContain(rows[1].actorName)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the timeline as CSV' }).click(),
  ])
  const csv = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(csv.filter(line => line.includes('12111')).length).toBeGreaterThanOrEqual(2)
  expect(csv[1]).toContain(rows[1].actorName)
  await person.close()
})

/** Asks for changes of loads that are delivered, so that there is something to decide; gives the loads of the requests. */
async function asked(by: Caller, count: number): Promise<string[]> {
  const found = { statuses: ['delivered', 'returned'], limit: 200 }
  type Load = {
    id: string
    version: number
    doNumber: string | null
    doQuantity: string
    emodificationPending: boolean
  }
  const rows: Load[] = (await by('POST', '/delivery-order/search_filter_do', found)).body.rows
  const numbers: string[] = []
  for (const { id, version, doNumber, doQuantity, emodificationPending } of rows) {
    if (numbers.length === count) break
    if (!doNumber || emodificationPending || doQuantity !== '9.00') continue
    const request = { deliveryOrderId: id, version, cause: 'documentation_error', changes: { doQuantity: '8.60' } }
    const made = await by('POST', '/emodification/submit', request)
    if (made.status === 200) numbers.push(doNumber)
    else console.log(JSON.stringify(made.body))
  }
  expect(numbers).toHaveLength(count)
  return numbers
}

test('UX-36 approvals: whose turn, how old, what changes; a approves and the next opens, r asks why, Shift A says the sum', async () => {
  const own = await asked(await caller('dispatcher_manager'), 1)
  const theirs = await asked(await caller('dispatcher'), 4)
  const person = await visitor(browser, 'dispatcher_manager')
  const { page } = person
  const inbox = '/order/emodification/emodification-approval'
  await person.goto(inbox)
  const queue = page.getByRole('region', { name: 'Queue' })
  const entry = (doNumber: string) => queue.getByRole('listitem').filter({ hasText: doNumber })
  const open = (doNumber: string) => page.getByRole('region', { name: doNumber, exact: true })
  const views = page.getByRole('navigation', { name: 'Views' })
  for (const doNumber of theirs)
    expect(await entry(doNumber).innerText()).toMatch(/S\$[\d,.]+[\s\S]*\d+ (min|h|days?)[\s\S]*Price/)
  expect(await entry(own[0]!).count()).toBe(0)

  // a: the open one is approved, the next one opens by itself.
  const [one, two, three, four] = theirs as [string, string, string, string]
  await entry(one).getByRole('link').click()
  await open(one).waitFor()
  expect(await open(one).innerText()).toMatch(/Quantity[\s\S]*9\.00[\s\S]*8\.60/)
  const steps = page.getByRole('list', { name: 'Approval steps' })
  expect(await steps.innerText()).toMatch(/Level 1, dispatcher manager\s+Waiting\s+Level 2/)
  await page.keyboard.press('a')
  await open(two).waitFor()
  await page.getByText(`${one} is approved`).first().waitFor()

  // r: not without a reason.
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('Reason is required').first().waitFor()
  await dialog.getByLabel('Reason').fill('The ticket says otherwise')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await open(three).waitFor()

  // Shift A: how many and how much, before it is done.
  for (const doNumber of [three, four]) await page.getByLabel(`Select ${doNumber}`).check()
  await page.keyboard.press('Shift+A')
  expect(await page.getByRole('dialog', { name: 'Approve 2 at once' }).innerText()).toMatch(/Together −?S\$[\d,.]+/)
  await page.keyboard.press('Enter')
  await page.getByText('2 of 2 approved').first().waitFor()

  // Who asked does not decide, and is told so; what was decided says by whom and when.
  await views.getByRole('link', { name: /^Others/ }).click()
  await entry(own[0]!).getByRole('link').click()
  await open(own[0]!)
    .getByText(/but not for the person who asked or approved before/)
    .waitFor()
  expect(await open(own[0]!).getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
  await entry(one).getByRole('link').click()
  await open(one).waitFor()
  expect(await steps.innerText()).toMatch(/Approved by Ravi Menon, \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await views.getByRole('link', { name: /^Decided/ }).click()
  await entry(two).getByRole('link').click()
  await open(two).getByText('“The ticket says otherwise”').first().waitFor()
  await person.close()
})
