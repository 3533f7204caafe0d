import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_TAGS, type Language } from '~/domain/kit/language'
import zh from '~/domain/kit/languages/zh'
import { openBrowser } from '../kit/browser'
import { beginStory, type Story } from './journey/kit/story'

const DAY = '2026-11-20'
/** Names, codes and units that are no sentence. */
const NO_SENTENCE = /^(English|Melayu|Readymix|Portal|PIN|ms|mm)$/
let story: Story
let browser: Browser

beforeAll(async () => {
  story = await beginStory()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await story.close()
})

async function ask(method: string, path: string, json?: object) {
  const { status, body } = await story.ask('dispatcher_manager', method, path, json)
  expect(status, `${path} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body
}

/** A browser that chose a language; a phone unless it is wide. */
async function pageIn(language: Language, width = 390): Promise<Page> {
  const context = await browser.newContext({ baseURL: story.url, viewport: { width, height: 844 }, bypassCSP: true })
  await context.addCookies([{ name: 'language', value: language, url: story.url }])
  return context.newPage()
}

/** Words of the page in plain English that its data do not hold, and texts that do not fit into their boxes. */
async function faultsOf(page: Page) {
  const data = await page.evaluate(async () => (await fetch(`${location.pathname}.data`)).text())
  const { words, clipped } = await page.evaluate(() => {
    const words: string[] = []
    const clipped: string[] = []
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      const own = [...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(node => node.textContent)
      const text = [...own, one.getAttribute('aria-label'), one.getAttribute('placeholder')].join(' ')
      words.push(...(text.match(/(?<![\p{L}\d-])[A-Za-z]{2,}(?![\p{L}\d-])/gu) ?? []))
      if (!own.join('').trim() || one.classList.contains('sr-only')) continue
      const box = getComputedStyle(one).display !== 'inline'
      if (box && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
        clipped.push(`${one.tagName} ${own.join('').trim()}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) clipped.push('the page')
    return { words, clipped }
  })
  return { english: words.filter(word => !data.includes(word) && !NO_SENTENCE.test(word)), clipped }
}
const good = async (page: Page, what: string) =>
  expect(await faultsOf(page), what).toEqual({ english: [], clipped: [] })

type Load = { id: string; orderId: string; plantId: string; plannedBatchAt: string }

/** A load of the afternoon in the truck of a new driver, batched and loaded; and the code of that driver's phone. */
async function loadedTruck(no: string) {
  const of = { statuses: ['assigned'], fromDate: DAY, toDate: DAY, limit: 200 }
  const rows: Load[] = (await ask('POST', '/delivery-order/search_filter_do', of)).rows
  const load = rows.findLast(({ plannedBatchAt }) => plannedBatchAt > `${DAY}T05:00`)!
  const { rows: types } = await ask('GET', '/truck/types')
  const truckTypeId = types.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id
  const plate = { truckNo: `S${no}`, plateNo: `XE9${no}S`, inspectionValidTo: '2027-06-30' }
  const truck = await ask('POST', '/truck/save', { ...plate, truckTypeId, mainPlantId: load.plantId })
  const licence = {
    driverNo: `S${no}`,
    driverName: `Muthu ${no}`,
    licenceNo: `S801${no}C`,
    licenceValidTo: '2028-06-30',
  }
  const driver = await ask('POST', '/driver/save', { ...licence, mainPlantId: load.plantId, truckId: truck.id })
  const ticket = { deliveryOrderId: load.id, truckId: truck.id, driverId: driver.id }
  const { doNumber } = await ask('POST', '/orderdetail/generate_do', ticket)
  const { rows: targets, left } = await ask('GET', `/orderdetail/batch-targets?deliveryOrderId=${load.id}`)
  const weights = targets.map(({ materialId, kgPerM3 }: { materialId: string; kgPerM3: string }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * Number(left)).toFixed(3),
  }))
  await ask('POST', `/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: left, weights })
  await ask('POST', `/delivery-order/${load.id}/event`, { event: 'loaded' })
  const { code } = await ask('POST', `/driver/${driver.id}/phone`)
  const statusOf = async () =>
    (await ask('POST', '/delivery-order/search_filter_do', { doNumber, limit: 1 })).rows[0].status
  return {
    code: code as string,
    doNumber: doNumber as string,
    orderId: load.orderId,
    name: licence.driverName,
    statusOf,
  }
}

/** Binds the phone, by the places of the fields and not by their words. */
async function bind(page: Page, code: string, name: string) {
  await page.goto(`/driver#${code}`, { waitUntil: 'networkidle' })
  await page.locator('[name=pin]').fill('2580')
  await page.locator('[name=again]').fill('2580')
  await page.locator('main form button[type=submit]').first().click()
  await page.getByRole('heading', { name }).waitFor()
}

test('UX-51: sign-in, the phone of a driver and the page of a site hold no English and clip nothing, 40 % longer', async () => {
  const { code, name, orderId } = await loadedTruck('171')
  const { link } = await ask('POST', `/order/${orderId}/site-link`)
  const phone = await pageIn('xa')
  await phone.goto('/driver', { waitUntil: 'networkidle' })
  expect(await phone.evaluate(() => document.documentElement.lang)).toBe('en-XA')
  await good(phone, 'a phone of nobody')
  await phone.goto('about:blank')
  await bind(phone, code, name)
  for (const width of [390, 1440]) {
    await phone.setViewportSize({ width, height: 844 })
    await good(phone, `the phone of a driver, ${width}`)
    const page = await pageIn('xa', width)
    await page.goto('/auth/login', { waitUntil: 'networkidle' })
    await good(page, `sign-in, ${width}`)
    await page.goto(new URL(link.url).pathname, { waitUntil: 'networkidle' })
    // What was opened is no longer among those that are shut.
    const shut = page.locator('main button[aria-expanded=false]')
    for (let left = await shut.count(); left > 0; left--) await shut.first().click()
    await good(page, `site, ${width}`)
    await page.goto('/site/none', { waitUntil: 'networkidle' })
    await good(page, `a link that has ended, ${width}`)
  }
})

test('a driver takes a load in Tamil; what the portal refuses is said in Tamil too', async () => {
  const { code, doNumber, name, statusOf } = await loadedTruck('172')
  const page = await pageIn('ta')
  await bind(page, code, name)
  await page.getByRole('button', { name: 'பூட்டு', exact: true }).click()
  await page.locator('[name=pin]').fill('1470')
  await page.getByRole('button', { name: 'திற', exact: true }).click()
  await page.getByText('இந்த PIN எண் தவறு').waitFor()
  await page.locator('[name=pin]').fill('2580')
  await page.getByRole('button', { name: 'திற', exact: true }).click()
  await page.getByRole('article', { name: doNumber }).waitFor()
  await page.getByRole('button', { name: 'ஆலையை விட்டுச் சென்றது' }).click()
  await expect.poll(statusOf, { timeout: 30_000 }).toBe('in_transit')
})

test('a language chosen on the page holds on this device, and English chosen again is English', async () => {
  const page = await pageIn('en')
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { name: zh.texts['Sign in']! }).waitFor()
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans-SG')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('a person’s own language goes with them to a device that chose another one', async () => {
  const own = (language: string) =>
    story.ask('dispatcher_manager', 'PUT', '/administration/user/me/language', { language })
  expect((await own('ms')).status).toBe(200)
  expect((await own('xa')).status).toBe(422)
  const office = await story.as('dispatcher_manager')
  await office.goto('/', { waitUntil: 'networkidle' })
  expect(await office.evaluate(() => document.documentElement.lang)).toBe('ms-SG')
  expect((await own('en')).status).toBe(200)
  await office.goto('/', { waitUntil: 'networkidle' })
  expect(await office.evaluate(() => document.documentElement.lang)).toBe('en-SG')
})

/** A full house is asked again. */
async function taken(url: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(url, how)
  if (answer.status !== 429) return answer
  await new Promise(after => setTimeout(after, 200))
  return taken(url, how)
}

test('requests at the same moment in several languages do not mix', async () => {
  const said: Record<string, string> = { en: 'Sign in', zh: '登录', ms: 'Log masuk', ta: 'உள்நுழை' }
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const language = (['en', 'zh', 'ms', 'ta'] as const)[at % 4]!
      const page = await taken(`${story.url}/auth/login`, { headers: { cookie: `language=${language}` } })
      const refused = await taken(`${story.url}/api/driver-phone/job`, {
        headers: { 'accept-language': LANGUAGE_TAGS[language], 'x-machine-key': 'none' },
      })
      const { detail } = (await refused.json()) as { detail: string }
      return { language, html: await page.text(), detail }
    }),
  )
  for (const { language, html } of answers) {
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`)
    expect(html).toContain(`>${said[language]}</h1>`)
  }
  const details = Map.groupBy(answers, ({ language }) => language)
  for (const [language, all] of details) expect(new Set(all.map(({ detail }) => detail)).size, language).toBe(1)
  expect(new Set(answers.map(({ detail }) => detail)).size).toBe(4)
})
