import type { Front } from './front'

/** Under many requests too a machine that watches the portal learns whether it is up. */
const ALWAYS = ['/healthz', '/readyz', '/metrics']

/**
 * Answers at most so many requests at a time. Whoever comes beyond that is told so at once: in a queue without an end
 * everybody would wait until the database gives up, and nobody would be served.
 */
export function noMoreThan(most: number, front: Front): Front {
  let inside = 0
  const arriving = slowBodies(most)
  return {
    ...front,
    async answer(request, address, arrived) {
      const { pathname } = new URL(request.url)
      if (inside >= most && !ALWAYS.includes(pathname)) return busy(request, pathname)
      if (arrived && !arriving.take(address, arrived)) return cutOff(busy(request, pathname))
      // A body that trickles holds up nobody: its request takes a place when all of it is there.
      let over = false
      let counted = false
      const enter = () => {
        if (over) return
        counted = true
        inside++
      }
      if (arrived) void arrived.then(enter)
      else enter()
      try {
        return await front.answer(request, address, arrived)
      } finally {
        over = true
        if (counted) inside--
      }
    },
  }
}

/** Of the bodies that are still on their way one address has a quarter at most, so that it fills its own part alone. */
function slowBodies(most: number) {
  const perAddress = Math.max(8, Math.floor(most / 4))
  const by = new Map<string, number>()
  let all = 0
  return {
    take(address: string, arrived: Promise<void>): boolean {
      const own = by.get(address) ?? 0
      if (own >= perAddress || all >= most) return false
      by.set(address, own + 1)
      all++
      void arrived.then(() => {
        all--
        const left = (by.get(address) ?? 1) - 1
        if (left) by.set(address, left)
        else by.delete(address)
      })
      return true
    },
  }
}

/** The rest of a body that nobody waits for is not read. */
function cutOff(answer: Response): Response {
  answer.headers.set('connection', 'close')
  return answer
}

const SAID = 'The portal is busy. Please try again in a moment'
const AGAIN_SECONDS = 2

function busy(request: Request, pathname: string): Response {
  const headers = { 'retry-after': String(AGAIN_SECONDS), 'cache-control': 'no-store' }
  const isPage = !pathname.startsWith('/api') && request.headers.get('accept')?.includes('text/html')
  if (!isPage) {
    const problem = { type: 'urn:portal:throttled', title: 'throttled', status: 429, detail: SAID, requestId: '' }
    return Response.json(problem, { status: 429, headers: { ...headers, 'content-type': 'application/problem+json' } })
  }
  // A page that was only looked at comes back by itself; what was sent is sent again by the person alone.
  const again = request.method === 'GET' ? `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">` : ''
  const page = `<!doctype html><html lang="en"><title>One moment</title>${again}<p>${SAID}.</p>`
  return new Response(page, { status: 429, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
