import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import { tourOf } from '~/domain/help/tour'
import ta from '~/domain/kit/languages/ta'
import xa from '~/domain/kit/languages/xa'
import { beginStory, type Story } from './journey/kit/story'
import { expectTranslated } from './kit/untranslated'

const LABORATORY = '/inhouse-cylinder-testing'
let story: Story
/** What the first test made a ticket of: no truck can be called for it any more, however far the day has come. */
let ticketed: { queueId: string; deliveryOrderId: string }

beforeAll(async () => {
  story = await beginStory()
})
afterAll(async () => {
  await story.close()
})

async function ask(method: string, path: string, json?: object) {
  const { status, body } = await story.ask('batcher', method, path, json)
  expect(status, `${path} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body
}

/** The page of a person in a language, as wide as it is asked for. */
async function pageIn(username: string, language: string): Promise<Page> {
  const page = await story.as(username)
  await page.context().addCookies([{ name: 'language', value: language, url: story.url }])
  return page
}

/** What is opened on a page is opened anew in each width; the page alone is laid out again. */
async function everyWidth(page: Page, path: string, what: string, open?: () => Promise<void>) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    if (open || width === 390) await page.goto(path, { waitUntil: 'networkidle' })
    await expectTranslated(page, `${what}, ${width}`, 'body')
    if (!open) continue
    await open()
    await expectTranslated(page, `${what} opened, ${width}`, 'body')
  }
}

/** A load of the batcher's plant that has its truck, and one that waits. */
async function loadsOf() {
  const { rows: plants } = await ask('GET', '/queue/batcher_plant')
  const plantId: string = plants[0].plantId
  const { rows } = await ask('GET', `/orderdetail/assigned_list?plantId=${plantId}`)
  const waiting = rows.filter(({ status }: { status: string }) => status === 'assigned')
  return { plantId, first: waiting[0], second: waiting[1] }
}

/** Calls the first truck of the yard that the rules let go for a load. */
async function callOne(plantId: string, deliveryOrderId: string): Promise<string> {
  const { rows } = await ask('GET', `/queue/joined_queue_list?plantId=${plantId}`)
  const reason = 'It is the only one with the admixture'
  for (const { queueId } of rows) {
    const { status } = await story.ask('batcher', 'POST', '/queue/call', { queueId, deliveryOrderId, reason })
    if (status === 200) return queueId
  }
  throw new Error(`None of ${rows.length} trucks in the yard may be called`)
}

test('UX-51: the batcher’s board, the load in hand, the yard and the shell hold no English and clip nothing, 40 % longer', async () => {
  const page = await pageIn('batcher', 'xa')
  const { plantId, first } = await loadsOf()
  const board = `/queue/batcher?plant=${plantId}`
  await everyWidth(page, board, 'board')
  await everyWidth(page, `${board}&load=${first.id}`, 'load that waits', async () => {
    await page.getByRole('button', { name: xa.texts['Truck joins']! }).click()
    await page.getByRole('dialog').waitFor()
  })
  const queueId = await callOne(plantId, first.id)
  await everyWidth(page, `${board}&load=${first.id}`, 'load with its truck')
  await everyWidth(page, '/queue/acknowledged-list', 'called trucks')
  ticketed = { queueId, deliveryOrderId: first.id }
  const { doNumber } = await ask('POST', '/orderdetail/generate_do', ticketed)
  expect(doNumber).toMatch(/\d/)
  await everyWidth(page, `${board}&load=${first.id}`, 'load with its ticket')
})

test.each([
  ['batcher', ['/', '/notifications', '/queue/panel-batch', '/material/expected-incoming', '/queue/plant-checks']],
  ['lab', ['/', '/notifications', `${LABORATORY}/dry-test`, `${LABORATORY}/wet-test`]],
  ['lab', ['overdue', 'curing', 'wet'].map(view => `${LABORATORY}/inhouse-cylinder-lab-info?view=${view}`)],
  ['lab', [`${LABORATORY}/week-at-a-glance`, `${LABORATORY}/cylinder-test-info`]],
])('UX-51: home, notifications and the own screens of %s hold no English and clip nothing', async (role, paths) => {
  const page = await pageIn(role, 'xa')
  for (const path of paths) await everyWidth(page, path, path)
})

test('UX-51: each check of a plant, its worked example and its result hold no English and clip nothing', async () => {
  const page = await pageIn('batcher', 'xa')
  await page.setViewportSize({ width: 390, height: 900 })
  for (const { key, title } of plantCalculators) {
    await page.goto(`/queue/plant-checks?method=${key}`)
    await page.locator('main form button[type=submit]').click()
    await page.getByText(xa.texts.Result!, { exact: true }).waitFor()
    await page.locator('main [aria-live] dd').first().waitFor()
    await expectTranslated(page, title)
  }
})

test('UX-51: the record of a specimen set holds no English and clips nothing, before its result and after', async () => {
  const page = await pageIn('lab', 'xa')
  const { body } = await story.ask('lab', 'POST', '/cylinder-test/get-all-for-lab-info', { view: 'curing', limit: 1 })
  const done = await story.ask('lab', 'GET', '/cylinder-test/get-all-cylinder-test?status=completed&limit=1')
  for (const [{ id }, what] of [
    [body.rows[0], 'curing'],
    [done.body.rows[0], 'completed'],
  ] as const)
    for (const tab of ['results', 'fresh', 'batch', 'timeline'])
      await everyWidth(page, `${LABORATORY}/cylinder-test-info?id=${id}&tab=${tab}`, `${what}, ${tab}`)
})

test.each(['batcher', 'lab'])('UX-51: help and tour of %s hold no English but the terms of the trade', async role => {
  const page = await pageIn(role, 'xa')
  await page.goto('/notifications', { waitUntil: 'networkidle' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  // A term is named in English too: it is on papers.
  await page.evaluate(() => {
    for (const term of document.querySelectorAll('[role=dialog] dt span[lang=en]')) term.remove()
  })
  await expectTranslated(page, `help of ${role}`, '[role=dialog]')
  await page.goto('/', { waitUntil: 'networkidle' })
  const steps = tourOf([role as 'lab'])
  for (const at of steps.keys()) {
    await page.goto(`${steps[at]!.to}#tour-${at + 1}`, { waitUntil: 'networkidle' })
    await expectTranslated(page, `tour of ${role}, ${at + 1}`, 'section.animate-fade')
  }
})

test('UX-51: what every page may show holds no English and clips nothing: jobs, settings of notifications, a page that is not there', async () => {
  const page = await pageIn('batcher', 'xa')
  await everyWidth(page, '/notifications/settings', 'settings of notifications')
  await everyWidth(page, '/no-such-page', 'a page that is not there')
  await everyWidth(page, '/queue/acknowledged-list', 'called trucks', async () => {
    await page.getByRole('button', { name: xa.texts.Jobs! }).click()
    await page.getByRole('dialog').waitFor()
  })
  await everyWidth(page, '/administration/users', 'a page that is not open to the role')
})

test('a batcher calls in Tamil, and why the rules refuse is said in Tamil', async () => {
  const page = await pageIn('batcher', 'ta')
  const { plantId, second } = await loadsOf()
  await page.goto(`/queue/batcher?plant=${plantId}&load=${second.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: ta.texts['Load in hand']! }).waitFor()
  await page.getByText(ta.texts['Call a truck first.']!).waitFor()
  const token = (await page.context().cookies()).find(({ name }) => name === 'portal')?.value
  const refused = await fetch(`${story.url}/api/queue/call`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'ta',
      'idempotency-key': `tamil-${ticketed.queueId}`,
    },
    body: JSON.stringify(ticketed),
  })
  expect(refused.status).toBe(409)
  const { detail } = await refused.json()
  expect(detail).toMatch(/\p{Script=Tamil}{3}/u)
  expect(detail).not.toMatch(/[a-z]{3,} [a-z]{3,}/)
})
