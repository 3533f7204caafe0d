import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'
import { type Visitor, visitor } from '../kit/visitor'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PAGE = '/fleet/chart/optimisation-schedule'

let browser: Browser
let person: Visitor
let page: Page
let day: string
beforeAll(async () => {
  browser = await openBrowser()
  person = await visitor(browser, 'dispatcher_manager', { viewport: { width: 1440, height: 900 } })
  page = person.page
  day = await plannedDay()
})
afterAll(async () => {
  await person.close()
  await browser.close()
})

/** The next day that pours, planned anew: nothing has begun there, so loads are free to move. */
async function plannedDay() {
  await person.goto(PAGE)
  await dayAfter()
  if (new Date(`${dayShown()}T00:00:00Z`).getUTCDay() === SUNDAY) await dayAfter()
  await page.getByRole('button', { name: 'Plan the day' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Solver time').selectOption('5')
  await dialog.getByRole('button', { name: 'Start planning' }).click()
  await page.waitForURL(/plan=/)
  await page.locator('[data-gantt]').waitFor()
  await page.getByRole('button', { name: /^Publish/ }).waitFor({ timeout: 90_000 })
  return page.url()
}

const SUNDAY = 0
/** What the rules say of a place that a load may have; what comes later than promised says by how much. */
const ALLOWED = /Allowed( here|, \d+ min late)$/
const dayShown = () => new URL(page.url()).searchParams.get('day')
async function dayAfter() {
  const before = dayShown()
  await page.getByRole('link', { name: 'Day after' }).click()
  await page.waitForURL(url => url.searchParams.get('day') !== before)
  // The address is new a moment before the chart is; what is opened in between goes with the old chart.
  await page.locator(`input[name=day][value="${dayShown()}"]`).waitFor({ state: 'attached' })
}

/** Looks for a load that the server lets move five minutes later, and leaves the plan as it was. */
async function movableLoad(): Promise<string> {
  await page.goto(day, { waitUntil: 'networkidle' })
  await page.locator('[data-load]').focus()
  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press(tries % 3 === 2 ? 'ArrowDown' : tries % 3 === 1 ? 'j' : 'End')
    await page.keyboard.press('ArrowRight')
    const status = page.locator('[data-gantt] [role=status]')
    await status.filter({ hasNotText: 'Checking the rules' }).waitFor({ state: 'attached' })
    const says = await status.textContent()
    if (!ALLOWED.test(says ?? '')) {
      await page.keyboard.press('Escape')
      continue
    }
    const load = await page.locator('[data-load]').getAttribute('data-load')
    await page.keyboard.press('Enter')
    const doubt = page.getByRole('dialog', { name: 'This move breaks a rule' })
    const undo = page.getByRole('button', { name: 'Undo (1)' })
    await doubt.or(undo).waitFor()
    if (await undo.count()) return load!
    await doubt.getByRole('button', { name: 'Undo move' }).click()
    await doubt.waitFor({ state: 'detached' })
    await page.locator('[data-load]').focus()
  }
  throw new Error('No load of the plan can be moved by five minutes')
}

/** The same plan anew, with the focus on that load. */
async function onLoad(load: string) {
  await page.goto(day, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.locator(`[data-pick="${load}"]`).click()
  await page.getByRole('button', { name: 'Chart', exact: true }).click()
  await page.locator(`[data-load="${load}"]`).focus()
}

/** Every load with its truck and minutes, as the table says it. */
async function planAsTable() {
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const shown = page.locator('table.list tbody tr')
  await shown.first().waitFor()
  const rows = await shown.allTextContents()
  await page.getByRole('button', { name: 'Chart', exact: true }).click()
  await page.locator('[data-gantt]').waitFor()
  return rows
}

const undoable = () =>
  expect.poll(() => page.getByRole('button', { name: 'Undo (1)' }).count(), { timeout: 20_000 }).toBe(1)

describe('UX-41 the same move', () => {
  const made: Record<string, string[]> = {}
  let load: string
  let before: string[]
  beforeAll(async () => {
    load = await movableLoad()
  })

  test('by keyboard: arrows move it, Enter puts it down; Ctrl Z and Ctrl Y undo and redo it', async () => {
    await onLoad(load)
    before = await planAsTable()
    await onLoad(load)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await undoable()
    made.keyboard = await planAsTable()
    expect(made.keyboard).not.toEqual(before)
    await page.locator('[data-load]').focus()
    await page.keyboard.press('Control+z')
    expect(await planAsTable()).toEqual(before)
    await page.locator('[data-load]').focus()
    await page.keyboard.press('Control+y')
    expect(await planAsTable()).toEqual(made.keyboard)
  })

  test('by mouse', async () => {
    await onLoad(load)
    const box = (await page.locator(`[data-load="${load}"]`).boundingBox())!
    const perMinute = await pixelsOfMinute()
    const [x, y] = [box.x + Math.min(6, box.width / 2), box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 8, y, { steps: 4 })
    await page.mouse.move(x + (await minutesToNextFive(load)) * perMinute, y, { steps: 6 })
    await page.mouse.up()
    await undoable()
    made.mouse = await planAsTable()
  })

  test('by the dialog, which says what it means before it is done', async () => {
    await onLoad(load)
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '5 min later' }).click()
    await dialog.getByText(ALLOWED).waitFor()
    await dialog.getByRole('button', { name: 'Move load' }).click()
    await undoable()
    made.dialog = await planAsTable()
    expect(made.mouse).toEqual(made.keyboard)
    expect(made.dialog).toEqual(made.keyboard)
  })
})

/** The bar of a load is as wide as the load is long. */
async function pixelsOfMinute() {
  const handle = page.locator('[data-load]')
  const width = Number.parseFloat(await handle.evaluate(element => element.style.width))
  const { from, until } = await spanOf((await handle.getAttribute('data-load'))!)
  return width / ((until - from) / 60_000)
}

/** A key moves to the next multiple of five; a drag ends there too, but less than half a step is none. */
async function minutesToNextFive(load: string) {
  const { from } = await spanOf(load)
  const minute = (from / 60_000) % 5
  return minute === 0 ? 5 : Math.max(3, 5 - minute)
}

const spanOf = (load: string) =>
  page.evaluate(async id => {
    const plan = new URLSearchParams(window.location.search).get('plan')
    const answer = await fetch(`/live/order-plan/plans/${plan}`)
    type Load = { loadId: string; phases: { from: string; until: string }[] }
    const { chart } = (await answer.json()) as { chart: { loads: Load[] } }
    const phases = chart.loads.find(each => each.loadId === id)!.phases
    return { from: Date.parse(phases[0]!.from), until: Date.parse(phases.at(-1)!.until) }
  }, load)

test('UX-42 conflicts are counted and n walks to each', async () => {
  await page.goto(day, { waitUntil: 'networkidle' })
  const count = Number(await page.locator('[data-conflicts]').getAttribute('data-conflicts'))
  await page.locator('[data-load]').focus()
  const seen = new Set<string | null>()
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('n')
    seen.add(await page.locator('[data-load]').getAttribute('data-load'))
  }
  expect(seen.size).toBe(count)
})

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['dark', 390],
] as const)
  test(`UX-50 axe finds nothing on the schedule: ${colorScheme}, ${width} px`, async () => {
    const phone = width < 768
    const viewer = await visitor(browser, 'dispatcher', {
      colorScheme,
      viewport: { width, height: 844 },
      isMobile: phone,
      hasTouch: phone,
      bypassCSP: true,
    })
    await viewer.goto(day)
    await viewer.page
      .locator(phone ? '[data-agenda]' : '[data-gantt]')
      .first()
      .waitFor()
    await viewer.page.evaluate(AXE)
    const found = await viewer.page.evaluate(async rules => {
      type Axe = {
        run(root: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 140)).join(' | ')}`)
    }, RULES)
    expect(found).toEqual([])
    const wide = await viewer.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(viewer.complaints).toEqual([])
    await viewer.close()
  })

test('whoever wants less motion sees the chart in its colours too', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const viewer = await visitor(browser, 'dispatcher_manager', {
      viewport: { width: 1440, height: 900 },
      reducedMotion,
    })
    await viewer.goto(PAGE)
    await viewer.page.locator('[data-gantt] canvas').first().waitFor()
    // Phases of loads, rows, lines and the present: in one colour all of it would be nothing to see.
    await expect.poll(() => viewer.page.evaluate(coloursDrawn), { timeout: 10_000 }).toBeGreaterThan(5)
    await viewer.close()
  }
})

/** How many colours cover a visible part of the largest canvas of the chart. */
function coloursDrawn(): number {
  const [canvas] = [...document.querySelectorAll<HTMLCanvasElement>('[data-gantt] canvas')].sort(
    (a, b) => b.width * b.height - a.width * a.height,
  )
  const { data } = canvas!.getContext('2d')!.getImageData(0, 0, canvas!.width, canvas!.height)
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts.values()].filter(count => count > 150).length
}

test('nothing of this made the browser complain', () => {
  expect(person.complaints).toEqual([])
})
