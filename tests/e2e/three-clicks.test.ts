import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, businessDay, weekday } from '~/domain/kit/time'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'
import { caller } from './ux-caller'

let browser: Browser
const open: Visitor[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  for (const person of open) await person.close()
  await browser.close()
})

const MOST_CLICKS = 3
const SOON = { timeout: 40_000 }

/** A person at the index, who has three clicks and may type: each click is on what is there, and a fourth fails. */
async function atHome(who: string) {
  const person = await visitor(browser, who, { viewport: { width: 1440, height: 900 } })
  open.push(person)
  await person.goto('/')
  let clicks = 0
  const { page } = person
  const click = async (what: Locator, how: { trial?: boolean } = {}) => {
    if (++clicks > MOST_CLICKS) throw new Error(`${who} needs more than ${MOST_CLICKS} clicks`)
    await what.first().click(how)
    await page.waitForLoadState('networkidle')
  }
  /** The click that would do it: the button is there, enabled and under the pointer. */
  const couldClick = (what: Locator) => click(what, { trial: true })
  return { person, page, click, couldClick }
}

const today = async (page: Page) => {
  const { now } = await (await page.request.get('/live/server-time')).json()
  return businessDay(new Date(now))
}
/** Nobody pours on a Sunday. */
const lastWorkday = (day: string) => (weekday(day) === 0 ? addDays(day, -1) : day)

const line = (page: Page, name: RegExp) => page.getByRole('main').locator('[data-work]').filter({ hasText: name })

describe('a newcomer needs at most three clicks from the index', () => {
  test('approve the oldest draft: the line opens it, the next click approves', async () => {
    const { page, click, couldClick } = await atHome('sales_manager')
    const oldest = await line(page, /Invoice drafts to approve/)
      .first()
      .textContent()
    await click(line(page, /Invoice drafts to approve/))
    const number = /[A-Z]+-[\d-]+/.exec(oldest?.split('First: ')[1] ?? oldest ?? '')?.[0]
    await page.getByText(number!, { exact: false }).first().waitFor()
    await couldClick(page.getByRole('button', { name: 'Approve', exact: true }))
  })

  test('repeat an order: the form is there with what was ordered before', async () => {
    const { person, page, click } = await atHome('dispatcher')
    await click(page.getByRole('link', { name: 'Repeat an order' }))
    await page.waitForURL(/\/order$/)
    const day = await today(page)
    if (lastWorkday(day) !== day) await person.goto(`/order?day=${lastWorkday(day)}`)
    await click(page.getByRole('main').getByRole('button', { name: 'Row actions' }))
    await click(page.getByRole('menuitem', { name: 'Copy order' }))
    await page.waitForURL(/order\/new\?copy=/)
    expect(await page.locator('[name=productId]').inputValue()).not.toBe('')
  })

  test('enter the result of the press: its first field is there', async () => {
    const { page, click, couldClick } = await atHome('lab')
    await click(line(page, /Specimens to crush/))
    await page.waitForURL(/dry-test/)
    await couldClick(page.getByRole('button', { name: /^Save/ }))
  })

  test('call the next truck: the first that waits in the yard is called', async () => {
    const plantId = await yardWithTruck()
    const { person, page, click } = await atHome('batcher')
    await click(page.getByRole('link', { name: 'Call the next truck' }))
    await page.waitForURL(/queue\/batcher/)
    if ((await page.getByLabel('Plant').inputValue()) !== plantId) await person.goto(`/queue/batcher?plant=${plantId}`)
    const first = page.getByRole('region', { name: 'Waiting in the yard' }).getByRole('listitem').first()
    const truckNo = (await first.locator('.code').first().textContent())!
    await click(first.getByRole('button', { name: 'Call', exact: true }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Call truck' }))
    const lane = page.getByRole('region', { name: 'Called and loading' })
    await lane.getByRole('listitem').filter({ hasText: truckNo }).waitFor(SOON)
    const { body } = await (await caller('batcher'))('GET', `/queue/acknowledged_queue_list?plantId=${plantId}`)
    expect(body.rows.map((row: { truckNo: string }) => row.truckNo)).toContain(truckNo)
    expect(person.complaints).toEqual([])
  })

  test('find an invoice by its purchase order: its number is typed, and the invoice that names it opens', async () => {
    const asked = { keyword: 'PO-', limit: 50 }
    const { body } = await (await caller('finance_ar'))('POST', '/invoice/search', asked)
    const { invoiceNo } = body.rows[0]
    const before = await atHome('finance_ar')
    await before.person.goto(`/billing/invoice/${invoiceNo}`)
    const purchaseOrderNo = /PO-\d+/.exec(await before.page.getByRole('main').innerText())![0]
    const { person, page, click } = await atHome('finance_ar')
    await click(page.getByRole('link', { name: 'Find an invoice' }))
    await page.waitForURL(/search-invoice/)
    await page.locator('[data-search]').first().fill(purchaseOrderNo)
    await page.waitForURL(url => url.searchParams.get('keyword') === purchaseOrderNo)
    await click(page.getByRole('main').getByRole('link', { name: invoiceNo }))
    await page.waitForURL(url => url.pathname.endsWith(`/${invoiceNo}`))
    await page.getByRole('main').getByText(purchaseOrderNo).first().waitFor(SOON)
    expect(person.complaints).toEqual([])
  })

  test('move the first load of tomorrow: it is in hand, another time is typed, and the move can be undone', async () => {
    const { person, page, click } = await atHome('dispatcher')
    await click(page.getByRole('link', { name: 'Schedule of tomorrow' }))
    await page.waitForURL(/optimisation-schedule/)
    const tomorrow = addDays(await today(page), 1)
    expect(new URL(page.url()).searchParams.get('day')).toBe(tomorrow)
    await dayThatPours(person, tomorrow)
    const beside = page.getByRole('complementary', { name: 'Details' })
    const move = beside.getByRole('button', { name: 'Move…' })
    if (!(await move.count())) await click(beside.getByRole('tab', { name: 'Load' }))
    const begins = (await beside.getByRole('definition').nth(2).innerText()).slice(0, 5)
    await click(move)
    const dialog = page.getByRole('dialog')
    await typeAllowedTime(page, begins)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo (1)' }).waitFor(SOON)
    await page.getByRole('button', { name: 'Publish…' }).waitFor()
    expect(person.complaints).toEqual([])
  })
})

/** A plant of the batcher with a truck that waits; one joins where none does. */
async function yardWithTruck(): Promise<string> {
  const batcher = await caller('batcher')
  const plantId = (await batcher('GET', '/queue/batcher_plant')).body.rows[0].plantId
  const { rows } = (await batcher('GET', `/queue/joined_queue_list?plantId=${plantId}`)).body
  if (rows.some((row: { status: string }) => row.status === 'joined')) return plantId
  const manager = await caller('dispatcher_manager')
  const trucks = (await manager('GET', '/truck/list?active=true&limit=200')).body.rows
  const drivers = (await manager('GET', '/driver/list?active=true&limit=200')).body.rows
  for (const { id: truckId, inQueue } of trucks) {
    if (inQueue) continue
    for (const { id: driverId } of drivers) {
      if ((await manager('POST', '/queue/join', { truckId, driverId, plantId })).status === 200) return plantId
    }
  }
  throw new Error('No truck may join the yard')
}

/** Tomorrow, or the day after where the company rests tomorrow. */
async function dayThatPours(person: Visitor, tomorrow: string) {
  for (const day of [tomorrow, addDays(tomorrow, 1), addDays(tomorrow, 2)]) {
    if (day !== tomorrow) await person.goto(`/fleet/chart/optimisation-schedule?day=${day}`)
    if (await person.page.getByRole('complementary', { name: 'Details' }).count()) return
  }
  throw new Error(`Nothing is planned from ${tomorrow} on`)
}

/** Earlier or later by some minutes, until the rules say yes. */
async function typeAllowedTime(page: Page, begins: string) {
  const [hours, minutes] = begins.split(':').map(Number) as [number, number]
  const says = page.getByRole('dialog').getByRole('status')
  // A truck that goes on to another load at once leaves a minute or two.
  for (const by of [-5, 5, -1, 1, -2, 2, -10, 10, -15, 15, -20, 20, -30, 30]) {
    const at = hours * 60 + minutes + by
    const typed = [Math.floor(at / 60), at % 60].map(part => String(part).padStart(2, '0')).join(':')
    await page.getByRole('dialog').getByLabel('Loads at').fill(typed)
    const judged = says
      .and(page.locator('[data-tone=done], [data-tone=stop]'))
      .filter({ hasText: typed, hasNotText: 'Checking the rules' })
    await judged.waitFor(SOON)
    if ((await judged.getAttribute('data-tone')) === 'done') return
  }
  throw new Error(`No other time than ${begins} is allowed`)
}
