import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { visiting } from '../kit/visitor'
import { bookable, caller } from './ux-caller'

const person = visiting('dispatcher')
const SOON = { timeout: 20_000 }

/** What a hand does with the mouse, on every page. */
let clicks = 0
beforeAll(async () => {
  await person.page.exposeFunction('clicked', () => void clicks++)
  await person.page.addInitScript(() =>
    addEventListener('pointerdown', () => void (Reflect.get(window, 'clicked') as () => void)(), true),
  )
})

/** Goes on from field to field with Tab alone, as a hand that stays on the keyboard does. */
async function tabTo(page: Page, name: string, role: 'combobox' | 'textbox' | 'button'): Promise<void> {
  const field = page.getByRole(role, { name, exact: true }).first()
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await field.evaluate(of => of === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** What a caller says is typed; Enter takes the first of the list. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name, 'combobox')
  await page.keyboard.type(text)
  const option = page.getByRole('listbox', { name, exact: true }).getByRole('option').filter({ hasText: text }).first()
  await option.waitFor(SOON)
  await page.keyboard.press('Enter')
}

async function say(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name, 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const orderShown = async (page: Page) => {
  const shown = page.waitForURL(/\/order\/detail\?id=/, SOON)
  await shown.catch(async error => {
    throw new Error(`${error}\n${await page.getByRole('main').innerText()}`)
  })
  return new URL(page.url()).searchParams.get('id')!
}

test('a new order takes three clicks at most beside what the caller says, which is typed', async () => {
  const call = await caller('dispatcher')
  const { like } = await bookable(call, { days: 2, startTime: '11:00', quantity: '18' })
  const { page } = person
  await page.setViewportSize({ width: 1440, height: 900 })
  await person.goto('/order')
  clicks = 0
  await page.getByRole('link', { name: 'Book order' }).first().click()
  await page.waitForURL(/\/order\/new/)
  await page.getByRole('combobox', { name: 'Customer', exact: true }).waitFor()
  await choose(page, 'Customer', like.customerName)
  await choose(page, 'Project', like.projectName)
  await choose(page, 'Location', like.locationName)
  await say(page, 'Day', '+2')
  await say(page, 'First load on site', '11:00')
  await say(page, 'Quantity', '18')
  await choose(page, 'Product', like.productCode)
  expect(await page.getByText('Choose again').count()).toBe(0)
  // While the caller waits, what was said, the times that can be kept and the button are on one screen.
  await page
    .getByRole('region', { name: 'Times that can be kept' })
    .getByText(/: (yes|no)$/)
    .first()
    .waitFor(SOON)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await tabTo(page, 'Book order', 'button')
  await page.getByRole('button', { name: 'Book order' }).click()
  const id = await orderShown(page)
  expect(clicks).toBeGreaterThan(0)
  expect(clicks).toBeLessThanOrEqual(3)
  const booked = (await call('GET', `/order/${id}`)).body
  expect([booked.quantity, booked.startTime, booked.loadLines.length]).toEqual(['18.00', '11:00', 2])
})

test('a repeat order takes two clicks and what the caller says: Copy order and Book order', async () => {
  const call = await caller('dispatcher')
  const { like: was } = await bookable(call, { days: 3, startTime: '12:00' })
  const { page } = person
  await person.goto(`/order/detail?id=${was.id}`)
  clicks = 0
  await page.getByRole('link', { name: 'Copy order', exact: true }).click()
  await page.waitForURL(/\/order\/new\?copy=/)
  await say(page, 'Day', '+3')
  await say(page, 'First load on site', '12:00')
  await say(page, 'Quantity', String(Number(was.quantity)))
  await page.getByRole('button', { name: 'Book order' }).click()
  const id = await orderShown(page)
  expect(clicks).toBe(2)
  expect(id).not.toBe(was.id)
  const is = (await call('GET', `/order/${id}`)).body
  expect([is.quantity, is.locationId, is.productId]).toEqual([was.quantity, was.locationId, was.productId])
  expect(is.loadLines.length).toBeGreaterThan(0)
})

test('a project that was chosen is asked for again when its customer changes, and only then', async () => {
  const call = await caller('dispatcher')
  const { like } = await bookable(call, { days: 2, startTime: '11:00', quantity: '18' })
  const { body } = await call('GET', '/customer/active-customers?limit=50')
  const other = body.rows.find((each: { customerName: string }) => each.customerName !== like.customerName)
  const { page } = person
  await person.goto('/order/new')
  const again = page.getByText('Choose again: the field it depends on has changed.')
  await choose(page, 'Customer', like.customerName)
  await choose(page, 'Project', like.projectName)
  expect(await again.count()).toBe(0)
  await page.getByRole('combobox', { name: 'Customer', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await choose(page, 'Customer', other.customerName)
  await again.waitFor(SOON)
  expect(await page.getByRole('combobox', { name: 'Project', exact: true }).inputValue()).toBe('')
})
