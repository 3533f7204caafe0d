import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../kit/axe'
import { visiting } from '../kit/visitor'
import { caller } from './ux-caller'

/** What of the desk was poor once and is seen with the eye or heard from a reader alone. */
const admin = visiting('admin')
const support = visiting('it_support')
const manager = visiting('dispatcher_manager')
const SOON = { timeout: 40_000 }
const LARGE = { width: 1440, height: 900 }

const labelsOf = (page: Page) => page.getByRole('main').getByRole('columnheader').allInnerTexts()

test('the page of dashboards has those that a role may open, and each of them opens', async () => {
  const { page } = manager
  await manager.goto('/dashboards')
  const tiles = page.getByRole('main').locator('ul.launch a')
  const links = await tiles.evaluateAll(all => all.map(a => a.getAttribute('href')!))
  expect(links.length).toBeGreaterThan(4)
  expect(links).toContain('/fleet/dashboard')
  expect(links).not.toContain('/sales-management/invoice-draft/overview')
  for (const to of links) expect((await page.request.get(to)).status(), to).toBe(200)
})

test('after a the focus is where the next item opened, and not at the top of the page', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/sales-management/invoice-draft/overview')
  const now = page.getByRole('region', { name: 'Queue' }).locator('a[aria-current]')
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor(SOON)
  const before = await now.innerText()
  await page.keyboard.press('a')
  await expect.poll(() => now.innerText(), SOON).not.toBe(before)
  const focused = () =>
    page.evaluate(() => document.activeElement?.matches('section[tabindex="-1"]') && document.activeElement.ariaLabel)
  await expect.poll(focused, SOON).toBe((await now.innerText()).split('\n')[0])
})

test('names of projects are whole in the list of approvals', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/sales-management/invoice-draft/overview')
  const entries = page.getByRole('region', { name: 'Queue' }).getByRole('listitem').getByRole('link')
  await entries.first().waitFor(SOON)
  const cut = await entries.evaluateAll(
    all =>
      all
        .flatMap(entry => [...entry.querySelectorAll('span')])
        .filter(span => span.scrollWidth > span.clientWidth + 1 && getComputedStyle(span).overflow === 'hidden').length,
  )
  expect(cut).toBe(0)
})

test('a switch that may not be pressed is an outline, whichever way it is', async () => {
  const look = (page: Page) =>
    page
      .locator('tr[data-row] .switch-button')
      .first()
      .evaluate(of => [(of as HTMLButtonElement).disabled, getComputedStyle(of, '::before').borderTopStyle])
  await support.goto('/support/manage-plant')
  expect(await look(support.page)).toEqual([true, 'dashed'])
  await admin.goto('/fleet/plant')
  expect(await look(admin.page)).toEqual([false, 'solid'])
})

test.each([['/inhouse-cylinder-testing/week-at-a-glance'], ['/order/new']])(
  'no two landmarks of %s have one name',
  async path => {
    const { page } = admin
    await page.setViewportSize(LARGE)
    await admin.goto(path)
    expect((await violations(page, ['best-practice'])).filter(line => line.startsWith('landmark-unique'))).toEqual([])
  },
)

test('the menu of the account says roles by their names', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/dashboards')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menu').getByText('Dispatcher manager', { exact: true }).waitFor(SOON)
  await page.keyboard.press('Escape')
})

test('the map of a truck opens on its plant and its sites, and no further in than they need', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/fleet/truck/truck-tracing')
  const map = page.getByRole('region', { name: /^The day of .+ on the map$/ })
  const box = (await map.boundingBox())!
  const icons = map.locator('.map-icon')
  await icons.first().waitFor(SOON)
  const seen = async () => {
    const places = await Promise.all((await icons.all()).map(icon => icon.boundingBox()))
    return places.filter(
      at => at && at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height,
    )
  }
  await expect.poll(async () => (await seen()).length, SOON).toBeGreaterThan(1)
})

test('a unit conversion reads from one unit by a factor to the other, in its list and in its form', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/unit-conversion')
  expect((await labelsOf(page)).slice(0, 3)).toEqual(['From unit', 'Factor', 'To unit'])
  await admin.goto('/unit-conversion?edit=new')
  for (const label of ['From unit', 'Factor', 'To unit'])
    await page.getByRole('dialog').getByLabel(label).first().waitFor(SOON)
})

test('the versions of a quote with one version say that there is nothing to compare it with', async () => {
  const call = await caller('admin')
  const { rows } = (await call('POST', '/pricing/fetch', { limit: 100 })).body
  const of = async (no: string) =>
    (await call('GET', `/pricing/versions?pricingReference=${encodeURIComponent(no)}`)).body.rows
  let only = ''
  for (const { pricingReference } of rows)
    if (!only && (await of(pricingReference)).length === 1) only = pricingReference
  await admin.goto(`/sales-management/pricing/versions?pricingReference=${encodeURIComponent(only)}`)
  const main = admin.page.getByRole('main')
  await main.getByText('This is the only version; there is nothing to compare it with.').waitFor(SOON)
  expect(await main.getByRole('radio').count()).toBeLessThanOrEqual(2)
})

test('the list of silos calls their levels alarm levels', async () => {
  const { page } = admin
  await page.setViewportSize(LARGE)
  await admin.goto('/material/silo-setup')
  expect(await labelsOf(page)).toContain('Alarm levels')
})
