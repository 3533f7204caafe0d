import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decimal, kilograms, sum } from '~/domain/kit/money'
import type { StockComparison } from '~/domain/materials/stock-comparison'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { go, said, sent } from './journey/kit/commands'
import { beginStory, type Story } from './journey/kit/story'
import { stepsOf } from './journey/kit/story-step'

const DAY = '2026-11-20'
const MONTH = '2026-11'
const TICKET = 'WB-4711'
type Load = { id: string; doNumber: string }
type Target = { materialId: string; kind: string; siloCode: string | null }
type Tanker = { id: string; orderNo: string; siloId: string; materialId: string; orderedKg: string }

let story: Story
/** A load that is to be batched, and a tanker that is expected for one of the silos it draws from. */
let load: Load
let plantId: string
let tanker: Tanker
beforeAll(async () => {
  story = await beginStory()
}, 400_000)
afterAll(() => story?.close())

const step = stepsOf(() => story)

const answered = async (who: string, method: string, path: string, json?: object) => {
  const { status, body } = await story.ask(who, method, path, json)
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBe(200)
  return body
}
const levelOf = async (): Promise<string> => (await answered('batcher', 'GET', `/silo-level/${tanker.siloId}`)).levelKg

/** The month's balance and the comparison of the day for the material; the one adds up, the other is told by its rows. */
async function booksAtOnce() {
  const month: PlantMonth = await answered('admin', 'GET', `/report/plant-monthly-report/${plantId}/${MONTH}`)
  const balance = month.materials.find(row => row.materialId === tanker.materialId)!
  const { openingKg, receivedKg, usedKg, adjustedKg, closingKg } = balance
  expect(kilograms(sum([openingKg, receivedKg, usedKg, adjustedKg]))).toBe(closingKg)
  const { rows: silos } = await answered(
    'admin',
    'GET',
    `/silo/list?plantId=${plantId}&materialId=${tanker.materialId}`,
  )
  expect(kilograms(sum(silos.map((silo: { levelKg: string }) => silo.levelKg)))).toBe(closingKg)
  const of = `from=${DAY}&to=${DAY}&plantId=${plantId}&materialId=${tanker.materialId}`
  const { rows } = await answered('batcher', 'GET', `/stock-comparison?${of}`)
  const side: StockComparison = rows[0]
  for (const [figure, kg] of [
    ['asked', side.askedKg],
    ['batched', side.weighedKg],
    ['drawn', side.drawnKg],
    ['countDifference', side.countedKg],
  ] as const) {
    const { value } = await answered('batcher', 'GET', `/report/figure-row?figure=${figure}&${of}`)
    expect([figure, kilograms(decimal(value).times(1000))]).toEqual([figure, kg])
  }
  return { balance, side }
}
/** The demo's panels tell of batches meanwhile: what is read in several calls is read until nothing moved between them. */
const books = () => vi.waitFor(booksAtOnce, { timeout: 60_000, interval: 2000 })
type Move = { id: string; kind: string; kg: string; deliveryOrderId: string | null; materialOrderId: string | null }
const bookOf = async (): Promise<{ level: string; moves: Move[] }> => {
  const { silo, rows } = await answered('batcher', 'GET', `/stock/${tanker.siloId}?limit=100`)
  return { level: silo.levelKg, moves: rows }
}
/** What was booked since: the silo moved by exactly that, whatever else the demo's panels batched meanwhile. */
async function movedSince(earlier: Awaited<ReturnType<typeof bookOf>>): Promise<Move[]> {
  const known = new Set(earlier.moves.map(({ id }) => id))
  return vi.waitFor(async () => {
    const { level, moves } = await bookOf()
    const fresh = moves.filter(({ id }) => !known.has(id))
    expect(less(level, earlier.level)).toBe(sumOf(fresh))
    return fresh
  })
}
const sumOf = (moves: readonly Move[]) => kilograms(sum(moves.map(({ kg }) => kg)))
const less = (later: string, earlier: string) => kilograms(decimal(later).minus(earlier))

/** What the screen shows of the material, cell by cell. */
async function shownSideBySide(page: Page): Promise<string[]> {
  await go(page, `/material/stock-comparison?from=${DAY}&to=${DAY}&plantId=${plantId}&materialId=${tanker.materialId}`)
  const row = page.getByRole('main').locator('tbody tr').first()
  await row.waitFor()
  return row.locator('td').allTextContents()
}
/** To the kg, as the screen shows it. */
const tonnes = (kg: string) =>
  decimal(kg)
    .div(1000)
    .toFixed(3)
    .replace(/\B(?=(\d{3})+\.)/g, ',')

/** The first load of a plant whose truck may be called, with its ticket. */
async function ticketed(plantId: string): Promise<Load | null> {
  const { rows } = await answered('batcher', 'GET', `/orderdetail/assigned_list?plantId=${plantId}`)
  const next = (rows as (Load & { status: string })[]).filter(({ status }) => status === 'assigned').slice(0, 4)
  const yard = (await answered('batcher', 'GET', `/queue/joined_queue_list?plantId=${plantId}`)).rows
  for (const { id: deliveryOrderId } of next)
    for (const { queueId } of yard) {
      const call = { queueId, deliveryOrderId, reason: 'It is the only one with the admixture' }
      if ((await story.ask('batcher', 'POST', '/queue/call', call)).status !== 200) continue
      const made = await story.ask('batcher', 'POST', '/orderdetail/generate_do', { queueId, deliveryOrderId })
      if (made.status === 200) return { ...made.body, id: deliveryOrderId }
    }
  return null
}

step('orders a tanker for a silo from which the next load draws, and sees it expected', async () => {
  const { rows: plants } = await answered('batcher', 'GET', '/queue/batcher_plant')
  for (const { plantId: id } of plants as { plantId: string }[]) {
    const found = await ticketed(id)
    if (!found) continue
    load = found
    plantId = id
    break
  }
  expect(load?.doNumber).toMatch(/\d/)
  const { rows } = await answered('batcher', 'GET', `/orderdetail/batch-targets?deliveryOrderId=${load.id}`)
  const sand = (rows as Target[]).find(({ kind, siloCode }) => kind === 'sand' && siloCode)!
  const { rows: silos } = await answered('batcher', 'GET', `/silo/search?plantId=${plantId}&limit=100`)
  const silo = silos.find((row: { siloCode: string }) => row.siloCode === sand.siloCode)
  const { rows: sources } = await answered('batcher', 'GET', `/material-source/search?materialId=${sand.materialId}`)
  const order = { siloId: silo.siloId, orderedKg: '24000', expectedAt: `${DAY}T16:00:00+08:00` }
  const draft = await answered('batcher', 'POST', '/material-order', { ...order, sourceId: sources[0].id })
  await answered('batcher', 'POST', `/material-order/${draft.id}/place`, { version: draft.version })
  const placed = await answered('batcher', 'GET', `/material-order/${draft.id}`)
  tanker = { ...placed, siloId: silo.siloId, materialId: sand.materialId }
  const page = await story.as('batcher')
  await go(page, `/material/expected-incoming?plantId=${plantId}`)
  await said(page.getByRole('main'), tanker.orderNo)
  await books()
})

step('receives it with its weighbridge ticket: the silo rises by what was weighed, and so does the month', async () => {
  const before = await books()
  const book = await bookOf()
  const receivedKg = kilograms(decimal(tanker.orderedKg).minus(40))
  const page = await story.as('batcher')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: tanker.orderNo })
  await row.getByRole('link', { name: 'Receive', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weighed').fill(String(Number(receivedKg)))
  await dialog.getByLabel('Weighbridge ticket').fill(TICKET)
  await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
  await said(page, new RegExp(`${tanker.orderNo} received with`))
  const received = (await movedSince(book)).filter(({ kind }) => kind === 'received')
  expect(received).toMatchObject([{ kg: receivedKg, materialOrderId: tanker.id }])
  const receipt = await answered('batcher', 'GET', `/material-order/${tanker.id}`)
  expect(receipt).toMatchObject({ status: 'received', ticketNo: TICKET, receivedKg })
  const { balance } = await books()
  expect(less(balance.receivedKg, before.balance.receivedKg)).toBe(receivedKg)
})

step('batches the load: the silo falls by what was weighed, and asked, weighed and booked rise together', async () => {
  const before = await books()
  const book = await bookOf()
  const page = await story.as('batcher')
  await go(page, `/queue/batcher?plant=${plantId}&load=${load.id}`)
  const panel = page.getByRole('region', { name: 'Load in hand' })
  await panel.getByText(load.doNumber).first().waitFor()
  for (let batch = 1; batch < 9; batch++) {
    const title = panel.getByRole('heading', { name: `Batch ${batch}` })
    if (batch > 1 && !(await title.count())) break
    await title.waitFor()
    await panel.getByRole('button', { name: 'Fill in targets' }).click()
    await panel.getByRole('button', { name: 'Record batch' }).click()
    await title.waitFor({ state: 'detached' })
  }
  await sent(page)
  const { balance, side } = await books()
  const weighed = less(side.weighedKg, before.side.weighedKg)
  const fresh = await movedSince(book)
  const ofLoad = sumOf(fresh.filter(({ deliveryOrderId }) => deliveryOrderId === load.id))
  expect(ofLoad).toBe(`-${weighed}`)
  expect(less(before.side.drawnKg, side.drawnKg)).toBe(sumOf(fresh))
  // A scale shows no grams, and a target has some.
  expect(Math.abs(Number(weighed) - Number(less(side.askedKg, before.side.askedKg)))).toBeLessThan(1)
  expect(less(balance.usedKg, before.balance.usedKg)).toBe(sumOf(fresh))
})

step('counts the silo, says why it differs, and what is large is posted by the second person alone', async () => {
  // A count is of a minute: the load before was batched in an earlier one.
  await story.clockAt(DAY, '10:50')
  const before = await books()
  const level = await levelOf()
  const { capacityKg } = await answered('batcher', 'GET', `/silo-level/${tanker.siloId}`)
  const missing = kilograms(decimal(capacityKg).times('0.06'))
  const countedKg = less(level, missing)
  const page = await story.as('batcher')
  await go(page, `/material/stock-count?edit=count-${tanker.siloId}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Counted', { exact: true }).fill(String(Number(countedKg)))
  await dialog.getByLabel('Reason').fill('Dipped at the month end, spilt beside the bay')
  await dialog.getByRole('button', { name: 'Save count' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await levelOf()).toBe(level)
  const { rows } = await answered('batcher', 'GET', `/stock-count?siloId=${tanker.siloId}&status=submitted`)
  expect(rows).toMatchObject([{ countedKg, bookKg: level, differenceKg: `-${missing}` }])

  const second = await story.as('dispatcher_manager')
  await go(second, `/material/stock-count?status=submitted&keyword=${rows[0].countNo}`)
  await second.getByRole('main').getByRole('button', { name: 'Row actions' }).click()
  await second.getByRole('menuitem', { name: 'Confirm count' }).click()
  await said(second, `${rows[0].countNo} posted`)
  expect(await levelOf()).toBe(countedKg)
  const { balance, side } = await books()
  expect(less(balance.adjustedKg, before.balance.adjustedKg)).toBe(`-${missing}`)
  expect(less(side.countedKg, before.side.countedKg)).toBe(`-${missing}`)
  expect(side.counts).toBe(before.side.counts + 1)
  expect(side.count).toMatchObject({ tolerancePercent: '5', outside: true })
})

step('finds the same on the screens: side by side, its rows, and the balance of the month', async () => {
  const { side, balance } = await books()
  const page = await story.as('batcher')
  const cells = await shownSideBySide(page)
  for (const kg of [side.askedKg, side.weighedKg, side.drawnKg]) expect(cells).toContain(tonnes(kg))
  await page
    .getByRole('main')
    .getByRole('link', { name: tonnes(side.drawnKg), exact: true })
    .last()
    .click()
  await page.waitForURL(/figure-rows\?figure=drawn/)
  await said(page.getByRole('main'), 'Rows of Booked for loads')
  const report = await story.as('admin')
  await go(report, `/report/plant-monthly-report?plantId=${plantId}&month=${MONTH}`)
  const row = report.getByRole('table', { name: 'Materials' }).getByRole('row').filter({ hasText: side.materialName })
  await said(
    row,
    decimal(balance.closingKg)
      .div(1000)
      .toFixed(1)
      .replace(/\B(?=(\d{3})+\.)/g, ','),
  )
})

test('no browser complained', () => expect(story.complaints()).toEqual([]))
