import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { DEMO_PASSWORD, signIn, type Visitor, visitor } from '../kit/visitor'

const USERNAME = 'newcomer.passkey'
const PASSWORD = 'nine blue mixers at noon'
let browser: Browser
let person: Visitor
let sql: Client

async function call(path: string, json: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${inject('portal').url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  })
  return answer.json()
}

/** A user of their own: nobody of the demo company changes. */
beforeAll(async () => {
  browser = await openBrowser()
  const { ownerUrl } = JSON.parse(readFileSync(join(inject('portal').data, 'running.json'), 'utf8'))
  sql = new Client({ connectionString: ownerUrl })
  await sql.connect()
  const { token } = await call('/login', { username: 'admin', password: DEMO_PASSWORD })
  const of = { username: USERNAME, name: 'Paul Passkey', roles: ['dispatcher'], regionIds: [], plantIds: [] }
  const { oneTimePassword } = await call('/administration/user/save', of, token)
  const first = await call('/login', { username: USERNAME, password: oneTimePassword })
  const passwords = { currentPassword: oneTimePassword, newPassword: PASSWORD }
  await call('/administration/user/me/change-password', passwords, first.token)
  person = await visitor(browser)
})
afterAll(async () => {
  await sql?.end()
  await browser.close()
})

/** A laptop with a fingerprint reader, played by Chromium. */
async function withReader(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    finger: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('somebody adds a passkey, signs in with it alone and after the password, proves with it and removes it', async () => {
  const { page } = person
  const reader = await withReader(page)
  await signIn(page, USERNAME, PASSWORD)
  await person.goto('/auth/sessions')
  await page.getByLabel('Name of the new passkey').fill('Laptop at the plant')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  await person.goto('/auth/sessions')
  const own = page.getByRole('list', { name: 'Your passkeys' })
  await own.getByText('Laptop at the plant').waitFor()
  await own.getByText('Not used yet').waitFor()

  await page.context().clearCookies()
  await person.goto('/auth/login')
  await reader.finger(false)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('alert').getByText('No passkey was used').waitFor()
  await reader.finger(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(url => url.pathname === '/')

  await page.context().clearCookies()
  await person.goto('/auth/login')
  await page.getByLabel('User name').fill(USERNAME)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(url => url.pathname === '/')

  await person.goto('/auth/sessions')
  await own.getByText('Last used').waitFor()
  await sql.query(
    `update session set created_at = now() - interval '2 hours', proved_at = null
     where user_id = (select id from portal_user where username = $1)`,
    [USERNAME],
  )
  await own.getByRole('button', { name: 'Remove the passkey Laptop at the plant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByRole('button', { name: 'Use your passkey', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await own.waitFor({ state: 'detached' })
  const { rows } = await sql.query('select 1 from passkey join portal_user u on u.id = user_id where u.username = $1', [
    USERNAME,
  ])
  expect(rows).toEqual([])
})
