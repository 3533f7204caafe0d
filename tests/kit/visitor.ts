import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import { openBrowser } from './browser'

export { DEMO_PASSWORD }

export type Visitor = {
  page: Page
  /** What the browser complained about; a good page says nothing. */
  complaints: string[]
  goto(path: string): Promise<void>
  close(): Promise<void>
}

/** A person with a browser of their own; with a user name they are signed in. */
export async function visitor(browser: Browser, username?: string, how: BrowserContextOptions = {}): Promise<Visitor> {
  const { url } = inject('portal')
  const context = await browser.newContext({ baseURL: url, locale: 'en-SG', timezoneId: 'Asia/Singapore', ...how })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return
    // What did not load is named by its address alone.
    const where = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : ''
    complaints.push(`${message.type()}: ${message.text()}${where}`)
  })
  // Nothing that a page of ours sends is unreadable: where it is, its method and answer say why.
  page.on('response', async answer => {
    if (answer.status() !== 400) return
    const body = await answer.text().catch(() => 'no body')
    const sent = answer.request().postData() ?? 'no body'
    complaints.push(
      `400 to ${answer.request().method()} ${answer.url()}: ${body.slice(0, 200)} for ${sent.slice(0, 400)}`,
    )
  })
  const goto = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  if (username) await signIn(page, username)
  return { page, complaints, goto, close: () => context.close() }
}

/** One signed-in person for all tests of a file; their page is there from the first test on. */
export function visiting(username: string): Visitor {
  const person = {} as Visitor
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
    Object.assign(person, await visitor(browser, username))
  })
  afterAll(() => browser.close())
  return person
}

export async function signIn(page: Page, username: string, password = DEMO_PASSWORD) {
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/login'))
}
