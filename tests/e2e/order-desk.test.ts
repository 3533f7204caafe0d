import { beforeAll, expect, test } from 'vitest'
import { workingDayFrom } from '~/domain/kit/rest-day'
import { addDays, businessDay } from '~/domain/kit/time'
import { openBrowser } from '../kit/browser'
import { visiting, visitor } from '../kit/visitor'
import { SOON } from './kit/order-question'
import { bookable, type Caller, caller } from './ux-caller'

const person = visiting('dispatcher')
const WIDE = { viewport: { width: 1440, height: 900 } }
let call: Caller
beforeAll(async () => {
  call = await caller('dispatcher')
})
const shown = (name: string) => person.page.locator(`[name="${name}"]`).last().inputValue()

test('a new order begins on the next working day; a copy asks for day, time and quantity again', async () => {
  const { page } = person
  await page.setViewportSize(WIDE.viewport)
  const today = businessDay(new Date((await call('GET', '/server-time')).body.now))
  const { rows } = (await call('GET', '/holiday/list')).body
  const holidays = new Set<string>(rows.map((row: { day: string }) => row.day))
  const next = workingDayFrom(addDays(today, 1), holidays)
  const [year, month, day] = next.split('-')
  await person.goto('/order/new')
  expect(await shown('orderDate')).toMatch(new RegExp(`^(${next}|${day}/${month}/${year})$`))

  const { like } = await bookable(call, { days: 5, startTime: '11:00' })
  await person.goto(`/order?day=${like.orderDate}`)
  const row = page.locator(`[data-order="${like.id}"]`)
  await row.getByRole('button', { name: 'Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy order' }).click()
  await page.waitForURL(/order\/new\?copy=/)
  await page.getByText(`Copied from ${like.orderNo}`).waitFor(SOON)
  expect(await Promise.all(['orderDate', 'startTime', 'quantity'].map(shown))).toEqual(['', '', ''])
  expect(await shown('productId')).toBe(like.productId)
})

test('why a booking is refused is said once on its screen', async () => {
  const { page } = person
  const { like } = await bookable(call, { days: 5, startTime: '11:00' })
  await person.goto(`/order/new?copy=${like.id}`)
  const say = async (label: string, text: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).first().fill(text)
    await page.keyboard.press('Tab')
  }
  await say('Day', '+5')
  await say('First load on site', '11:00')
  await say('Quantity', '900')
  // On a phone the panel is below the form; at this width that copy is hidden.
  const room = page.getByText(/has no room at/).locator('visible=true')
  await room.first().waitFor(SOON)
  expect(await room.count(), 'beside the form while it is typed').toBe(1)
  await page.getByRole('button', { name: 'Book order' }).click()
  await page.getByRole('main').getByRole('alert').filter({ hasText: 'has no room at' }).waitFor(SOON)
  await page.locator('[data-toast]').waitFor({ state: 'detached', timeout: 20_000 })
  expect(await room.count(), 'above it once it is refused').toBe(1)
})

test('the batcher reads each load by its whole number and minutes with their unit', async () => {
  const browser = await openBrowser()
  try {
    const batcher = await visitor(browser, 'batcher', WIDE)
    await batcher.goto('/queue/batcher')
    const loads = batcher.page.getByRole('list', { name: 'Next loads' }).locator('[data-load]')
    await loads.first().waitFor(SOON)
    const seen = await loads.evaluateAll(all =>
      all.map(load => {
        const number = load.querySelector('.code')!
        return { cut: number.scrollWidth > number.clientWidth + 1, text: load.textContent ?? '' }
      }),
    )
    expect(seen.filter(({ cut }) => cut)).toEqual([])
    const minutes = seen.flatMap(({ text }) => /\d\d:\d\d((?:in )?\d+ ?(?:min)?(?: late)?)/.exec(text)?.[1] ?? [])
    expect(minutes.length).toBeGreaterThan(0)
    for (const text of minutes) expect(text).toMatch(/^(in \d+ min|\d+ min late)/)
  } finally {
    await browser.close()
  }
})
