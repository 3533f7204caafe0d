import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

/** Screens on which something is set or asked: what a person finds there before anything is typed, and what a choice does. */
const admin = visiting('admin')
const support = visiting('it_support')
const SOON = { timeout: 40_000 }
const LARGE = { width: 1440, height: 900 }

/** A figure of a sheet, by its column and hour. */
const cell = (label: string) => admin.page.getByRole('textbox', { name: label, exact: true })

test('booking quantities are a grid of hours by region, walked by arrow keys, and a weekday shows what holds on every day', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/order/booking-quantity-config')
  const heads = await page.getByRole('columnheader').allInnerTexts()
  expect(heads.length).toBeGreaterThan(2)
  expect(await page.getByRole('rowheader').count()).toBe(24)
  const region = heads[1]!
  await cell(`${region} 03:00`).fill('77.5')
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`${region} 04:00`)
  await page.getByRole('button', { name: 'Save limits' }).click()
  await page.getByText('Booking quantities saved').first().waitFor(SOON)
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Saturday' }).click()
  await page.waitForURL(/day=6/)
  await expect.poll(() => cell(`${region} 03:00`).getAttribute('placeholder')).toBe('77.5')
  await admin.goto('/order/booking-quantity-config')
  expect(await cell(`${region} 03:00`).inputValue()).toBe('77.5')
  await cell(`${region} 03:00`).fill('')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect
    .poll(async () => {
      await admin.goto('/order/booking-quantity-config')
      return cell(`${region} 03:00`).inputValue()
    }, SOON)
    .toBe('')
})

test('the capacity of a plant is a grid of weekdays by hours, saved at once', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/order/capacity-profile')
  const heads = await page
    .getByRole('table', { name: /^Usual week/ })
    .getByRole('columnheader')
    .allInnerTexts()
  expect(heads).toEqual(['Hour', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  await cell('Monday 02:00').fill('12')
  await cell('Sunday 02:00').fill('0')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Week saved').first().waitFor(SOON)
  await admin.goto('/order/capacity-profile')
  expect([await cell('Monday 02:00').inputValue(), await cell('Sunday 02:00').inputValue()]).toEqual(['12', '0'])
  await cell('Monday 02:00').fill('')
  await cell('Sunday 02:00').fill('')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Week saved').first().waitFor(SOON)
})

test('the materials of a line are a table: a head, and a line for each material with its silo', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/order/batching-plant-material')
  const box = async (name: string) => (await page.locator(`[name="${name}"]`).boundingBox())!
  const [material, silo, next] = [
    await box('materials.0.materialId'),
    await box('materials.0.siloId'),
    await box('materials.1.materialId'),
  ]
  expect(silo.y).toBe(material.y)
  expect(silo.x).toBeGreaterThan(material.x + material.width)
  expect(next.y - material.y).toBeLessThan(material.height + 12)
  const head = (await page.locator('fieldset').getByText('Silo', { exact: true }).first().boundingBox())!
  expect(Math.abs(head.x - silo.x)).toBeLessThan(2)
})

test('why a load got its truck is asked by choosing among the orders of the day', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/order/auto-assign-message')
  const orders = page.getByRole('table', { name: 'Orders of the day' }).getByRole('link')
  const named = await orders.first().innerText()
  await orders.first().click()
  await page.waitForURL(/orderNo=/)
  const choice = page.getByLabel('Order', { exact: true })
  await expect.poll(() => choice.inputValue(), SOON).toBe(named)
  const other = await choice.locator('option').nth(2).getAttribute('value')
  await choice.selectOption(other)
  await page.waitForURL(url => url.searchParams.get('orderNo') === other)
  const loads = page.getByLabel('Load', { exact: true }).locator('option')
  await expect.poll(() => loads.count(), SOON).toBeGreaterThan(0)
})

test('the page that edits a draft leads to the drafts where none was chosen', async () => {
  const { page } = admin
  await admin.goto('/sales-management/invoice-draft/edit')
  await page.getByRole('main').getByRole('link', { name: 'Open the invoice drafts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Invoice drafts' }).waitFor(SOON)
})

test('the search of support says what a caller may give, and leads to pages that open, before a word is typed', async () => {
  const { page } = support
  await support.goto('/support/custom-support-page')
  const main = page.getByRole('main')
  await main.getByText('UEN, phone number or postal code').waitFor()
  const links = await main.locator('a[href^="/support/"]').evaluateAll(all => all.map(a => a.getAttribute('href')!))
  expect(links.length).toBeGreaterThan(5)
  for (const to of links) expect((await page.request.get(to)).status(), to).toBe(200)
})

test('beside each change that CONAD found is what to do about it', async () => {
  const { page } = admin
  await admin.goto('/inhouse-cylinder-testing/cylinder-testing-conad-report')
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: / changed/ })
  const count = await found.count()
  expect(count).toBeGreaterThan(0)
  expect(await found.getByRole('link', { name: 'Open the test' }).count()).toBe(count)
  await found.first().getByRole('link', { name: 'Open the test' }).click()
  await page.waitForURL(/keyword=CT-/)
  await expect.poll(() => page.locator('tr[data-row]').count(), SOON).toBe(1)
  await page.goBack()
  await found
    .first()
    .getByRole('link', { name: /^Conformity of / })
    .click()
  await page.waitForURL(/conformity\?keyword=/)
  await page.locator('tr[data-row]').first().waitFor(SOON)
})

test('weights of the fleet can be tried on past days before they are saved', async () => {
  const { page } = admin
  await admin.goto('/fleet/optimization/optimization-configuration?configuration=new')
  await page.getByLabel('Overtime', { exact: true }).fill('999')
  await page.getByRole('button', { name: 'Try on past days' }).click()
  await page.waitForURL(/\/order\/plan-trial\?ask=/, SOON)
  expect(await page.locator('[name="weights.0.weight"]').inputValue()).toBe('999')
  expect(await page.locator('[name="weights.0.part"]').inputValue()).toBe('overtime')
  expect(await page.locator('[name="weights.1.weight"]').count()).toBe(0)
})

test('each weight of the planner says its unit and what the plan does when it is higher', async () => {
  const { page } = admin
  await admin.goto('/order/order-optimization-config')
  const weights = page.locator('input[name^="weights."]')
  const count = await weights.count()
  expect(count).toBeGreaterThan(10)
  for (let at = 0; at < count; at++) {
    const hint = await weights.nth(at).getAttribute('aria-describedby')
    expect(await page.locator(`#${hint}`).innerText()).toMatch(/^Higher: /)
  }
  expect(await page.getByText(/^pts per (min|m³|truck|load|m³ × h)$/).count()).toBe(count)
})

test('the sign-in of the demo has accounts to press, with and without JavaScript, and a word on lost passwords', async () => {
  const browser = admin.page.context().browser()!
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: new URL(admin.page.url()).origin, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/auth/login', { waitUntil: 'networkidle' })
    await page.getByText(/^Lost your password\?/).waitFor()
    await page.getByRole('region', { name: 'Demo company: sign in as' }).getByRole('link', { name: 'Batcher' }).click()
    if (!javaScriptEnabled) await page.locator('button[type=submit]').click()
    await page.waitForURL(url => !url.pathname.startsWith('/auth/'), SOON)
    await page.getByRole('button', { name: /^Account of/ }).waitFor(SOON)
    await context.close()
  }
})
