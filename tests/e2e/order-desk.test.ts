import { beforeAll, expect, test } from 'vitest'
import { addDays, businessDay, weekday } from '~/domain/kit/time'
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
  const next = addDays(today, weekday(addDays(today, 1)) === 0 ? 2 : 1)
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
