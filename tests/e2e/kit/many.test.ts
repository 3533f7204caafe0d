import { expect, test } from 'vitest'
import { visiting } from '../../kit/visitor'

const person = visiting('dispatcher_manager')

/** How many were changed and how many were refused, as the page says it. */
async function switchPicked(to: 'on' | 'off', count: number) {
  const verb = to === 'on' ? 'Activate' : 'Deactivate'
  await person.page.locator('[data-many]').getByRole('button', { name: verb, exact: true }).click()
  const dialog = person.page.getByRole('dialog', { name: `${verb} ${count} drivers?`, exact: true })
  await dialog.getByRole('button', { name: `${verb} ${count} drivers`, exact: true }).click()
  await person.page.locator('[data-many]').waitFor({ state: 'detached' })
  const refused = await person.page.getByRole('alert').filter({ hasText: 'not changed' }).getByRole('listitem').count()
  const changed = await person.page
    .locator('[data-row] [role=switch]')
    .evaluateAll(
      (switches, state) => switches.slice(0, 2).filter(one => one.getAttribute('aria-checked') === state).length,
      String(to === 'on'),
    )
  return { changed, refused }
}

const pickTwo = async () => {
  for (const row of [0, 1]) await person.page.locator('[data-pick]').nth(row).check()
}

test('UX-16 two rows are switched off and on again together', async () => {
  await person.goto('/fleet/driver?size=25&active=true&sort=-driverNo')
  await pickTwo()
  await person.page.locator('[data-many]').getByText('2 selected').waitFor()
  await person.goto('/fleet/driver?size=25&sort=-driverNo')
  await pickTwo()
  const off = await switchPicked('off', 2)
  expect(off.changed + off.refused).toBe(2)
  await pickTwo()
  const on = await switchPicked('on', 2)
  expect(on).toEqual({ changed: 2, refused: 0 })
})

test('UX-16 a picked page offers all that the filter finds, and another pick takes that back', async () => {
  await person.goto('/fleet/driver?size=25')
  await person.page.getByLabel('Select all rows of this page').check()
  const bar = person.page.locator('[data-many]')
  await bar.getByText('25 selected').waitFor()
  await bar.getByRole('button', { name: /^Select all \d+ matching$/ }).click()
  await bar.getByText(/^All \d+ drivers of this filter$/).waitFor()
  await person.page.locator('[data-pick]').first().uncheck()
  await bar.getByText('24 selected').waitFor()
  await bar.getByRole('button', { name: 'Clear' }).click()
  expect(await bar.count()).toBe(0)
})

/** Bytes before compression; the goal is 60 kB. */
const LIST_HTML = 60_000

test('the HTML of a list with fifty rows stays within its weight', async () => {
  const html = await (await person.page.request.get('/UPagination')).text()
  console.log(`HTML of the kit's list: ${(html.length / 1000).toFixed(1)} kB`)
  expect(html.match(/<tr[^>]* data-row=/g)).toHaveLength(50)
  expect(html.length).toBeLessThanOrEqual(LIST_HTML)
})

test('nothing of this made the browser complain', () => {
  expect(person.complaints).toEqual([])
})
