import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_TAGS, type Language } from '~/domain/kit/language'
import zh from '~/domain/kit/languages/zh'
import { openBrowser } from '../kit/browser'
import { beginStory, type Story } from './journey/kit/story'
import { loadedTruck } from './kit/loaded-truck'
import { expectTranslated } from './kit/untranslated'

const DAY = '2026-11-20'
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

/** A loaded truck, the code of its driver's phone, and what became of its load. */
async function phoneOf(no: string) {
  const name = `Muthu ${no}`
  const { driverId, doNumber, orderId } = await loadedTruck(ask, DAY, no, name)
  const { code } = await ask('POST', `/driver/${driverId}/phone`)
  const statusOf = async () =>
    (await ask('POST', '/delivery-order/search_filter_do', { doNumber, limit: 1 })).rows[0].status
  return { code: String(code), doNumber, orderId, name, statusOf }
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
  const { code, name, orderId } = await phoneOf('171')
  const { link } = await ask('POST', `/order/${orderId}/site-link`)
  const phone = await pageIn('xa')
  await phone.goto('/driver', { waitUntil: 'networkidle' })
  expect(await phone.evaluate(() => document.documentElement.lang)).toBe('en-XA')
  await expectTranslated(phone, 'a phone of nobody')
  await phone.goto('about:blank')
  await bind(phone, code, name)
  for (const width of [390, 1440]) {
    await phone.setViewportSize({ width, height: 844 })
    await expectTranslated(phone, `the phone of a driver, ${width}`)
    const page = await pageIn('xa', width)
    await page.goto('/auth/login', { waitUntil: 'networkidle' })
    await expectTranslated(page, `sign-in, ${width}`)
    await page.goto(new URL(link.url).pathname, { waitUntil: 'networkidle' })
    // What was opened is no longer among those that are shut.
    const shut = page.locator('main button[aria-expanded=false]')
    for (let left = await shut.count(); left > 0; left--) await shut.first().click()
    await expectTranslated(page, `site, ${width}`)
    await page.goto('/site/none', { waitUntil: 'networkidle' })
    await expectTranslated(page, `a link that has ended, ${width}`)
  }
})

test('a driver takes a load in Tamil; what the portal refuses is said in Tamil too', async () => {
  const { code, doNumber, name, statusOf } = await phoneOf('172')
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
