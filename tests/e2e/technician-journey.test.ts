import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { specimenOf } from '~/domain/cylinders/specimen-label'
import { codesOf } from '../kit/read-code'
import { readPdf } from '../kit/read-pdf'
import { press, said } from './journey/kit/commands'
import { beginStory, type Story } from './journey/kit/story'
import { stepsOf } from './journey/kit/story-step'
import { ticketedLoad } from './journey/kit/ticketed-load'

const HOME = '/inhouse-cylinder-testing'
const LAB_INFO = `${HOME}/inhouse-cylinder-lab-info`
const PRESS = `${HOME}/dry-test`
const DAY = '2026-11-20'
/** mm of a side or diameter, the length and kg of what is crushed, and mm² under the load. */
const SHAPES = {
  cube: { sizes: ['150', '150', '150', '8.1'], area: 22_500 },
  cylinder: { sizes: ['150', '150', '300', '12.5'], area: 17_671 },
} as const

type Age = {
  id: string
  testNo: string
  cylinderTestId: string
  ageDays: number
  fck: number
  status: string
  plannedOn: string
  specimenKind: string
  specimens: { label: string }[]
}

let story: Story
let age: Age
beforeAll(async () => {
  story = await beginStory()
}, 400_000)
afterAll(() => story?.close())

const step = stepsOf(() => story)

const result = async () =>
  (await story.ask('lab', 'GET', `/cylinder-test/test-age-details?id=${age.cylinderTestId}`)).body.rows.find(
    (row: Age) => row.id === age.id,
  )

const main = (page: Page) => page.getByRole('main')
const figureIn = (text: string | null, what: RegExp) => Number(what.exec(text ?? '')?.[1] ?? Number.NaN)

/** How much of a kind of work is before the laboratory. */
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Work of the laboratory' }).getByRole('link', { name })
const countOf = async (page: Page, name: string) => figureIn(await tab(page, name).textContent(), /(\d+)$/)

/** What the three boards of the laboratory say: sets due today, ages at the press, results of the week. */
async function boards(page: Page) {
  await page.goto(LAB_INFO)
  const due = await countOf(page, 'Due today')
  await page.goto(PRESS)
  const press = figureIn(await main(page).textContent(), /(\d+) to crush/)
  await page.goto(`${HOME}/week-at-a-glance`)
  const crushed = figureIn(await main(page).textContent(), /due, (\d+) crushed/)
  return { due, press, crushed }
}
let before: Awaited<ReturnType<typeof boards>>

step('finds late work before that of today, on the list and at the press', async () => {
  const page = await story.as('lab')
  before = await boards(page)
  await page.goto(LAB_INFO)
  const late = await countOf(page, 'Overdue')
  expect(late).toBeGreaterThan(0)
  expect(await tab(page, 'Overdue').getAttribute('aria-current')).toBe('page')
  await expect.poll(() => main(page).locator('tbody tr').count()).toBe(late)
  const { rows } = (await story.ask('lab', 'GET', `/cylinder-test/test-age-details?day=${DAY}&late=true`)).body
  expect(rows.length).toBe(before.press)
  await page.goto(PRESS)
  const queue = await main(page).locator('ul a .code').allTextContents()
  expect(queue).toEqual(rows.map((row: Age) => row.testNo))
  const isLate = (row: Age) => row.plannedOn < DAY
  expect(rows.slice(0, late).every(isLate)).toBe(true)
  expect(rows.slice(late).some(isLate)).toBe(false)
  // A week shows what is planned in it; what is late of earlier ones stands above it.
  const monday = '2026-11-16'
  const earlier = rows.filter((row: Age) => row.plannedOn < monday).length
  expect(earlier).toBeGreaterThan(0)
  await page.goto(`${HOME}/week-at-a-glance`)
  const link = main(page).getByRole('link', { name: /of (an )?earlier weeks? (is|are) overdue/ })
  expect(figureIn(await link.textContent(), /^(\d+)/)).toBe(earlier)
  expect(await link.getAttribute('href')).toBe(`${LAB_INFO}?view=overdue`)
  age = rows.find((row: Age) => row.ageDays === 28 && row.status === 'waiting' && !isLate(row))
})

/** Trucks are called and get their tickets until one carries a load that specimens are due of. */
async function ticketWithSpecimens() {
  const due = async () =>
    (await story.ask('lab', 'POST', '/cylinder-test/get-all-for-lab-info', { view: 'wet', limit: 1 })).body
      .total as number
  const { rows: plants } = (await story.ask('batcher', 'GET', '/queue/batcher_plant')).body
  for (const { plantId } of plants as { plantId: string }[])
    for (let loads = 0; loads < 6 && !(await due()); loads++) if (!(await ticketedLoad(story, plantId))) break
  expect(await due()).toBeGreaterThan(0)
}

step(
  'measures the fresh concrete at the truck: what is outside of the order is said, and the set waits for its tank',
  async () => {
    await ticketWithSpecimens()
    const page = await story.as('lab')
    await page.goto(LAB_INFO)
    const [toSample, collected] = [await countOf(page, 'To be sampled'), await countOf(page, 'To be collected')]
    await page.goto(`${HOME}/wet-test`, { waitUntil: 'networkidle' })
    const testNo = /CT-[A-Z]+-\d\d-\d{6}/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0]
    const detail = async () => (await story.ask('lab', 'GET', `/cylinder-test/get-test-number-detail/${testNo}`)).body
    const { slumpMax } = await detail()
    await page.locator('[name=slumpMm]').fill(String(slumpMax + 40))
    await page.locator('[name=concreteTemperature]').fill('31.5')
    await page.getByRole('button', { name: 'Save and next' }).click()
    await expect.poll(async () => (await detail()).status, { timeout: 20_000 }).toBe('sampled')
    const { slumpMm, concreteTemperature, wetFindings } = await detail()
    expect([slumpMm, concreteTemperature]).toEqual([slumpMax + 40, 31.5])
    expect(wetFindings).toMatchObject([{ rule: 'slump' }])
    await page.goto(LAB_INFO)
    expect(await countOf(page, 'To be sampled')).toBe(toSample - 1)
    expect(await countOf(page, 'To be collected')).toBe(collected + 1)
  },
)

step('receives a set that came from the site into its tank', async () => {
  const page = await story.as('lab')
  await page.goto(`${LAB_INFO}?view=curing`)
  const collected = await countOf(page, 'To be collected')
  const row = main(page).locator('tbody tr').first()
  await row.getByRole('link').first().click()
  await page.getByLabel('Tank').fill('T7')
  await page.getByLabel(/^Water/).fill('27.5')
  await page.getByRole('button', { name: 'Receive set' }).click({ timeout: 20_000 })
  await page.waitForURL(/view=curing/)
  await expect.poll(() => countOf(page, 'To be collected')).toBe(collected - 1)
})

const loadFor = (mpa: number) => Math.round((mpa * SHAPES[shapeOf(age)].area) / 1000)
const shapeOf = ({ specimenKind }: Age) => (specimenKind.startsWith('cube') ? 'cube' : 'cylinder')

/** As caliper, scale and press type it: each reading ends with Enter, which goes on to the next field. */
async function typeReadings(page: Page, loads: readonly number[]) {
  await page.locator('[name="specimens.0.width1"]').focus()
  for (const load of loads) {
    for (const reading of [...SHAPES[shapeOf(age)].sizes, String(load)]) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(reading)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
  }
}

step('prints the labels of the day; the code of a specimen opens its entry at the press', async () => {
  const page = await story.as('lab')
  await page.goto(PRESS)
  const href = await page.getByRole('link', { name: 'Print labels' }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.status()).toBe(200)
  const codes = readPdf(await answer.body()).flatMap(sheet => codesOf(sheet.boxes))
  const own = codes.filter(({ text }) => text.includes(age.testNo))
  expect(own.map(({ text }) => specimenOf(text))).toEqual(
    expect.arrayContaining(age.specimens.map(({ label }) => label)),
  )
  const { pathname, search } = new URL(own.find(({ text }) => specimenOf(text) === age.specimens[0]!.label)!.text)
  await page.goto(pathname + search)
  await main(page).getByRole('region', { name: age.testNo }).waitFor()
})

step('is asked about a reading that no concrete of this grade gives, and nothing is saved', async () => {
  const page = await story.as('lab')
  await page.goto(PRESS)
  await main(page).getByRole('link', { name: age.testNo }).click()
  await main(page).getByRole('region', { name: age.testNo }).waitFor()
  await typeReadings(page, [loadFor(119), ...age.specimens.slice(1).map(() => loadFor(age.fck * 1.2))])
  // The last Enter went to Save.
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-save'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Check the readings, then save again.').waitFor()
  expect(await page.getByRole('button', { name: 'Save anyway', exact: true }).count()).toBe(1)
  const { rows } = (await story.ask('lab', 'GET', `/cylinder-test/test-age-details?id=${age.cylinderTestId}`)).body
  expect(rows.find((row: Age) => row.id === age.id)).toMatchObject({ status: 'waiting', mean: null })
})

step('crushes it by the keyboard alone and submits it; every board counts it once', async () => {
  const page = await story.as('lab')
  await typeReadings(
    page,
    age.specimens.map((_, place) => loadFor(age.fck * 1.2 + place)),
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await result())?.status, { timeout: 20_000 }).toBe('with_house_manager')
  const middle = age.fck * 1.2 + (age.specimens.length - 1) / 2
  expect((await result()).mean).toBeCloseTo(middle, 0)
  expect(await boards(page)).toEqual({
    due: before.due - 1,
    press: before.press - 1,
    crushed: before.crushed + 1,
  })
})

/** Both managers sign what is with them, each with one key. */
async function signed() {
  for (const [who, view] of [
    ['house_manager', 'house'],
    ['lab_manager', 'manager'],
  ] as const) {
    const page = await story.as(who)
    await page.goto(`${HOME}/approval-request?view=${view}&item=${age.id}`, { waitUntil: 'networkidle' })
    await main(page).getByText(age.testNo).first().waitFor()
    const there = await page.getByRole('navigation', { name: 'Views' }).getByRole('link').allTextContents()
    await page.keyboard.press('a')
    await expect
      .poll(async () => page.getByRole('navigation', { name: 'Views' }).getByRole('link').allTextContents())
      .not.toEqual(there)
  }
}

step('has it approved by the house manager and the laboratory manager, each with one key', signed)

/** The words of the certificate that is made of the approved result. */
async function certificate(): Promise<string> {
  const page = await story.as('lab_manager')
  await page.goto(`${HOME}/search-history?status=approved&keyword=${age.testNo}`)
  const row = main(page).getByRole('row').filter({ hasText: '28 d' }).filter({ hasText: age.testNo })
  await row.first().getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Certificate of 1' }).click()
  await page.getByRole('button', { name: 'Generate certificate' }).click()
  const open = page.getByRole('link', { name: 'Open PDF' })
  await open.waitFor()
  const answer = await page.request.get((await open.getAttribute('href'))!)
  expect(answer.status()).toBe(200)
  return readPdf(await answer.body())
    .map(sheet => sheet.words)
    .join(' ')
}

/** What was certified of it. */
const papers = async () =>
  (await story.ask('lab_manager', 'GET', '/cylinder-test/certificates?limit=50')).body.rows.filter(
    (paper: { ageIds: string[] }) => paper.ageIds.includes(age.id),
  )

step('makes the certificate of the approved result, which carries what was read', async () => {
  const words = await certificate()
  // A number may go on in the next line of its cell.
  const run = words.replaceAll(' ', '')
  for (const { label } of age.specimens) expect(run).toContain(label)
  // The load of each specimen as the press read it, kN, and what follows from them, MPa.
  for (const place of age.specimens.keys()) expect(words).toContain(String(loadFor(age.fck * 1.2 + place)))
  expect(words).toContain((await result()).mean.toFixed(1))
})

step(
  'corrects a reading after the approval: nobody has signed the new figure, and the certificate is invalid',
  async () => {
    const page = await story.as('lab')
    const was = await result()
    await page.goto(`${HOME}/cylinder-test-info?id=${age.cylinderTestId}&edit=readings-${age.id}`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="specimens.0.loadKn"]').fill(String(loadFor(age.fck * 1.2 + 1)))
    await dialog.getByLabel('Reason').fill('Dial misread')
    await dialog.getByRole('button', { name: 'Correct readings' }).click()
    await dialog.waitFor({ state: 'detached' })
    const now = await result()
    expect(now).toMatchObject({ status: 'testing', labName: null, houseName: null, managerName: null })
    expect(now.revision).toBe(was.revision + 1)
    expect(now.mean).toBeGreaterThan(was.mean)
    const paper = await page.request.get(`/files/cylinder-test/pdf/${age.cylinderTestId}`)
    const words = readPdf(await paper.body())
      .map(sheet => sheet.words)
      .join(' ')
    for (const part of ['PROVISIONAL', 'Dial misread', now.mean.toFixed(1)]) expect(words).toContain(part)
    expect(await papers()).toMatchObject([{ status: 'invalid', invalidReason: 'Dial misread' }])
  },
)

step('has the corrected result signed anew: a new certificate carries its revision and its figure', async () => {
  const page = await story.as('lab')
  await page.goto(`${HOME}/cylinder-test-info?id=${age.cylinderTestId}`)
  await press(page, 'Submit 28 d')
  await said(page, /result submitted/)
  await signed()
  const now = await result()
  expect(now).toMatchObject({ status: 'approved', revision: 2 })
  for (const name of [now.houseName, now.managerName]) expect(name).toMatch(/\w/)
  const words = await certificate()
  expect(words.replaceAll(' ', '')).toContain(`${age.testNo}rev2`)
  for (const part of [now.mean.toFixed(1), String(loadFor(age.fck * 1.2 + 1))]) expect(words).toContain(part)
  expect((await papers()).map((paper: { status: string }) => paper.status).sort()).toEqual(['invalid', 'valid'])
})

test('no browser complained', () => expect(story.complaints()).toEqual([]))
