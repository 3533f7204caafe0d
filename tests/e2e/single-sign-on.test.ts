import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '~/functions/local/free-port'
import { openBrowser } from '../kit/browser'
import { demoFolder, STORY_CLOCK } from '../kit/demo-folder'
import { CLIENT, type IdentityProvider, identityProvider } from '../kit/identity-provider'
import { type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { type Visitor, visitor } from '../kit/visitor'

let browser: Browser
let company: IdentityProvider
let portal: RunningPortal
let person: Visitor

beforeAll(async () => {
  const port = await freePort()
  company = await identityProvider(`http://localhost:${port}/auth/single-sign-on`)
  portal = await startPortal({
    PORTAL_DATA: await demoFolder(),
    PORTAL_CLOCK: STORY_CLOCK,
    PORT: String(port),
    PORTAL_SSO_ISSUER: company.issuer,
    PORTAL_SSO_CLIENT: CLIENT.id,
    PORTAL_SSO_SECRET: CLIENT.secret,
    PORTAL_SSO_NAME: 'Concrete ID',
    PORTAL_SSO_ROLES: '{"concrete-dispatch":["dispatcher"]}',
  })
  company.people.set('mei.tan', { name: 'Tan Mei', groups: ['concrete-dispatch'], amr: ['pwd', 'mfa'] })
  company.people.set('visitor', { name: 'Visitor', groups: [] })
  browser = await openBrowser()
  person = await visitor(browser, undefined, { baseURL: portal.url })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  if (portal) removeFolder(portal.data)
  await company?.close()
})

async function giveName(name: string) {
  const { page } = person
  await page.waitForURL(url => url.origin === company.issuer)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('the button leads to the company account and back to where one wanted to be', async () => {
  const { page } = person
  await person.goto('/auth/login?to=%2Forder')
  await page.getByRole('link', { name: 'Sign in with Concrete ID' }).click()
  await giveName('mei.tan')
  await page.waitForURL(`${portal.url}/order`)
  expect(await page.content()).toContain('Tan Mei')
  const kept = await page.context().cookies(portal.url)
  expect(kept.map(({ name }) => name)).not.toContain('single_sign_on')
  expect(person.complaints).toEqual([])
})

test('who has no place here, who cancels and who comes back from nowhere read why and can go on', async () => {
  const { page } = person
  await page.context().clearCookies()
  await person.goto('/auth/single-sign-on')
  await giveName('visitor')
  await page.getByRole('alert').getByText('Your account has no place in this portal').waitFor()
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Start again' }).click()
  await giveName('nobody')
  await page.getByRole('alert').getByText('You did not sign in with Concrete ID').waitFor()
  await page.context().clearCookies()
  await person.goto('/auth/single-sign-on?state=x&code=y&to=https%3A%2F%2Felsewhere.example')
  await page.getByRole('alert').getByText('This sign-in began in another browser').waitFor()
  await page.getByRole('link', { name: 'Sign in with a password' }).click()
  await page.waitForURL(url => url.pathname === '/auth/login' && url.origin === portal.url)
})
