import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const dispatcher = visiting('dispatcher')
const lab = visiting('lab')
const SOON = { timeout: 40_000 }
const LARGE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('the errors of a form name the fields they are at', async () => {
  const { page } = dispatcher
  await dispatcher.goto('/order/new')
  await page.getByRole('button', { name: 'Book order' }).click()
  const lines = page.getByRole('main').getByRole('alert').getByRole('listitem')
  await lines.first().waitFor(SOON)
  const said = await lines.allInnerTexts()
  for (const label of ['Customer', 'Project', 'Location', 'Product'])
    expect(said).toContain(`${label}: Choose from the list`)
  expect(said).toContain('Quantity is required')
})

test('whoever opens no report reads what is reported to whom, and where their own figures are', async () => {
  const { page } = dispatcher
  const before = dispatcher.complaints.length
  await dispatcher.goto('/report')
  const main = page.getByRole('main')
  await main.getByText('to sales, finance and the laboratory').waitFor()
  await main.getByRole('link', { name: 'Activity of the day' }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor(SOON)
  expect(dispatcher.complaints.slice(before)).toEqual([])
})

test('the lit view of approval requests is the one whose rows are listed', async () => {
  const { page } = lab
  await page.setViewportSize(LARGE)
  await lab.goto('/inhouse-cylinder-testing/approval-request')
  const lit = await page.getByRole('navigation', { name: 'Views' }).locator('[aria-current=page]').innerText()
  const rows = await page.locator('section[aria-label="Queue"] > ul > li').count()
  expect(Number(/\d+/.exec(lit)?.[0] ?? 0)).toBe(rows)
  expect(rows).toBeGreaterThan(0)
})

test('on a phone the queue at the press is one press away, above the fields', async () => {
  const { page } = lab
  await page.setViewportSize(PHONE)
  await lab.goto('/inhouse-cylinder-testing/dry-test')
  await page.getByRole('main').getByRole('link', { name: 'Queue', exact: true }).click()
  const queue = page.locator('#queue')
  await expect.poll(async () => (await queue.boundingBox())!.y).toBeLessThan(PHONE.height / 2)
})

test('on a phone the sign of the person is smaller than what is pressed', async () => {
  const { page } = lab
  await page.setViewportSize(PHONE)
  await lab.goto('/inhouse-cylinder-testing/dry-test')
  const sign = page.getByRole('button', { name: /^Account of/ }).locator('span')
  expect((await sign.boundingBox())!.width).toBeLessThanOrEqual(32)
})

test('a page that may not be opened names the roles that may, and leaves no empty sidebar', async () => {
  const { page } = dispatcher
  await page.setViewportSize(LARGE)
  await dispatcher.goto('/sales-management/payment-term')
  await page.getByText(/is open to: Administrator, .*Sales manager, CEO/).waitFor()
  expect(await page.locator('.panel').count()).toBe(0)
  const main = (await page.locator('.frame-main').boundingBox())!
  expect(main.x).toBeLessThan(120)
})
