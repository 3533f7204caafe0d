import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const person = visiting('dispatcher_manager')

const saidSaved = () =>
  person.page
    .getByText(/saved$/)
    .first()
    .waitFor()

test.each([
  ['/order/order-optimization-config', 'weights.gap', 'Save parameters', '405'],
  ['/fleet/optimization/optimization-configuration', 'weights.gap', 'Save configuration', '444'],
])(
  'the settings of the planner are saved as they stand, with one weight changed: %s',
  async (path, name, save, text) => {
    await person.goto(path)
    const field = person.page.locator(`[name="${name}"]`)
    await field.fill(text)
    await person.page.getByRole('button', { name: save }).click()
    await saidSaved()
    await person.page.reload({ waitUntil: 'networkidle' })
    expect(await field.inputValue()).toBe(text)
  },
)

test('the parameters of the recommender are saved for a region', async () => {
  await person.goto('/order/recommender-parameters')
  await person.page.locator('table.list tbody tr').last().getByRole('link').first().click()
  await person.page.getByRole('dialog').getByLabel('Not further than').fill('52')
  await person.page.getByRole('button', { name: 'Save parameters' }).click()
  await saidSaved()
  expect(await person.page.locator('table.list tbody tr').last().innerText()).toContain('52 min')
})

test('a rule of eligibility is made, changed and removed', async () => {
  await person.goto('/order/plant-eligibility?edit=new')
  const dialog = person.page.getByRole('dialog')
  for (const name of ['Plant', 'Product']) {
    await dialog.getByRole('combobox', { name, exact: true }).click()
    await dialog.locator('ul[role=listbox]:visible [role=option]').first().click()
  }
  await dialog.getByLabel('The plant').selectOption('false')
  await dialog.getByLabel('Reason').fill('Its silo is being cleaned')
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  const row = person.page.locator('table.list tbody tr', { hasText: 'Its silo is being cleaned' })
  await row.waitFor()
  expect(await row.innerText()).toContain('May not serve')
  await row.locator('[data-pick]').check()
  await person.page.getByRole('button', { name: 'Remove rules' }).click()
  await person.page.getByText('1 rule removed').first().waitFor()
  expect(await row.count()).toBe(0)
})

test('nothing of this made the browser complain', () => {
  expect(person.complaints).toEqual([])
})
