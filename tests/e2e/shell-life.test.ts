import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const SOON = { timeout: 15_000 }
const scrolled = ({ page }: Visitor) => page.evaluate(() => window.scrollY)

/** Goes to another screen without loading the page anew, with a state as a link may carry it, until it is there. */
async function follow({ page }: Visitor, to: string, title: string, state?: object) {
  type Router = { navigate(to: string, how: object): Promise<void> }
  await page.evaluate(
    ([to, state]) => (window as unknown as { __remixRouter: Router }).__remixRouter.navigate(to as string, { state }),
    [to, state ?? null] as const,
  )
  await page.waitForFunction(wanted => document.title === wanted, title)
}

test('R-013 R-014 R-015 UX-04 a new screen begins at its top, at its #hash, or where one was if it opted out', async () => {
  const person = await visitor(browser, 'admin', { viewport: { width: 390, height: 500 } })
  const { page } = person
  const list = ['/UPagination', 'Pagination demo'] as const
  const form = ['/sales-management/customers/create', 'Create customer'] as const
  const down = async () => {
    await page.evaluate(() => window.scrollTo(0, 250))
    expect(await scrolled(person)).toBe(250)
  }
  const atTop = () => expect.poll(() => scrolled(person), SOON).toBe(0)
  await person.goto(list[0])
  await down()
  await follow(person, ...form)
  await atTop()
  await down()
  await follow(person, '/sales-management/projects/create', 'Create project')
  await atTop()
  await follow(person, ...form)
  const field = await page.evaluate(() => [...document.querySelectorAll('main input[id]')].at(-1)!.id)

  await follow(person, ...list)
  await down()
  await follow(person, `${form[0]}#${encodeURIComponent(field)}`, form[1])
  const isSeen = () =>
    page.evaluate(id => {
      const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 }
      return top >= 0 && top < window.innerHeight && window.scrollY > 250
    }, field)
  await expect.poll(isSeen, SOON).toBe(true)

  await follow(person, ...list)
  await down()
  await follow(person, `${form[0]}#%no-such-place`, form[1])
  await atTop()
  await down()
  await follow(person, ...list, { scroll: 'keep' })
  expect(await scrolled(person)).toBe(250)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('R-023 R-299 UX-04 a thin bar shows while a screen is loading; what a look is refused is only logged', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  await person.goto('/dashboards')
  const bar = page.getByRole('progressbar', { name: 'Loading', includeHidden: true })
  const seen = () => bar.evaluate(one => [getComputedStyle(one).opacity, one.getBoundingClientRect().height] as const)
  expect(await seen()).toEqual(['0', 3])
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route(/payment-term\.data/, async route => {
    await held
    await route.continue()
  })
  const moved = follow(person, '/sales-management/payment-term', 'Payment terms')
  await expect.poll(seen, SOON).toEqual(['1', 3])
  expect(await bar.evaluate(one => one.getBoundingClientRect().top)).toBe(0)
  go()
  await moved
  await expect.poll(seen, SOON).toEqual(['0', 3])
  expect(person.complaints).toEqual([])

  await page.route(/\/live\/search/, route => route.fulfill({ status: 409, json: { title: 'refused' } }))
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(/Search orders/).fill('bayfront')
  await expect.poll(() => person.complaints, SOON).toContain('error: search?q=bayfront answered 409')
  expect(await page.locator('[data-toast]').count()).toBe(0)
  await person.close()
})

test('R-108 R-109 R-107 the session is fetched on focus and every few minutes and counts; a refused one is cleared', async () => {
  const person = await visitor(browser)
  const { page } = person
  await page.clock.install()
  await person.goto('/auth/login')
  expect(await page.locator('html').getAttribute('data-session')).toBe('unauthenticated')
  await page.locator('[name=username]').fill('lab_manager')
  await page.locator('[name=password]').fill('ready-mix-demo-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => page.locator('html').getAttribute('data-session'), SOON).toBe('authenticated')
  let asked = 0
  let refuse = false
  let demoted = false
  await page.route(/\/live\/session$/, async route => {
    asked++
    if (refuse) return route.fulfill({ status: 401, json: { title: 'not-signed-in' } })
    if (!demoted) return route.continue()
    const said = await (await route.fetch()).json()
    return route.fulfill({ json: { ...said, user: { ...said.user, roles: ['lab'] } } })
  })
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await focus()
  expect(asked).toBe(0)
  await page.clock.fastForward(6000)
  await focus()
  await expect.poll(() => asked, SOON).toBe(1)
  await page.clock.fastForward(4 * 60_000 + 1000)
  await expect.poll(() => asked, SOON).toBe(2)
  // An answer that says otherwise than the page makes it read its session and its menu anew.
  const reads: string[] = []
  page.on('request', request => void (request.url().includes('.data') && reads.push(request.url())))
  demoted = true
  await page.clock.fastForward(4 * 60_000 + 1000)
  await expect.poll(() => asked, SOON).toBe(3)
  await expect.poll(() => reads.length, SOON).toBeGreaterThan(0)
  demoted = false
  expect(person.complaints).toEqual([])

  refuse = true
  await page.clock.fastForward(6000)
  await focus()
  await page.getByText('User session has expired. Logging out in 3 seconds...').last().waitFor()
  expect((await page.context().cookies()).some(({ name }) => name === 'portal')).toBe(true)
  await page.clock.fastForward(3100)
  await page.waitForURL(/\/auth\/login\?ended=1/)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('portal'))).toEqual([])
  await person.close()
})

test('R-298 without a token the next screen is sign-in at once, without a toast; R-106 leaving clears what was kept', async () => {
  const person = await visitor(browser, 'lab')
  const { page } = person
  await person.goto('/dashboards')
  await page.context().clearCookies({ name: /^portal/ })
  const toasts = page.locator('[data-toast]')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order' }).click()
  await page.waitForURL(/\/auth\/login/)
  // Whoever had to wait comes by way of the countdown, which says that the session has ended.
  expect(new URL(page.url()).searchParams.has('ended')).toBe(false)
  expect(await toasts.count()).toBe(0)
  expect(await page.locator('html').getAttribute('data-session')).toBe('unauthenticated')

  await page.locator('[name=username]').fill('lab')
  await page.locator('[name=password]').fill('ready-mix-demo-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(url => url.pathname === '/order')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/auth\/login/)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('portal'))).toEqual([])
  expect(person.complaints).toEqual([])
  await person.close()
})

test('R-053 UX-05 whatever else goes wrong has the third title and text', async () => {
  const person = await visitor(browser, 'finance_hod')
  const { page } = person
  const answer = await page.goto('/sales-management/pricing/versions?projectId=nowhere')
  expect(answer!.status()).toBe(422)
  const said = async () => [await page.locator('h1').textContent(), await page.locator('h1 + p').textContent()]
  const third = [
    'Oops... Something went wrong',
    'An error has occured. If the problem persists, please contact a system administrator or try again later.',
  ]
  expect(await said()).toEqual(third)
  await person.goto('/dashboards')
  await page.route(/payment-term\.data/, route => route.fulfill({ status: 500, body: 'broken' }))
  await follow(person, '/sales-management/payment-term', 'Portal').catch(() => {})
  await expect.poll(said, SOON).toEqual(third)
  await page.unroute(/payment-term\.data/)
  await page.getByRole('link', { name: 'Clear Error' }).click()
  await page.getByRole('heading', { name: 'Payment terms' }).waitFor()
  await person.close()
})
