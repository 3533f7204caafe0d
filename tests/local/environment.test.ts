import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, businessDay, instantOn, spokenDay } from '~/domain/kit/time'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { loadedScripts } from './loaded-scripts'

/** What a login shell on a German server with Turkish messages exports, and names that other programs take for theirs. */
const SHELL = {
  MAIL: '/var/mail/root',
  HOST: 'somehost',
  STAGE: 'x',
  BUCKET: 'y',
  TZ: 'America/St_Johns',
  LANG: 'de_DE.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
}
/** Tomorrow morning at the plant; in St. John's it is still the evening before. A one-time password holds until then. */
const DAY = addDays(businessDay(new Date()), 1)
const CLOCK = instantOn(DAY, '06:30').toISOString()
const WEEKDAY = new Intl.DateTimeFormat('en-SG', { weekday: 'long', timeZone: 'UTC' }).format(new Date(DAY))
const OWN = 'a long enough phrase'

const data = newFolder()
let portal: RunningPortal
let password = ''
afterAll(() => removeFolder(data))

/** The second start finds the data of the first. */
describe.each([
  ['without NODE_ENV', {}],
  ['with NODE_ENV=development', { NODE_ENV: 'development' }],
])('a login shell %s', (_name, more: Record<string, string>) => {
  beforeAll(async () => {
    portal = await startPortal({
      ...SHELL,
      ...more,
      PORTAL_DATA: data,
      PORTAL_DEMO: '0',
      PORTAL_PROCESSES: '2',
      PORTAL_CLOCK: CLOCK,
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    })
    password ||= /sign in as admin with (\S+)/.exec(portal.printed())?.[1] ?? ''
  })
  afterAll(() => portal.stop())

  test('decides nothing about the portal: where letters and files go, which stage it is', () => {
    const { settings } = portal.running()
    expect(settings).toMatchObject({ PORTAL_STAGE: 'local', PORTAL_BUCKET: 'portal-files' })
    expect(Object.values(settings)).not.toContain(SHELL.MAIL)
  })

  test('one signs in and sees days and hours of the plant', async () => {
    const ask = await signedIn()
    const home = await ask('/')
    expect(home).toContain(WEEKDAY)
    expect(home).toContain('Good morning')
    expect(await ask('/administration/users')).toContain(`No filter. ${spokenDay(DAY)} 06:3`)
  })

  test('pages are rendered by the production build of React', async () => {
    expect(await (await fetch(`${portal.url}/auth/login`)).text()).toContain('<h1')
    const [first, ...answering] = await loadedScripts(portal.printed())
    expect(answering).toHaveLength(2)
    for (const loaded of answering)
      expect(loaded.filter(path => /\/react-dom-server\.node\.production\b/.test(path))).toHaveLength(1)
    for (const loaded of [first!, ...answering])
      expect(loaded.filter(path => /\.development(\.min)?\.[cm]?js$/.test(path))).toEqual([])
  })
})

const wordsOf = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')

/** By the forms, as a browser does; whoever has a one-time password chooses an own one first. */
async function signedIn(): Promise<(path: string) => Promise<string>> {
  const jar = new Map<string, string>()
  const send = async (path: string, form?: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(portal.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', origin: portal.url, 'sec-fetch-site': 'same-origin', cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  expect((await send('/auth/login', { username: 'admin', password })).status).toBe(302)
  if (password !== OWN) {
    const form = { currentPassword: password, newPassword: OWN, repeated: OWN }
    expect((await send('/auth/change-password', form)).status).toBe(302)
    password = OWN
  }
  return async path => {
    const answer = await send(path)
    expect(answer.status).toBe(200)
    return wordsOf(await answer.text())
  }
}

test.each([
  ['--help', 0],
  ['--port', 2],
])('an argument like %s starts nothing and says how it is done', (argument, code) => {
  const { status, stdout } = spawnSync(process.execPath, ['functions/local/start.mjs', argument], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([code, expect.stringContaining('PORTAL_DATA')])
})
