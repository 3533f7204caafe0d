import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection'
import { isUnsent, packed, surviveLostConnection } from './lost-connection'

const page = Object.assign(new EventTarget(), {
  location: { href: 'https://portal.test/order', origin: 'https://portal.test' },
  fetch: (() => {
    throw new Error('not yet')
  }) as unknown as typeof fetch,
})
const online = { onLine: true }
let send: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', online)
  online.onLine = true
  send = vi.fn()
  surviveLostConnection(send as unknown as typeof fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const said = (status: number, mark = true) =>
  Promise.resolve(new Response('x', { status, headers: mark ? { 'x-remix-response': 'yes' } : {} }))

test('UX-06 what was to be written is refused in words that a form, a button and a list can read', async () => {
  online.onLine = false
  send.mockImplementation(lost)
  const answer = await page.fetch('/order/new.data', { method: 'POST', body: 'x' })
  expect(answer.status).toBe(503)
  expect(send).toHaveBeenCalledTimes(1)
  expect(connection()).toBe('offline')
  expect(await answer.text()).toBe(
    packed({
      data: {
        ok: false,
        problem: {
          type: 'about:blank',
          title: 'unsent',
          status: 503,
          detail: 'You are offline. Nothing was sent; what you typed stays here.',
        },
        results: [],
      },
    }),
  )
  expect(isUnsent({ problem: { title: 'unsent' } })).toBe(true)
  expect(isUnsent({ problem: { title: 'stale' } })).toBe(false)
  expect(isUnsent(undefined)).toBe(false)
})

test('what was to be read waits until the server is back, and is given up with the page that asked', async () => {
  send
    .mockImplementationOnce(lost)
    .mockImplementationOnce(() => said(502, false))
    .mockImplementation(() => said(200))
  const asked = page.fetch('/order.data')
  await vi.advanceTimersByTimeAsync(100)
  expect(connection()).toBe('away')
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await asked).status).toBe(200)
  expect(connection()).toBe('there')

  send.mockImplementation(lost)
  const gone = new AbortController()
  const given = expect(page.fetch('/order.data', { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(100)
  gone.abort()
  await given
})

test('a refusal of the portal itself, and whatever is no data of a screen, passes as it is', async () => {
  send.mockImplementation(() => said(503))
  expect((await page.fetch('/order.data', { method: 'POST' })).headers.has('x-remix-response')).toBe(true)
  send.mockImplementation(lost)
  await expect(page.fetch('/live/session')).rejects.toThrow('Failed to fetch')
})

test('the answer is written as the router reads it: keys and values by their places', () => {
  expect(packed({ data: { ok: false, results: [] } })).toBe(
    '[{"_1":2},"data",{"_3":4,"_5":6},"ok",false,"results",[]]\n',
  )
})

test('a page that is given up while its answer arrives is given up, not reported as unreadable', async () => {
  const cut = new ReadableStream({
    start: stream => stream.error(new DOMException('BodyStreamBuffer was aborted', 'AbortError')),
  })
  send.mockResolvedValueOnce(new Response(cut, { headers: { 'x-remix-response': 'yes' } }))
  await expect(page.fetch('/order.data')).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer that breaks off on its way is read again', async () => {
  const cut = new ReadableStream({ start: stream => stream.error(new TypeError('network error')) })
  send.mockResolvedValueOnce(new Response(cut)).mockImplementation(() => said(200))
  const answer = page.fetch('/order.data')
  await vi.waitFor(() => expect(connection()).toBe('away'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await (await answer).text()).toBe('x')
})
