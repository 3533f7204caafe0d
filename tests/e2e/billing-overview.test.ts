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
  const oldest = table.getByRole('link', { name: /^DR-/ }).first()
  const [draftNo] = (await oldest.textContent())!.split(',')
  await oldest.click()
  await finance.page.waitForURL(/item=/)
  await finance.page.getByText(draftNo!).first().waitFor()
  await finance.goto('/billing/overview')
  await table.getByRole('link').first().click()
  await finance.page.waitForURL(/billing\/exceptions\?kind=/)
  await finance.page.locator('tr[data-row]').first().waitFor()
  await finance.goto('/billing/overview')
  await finance.page
    .getByRole('link', { name: /Overdue/ })
    .first()
    .click()
  await finance.page.waitForURL('**/billing/receivables')
  expect(finance.complaints).toEqual([])
})

test('ticket and device times are asked by load, customer, salesperson and day', async () => {
  const { page } = finance
  await page.setViewportSize({ width: 1440, height: 900 })
  await finance.goto('/billing/times')
  for (const view of ['By customer', 'By salesperson', 'By day', 'Lines']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click()
    await page.getByText(/Device times for/).waitFor()
    await page.locator('tr[data-row]').first().waitFor()
  }
  expect(finance.complaints).toEqual([])
})
