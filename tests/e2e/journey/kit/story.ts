import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../../kit/browser'
import { demoFolder, STORY_CLOCK } from '../../../kit/demo-folder'
import { newFolder, removeFolder, startPortal } from '../../../kit/portal'
import { type Visitor, visitor } from '../../../kit/visitor'

/** What the steps of the story hand to each other; plain values, so that a step can be told again. */
type Facts = {
  customerId: string
  projectId: string
  quoteId: string
  plantId: string
  orderId: string
  orderNo: string
  /** In the order of the loads. */
  loadIds: string[]
  doNumbers: string[]
  crews: { truckId: string; truckNo: string; driverId: string; driverName: string }[]
  corrected: string
  draftId: string
  invoiceId: string
  invoiceNo: string
}

// biome-ignore lint/suspicious/noExplicitAny: the story reads answers as a script from outside would
type Body = any
type Answer = { status: number; body: Body; headers: Headers }

export type Story = {
  url: string
  facts: Facts
  /** The page of a person, who signs in the first time. */
  as(username: string): Promise<Page>
  /** The page of a person as the portal sends it, without scripts: what a board says is read at once. */
  look(username: string): Promise<Page>
  /** The API by the token of that person's session in the browser. */
  ask(username: string, method: string, path: string, json?: object): Promise<Answer>
  /** Puts the demo's clock on, never back. */
  clockAt(day: string, time: string): Promise<void>
  /** What each page tells its person at this moment, for the log of a step that failed. */
  told(): Promise<string>
  /** What any browser of the story complained about. */
  complaints(): string[]
  close(): Promise<void>
}

/**
 * A portal of its own. One process is enough for a person or two; where all boards are read while the day plays on, a second
 * one reads while the first plays.
 */
export async function beginStory({ clock = STORY_CLOCK, processes = '1' } = {}): Promise<Story> {
  const data = clock === STORY_CLOCK ? await demoFolder() : newFolder()
  const how = { PORTAL_DATA: data, PORTAL_CLOCK: clock, PORTAL_PROCESSES: processes }
  const [portal, browser] = await Promise.all([startPortal(how), openBrowser()])
  return storyAt(portal.url, browser, async () => {
    await portal.stop()
    removeFolder(data)
  })
}

function storyAt(url: string, browser: Browser, end: () => Promise<void>): Story {
  const people = new Map<string, Visitor>()
  const lookers = new Map<string, Visitor>()
  const facts = {} as Facts
  const keys = { last: 0 }
  /** How far the demo's clock is ahead of ours, ms; asked once. */
  const clock: { ahead?: number } = {}

  async function as(username: string): Promise<Page> {
    const known = people.get(username) ?? (await visitor(browser, username, { baseURL: url }))
    people.set(username, known)
    known.page.setDefaultTimeout(45_000)
    return known.page
  }

  async function look(username: string): Promise<Page> {
    const known =
      lookers.get(username) ?? (await visitor(browser, username, { baseURL: url, javaScriptEnabled: false }))
    lookers.set(username, known)
    return known.page
  }

  async function ask(username: string, method: string, path: string, json?: object): Promise<Answer> {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(await as(username))}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': `story-${Date.now()}-${++keys.last}` }),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const text = await answer.text()
    const isJson = (answer.headers.get('content-type') ?? '').includes('json')
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers }
  }

  async function clockAt(day: string, time: string) {
    clock.ahead ??= Date.parse((await ask('admin', 'GET', '/demo/clock')).body.now) - Date.now()
    const left = Date.parse(`${day}T${time}:00+08:00`) - Date.now() - clock.ahead
    if (left <= 0) return
    const moveMinutes = Math.ceil(left / 60_000)
    const { status, body } = await ask('admin', 'POST', '/demo/clock', { moveMinutes })
    if (status !== 200) throw new Error(`The clock does not move: ${JSON.stringify(body)}`)
    clock.ahead += moveMinutes * 60_000
  }

  return {
    url,
    facts,
    as,
    look,
    ask,
    clockAt,
    async told() {
      const pages = [...people].map(async ([who, { page }]) => {
        const texts = await page
          .locator('[role=alert], [role=status], [role=dialog], [aria-label="Not sent yet"]')
          .allInnerTexts()
        return `${who} on ${page.url()}: ${texts.filter(Boolean).join(' | ') || 'nothing'}`
      })
      return (await Promise.all(pages)).join('\n')
    },
    complaints: () => [...people].flatMap(([who, of]) => of.complaints.map(text => `${who}: ${text}`)),
    async close() {
      await browser.close()
      await end()
    },
  }
}

/** The access token of the browser's session; it lives ten minutes and any page brings a fresh one. */
async function tokenOf(page: Page): Promise<string> {
  const read = async () => (await page.context().cookies()).find(cookie => cookie.name === 'portal')?.value
  const token = await read()
  if (token) return token
  await page.reload()
  return (await read())!
}
