import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { DEMO_PASSWORD, signIn } from '../kit/visitor'
import { writtenOver } from './kit/written-over'

let portal: RunningPortal
let browser: Browser

/** A portal of its own on the second of a month: the half month before is drafted, and its bills are to be approved. */
beforeAll(async () => {
  portal = await startPortal({ PORTAL_CLOCK: '2026-12-02T10:20:00+08:00' })
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  if (portal) removeFolder(portal.data)
})

type Draft = {
  id: string
  version: number
  exceptions: { id: string; version: number; kind: string }[]
  status: string
}

async function person(username: string) {
  const call = async (method: string, path: string, json: object, token?: string) => {
    const answer = await fetch(`${portal.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(json),
    })
    const body = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(200)
    return { body }
  }
  const { body } = await call('POST', '/login', { username, password: DEMO_PASSWORD })
  const ask = (method: string, path: string, json: object) => call(method, path, json, body.token)
  const list = async (...status: string[]): Promise<Draft[]> =>
    (await ask('POST', '/invoice-draft/list', { status, limit: 200 })).body.rows
  return { ask, list }
}

/** What goes before the manager: salespeople submit and approve. */
async function reachTheManager(): Promise<number> {
  for (const username of ['salesperson', 'salesperson_2']) {
    const seller = await person(username)
    for (const { id, version } of await seller.list('draft'))
      await seller.ask('PUT', `/invoice-draft/${id}`, { version, submit: true })
    const drafts = (await seller.list('with_sales')).map(({ id, version }) => ({ id, version }))
    if (drafts.length) await seller.ask('PUT', '/invoice-draft/approve', { drafts })
  }
  return (await (await person('sales_manager')).list('with_manager')).length
}

/** About as many clean ones of the half month are with the manager then; each takes its share of the time. */
const LEAST = 40

test('the clean drafts of half a month are approved with three keys, fifty in less than a minute', async () => {
  const there = await reachTheManager()
  const context = await browser.newContext({ baseURL: portal.url, locale: 'en-SG', timezoneId: 'Asia/Singapore' })
  const page = await context.newPage()
  await signIn(page, 'sales_manager')
  await page.goto('/sales-management/invoice-draft/overview', { waitUntil: 'networkidle' })
  await page
    .getByText(/^Margin [\d.]+ %$/)
    .first()
    .waitFor()
  expect(await writtenOver(page)).toEqual([])
  let keys = 0
  const press = (key: string) => {
    keys++
    return page.keyboard.press(key)
  }
  const began = performance.now()
  await press('c')
  const picked = Number(/(\d+) selected/.exec(await page.getByText(/\d+ selected/).innerText())![1])
  await press('Shift+A')
  await page.getByRole('dialog').getByText(/S\$/).first().waitFor()
  await press('Enter')
  await page.getByText(`${picked} of ${picked} approved`).first().waitFor({ timeout: 60_000 })
  const seconds = (performance.now() - began) / 1000
  console.log(`${picked} drafts approved in ${seconds.toFixed(1)} s with ${keys} keys`)
  expect(picked).toBeGreaterThanOrEqual(LEAST)
  expect((seconds / picked) * 50).toBeLessThan(60)
  expect(keys).toBe(3)
  // The menu counts what is left at once, not half a minute later.
  const entry = page
    .getByRole('navigation', { name: 'Sales Management sidebar' })
    .getByRole('link', { name: /^Invoice drafts/ })
  await expect.poll(() => entry.innerText(), { timeout: 8000 }).toContain(String(there - picked))
  const left = (await (await person('sales_manager')).list('with_manager')).length
  expect(left).toBe(there - picked)
  await context.close()
})
