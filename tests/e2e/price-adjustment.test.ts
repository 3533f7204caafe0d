import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const visitor = visiting('sales_admin')

/** The first options that the list offers, one after the other. */
async function add(page: Page, label: string, count: number) {
  for (let at = 0; at < count; at++) {
    const field = page.getByRole('combobox', { name: label, exact: true })
    await field.click()
    await page.getByRole('listbox').getByRole('option').nth(at).click()
    await field.and(page.locator(':not([value]), [value=""]')).waitFor()
  }
}

test('a price adjustment takes as many customers and products as there are, and previews what they pay', async () => {
  const { page, goto, complaints } = visitor
  await goto('/sales-management/price-adjustment/save')
  await add(page, 'Add to products', 5)
  await add(page, 'Add to customers', 5)
  for (const name of ['productIds', 'customerIds'])
    expect(await page.locator(`main input[type=checkbox][name=${name}]:checked`).count()).toBe(5)
  await page.getByLabel('Description').fill('Cement rise')
  const region = page.getByRole('combobox', { name: 'Region', exact: true })
  await region.click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('Change by').fill('2.5')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('region', { name: 'Preview' }).waitFor()
  // What was chosen is still chosen beside the answer.
  expect(await page.locator('main input[type=checkbox][name=productIds]:checked').count()).toBe(5)
  expect(complaints).toEqual([])
})
