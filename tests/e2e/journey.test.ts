import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { type Visitor, visitor } from '../kit/visitor'

const CUSTOMER = 'Straits Marine Foundations Pte Ltd'
const PROJECT = 'Pandan Quay Wall'
/** 8.60 m³ at 132.00 with 9 % GST. */
const TOTAL = 'S$1,237.37'
const data = newFolder()
let portal: RunningPortal
let browser: Browser
const people = new Map<string, Visitor>()
const story = { orderPath: '', doPath: '', doNumber: '' }

/** A portal of its own, always at 10:20 on a Friday: the story must not depend on the hour in which it is told. */
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([
    startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: '2026-11-20T10:20:00+08:00' }),
    openBrowser(),
  ])
}, 400_000)
afterAll(async () => {
  await browser.close()
  await portal.stop()
  removeFolder(data)
})

test('1 a salesperson enters customer, project, site and purchase order, and agrees a price that the CEO approves', async () => {
  const page = await as('salesperson')
  await go(page, '/sales-management/customers/create')
  await page.getByLabel('Customer name').fill(CUSTOMER)
  await page.getByRole('group', { name: 'Regions' }).getByRole('checkbox', { name: 'West' }).check()
  await page.getByRole('button', { name: 'Save customer' }).click()
  await said(page, `${CUSTOMER} saved`)

  await go(page, '/sales-management/projects/create')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Region', 'West')
  await page.getByLabel('Project name').fill(PROJECT)
  const site = page.getByRole('group', { name: 'Sites' })
  await site.getByLabel('Name of the site').fill('Quay gate')
  await site.getByLabel('Latitude').fill('1.319')
  await site.getByLabel('Longitude').fill('103.738')
  const orders = page.getByRole('group', { name: 'Purchase orders' })
  await orders.getByLabel('Number').fill('PO-7781')
  await orders.getByLabel('Quantity').fill('400')
  await orders.getByRole('textbox', { name: 'Valid from' }).fill('20/11/2026')
  await page.getByRole('button', { name: 'Save project' }).click()
  await said(page, `${PROJECT} saved`)

  await go(page, '/sales-management/pricing/save')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Project', PROJECT)
  await page.getByLabel('Add product').selectOption({ label: 'N40-20-100 – Grade 40 normal 20 mm' })
  const price = page.getByLabel('Price of N40-20-100, S$ per m³')
  expect(await price.inputValue()).toBe('163.60')
  await price.fill('132')
  await page.getByLabel('Reason for N40-20-100').fill('Whole quay wall with us')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await page.waitForURL(/pricing\/save\?id=/)
  await page.getByRole('button', { name: 'Submit quote' }).click()
  await said(page, 'Waiting for approval')
  await said(page, 'CEO decides')
  const quote = new URL(page.url())

  const ceo = await as('ceo')
  await go(ceo, quote.pathname + quote.search)
  await ceo.getByRole('button', { name: 'Approve quote' }).click()
  await ceo.getByRole('dialog').getByRole('button', { name: 'Approve quote' }).click()
  await ceo.getByRole('dialog').waitFor({ state: 'detached' })
  await ceo.getByText('Approved', { exact: true }).first().waitFor()
})

test('2 a dispatcher books nine cubic metres; the form shows plants, room, price and purchase order', async () => {
  const page = await as('dispatcher')
  await go(page, '/order/new')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Project', PROJECT)
  await pick(page, 'Location', 'Quay gate')
  await pick(page, 'Purchase order', 'PO-7781')
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('20/11/2026')
  await page.getByRole('textbox', { name: 'First load on site' }).fill('13:00')
  await page.getByRole('textbox', { name: 'Quantity' }).first().fill('9')
  await pick(page, 'Product', 'N40-20-100')
  const side = page.getByRole('complementary')
  await side.getByText('Jurong Port').first().waitFor()
  await side.getByText('S$1,294.92').first().waitFor()
  await side.getByText('400.00 m³ left').waitFor()
  await pick(page, 'Plant', 'Jurong Port')
  await page.getByRole('button', { name: 'Book order' }).click()
  await page.waitForURL(/\/order\/detail\?id=/)
  await said(page, '1 loads planned')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(PROJECT)
  story.orderPath = new URL(page.url()).pathname + new URL(page.url()).search
})

test('3 it is held with a reason, released, and its load assigned to a line', async () => {
  const page = await as('dispatcher')
  await act(page, 'Hold order', 'Rain at the quay')
  await page.getByText('On hold: Rain at the quay').waitFor()
  await act(page, 'Release order')
  await page.getByText('On hold: Rain at the quay').waitFor({ state: 'detached' })

  await go(page, '/order/assigned-plant')
  await page.getByLabel('Plant').selectOption({ label: 'Jurong Port' })
  await page.getByRole('link').filter({ hasText: CUSTOMER }).click()
  await page.getByRole('button', { name: 'Assign to line' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await said(page, 'It is assigned')
})

test('4 the batcher calls the next truck, locks, generates the ticket, records three batches and lets it go', async () => {
  const page = await as('batcher')
  await go(page, '/queue/batcher')
  await page.getByLabel('Plant').selectOption({ label: 'Jurong Port' })
  await page.getByRole('list', { name: 'Next loads' }).getByRole('link').filter({ hasText: CUSTOMER }).click()
  const panel = page.getByRole('region', { name: 'Load in hand' })
  await panel.getByText(/ of \d+ checks passed/).waitFor()
  const next = panel.getByRole('list', { name: 'Trucks' }).getByRole('listitem').filter({ hasText: 'Next' })
  await next.getByRole('button', { name: /^Call/ }).click()
  await panel.getByRole('button', { name: 'Acknowledge' }).click()
  await panel.getByText('Acknowledged').waitFor()
  await panel.getByRole('button', { name: 'Lock' }).click()
  await panel.getByText('Locked by you').waitFor()
  await panel.getByRole('button', { name: 'Generate delivery order' }).click()
  for (const batch of [1, 2, 3]) {
    await panel.getByRole('heading', { name: `Batch ${batch}` }).waitFor()
    await panel.getByText(`${(4 - batch) * 3}.00 m³ left to batch`).waitFor()
    await panel.getByRole('button', { name: 'Fill in targets' }).click()
    await panel.getByRole('button', { name: 'Record batch' }).click()
  }
  story.doNumber = /JRP-26-\d{6}/.exec((await panel.textContent()) ?? '')![0]
  await panel.getByRole('heading', { name: /^Batch/ }).waitFor({ state: 'detached' })
  const leave = panel.getByRole('button', { name: 'Loaded, truck leaves the line' })
  await leave.click()
  await leave.waitFor({ state: 'detached' })
})

test('5 it goes to the site and back; the order is completed', async () => {
  const page = await as('dispatcher')
  story.doPath = `/order/delivery-order/${story.doNumber}`
  await go(page, story.doPath)
  for (const step of ['Left plant', 'On site', 'Pour started', 'Pour finished', 'Back at plant']) {
    await page.getByRole('button', { name: step, exact: true }).click()
    if (step === 'Pour started') {
      const measured = page.getByRole('dialog')
      await measured.getByLabel('Slump mm').fill('150')
      await measured.getByLabel('°C').fill('31')
      await measured.getByLabel('Water added L').fill('0')
      await measured.getByRole('button', { name: step }).click()
    }
    await page.getByRole('button', { name: step, exact: true }).waitFor({ state: 'detached' })
  }
  await page.getByText('Returned', { exact: true }).first().waitFor()
  await go(page, story.orderPath)
  await page.getByText('9 of 9.00 m³').first().waitFor()
  await act(page, 'Complete order')
  await page.getByText('Completed', { exact: true }).first().waitFor()
})

test('6 it was 8.60 m³: an e-modification shows its effect, climbs two levels and becomes revision 2', async () => {
  const page = await as('dispatcher')
  await go(page, `${story.doPath}?tab=change`)
  await page.getByLabel('Cause').selectOption({ label: 'Documentation error' })
  await page.getByLabel(/^Quantity/).fill('8.6')
  await page.getByLabel(/^Quantity/).press('Tab')
  await page.getByText('S$1,188.00').waitFor()
  await page.getByText('S$1,135.20').waitFor()
  await page.getByRole('button', { name: 'Ask for the change' }).click()
  await said(page, 'E-modification pending')
  for (const who of ['dispatcher_manager', 'finance_ar'])
    await approve(await as(who), '/order/emodification/emodification-approval', story.doNumber)
  await go(page, story.doPath)
  await page.getByText('Revision 2').waitFor()
  await page.getByText('8.60 m³').first().waitFor()
})

test('7 its draft is approved by three persons, invoiced to the cent and exported once', async () => {
  const finance = await as('finance_ar')
  await go(finance, '/billing/invoice/invoice-generate')
  await finance.getByRole('textbox', { name: 'From' }).fill('16/11/2026')
  await finance.getByRole('textbox', { name: 'To', exact: true }).fill('20/11/2026')
  await finance.getByRole('button', { name: 'Generate drafts' }).click()
  await finance.getByText(/^\d+ drafts, S\$/).waitFor({ timeout: 60_000 })
  for (const who of ['salesperson', 'sales_manager', 'ceo'])
    await approve(await as(who), '/sales-management/invoice-draft/overview', PROJECT, TOTAL)

  await go(finance, '/billing/invoice/invoice-generate')
  const drafts = finance.getByRole('checkbox')
  for (const box of await drafts.all()) await box.uncheck()
  await finance.getByRole('checkbox', { name: PROJECT }).check()
  await finance.getByRole('button', { name: 'Generate 1 invoices' }).click()
  await finance.getByText('1 of 1 generated').waitFor()
  const invoice = await finance.getByText(/^INV-\d{4}-\d{6}, /).textContent()
  expect(invoice).toContain(TOTAL)

  await go(finance, '/billing/invoice/export-invoice')
  await finance.getByRole('button', { name: /^Export \d+ invoices/ }).click()
  await finance.getByText('The file is being written').waitFor()
  expect(await finance.getByRole('button', { name: 'Export 0 invoices' }).isDisabled()).toBe(true)
})

test('8 the trail tells it with reasons, another salesperson sees nothing of it, and no browser complained', async () => {
  const page = await as('dispatcher')
  await go(page, `${story.orderPath}&tab=timeline`)
  await page.getByText('Rain at the quay').first().waitFor()
  const other = await as('salesperson_2')
  await go(other, `/sales-management/customers/overview?keyword=${encodeURIComponent(CUSTOMER)}`)
  await other.getByRole('heading', { name: 'No customers match' }).waitFor()
  expect([...people].flatMap(([who, of]) => of.complaints.map(text => `${who}: ${text}`))).toEqual([])
})

/** Opens what waits for a person and approves it; what it amounts to stands beside it. */
async function approve(page: Page, inbox: string, title: string, amount = '') {
  await go(page, inbox)
  const entry = page.getByRole('region', { name: 'Queue' }).getByRole('listitem').filter({ hasText: title })
  if (amount) await entry.getByText(amount).waitFor()
  await entry.getByRole('link').click()
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Approve', exact: true }).click()
  await said(page, `${title} is approved`)
}

/** Opens the page of a person, who signs in the first time. */
async function as(username: string): Promise<Page> {
  const known = people.get(username) ?? (await visitor(browser, username, { baseURL: portal.url }))
  people.set(username, known)
  known.page.setDefaultTimeout(45_000)
  return known.page
}

const go = async (page: Page, path: string) => void (await page.goto(path, { waitUntil: 'networkidle' }))

/** A toast or the note after a redirect. */
const said = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Presses the button of a record and confirms it, with a reason where one is asked for. */
async function act(page: Page, label: string, reason?: string) {
  const button = page.getByRole('button', { name: label, exact: true })
  if (await button.count()) await button.click()
  else {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: label }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function pick(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label, exact: true }).first()
  await field.fill(text)
  const list = page.getByRole('listbox', { name: label, exact: true })
  await list.getByRole('option').filter({ hasText: text }).first().click()
}
