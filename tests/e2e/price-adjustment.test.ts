import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const visitor = visiting('sales_admin')

/** The first options that the list offers, one after the other. */
async function add(page: Page, label: string, name: string, count: number) {
  for (let at = 0; at < count; at++) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('listbox').getByRole('option').nth(at).click()
    await chosen(page, name).nth(at).waitFor()
  }
}
const chosen = (page: Page, name: string) => page.locator(`main input[type=checkbox][name=${name}]:checked`)

test('a price adjustment takes as many customers and products as there are, and previews what they pay', async () => {
  const { page, goto, complaints } = visitor
  await goto('/sales-management/price-adjustment/save')
  await add(page, 'Add to products', 'productIds', 5)
  await add(page, 'Add to customers', 'customerIds', 5)
  for (const name of ['productIds', 'customerIds']) expect(await chosen(page, name).count()).toBe(5)
  await page.getByLabel('Description').fill('Cement rise')
  const region = page.getByRole('combobox', { name: 'Region', exact: true })
  await region.click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('Change by').fill('2.5')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('region', { name: 'Preview' }).waitFor()
  // What was chosen is still chosen beside the answer.
  expect(await chosen(page, 'productIds').count()).toBe(5)
  expect(complaints).toEqual([])
})
