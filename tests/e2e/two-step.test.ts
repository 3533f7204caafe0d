import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { DEMO_PASSWORD, signIn, type Visitor, visitor } from '../kit/visitor'

const USERNAME = 'newcomer.two.step'
const PASSWORD = 'seven green mixers at dawn'
let browser: Browser
let person: Visitor

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
  const { token } = await call('/login', { username: 'admin', password: DEMO_PASSWORD })
  const of = { username: USERNAME, name: 'Nadia Newcomer', roles: ['dispatcher'], regionIds: [], plantIds: [] }
  const { oneTimePassword } = await call('/administration/user/save', of, token)
  const first = await call('/login', { username: USERNAME, password: oneTimePassword })
  const passwords = { currentPassword: oneTimePassword, newPassword: PASSWORD }
  await call('/administration/user/me/change-password', passwords, first.token)
  person = await visitor(browser)
})
afterAll(() => browser.close())

/** What somebody without a camera types. */
const keyOn = async (page: Page) =>
  (await page.getByText('Type this key').locator('.code').innerText()).replaceAll(' ', '')

/** Of these 30 seconds or the next: both are let in for as long as this test takes. */
const codeOf = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test('somebody sets two-step sign-in up, signs in with it, with a recovery code, and ends what is open elsewhere', async () => {
  const { page } = person
  await signIn(page, USERNAME, PASSWORD)
  await person.goto('/auth/sessions')
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = await keyOn(page)
  await page.getByRole('textbox', { name: 'Code' }).fill('12')
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await page.getByRole('alert').waitFor()
  // Still the same key: the app has it by now.
  expect(await keyOn(page)).toBe(secret)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const [recovery] = await codes.allInnerTexts()
  expect(await codes.count()).toBe(10)

  const phone = await visitor(browser)
  await phone.goto('/auth/login')
  await phone.page.getByLabel('User name').fill(USERNAME)
  await phone.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.page.getByRole('button', { name: 'Sign in' }).click()
  const code = phone.page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  expect(new URL(phone.page.url()).pathname).toBe('/auth/login')
  await code.fill('000000')
  await phone.page.getByRole('button', { name: 'Sign in' }).click()
  await phone.page.getByRole('alert').getByText('This code is wrong').waitFor()
  await code.fill(recovery!)
  await phone.page.getByRole('button', { name: 'Sign in' }).click()
  await phone.page.waitForURL(url => url.pathname === '/')

  await person.goto('/auth/sessions')
  await page.getByText('9 recovery codes are left').waitFor()
  await page.getByText('Chrome on Linux').first().waitFor()
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' })
  await phone.page.goto('/')
  await phone.page.waitForURL(url => url.pathname === '/auth/login')
  await page.getByLabel('Code of the app, to change this').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('a stolen password opens nothing').waitFor()
  await phone.close()
})

test('signing in by two steps works without JavaScript', async () => {
  const person = await visitor(browser, undefined, { javaScriptEnabled: false })
  const { page } = person
  await signIn(page, USERNAME, PASSWORD)
  await page.goto('/auth/two-step')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await keyOn(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  await page.context().clearCookies()
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill(USERNAME)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await person.close()
})
