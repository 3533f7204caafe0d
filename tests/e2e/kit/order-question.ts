import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bookable, type Caller } from '../ux-caller'

export const SOON = { timeout: 20_000 }
export const CHANGED = 'This order was changed by somebody else'

export type Booked = {
  id: string
  version: number
  orderNo: string
  quantity: string
  loadLines: { quantity: string }[]
}

/** Orders so many days ahead, where no other test has any, and what somebody else does to them meanwhile. */
export function ordersOf(caller: () => Caller, days: number) {
  const read = async (id: string) => (await caller()('GET', `/order/${id}`)).body
  return {
    read,
    /** Books one that is confirmed, and reads it. */
    async book(startTime: string, quantity: string, more: object = {}): Promise<Booked> {
      const { ask } = await bookable(caller(), { days, startTime, quantity, more })
      const { status, body } = await caller()('POST', '/order', ask)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(['confirmed', 'draft'], JSON.stringify(body)).toContain(body.status)
      return read(body.id)
    },
    /** Somebody else changes the order meanwhile: what the page knows of it is old. */
    async changeMeanwhile(id: string) {
      const { version, priority } = await read(id)
      const orders = [{ id, version, priority: priority === 2 ? 3 : 2 }]
      expect((await caller()('PUT', '/order-plan/priority', { orders })).status).toBe(200)
    },
  }
}

/** What a question says that stays open; what has none says it in a toast. */
export const refusal = (page: Page) => page.getByRole('dialog').getByRole('alert')
export const toast = (page: Page) => page.locator('[data-toast=failure]')

/** Opens an action of a record, behind its menu where it is there. */
export async function press(page: Page, label: string) {
  const shown = page.getByRole('button', { name: label, exact: true })
  if (!(await shown.count())) {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: label }).click()
  } else await shown.first().click()
}

/** Fills what the question asks and answers it. */
export async function answer(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const field of await dialog.locator('textarea, input[name=askedBy]').all()) await field.fill('Level is seen')
  for (const field of await dialog.locator('input[type=time]').all()) await field.fill('15:00')
  await dialog.getByRole('button').last().click()
}

/** The refusal is read in the question that it answers, beside no toast, and the question stays. */
export async function refusedIn(page: Page, sentence: string | RegExp, of: string) {
  expect(await refusal(page).textContent(SOON), of).toMatch(sentence)
  expect([await page.getByRole('dialog').count(), await toast(page).count()], of).toEqual([1, 0])
  await page.keyboard.press('Escape')
}
