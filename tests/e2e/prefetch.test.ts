import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MOST_PREFETCHES } from '~/web/kit/shell/prefetch-limit'
import { openBrowser } from '../kit/browser'
import { visitor } from '../kit/visitor'

const SOON = { timeout: 15_000 }
const AREA = '/sales-management/payment-term'

/** Between browser and portal: the browser tells its tests nothing of what it fetches ahead, the wire does. */
function wire() {
  const portal = new URL(inject('portal').url)
  const running = new Set<object>()
  const ahead = new Set<string>()
  let [most, held] = [0, Promise.resolve()]
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url!, portal)
    const pass = () => {
      const headers = { ...asked.headers, host: portal.host, ...(asked.headers.origin && { origin: portal.origin }) }
      const on = request(new URL(asked.url!, portal), { method: asked.method!, headers }, from => {
        answer.writeHead(from.statusCode!, from.headers)
        from.pipe(answer)
      })
      on.on('error', () => answer.destroy())
      asked.pipe(on)
    }
    if (!pathname.endsWith('.data')) return pass()
    ahead.add(pathname)
    running.add(asked)
    most = Math.max(most, running.size)
    answer.on('close', () => running.delete(asked))
    void held.then(pass)
  })
  return {
    open: () =>
      new Promise<string>(resolve =>
        server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
      ),
    close: () => void server.close(),
    ahead,
    running: () => running.size,
    most: () => most,
    /** Nothing is answered until the function that it gives is called. */
    hold() {
      most = 0
      let go = () => {}
      held = new Promise<void>(resolve => (go = resolve))
      return go
    },
  }
}

const between = wire()
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  between.close()
})

test('UX-05 links are fetched ahead when pointed at, focused or touched, at most four at a time', async () => {
  const baseURL = await between.open()
  // The service worker of a page would ask in its place.
  const { page, goto } = await visitor(browser, 'admin', { baseURL, serviceWorkers: 'block' })
  await goto(AREA)
  const links = page.locator('nav a[href^="/"]')
  const paths = [...new Set(await links.evaluateAll(all => all.map(one => one.getAttribute('href')!)))].filter(
    path => path !== AREA && path !== '/',
  )
  expect(paths.length).toBeGreaterThan(9)
  const link = (at: number) => page.locator(`nav a[href="${paths[at]}"]`).first()
  const isAhead = (at: number) => () => [...between.ahead].some(path => path === `${paths[at]}.data`)
  between.ahead.clear()
  await expect
    .poll(async () => {
      await page.mouse.move(700, 600)
      await link(0).hover()
      await page.waitForTimeout(300)
      return isAhead(0)()
    }, SOON)
    .toBe(true)
  await link(1).focus()
  await expect.poll(isAhead(1), SOON).toBe(true)
  await link(2).dispatchEvent('touchstart')
  await expect.poll(isAhead(2), SOON).toBe(true)
  await expect.poll(between.running, SOON).toBe(0)

  const go = between.hold()
  for (let at = 3; at < 10; at++) await link(at).dispatchEvent('touchstart')
  await expect.poll(between.running, SOON).toBe(MOST_PREFETCHES)
  await page.waitForTimeout(1000)
  expect(between.most()).toBe(MOST_PREFETCHES)
  go()
  await expect.poll(between.running, SOON).toBe(0)
})
