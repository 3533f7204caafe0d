import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type Answer, type House, house } from '../kit/house'
import { type PdfPage, readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'

const POINTS = 72 / 25.4
const DAY = 1440
let portal: House
let world: Deliveries
let load: { id: string; doNumber: string }
let today: Date

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  load = (await givenGenerated(portal, world)).load
  today = portal.clock.at
})

type Rows = { plant: string; paper: 'A4' | 'A5'; rightMm: number; downMm: number }[]
/** Each test sets on a day of its own, so that the one before it is an older one. */
async function set(rows: Rows, days: number) {
  portal.clock.at = addMinutes(today, days * DAY)
  await portal.given(work => setSetting({ ...work, now: portal.clock.at }, 'deliveries.ticket-paper', rows))
}
const here = (more: Omit<Rows[number], 'plant'>) => [{ plant: world.plant.plantCode, ...more }]
const pagesOf = (answer: Answer): PdfPage[] => {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(200)
  return readPdf(answer.body)
}
const whole = async () =>
  pagesOf(await portal.as('batcher').post('/orderdetail/download-pdf', { deliveryOrderId: load.id }))
const bare = async () =>
  pagesOf(await portal.as('batcher').post(`/orderdetail/download-pdf-without-header/${load.id}/current/original`))
const size = ([page]: PdfPage[]) => [Math.round(page!.width), Math.round(page!.height)]
/** Each run of letters with its place; the large COPY across the page stays in its middle. */
const places = (pages: PdfPage[]) => pages[0]!.texts.filter(({ size: of }) => of < 60)
const words = (pages: PdfPage[]) => places(pages).map(({ text }) => text)

test('a pre-printed form of the plant is printed so many mm to the right and down, its footer too; the header paper is not', async () => {
  await whole()
  const [first, head] = [await bare(), await whole()]
  expect([size(first), size(head)]).toEqual([
    [595, 842],
    [595, 842],
  ])
  await set(here({ paper: 'A4', rightMm: 3.5, downMm: -12 }), 1)
  const moved = await bare()
  expect(words(moved)).toEqual(words(first))
  for (const [at, one] of places(moved).entries()) {
    expect(one.x - places(first)[at]!.x).toBeCloseTo(3.5 * POINTS, 1)
    expect(one.y - places(first)[at]!.y).toBeCloseTo(-12 * POINTS, 1)
  }
  expect(places(await whole()).map(({ x, y }) => [x, y])).toEqual(places(head).map(({ x, y }) => [x, y]))
})

test('a plant with A5 gets A5 with all that A4 says, on one sheet and whole, wherever the form is shifted to', async () => {
  await set([], 2)
  const fields = { head: words(await whole()), form: words(await bare()) }
  const corners = [-8, 8].flatMap(rightMm => [-20, 20].map(downMm => ({ rightMm, downMm })))
  for (const [at, shift] of [{ rightMm: 0, downMm: 0 }, ...corners].entries()) {
    await set(here({ paper: 'A5', ...shift }), 3 + at)
    for (const [pages, said] of [[await whole(), fields.head] as const, [await bare(), fields.form] as const]) {
      expect(size(pages)).toEqual([420, 595])
      expect(paperFaults(pages, 'A5'), JSON.stringify(shift)).toEqual([])
      expect(pages).toHaveLength(1)
      const joined = (list: string[]) => list.join('').replaceAll(/\s/g, '')
      expect(joined(words(pages))).toBe(joined(said))
    }
  }
})

test('another plant prints as before, and a print of an older day as it was set then', async () => {
  await set(here({ paper: 'A5', rightMm: 0, downMm: 0 }), 20)
  await set([{ plant: world.farPlant.plantCode, paper: 'A5', rightMm: 5, downMm: 5 }], 21)
  expect(size(await bare())).toEqual([595, 842])
  portal.clock.at = addMinutes(today, 20 * DAY)
  expect(size(await bare())).toEqual([420, 595])
  portal.clock.at = today
  expect(size(await bare())).toEqual([595, 842])
})

test('the calibration page is of the paper of the plant, its crosses 10 mm apart and shifted, and says by how much', async () => {
  await set(here({ paper: 'A5', rightMm: 2, downMm: -3 }), 30)
  const page = (who: string) => portal.as(who).get(`/plant/${world.plant.id}/calibration-page`)
  const pages = pagesOf(await page('batcher'))
  expect([size(pages), pages.length]).toEqual([[420, 595], 1])
  expect(paperFaults(pages, 'A5')).toEqual([])
  for (const said of [world.plant.plantName, '2 mm right', '3 mm up', 'A5', 'Measure'])
    expect(pages[0]!.words).toContain(said)
  // Each side but the corners has its numbers, so that 50 mm are found from whatever side stays on the paper.
  const numbers = pages[0]!.texts.filter(({ size: of }) => of < 7).map(({ text }) => text.trim())
  expect(numbers.filter(text => text === '50')).toHaveLength(4)
  expect(numbers).toHaveLength(2 * 12 + 2 * 18)
  // A cross is a line across and a line down with one middle, each at full 10 mm of the paper and the shift.
  const middles = pages[0]!.boxes
    .filter(({ width, height }) => width > 1 && height < 0.1)
    .map(({ x, y, width }) => [(x + width / 2) / POINTS, y / POINTS] as const)
  const top = middles.filter(([, y]) => Math.abs(y - 7) < 0.05).map(([x]) => Math.round(x * 10) / 10)
  expect(top).toEqual(Array.from({ length: 14 }, (_, at) => 12 + 10 * at))
  const left = middles.filter(([x]) => Math.abs(x - 12) < 0.05).map(([, y]) => Math.round(y * 10) / 10)
  expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => 7 + 10 * at))
  // For who sees the plant; to all others it does not exist.
  for (const who of ['dispatcher_manager', 'dispatcher']) expect((await page(who)).status).toBe(200)
  for (const who of ['batcher_9', 'dispatcher_9']) expect((await page(who)).status).toBe(404)
  expect((await portal.as('batcher').get('/plant/not-an-id/calibration-page')).status).toBe(422)
})

test('a shift that leaves the form, a paper that no printer has or a plant twice is refused and nothing is set', async () => {
  portal.clock.at = today
  const admin = portal.as('admin')
  const propose = (value: unknown) =>
    admin.post('/administration/setting/preview', {
      name: 'deliveries.ticket-paper',
      value,
      effectiveFrom: '2026-12-24',
    })
  const row = { plant: 'TUAS', paper: 'A5', rightMm: -0.5, downMm: 2 }
  const good = await propose([row])
  expect(good.status, JSON.stringify(good.body)).toBe(200)
  const bad = [{ rightMm: 8.5 }, { rightMm: -9 }, { downMm: 21 }, { paper: 'A3' }, { plant: '' }, { downMm: 'x' }]
  for (const wrong of bad) expect((await propose([{ ...row, ...wrong }])).status, JSON.stringify(wrong)).toBe(422)
  expect((await propose([row, row])).status).toBe(422)
})
