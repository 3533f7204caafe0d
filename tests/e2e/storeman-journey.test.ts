import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decimal, kilograms } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import { closePeriod } from './journey/kit/close-period'
import { go, pick, said, sent } from './journey/kit/commands'
import { less, stockBooks, sumOf, tonnes } from './journey/kit/stock-books'
import { beginStory, type Story } from './journey/kit/story'
import { stepsOf } from './journey/kit/story-step'
import { type TicketedLoad, ticketedLoad } from './journey/kit/ticketed-load'

const DAY = '2026-11-20'
const MONTH = '2026-11'
const TICKET = 'WB-4711'
type Target = { materialId: string; kind: string; siloCode: string | null }
type Tanker = { id: string; orderNo: string; siloId: string; materialId: string; sourceId: string; orderedKg: string }

let story: Story
/** A load that is to be batched, and a tanker that is expected for one of the silos it draws from. */
let load: TicketedLoad
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
/** The books of the material of the tanker at its plant, and of its silo. */
const { books, bookOf, movedSince } = stockBooks(answered, () => ({ day: DAY, month: MONTH, plantId, ...tanker }))
const levelOf = async (): Promise<string> => (await answered('batcher', 'GET', `/silo-level/${tanker.siloId}`)).levelKg

/** What the screen shows of the material, cell by cell. */
async function shownSideBySide(page: Page): Promise<string[]> {
  await go(page, `/material/stock-comparison?from=${DAY}&to=${DAY}&plantId=${plantId}&materialId=${tanker.materialId}`)
  const row = page.getByRole('main').locator('tbody tr').first()
  await row.waitFor()
  return row.locator('td').allTextContents()
}
const newestFirst = (a: Tanker, b: Tanker) => b.orderNo.localeCompare(a.orderNo)

step('orders a tanker for a silo from which the next load draws, and sees it expected', async () => {
  const { rows: plants } = await answered('batcher', 'GET', '/queue/batcher_plant')
  for (const { plantId: id } of plants as { plantId: string }[]) {
    const found = await ticketedLoad(story, id)
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
  const page = await story.as('batcher')
  await go(page, '/material/working-list?edit=new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Silo').selectOption(silo.siloId)
  await pick(dialog, 'Source', sources[0].sourceName)
  await dialog.getByLabel('Quantity').fill(String(Number(silo.capacityKg) + 1000))
  await dialog.getByRole('textbox', { name: 'Expected on' }).fill('20/11/2026')
  await dialog.getByLabel('At', { exact: true }).fill('16:00')
  const save = dialog.getByRole('button', { name: 'Save draft' })
  await save.click()
  await said(dialog, new RegExp(`${sand.siloCode} takes .* t are ordered`))
  await dialog.getByLabel('Quantity').fill('24000')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  const { rows: drafts } = await answered('batcher', 'GET', '/material-order/working-list?status=draft&limit=200')
  const draft = (drafts as Tanker[]).filter(row => row.siloId === silo.siloId).sort(newestFirst)[0]!
  expect([draft.sourceId, draft.orderedKg]).toEqual([sources[0].id, '24000.000'])
  await go(page, `/material/working-list?status=draft&keyword=${draft.orderNo}`)
  await page.getByRole('main').getByRole('button', { name: 'Row actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Place order' }).click()
  await said(page, new RegExp(`${draft.orderNo} placed`))
  const placed = await answered('batcher', 'GET', `/material-order/${draft.id}`)
  tanker = { ...placed, siloId: silo.siloId, materialId: sand.materialId }
  await go(page, `/material/expected-incoming?plantId=${plantId}`)
  await said(page.getByRole('main'), tanker.orderNo)
  await books()
})

// At once: the panels of the demo batch whatever has a ticket for a while.
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

step('receives it with its weighbridge ticket: the silo rises by what was weighed, and so does the month', async () => {
  const before = await books()
  const book = await bookOf()
  const receivedKg = kilograms(decimal(tanker.orderedKg).minus(40))
  const page = await story.as('batcher')
  await go(page, `/material/expected-incoming?plantId=${plantId}`)
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

step('corrects a mistyped ticket: the book keeps both entries, silo and month have the new weight', async () => {
  const before = await books()
  const book = await bookOf()
  const was = await answered('batcher', 'GET', `/material-order/${tanker.id}/receipt`)
  const right = kilograms(decimal(was.receivedKg).plus(20))
  const page = await story.as('batcher')
  await go(page, `/material/material-order-history/${tanker.id}?edit=correct`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weighed').fill(String(Number(right)))
  await dialog.getByLabel('Reason').fill('Digits swapped')
  await dialog.getByRole('button', { name: 'Correct ticket' }).click()
  await dialog.waitFor({ state: 'detached' })
  const fresh = (await movedSince(book)).filter(({ materialOrderId }) => materialOrderId === tanker.id)
  expect(fresh.map(({ kg }) => kg).sort()).toEqual([`-${was.receivedKg}`, right].sort())
  const seen = await answered('batcher', 'GET', `/material-order/${tanker.id}/receipt`)
  expect([seen.receivedKg, seen.entries.length]).toEqual([right, was.entries.length + 2])
  await said(page.getByRole('main'), 'Reversal')
  const { balance } = await books()
  expect(less(balance.receivedKg, before.balance.receivedKg)).toBe('20.000')
})

step('settles a short delivery with the supplier: what came is paid, and it leaves the list of disputes', async () => {
  const of = { siloId: tanker.siloId, orderedKg: '10000', expectedAt: `${DAY}T18:00:00+08:00` }
  const draft = await answered('batcher', 'POST', '/material-order', { ...of, sourceId: tanker.sourceId })
  const placed = await answered('batcher', 'POST', `/material-order/${draft.id}/place`, { version: draft.version })
  const weighed = { version: placed.version, receivedKg: '9000', ticketNo: 'WB-4712' }
  const short = await answered('batcher', 'POST', `/material-order/${draft.id}/confirm-received`, weighed)
  expect(short.status).toBe('disputed')
  const disputes = async () =>
    (await answered('batcher', 'GET', '/material-order/working-list?status=disputed')).total as number
  const open = await disputes()
  const paid = async () =>
    Number((await answered('batcher', 'GET', `/material-order/${draft.id}/receipt`)).supplier.payableKg)
  const page = await story.as('batcher')
  await go(page, `/material/working-list?status=disputed&keyword=${short.orderNo}`)
  await page.getByRole('main').getByRole('link', { name: short.orderNo }).first().click()
  await page.getByRole('link', { name: 'Accept as weighed' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Tanker was part loaded')
  await dialog.getByRole('button', { name: 'Accept as weighed' }).click()
  await dialog.waitFor({ state: 'detached' })
  const seen = await answered('batcher', 'GET', `/material-order/${draft.id}/receipt`)
  expect(seen).toMatchObject({ status: 'settled', account: { payableKg: '9000.000', openKg: '0.000' } })
  expect(await paid()).toBeGreaterThanOrEqual(9000)
  expect(await disputes()).toBe(open - 1)
})

step('sees what came without a test; the laboratory asks for it from its own list, and the row says so', async () => {
  // A new quarry delivers for the first time; of its sand nobody has taken a sample.
  const { id: sourceId } = await answered('batcher', 'POST', '/material-source', {
    sourceName: 'Bintan quarry',
    materialId: tanker.materialId,
  })
  const of = { siloId: tanker.siloId, sourceId, orderedKg: '5000', expectedAt: `${DAY}T19:00:00+08:00` }
  const draft = await answered('batcher', 'POST', '/material-order', of)
  const placed = await answered('batcher', 'POST', `/material-order/${draft.id}/place`, { version: draft.version })
  const weighed = { version: placed.version, receivedKg: '5000', ticketNo: 'WB-4713' }
  await answered('batcher', 'POST', `/material-order/${draft.id}/confirm-received`, weighed)
  const { rows } = await answered('batcher', 'GET', '/sampling')
  expect(rows.length).toBeGreaterThan(0)
  const [{ materialName, plantName }] = rows
  const title = 'Deliveries without a material test'
  const page = await story.as('batcher')
  await go(page, '/material/working-list')
  const own = page.getByRole('region', { name: title }).getByRole('listitem')
  expect(await own.count()).toBe(rows.length)
  const waiting = (await answered('batcher', 'GET', '/work-item')).rows
  expect(waiting.find((row: { kind: string }) => row.kind === 'samples')?.count).toBe(rows.length)

  const lab = await story.as('lab')
  await go(lab, '/raw-material-testing/outstanding-test-list')
  const listed = lab.getByRole('region', { name: title })
  await listed.getByRole('link', { name: new RegExp(`^Request test: ${materialName}.*${plantName}$`) }).click()
  await lab.waitForURL(/sample-submission-form\/req/)
  expect(await lab.getByRole('combobox', { name: 'Material' }).inputValue()).toBe(materialName)
  expect(await lab.getByRole('combobox', { name: 'Location' }).inputValue()).toBe(plantName)
  await lab.getByRole('button', { name: 'Request test', exact: true }).click()
  await lab.waitForURL(/outstanding-test-list/)
  const after = (await answered('lab', 'GET', '/sampling')).rows
  const { requestNo } = after.find((row: { id: string }) => row.id === rows[0].id)
  expect(requestNo).toMatch(/\d/)
  await said(lab.getByRole('region', { name: title }), `${requestNo} is requested`)
})

step('counts the silo, says why it differs, and what is large is posted by the second person alone', async () => {
  // A count is of a minute: the load before was batched in an earlier one.
  await story.clockAt(DAY, '10:50')
  const book = await bookOf()
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
  // A load weighed before the count and told after it gives back what the count had seen of it.
  await vi.waitFor(async () => {
    const adjusted = (await movedSince(book)).filter(({ kind }) => kind === 'adjusted')
    expect(adjusted.filter(({ kg }) => kg === `-${missing}`)).toHaveLength(1)
    const { balance, side } = await books()
    expect(less(balance.adjustedKg, before.balance.adjustedKg)).toBe(sumOf(adjusted))
    expect(less(side.countedKg, before.side.countedKg)).toBe(sumOf(adjusted))
    expect(side.counts).toBe(before.side.counts + 1)
    expect(side.count).toMatchObject({ tolerancePercent: '5', outside: true })
  }, 60_000)
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

step(
  'ends the period: the plant manager closes its stock, and nothing is entered for a closed day until it is reopened',
  async () => {
    const book = await bookOf()
    await closePeriod(story, { plantId, siloId: tanker.siloId })
    expect((await movedSince(book)).filter(({ at }) => businessDay(new Date(at)) < DAY)).toEqual([])
  },
)

test('no browser complained but of what was refused on purpose', () => {
  const refused = /status of (409|422).*\/material\/(working-list|stock-count|stock-close)\.data/
  expect(story.complaints().filter(text => !refused.test(text))).toEqual([])
})
