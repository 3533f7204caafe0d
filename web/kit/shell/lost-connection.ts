import * as words from '~/domain/kit/words'
import type { Problem } from '~/web/kit/problem'
import { changeConnection, connection } from './connection'

const EVERY = 3000
/** What a proxy says while the portal itself is away, as during an update. */
const AWAY = [502, 503, 504]

/**
 * A page that loses the server stays as it is. What it wanted to read waits until the server is back; what it wanted to
 * write is refused in words, so that a form keeps what was typed, where the router alone would show its error page.
 */
export function surviveLostConnection(send: typeof fetch = window.fetch.bind(window)) {
  window.fetch = async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    const signal = init?.signal ?? undefined
    if (!isScreenData(input)) return send(input, init)
    for (;;) {
      const answer = await whole(send(input, init)).catch(error => {
        if (signal?.aborted || (error as Error).name === 'AbortError') throw error
        return null
      })
      if (answer && !isAway(answer)) {
        changeConnection('there')
        return answer
      }
      changeConnection(navigator.onLine ? 'away' : 'offline')
      if (method !== 'GET') return refusal()
      await later(signal)
    }
  }
  window.addEventListener('offline', () => changeConnection('offline'))
  window.addEventListener('online', () => look(send))
  setInterval(() => connection() !== 'there' && look(send), EVERY)
}

/**
 * An answer once all of it is here. The router reads the body after its request is given up too, and reports what is then
 * cut as unreadable; within the request it is a navigation that gave way, or a lost connection. No screen streams.
 */
async function whole(sent: Promise<Response>): Promise<Response> {
  const answer = await sent
  if (!answer.body) return answer
  const { status, statusText, headers } = answer
  return new Response(await answer.arrayBuffer(), { status, statusText, headers })
}

/** Anything that the server answers means that it is back. */
async function look(send: typeof fetch) {
  const answer = await send('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer && !AWAY.includes(answer.status)) changeConnection('there')
}

const isScreenData = (input: RequestInfo | URL): boolean => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href)
  return url.origin === window.location.origin && url.pathname.endsWith('.data')
}

/** The portal's own refusals carry this mark; a proxy in front of it does not know it. */
const isAway = (answer: Response) => AWAY.includes(answer.status) && !answer.headers.has('x-remix-response')

const later = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, EVERY)
    window.addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The page went on', 'AbortError'))
    })
  })

/** Forms read `problem`, buttons `ok`, a decision on many `results`: one answer that each of them can tell. */
function refusal(): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: UNSENT,
    status: 503,
    detail: navigator.onLine ? words.shellNoServerTyped() : words.shellOfflineTyped(),
  }
  return new Response(packed({ data: { ok: false, problem, results: [] } }), {
    status: 503,
    headers: { 'content-type': 'text/x-script' },
  })
}

const UNSENT = 'unsent'
/** Nobody knows whether it arrived: the next press is the same press. */
export const isUnsent = (answer: unknown): boolean =>
  (answer as { problem?: Problem } | null | undefined)?.problem?.title === UNSENT

/** The router reads answers as a list in which every key and value is named by its place. */
export function packed(value: unknown): string {
  const places: unknown[] = []
  const put = (one: unknown): number => {
    const at = places.push(null) - 1
    places[at] = Array.isArray(one)
      ? one.map(put)
      : one && typeof one === 'object'
        ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [`_${put(key)}`, put(inner)]))
        : one
    return at
  }
  put(value)
  return `${JSON.stringify(places)}\n`
}
