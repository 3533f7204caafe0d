import { join } from 'node:path'
import { Client } from 'pg'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../kit/axe'
import { openDevice } from '../kit/browser'
import { demoFolder, STORY_CLOCK } from '../kit/demo-folder'
import { type Line, lineTo } from '../kit/line'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { DEMO_PASSWORD, signIn } from '../kit/visitor'
import { type Age, fillSet, reading } from './kit/press'

const figure = (name: string, usual: number) => Number(process.env[`HARDEN_${name}`] ?? usual)
const [ACTIONS, RESULTS] = [figure('ACTIONS', 20), figure('RESULTS', 10)]
const [CUTS, RESTARTS] = [figure('CUTS', 3), figure('RESTARTS', 1)]
/** What arrives later than this after its press says so. */
const LATE_MS = 5_500
const BATCHER = '/queue/batcher'
const PRESS = '/inhouse-cylinder-testing/dry-test'

let portal: RunningPortal
let line: Line
let books: Client
const devices: { folder: string; context: BrowserContext }[] = []

beforeAll(async () => {
  const data = await demoFolder()
  portal = await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: STORY_CLOCK })
  line = await lineTo(portal.port)
  books = new Client({ connectionString: portal.running().ownerUrl })
  await books.connect()
}, 400_000)
afterAll(async () => {
  for (const { context, folder } of devices) {
    await context.close()
    removeFolder(folder)
  }
  await books.end()
  await line.cut()
  await portal.stop()
  removeFolder(portal.data)
})

const how = () => ({
  baseURL: line.url,
  locale: 'en-SG',
  timezoneId: 'Asia/Singapore',
  viewport: PHONE,
  hasTouch: true,
})
const PHONE = { width: 820, height: 1180 }

async function device(who: string, path: string) {
  const folder = newFolder()
  const own = { folder, context: await openDevice(join(folder, 'profile'), how()) }
  devices.push(own)
  const page = await own.context.newPage()
  page.setDefaultTimeout(30_000)
  await signIn(page, who)
  await page.goto(path, { waitUntil: 'networkidle' })
  await isKept(page, path)
  return { own, page }
}

/** The worker has the page, so that the network may go. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async at => !!(await (await caches.open('kept-pages /')).match(at)), path), {
      timeout: 30_000,
    })
    .toBe(true)

/** Switched off and on again where there is no network. */
async function restart(own: { folder: string; context: BrowserContext }, path: string): Promise<Page> {
  await own.context.close()
  own.context = await openDevice(join(own.folder, 'profile'), how())
  const page = await own.context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(path, { waitUntil: 'load' })
  return page
}

const unsent = async (page: Page) =>
  Number(
    (await page
      .locator('[data-outbox]')
      .getAttribute('data-outbox', { timeout: 500 })
      .catch(() => '0')) ?? 0,
  )
const allSent = (page: Page) =>
  expect.poll(() => page.locator('[data-outbox]').count(), { timeout: 60_000, interval: 300 }).toBe(0)

async function ask(who: string, method: string, path: string, json?: object) {
  const headers = { 'content-type': 'application/json' }
  const signed = await fetch(`${portal.url}/api/login`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ username: who, password: DEMO_PASSWORD }),
  })
  const { token } = await signed.json()
  const answer = await fetch(`${portal.url}/api${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(json ? { body: JSON.stringify(json) } : {}),
  })
  const body = await answer.json()
  expect(answer.status, `${path} ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  return body
}

/** The lines that the batcher or the laboratory left in the trail, with both clocks. */
async function linesOf(subject: string, actor: string) {
  const { rows } = await books.query(
    `select l.subject_id as id, l.action, l.at, l.done_at from audit_line l
      join portal_user u on u.id = l.actor_id where l.subject = $1 and u.username = $2 order by l.seq`,
    [subject, actor],
  )
  return rows as { id: string; action: string; at: Date; done_at: Date | null }[]
}

async function good(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), `${what} ${colorScheme}`).toEqual([])
  }
}

const yard = (page: Page) => page.getByRole('region', { name: 'Yard', exact: true })
const truckOf = (page: Page, truckNo: string) => yard(page).locator('li', { hasText: truckNo }).first()

test('a batcher works on over cuts and a restart; each action arrives once or is shown as a conflict', async () => {
  const { own, page: first } = await device('batcher', BATCHER)
  let page = first
  const plantId = await page.getByLabel('Plant').inputValue()
  const joined = async () => (await ask('batcher', 'GET', `/queue/joined_queue_list?plantId=${plantId}`)).rows
  await fillYard(plantId, 6)
  await page.reload({ waitUntil: 'networkidle' })
  await isKept(page, BATCHER)
  const began = (await linesOf('queue_item', 'batcher')).length
  const done: { truckNo: string; action: string }[] = []
  const call = async (truckNo: string) => {
    await truckOf(page, truckNo).getByRole('button', { name: 'Call', exact: true }).click()
    await page.getByRole('button', { name: 'Call truck' }).click()
    await truckOf(page, truckNo).getByText(`Not sent yet: Call ${truckNo}`).waitFor()
    done.push({ truckNo, action: 'call' })
  }
  const acknowledge = async (truckNo: string) => {
    await truckOf(page, truckNo).getByRole('button', { name: 'Acknowledge' }).click()
    await truckOf(page, truckNo).getByText('Not sent yet: Acknowledge').waitFor()
    done.push({ truckNo, action: 'acknowledge' })
  }
  const withdraw = async (truckNo: string) => {
    await truckOf(page, truckNo).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Left for its wash')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await truckOf(page, truckNo).getByText(`Not sent yet: Withdraw ${truckNo}`).waitFor()
    done.push({ truckNo, action: 'withdraw' })
  }
  const each = Math.ceil(ACTIONS / CUTS)
  let conflicts = 0
  for (let cut = 0; cut < CUTS; cut++) {
    const trucks = (await joined())
      .filter((row: { status: string }) => row.status === 'joined')
      .map((row: { truckNo: string }) => row.truckNo)
    await truckOf(page, trucks.at(-1)).waitFor()
    // The context is told that it is offline in one cut; in the others the socket of the server goes.
    const told = cut === 1
    if (told) await own.context.setOffline(true)
    else await line.cut()
    for (let at = 0, truck = 0; at < each && truck < trucks.length; truck++) {
      for (const step of [call, acknowledge, withdraw]) {
        // The last truck is left standing, for the colleague.
        if (at >= each || (step === withdraw && truck % 2)) break
        await step(trucks[truck])
        at++
      }
    }
    expect(await page.getByRole('status').filter({ hasText: 'not sent' }).textContent()).toMatch(
      /\d+ actions? not sent · no network since \d\d:\d\d/,
    )
    if (cut < RESTARTS) {
      const before = await unsent(page)
      page = await restart(own, BATCHER)
      await page.getByText(`${before} actions not sent`).waitFor()
      await good(page, 'batcher without a network')
      await page.getByRole('button', { name: /^Account of / }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('dialog', { name: `${before} actions not sent` }).waitFor()
      await good(page, 'asked before signing out')
      await page.getByRole('button', { name: 'Stay signed in' }).click()
    }
    if (cut === 0) {
      // A colleague takes away a truck that the batcher has called meanwhile.
      const item = (await joined()).find((row: { truckNo: string }) => row.truckNo === trucks[0])
      await ask('dispatcher_manager', 'POST', '/queue/withdraw', { queueId: item.queueId, reason: 'Broke down' })
    }
    const follow = cut === 0 ? done.filter(({ truckNo }) => truckNo === trucks[0]).length - 1 : 0
    await page.waitForTimeout(LATE_MS)
    await (told ? own.context.setOffline(false) : line.mend())
    await expect.poll(() => unsent(page), { timeout: 60_000, interval: 300 }).toBe(follow)
    const refused = page.getByRole('region', { name: /^Refused: / })
    if (cut === 0) {
      await refused.waitFor()
      conflicts++
      expect(await refused.textContent()).toContain(`Call ${trucks[0]}`)
      expect(await refused.textContent()).toMatch(`${follow} later actions depend on it`)
      await good(page, 'conflict')
      await refused.getByRole('button', { name: /^Discard/ }).click()
      for (const one of done.filter(({ truckNo }) => truckNo === trucks[0])) done.splice(done.indexOf(one), 1)
      await refused.waitFor({ state: 'detached' })
    }
    expect(await refused.count()).toBe(0)
    await allSent(page)
    await fillYard(plantId, 6)
  }
  expect(conflicts).toBe(1)
  const lines = (await linesOf('queue_item', 'batcher')).slice(began).filter(({ action }) => action !== 'join')
  expect(lines.map(({ action }) => action).sort()).toEqual(done.map(({ action }) => action).sort())
  expect(lines.filter(({ done_at }) => !done_at)).toEqual([])
  for (const { at, done_at } of lines) expect(at.getTime()).toBeGreaterThan(done_at!.getTime())
  // In the order in which they were done.
  const times = lines.map(({ done_at }) => done_at!.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

/** So many trucks wait at the plant. */
async function fillYard(plantId: string, wanted: number) {
  const { rows } = await ask('batcher', 'GET', `/queue/joined_queue_list?plantId=${plantId}`)
  let standing = rows.filter((row: { status: string }) => row.status === 'joined').length
  const { rows: trucks } = await ask('dispatcher_manager', 'GET', '/truck/list?active=true&limit=200')
  const { rows: drivers } = await ask('dispatcher_manager', 'GET', '/driver/list?active=true&limit=200')
  for (const { id: truckId, inQueue } of trucks) {
    if (standing >= wanted) return
    const driver = drivers.find((of: { truckId: string | null }) => of.truckId === truckId)
    if (inQueue || !driver) continue
    const joined = await tryAsk('dispatcher_manager', '/queue/join', { plantId, truckId, driverId: driver.id })
    if (joined) standing++
  }
}

/** Not every truck may queue; one that may not is passed over. */
const tryAsk = (who: string, path: string, json: object) =>
  ask(who, 'POST', path, json).then(
    () => true,
    () => false,
  )

test('readings at the press are kept over cuts and a restart; what a colleague saved first is shown', async () => {
  const { own, page: first } = await device('lab', PRESS)
  let page = first
  const ages: Age[] = (await ask('lab', 'GET', '/cylinder-test/test-age-details?day=2026-11-20&late=true')).rows.filter(
    (age: { status: string }) => age.status === 'waiting',
  )
  const began = (await linesOf('cylinder_age', 'lab')).length
  const read: string[] = []
  const all = Math.min(RESULTS, ages.length)
  const each = Math.ceil(all / CUTS)
  for (let cut = 0; cut < CUTS && read.length < all; cut++) {
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    const told = cut === 1
    if (told) await own.context.setOffline(true)
    else await line.cut()
    for (let at = 0; at < each && read.length < all; at++) {
      const age = ages[read.length]!
      const set = page.getByRole('region', { name: age.testNo, exact: true })
      await set.waitFor()
      await fillSet(page, age)
      await set.getByRole('button', { name: 'Save', exact: true }).click()
      await set.waitFor({ state: 'detached' })
      read.push(age.id)
    }
    if (cut < RESTARTS) {
      const before = await unsent(page)
      expect(before).toBe(each)
      page = await restart(own, PRESS)
      await page.getByText(`${before} actions not sent`).waitFor()
      await good(page, 'press without a network')
    }
    // Meanwhile a colleague saves the first age.
    if (cut === 0) await ask('lab_manager', 'POST', '/cylinder-test/update-by-lab', reading(ages[0]!))
    await page.waitForTimeout(LATE_MS)
    await (told ? own.context.setOffline(false) : line.mend())
    if (cut === 0) {
      const refused = page.getByRole('region', { name: /^Refused: / })
      await refused.waitFor({ timeout: 60_000 })
      expect(await refused.textContent()).toContain(ages[0]!.testNo)
      expect(await refused.textContent()).toContain('MPa saved')
      await refused.getByRole('button', { name: 'Keep theirs' }).click()
      await refused.waitFor({ state: 'detached' })
    }
    await allSent(page)
  }
  // Each save writes a line of its specimens too.
  const saved = async () =>
    (await linesOf('cylinder_age', 'lab')).slice(began).filter(({ action }) => action === 'test')
  await expect.poll(async () => (await saved()).map(({ id }) => id), { timeout: 30_000 }).toEqual(read.slice(1))
  expect((await saved()).filter(({ done_at }) => !done_at)).toEqual([])
  for (const { at, done_at } of await saved()) expect(at.getTime()).toBeGreaterThan(done_at!.getTime())
})
