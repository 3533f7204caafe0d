import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const PASSWORD = 'seven green mixers at dawn'
let portal: RunningPortal
let browser: Browser
let sql: Client

/** A portal of its own: the setting asks everybody, and the demo of the other tests asks nobody. */
beforeAll(async () => {
  portal = await startPortal({ PORTAL_DEMO: '0' })
  browser = await openBrowser()
  sql = new Client({ connectionString: portal.running().ownerUrl })
  await sql.connect()
  const once = /[a-z2-9]{5}(?:-[a-z2-9]{5}){3}/.exec(portal.printed())![0]
  const { token } = await call('/login', { username: 'admin', password: once })
  await call('/administration/user/me/change-password', { currentPassword: once, newPassword: PASSWORD }, token)
  await sql.query(
    `insert into setting (id, version, created_at, updated_at, name, effective_from, value)
     values (gen_random_uuid(), 1, now(), now(), 'users.step-up', '2020-01-01', $1)`,
    [JSON.stringify({ asked: 'always', proofMinutes: 15, amountAbove: '10000' })],
  )
}, 240_000)
afterAll(async () => {
  await sql?.end()
  await browser?.close()
  await portal?.stop()
  if (portal) removeFolder(portal.data)
})

async function call(path: string, json: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${portal.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(json) })
  return answer.json()
}

async function signedIn(how: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, ...how })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill('admin')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(url => url.pathname === '/')
  return page
}
const longAgo = () => sql.query(`update session set created_at = now() - interval '2 hours', proved_at = null`)

test('saving a person waits for the password and goes on by itself; what is cancelled stays on the form', async () => {
  const page = await signedIn()
  await page.goto('/administration/users?edit=new', { waitUntil: 'networkidle' })
  await longAgo()
  const form = page.getByRole('dialog').first()
  await form.getByLabel('Name', { exact: true }).fill('Nora Newcomer')
  await form.getByLabel('Username').fill('nora')
  await form.getByRole('checkbox', { name: 'Dispatcher', exact: true }).check()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/administration/users'))
      sent.push(new URLSearchParams(request.postData() ?? '').get('_key') ?? '')
  })
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alert').getByText('needs your password').waitFor()

  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByLabel('Your password').fill('a wrong one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('alert').getByText('Your current password is wrong').waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('nora', { exact: true }).first().waitFor()
  // The second press went twice, with one key.
  expect(sent).toHaveLength(3)
  expect(sent[2]).toBe(sent[1])
  const { rows } = await sql.query(`select username from portal_user where username = 'nora'`)
  expect(rows).toHaveLength(1)
  await page.context().close()
})

test('a download waits too, and without JavaScript a page asks', async () => {
  const page = await signedIn()
  await page.goto('/fleet/pass', { waitUntil: 'networkidle' })
  await longAgo()
  await page.locator('a[href="/files/pass/assignees/download"]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.context().close()

  const plain = await signedIn({ javaScriptEnabled: false })
  await longAgo()
  await plain.goto('/files/pass/assignees/download')
  expect(new URL(plain.url()).pathname).toBe('/auth/proof')
  await plain.getByLabel('Your password').fill('a wrong one')
  await plain.getByRole('button', { name: 'Confirm' }).click()
  await plain.getByText('Your current password is wrong').first().waitFor()
  await plain.getByLabel('Your password').fill(PASSWORD)
  const saved = plain.waitForEvent('download')
  await plain.getByRole('button', { name: 'Confirm' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
  await plain.context().close()
})
