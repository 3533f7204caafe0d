import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const manager = visiting('dispatcher_manager')
const batcher = visiting('batcher')
const SOON = { timeout: 40_000 }
const LARGE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('the title of a board is whole at three widths, also once its chip tells an age', async () => {
  const { page } = manager
  const cut: string[] = []
  for (const path of ['/order', '/order/air-order-home', '/order/order-plan-view', '/order/trouble-shoot'])
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await manager.goto(path)
      const chip = page.getByText(/^Updated \d+ s ago$/)
      if (path === '/order') await chip.waitFor(SOON)
      const [text, wide, shown] = await page
        .locator('h1')
        .evaluate(head => [head.textContent, head.scrollWidth, head.clientWidth])
      if (wide! > shown!) cut.push(`${text} on ${path} at ${width} px`)
    }
  expect(cut).toEqual([])
})

test('the chip of a board keeps its width from one look to the next', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order')
  const chip = page.getByText(/^(Live|Updated \d+ s ago)$/)
  const widths = new Set<number>()
  for (let times = 0; times < 8; times++) {
    widths.add(Math.round((await chip.boundingBox())!.width))
    await page.waitForTimeout(400)
  }
  expect(widths.size).toBe(1)
})

test('a planned load opens from the list by mouse and by j and Enter: its order, at its loads', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order/search-filter-do?status=planned,assigned')
  const rows = page.locator('tr[data-row]')
  expect(await rows.locator('td:first-child a').count()).toBe(await rows.count())
  await rows.first().focus()
  await page.keyboard.press('j')
  const named = await rows.nth(1).locator('td').first().innerText()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/detail\?id=.+&tab=loads/)
  await page.getByRole('main').getByText(named.split(' ')[0]!).first().waitFor(SOON)
})

test('the total of the delivery orders is in sight at 1440 px', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order/search-filter-do')
  const foot = page.locator('table.list tfoot td').filter({ hasText: /^[\d,]+\.\d\d$/ })
  const box = (await foot.first().boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(LARGE.width)
})

test('a list that goes on to the right fades there, until its last column is reached', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order/search-filter-do')
  const box = page.locator('.list-box')
  const fade = () => box.evaluate(of => Number.parseFloat(getComputedStyle(of).getPropertyValue('--more')))
  expect(await box.evaluate(of => of.scrollWidth > of.clientWidth)).toBe(true)
  expect(await fade()).toBeGreaterThan(20)
  await box.evaluate(of => of.scrollTo({ left: of.scrollWidth }))
  await expect.poll(fade).toBeLessThan(1)
  await manager.goto('/fleet/plant')
  await page.setViewportSize({ width: 1920, height: 900 })
  expect(await fade()).toBe(0)
})

test('what is missing of an order is in sight beside it', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order/missing-info-report')
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const place = heads.findIndex(text => text.trim() === 'Missing')
  const cell = (await page.locator('tr[data-row]').first().locator('td').nth(place).boundingBox())!
  expect(cell.x + Math.min(cell.width, 200)).toBeLessThanOrEqual(LARGE.width)
})

test('a button that needs a filter first says so beside it', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/order/search-filter-do')
  expect(await page.getByRole('button', { name: 'Excel' }).isDisabled()).toBe(true)
  const why = page.getByText(/choose From and To/)
  expect((await why.boundingBox())!.width).toBeGreaterThan(50)
})

test('a list of one page has no pager, one of several has', async () => {
  const { page } = manager
  await manager.goto('/fleet/plant')
  await page.getByText(/^1–\d+ of \d+ plants/).waitFor()
  expect(await page.getByText(/^Page 1 of/).count()).toBe(0)
  await manager.goto('/fleet/driver?size=25')
  expect(await page.getByText(/^Page 1 of \d+/).count()).toBe(1)
})

test('views, columns and export of a list are named beside their icons where there is room', async () => {
  const { page } = manager
  await page.setViewportSize(LARGE)
  await manager.goto('/fleet/truck')
  for (const name of ['Views of this list', 'Columns and density', 'Export'])
    expect((await page.getByRole('button', { name }).getByText(name).boundingBox())!.width).toBeGreaterThan(30)
})

test('the clock of the demo ribbon has hours and minutes, and stands still between them', async () => {
  const ribbon = manager.page.getByRole('complementary', { name: 'Demo' })
  await manager.goto('/dashboards')
  const said = await ribbon.innerText()
  expect(said).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d SGT/)
  expect((await ribbon.boundingBox())!.height).toBeLessThanOrEqual(28)
})

test('on a phone the batcher reaches the trucks to call with one press, however many loads come first', async () => {
  const { page } = batcher
  await page.setViewportSize(PHONE)
  await batcher.goto('/queue/batcher')
  const link = page.getByRole('link', { name: /^Yard: \d+ trucks?$/ })
  const box = (await link.boundingBox())!
  expect([box.height >= 44, box.y + box.height <= PHONE.height]).toEqual([true, true])
  await link.click()
  const yard = page.getByRole('region', { name: 'Yard', exact: true })
  await expect.poll(async () => (await yard.boundingBox())!.y).toBeLessThan(PHONE.height / 2)
})
