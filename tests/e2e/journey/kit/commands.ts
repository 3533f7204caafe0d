import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const go = async (page: Page, path: string) => void (await page.goto(path, { waitUntil: 'networkidle' }))

/** A toast or the note after a redirect. */
export const said = (page: Page | Locator, text: string | RegExp) => page.getByText(text).first().waitFor()

/** What was pressed on a board is with the portal: a busy machine may keep it on the device for a while. */
export async function sent(page: Page) {
  // What is answered within one and a half seconds is never shown as not sent.
  await page.waitForTimeout(1600)
  await page.locator('[data-outbox]:not([data-outbox="0"])').waitFor({ state: 'detached', timeout: 120_000 })
}

/** Everything that a place must show. */
export async function shows(place: Page | Locator, ...texts: (string | RegExp)[]) {
  for (const text of texts) await said(place, text)
}

export async function pick(place: Page | Locator, label: string, text: string) {
  const field = place.getByRole('combobox', { name: label, exact: true }).first()
  await field.fill(text)
  // The list lies over the page, outside the part that holds its field.
  const page = 'page' in place ? place.page() : place
  const list = page.getByRole('listbox', { name: label, exact: true })
  await list.getByRole('option').filter({ hasText: text }).first().click()
}

/** Presses the button of a record; one that asks first is confirmed, with a reason where one is due. */
export async function act(page: Page, label: string, reason?: string) {
  await press(page, label)
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: label }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The button of a record, wherever it is. */
export async function press(page: Page, label: string) {
  const button = page.getByRole('button', { name: label, exact: true })
  if (await button.count()) return button.first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: label }).click()
}

/** Opens what waits for a person and approves it; what it amounts to is beside it. */
export async function approve(page: Page, inbox: string, title: string, amount = '') {
  await open(page, inbox, title, amount)
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Approve', exact: true }).click()
  await said(page, `${title} is approved`)
}

export async function reject(page: Page, inbox: string, title: string, reason: string) {
  await open(page, inbox, title)
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await said(dialog, 'Reason is required')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await said(page, `${title} is rejected`)
}

async function open(page: Page, inbox: string, title: string, amount = '') {
  await go(page, inbox)
  const entry = page.getByRole('region', { name: 'Queue' }).getByRole('listitem').filter({ hasText: title })
  if (amount) await entry.getByText(amount).waitFor()
  await entry.getByRole('link').click()
}

/** A file that a page offers, fetched with the session of that page. */
export async function fetched(page: Page, path: string, json?: object) {
  const url = new URL(path, page.url()).href
  const origin = new URL(page.url()).origin
  const answer = json
    ? await page.request.post(url, { form: { json: JSON.stringify(json) }, headers: { origin } })
    : await page.request.get(url)
  expect(answer.status(), path).toBe(200)
  return { body: await answer.body(), name: answer.headers()['content-disposition'] ?? '' }
}
