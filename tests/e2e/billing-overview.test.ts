import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const finance = visiting('finance_ar')
const cents = (text: string | null | undefined) =>
  Number((/S\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replace(/\D/g, ''))
const figure = async (label: string) =>
  cents(await finance.page.locator('main').getByText(label, { exact: true }).first().locator('xpath=..').textContent())

test('the home of finance says how much money is where: to be invoiced, in approval, held up, overdue', async () => {
  await finance.goto('/billing/overview')
  const { page } = finance
  for (const label of ['Ready to invoice', 'In approval', 'Held by exceptions', 'Overdue'])
    expect(await figure(label), label).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: 'Not invoiced yet' })
  const rows = await table.getByRole('row').allTextContents()
  const of = (...words: string[]) =>
    rows.filter(row => words.some(word => row.includes(word))).reduce((sum, row) => sum + cents(row), 0)
  expect(of('Waiting: ')).toBe(await figure('In approval'))
  expect(rows.at(-1)).toContain('Total')
  expect(cents(rows.at(-1))).toBe(rows.slice(1, -1).reduce((sum, row) => sum + cents(row), 0))
})

test('what holds drafts up is there by kind, with its money, and leads to the oldest draft', async () => {
  await finance.goto('/billing/overview')
  const table = finance.page.getByRole('table', { name: 'Exceptions' })
  const rows = await table.getByRole('row').allTextContents()
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows.slice(1)) expect(row).toMatch(/S\$[\d,]+\.\d\d/)
  const oldest = table.getByRole('link').first()
  const [draftNo] = (await oldest.textContent())!.split(',')
  await oldest.click()
  await finance.page.waitForURL(/item=/)
  await finance.page.getByText(draftNo!).first().waitFor()
  await finance.goto('/billing/overview')
  await finance.page
    .getByRole('link', { name: /Overdue/ })
    .first()
    .click()
  await finance.page.waitForURL('**/billing/receivables')
  expect(finance.complaints).toEqual([])
})

test('what a self-billing customer bills otherwise is settled on a phone too: no button runs off the page', async () => {
  const { page } = finance
  await page.setViewportSize({ width: 390, height: 844 })
  await finance.goto('/billing/self-billed')
  await page
    .locator('main')
    .getByText(/\d+ differences?/)
    .first()
    .click()
  const card = page
    .locator('section, div')
    .filter({ has: page.getByText('Settle before approval') })
    .last()
  await card.waitFor()
  const buttons = page.getByRole('button', { name: /Keep our figure|Agree a figure|Leave in dispute|Take its figure/ })
  await buttons.first().waitFor()
  const boxes = await buttons.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  for (const [left, right] of boxes) expect([left! >= 0, right! <= 390], `${left} to ${right}`).toEqual([true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('ticket and device times are asked by load, customer, salesperson and day', async () => {
  const { page } = finance
  await page.setViewportSize({ width: 1440, height: 900 })
  await finance.goto('/billing/times')
  for (const view of ['By customer', 'By salesperson', 'By day', 'Lines']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click()
    await page.getByText(/Device times for/).waitFor()
  }
  expect(finance.complaints).toEqual([])
})
