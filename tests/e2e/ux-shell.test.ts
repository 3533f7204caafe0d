import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const person = visiting('admin')
const SOON = { timeout: 15_000 }
const AREA = '/sales-management/payment-term'

test('UX-04 the bar waits 200 ms, the heading has the focus, the screen is titled and said, Back finds its place', async () => {
  const { page } = person
  await page.setViewportSize({ width: 1280, height: 420 })
  await person.goto('/sales-management/customers/create')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.route(/\/order\.data/, async route => {
    await new Promise(resolve => setTimeout(resolve, 900))
    await route.continue()
  })
  // How long after the click the bar came, by the page's own clock.
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[role=progressbar][aria-label="Loading…"]')!
    let began = 0
    addEventListener('click', () => (began = performance.now()), { capture: true, once: true })
    const seen = new MutationObserver(() => {
      if (bar.style.opacity !== '1') return
      document.documentElement.dataset.barAfter = String(performance.now() - began)
      seen.disconnect()
    })
    seen.observe(bar, { attributes: true })
  })
  // Without the pointer, which would bring the link into sight and move the window.
  const order = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order', exact: true })
  await order.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/order$/)
  const after = Number(await page.locator('html').getAttribute('data-bar-after'))
  expect(after).toBeGreaterThanOrEqual(195)
  expect(after).toBeLessThan(900)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), SOON).toBe('H1')
  // The specification's rule 17 gives the title: the screen's own, without a word behind it.
  const heading = (await page.locator('h1').innerText()).trim()
  expect(await page.title()).toBe(heading)
  const told = page.locator('[role=status][aria-live=polite].sr-only').first()
  await expect.poll(() => told.textContent(), SOON).toBe(heading)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(/customers\/create/)
  await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBe(300)
  await page.unroute(/\/order\.data/)
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('UX-05 a part that cannot be loaded reloads the page once, then has the error page with its two buttons', async () => {
  const { page } = person
  await person.goto(AREA)
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/assets\/jobs-drawer[^/]*\.js/, route => route.abort())
  const ask = async () => {
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Jobs' }).click()
  }
  await ask()
  await expect.poll(() => loads, SOON).toBe(1)
  await page.getByRole('heading', { name: 'Payment terms' }).waitFor()
  await ask()
  await page.getByRole('heading', { name: 'Oops... Something went wrong' }).waitFor()
  await page.waitForTimeout(1000)
  expect(loads).toBe(1)
  const clear = page.getByRole('link', { name: 'Clear Error' })
  expect(await page.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  expect(await clear.getAttribute('href')).toBe(AREA)
  // Ten seconds later another failure may reload once more.
  await page.evaluate(() => sessionStorage.setItem('reloaded at', String(Date.now() - 10_001)))
  await clear.click()
  await expect.poll(() => loads, SOON).toBe(2)
  await page.getByRole('heading', { name: 'Payment terms' }).waitFor()
  await ask()
  await expect.poll(() => loads, SOON).toBe(3)
  await page.unroute(/assets\/jobs-drawer[^/]*\.js/)
})

test('UX-53 a toast waits while it has the focus, never more than three stand, and what needs an answer stays', async () => {
  const { page } = person
  await page.clock.install()
  await person.goto(`${AREA}?edit=new`)
  const toasts = page.locator('[data-toast]')
  const save = page.getByRole('button', { name: 'Save payment term' })
  const answered = () => page.waitForResponse(answer => answer.request().method() === 'POST')
  for (let times = 0; times < 5; times++) await Promise.all([answered(), save.click()])
  await expect.poll(() => toasts.count(), SOON).toBe(3)
  await page.waitForTimeout(500)
  expect(await toasts.count()).toBe(3)
  // The other two wait until there is room.
  await page.mouse.move(5, 5)
  await page.clock.fastForward(5200)
  await expect.poll(() => toasts.count(), SOON).toBe(2)
  await page.clock.fastForward(5200)
  await expect.poll(() => toasts.count(), SOON).toBe(0)

  await person.goto('/sales-management/customers/overview')
  const name = await page.locator('[role=switch][aria-checked=true]:enabled').first().getAttribute('aria-label')
  const active = page.locator(`[role=switch][aria-label="${name}"]`)
  await active.click()
  await toasts.getByRole('button', { name: 'Undo' }).waitFor()
  await page.mouse.move(5, 5)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.clock.fastForward(30_000)
  expect(await toasts.count()).toBe(1)
  await page.locator('h1').focus()
  await page.clock.fastForward(5200)
  await expect.poll(() => toasts.count(), SOON).toBe(0)
  await active.click()
  await toasts.filter({ hasText: 'is active' }).waitFor()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(5200)
  await expect.poll(() => toasts.count(), SOON).toBe(0)

  const failed = { id: 'job-1', kind: 'export', title: 'Export of everything', createdAt: '2026-11-20T02:00:00Z' }
  let status = 'running'
  await page.route(/\/live\/jobs/, route => route.fulfill({ json: { rows: [{ ...failed, status }] } }))
  await page.evaluate(() => window.dispatchEvent(new Event('job-started')))
  await page.getByRole('button', { name: 'Jobs: 1 running', includeHidden: true }).waitFor({ state: 'attached' })
  status = 'failed'
  await page.clock.fastForward(4100)
  await toasts.filter({ hasText: 'Export of everything failed' }).waitFor()
  await page.clock.fastForward(600_000)
  expect(await toasts.filter({ hasText: 'Export of everything failed' }).count()).toBe(1)
  await toasts.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => toasts.count(), SOON).toBe(0)
  await page.unroute(/\/live\/jobs/)
  await page.clock.resume()
})

test('UX-53 whoever asked for less motion sees none', async () => {
  const { page } = person
  const moving = () =>
    page.evaluate(() => {
      const long = (of: string) =>
        of.split(',').some(part => Number.parseFloat(part) * (part.includes('ms') ? 1 : 1000) > 10)
      return [...document.querySelectorAll('*')].filter(one => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(one)
        return long(transitionDuration) || (animationName !== 'none' && long(animationDuration))
      }).length
    })
  await person.goto(`${AREA}?edit=new`)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await person.goto(`${AREA}?edit=new`)
  await page.getByRole('dialog').waitFor()
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
})
