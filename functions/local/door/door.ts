import { setTimeout as sleep } from 'node:timers/promises'
import type { Body, Front } from '../front'
import { slowBodies } from './bodies'
import { costsOfCalls } from './costs'
import { lineFor, type Place, type Wish } from './line'

/** Under many requests too a machine that watches the portal learns whether it is up. */
const ALWAYS = ['/healthz', '/readyz', '/metrics']
/** Files of the browser lie ready; a page that was let in has to get its own. */
const isReady = (method: string, pathname: string) =>
  ALWAYS.includes(pathname) || (method === 'GET' && pathname.startsWith('/assets/'))

const BODY_WITHIN_MS = 20
const SWEEP_MS = 100

type Bounds = {
  /** At most so many inside, those who wait included. */
  most: number
  /** As many work at a time as keep thread and database busy; more of them would only be slower together. */
  places: number
  /** The person of a token that was found right before. */
  whose?: (token: string) => string | undefined
}

/**
 * Lets in by how long one would wait: in a line without an end everybody would wait until the database gives up, and nobody would be
 * served. Whoever is not let in hears so at once, and when to come back.
 */
export function doorBefore(front: Front, { most, places, whose = () => undefined }: Bounds): Front {
  const line = lineFor(Math.min(places, most))
  const costs = costsOfCalls()
  const bodies = slowBodies(most)
  const inside = new Map<string, number>()
  let sweeping: NodeJS.Timeout | undefined

  function keepSweeping(): void {
    if (sweeping || !line.isAnybodyWaiting()) return
    sweeping = setInterval(() => {
      line.sweep()
      if (line.isAnybodyWaiting()) return
      clearInterval(sweeping)
      sweeping = undefined
    }, SWEEP_MS)
  }
  function count(person: string, more: 1 | -1): void {
    const left = (inside.get(person) ?? 0) + more
    if (left) inside.set(person, left)
    else inside.delete(person)
  }

  return {
    ...front,
    async answer(request, address, body) {
      const { pathname } = new URL(request.url)
      if (isReady(request.method, pathname)) return front.answer(request, address)
      const asked = costs.of(request.method, pathname)
      const refused = () => refusal(request, pathname, line.appointment(asked.cost))
      if (line.size() >= most) return refused()
      const late = body && !(await isHere(body)) ? body : null
      if (late && !bodies.take(address, late.arrived)) return cutOff(refused())

      const token = tokenOf(request)
      const person = (token && whose(token)) ?? address
      const wish = { ...asked, others: inside.get(person) ?? 0 }
      count(person, 1)
      try {
        const place = late ? lateTo(late, line.later(wish)) : await turn(wish, request)
        if (!place) return refused()
        try {
          return await front.answer(request, address)
        } finally {
          costs.learn(asked, place.leave())
        }
      } finally {
        count(person, -1)
      }
    },
  }

  function turn(wish: Wish, request: Request): Promise<Place | null> {
    const place = line.ask({ ...wish, gone: () => request.signal })
    keepSweeping()
    return place
  }
}

/** Takes its place when all of it has come, unless it was answered before. */
function lateTo(body: Body, place: Place): Place {
  let over = false
  void body.arrived.then(() => {
    if (!over) place.take()
  })
  return {
    ...place,
    leave() {
      over = true
      return place.leave()
    },
  }
}

/** A body that was sent with its request is there in a moment; one that trickles is waited for without a place. */
async function isHere(body: Body): Promise<boolean> {
  // What came in one piece with the head is read in this turn of the loop: it comes before whoever comes next.
  await null
  if (!body.isHere()) await sleep(BODY_WITHIN_MS)
  return body.isHere()
}

/** The rest of a body that nobody waits for is not read. */
function cutOff(answer: Response): Response {
  answer.headers.set('connection', 'close')
  return answer
}

/** As the API has it from programs and pages from a cookie. */
function tokenOf({ headers }: Request): string | undefined {
  const borne = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
  return borne ?? /(?:^|;\s*)(?:__Host-)?portal=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
}

const SAID = 'The portal is busy. Please try again in a moment'
const LATEST_SECONDS = 20

/** What somebody hears who is not let in; `afterMs` is when there is likely to be room. */
function refusal(request: Request, pathname: string, afterMs: number): Response {
  const again = Math.min(LATEST_SECONDS, Math.max(1, Math.ceil(afterMs / 1000)))
  const headers = { 'retry-after': String(again), 'cache-control': 'no-store' }
  const isPage = !pathname.startsWith('/api') && request.headers.get('accept')?.includes('text/html')
  if (!isPage) {
    const problem = { type: 'urn:portal:throttled', title: 'throttled', status: 429, detail: SAID, requestId: '' }
    return Response.json(problem, { status: 429, headers: { ...headers, 'content-type': 'application/problem+json' } })
  }
  // A page that was only looked at comes back by itself; what was sent is sent again by the person alone.
  const refresh = request.method === 'GET' ? `<meta http-equiv="refresh" content="${again}">` : ''
  const page = `<!doctype html><html lang="en"><title>One moment</title>${refresh}<p>${SAID}.</p>`
  return new Response(page, { status: 429, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
