import type { Front } from './front'

/** Also in a crowd a machine that watches the portal hears whether it lives. */
const ALWAYS = ['/healthz', '/readyz', '/metrics']

/**
 * Answers at most so many requests at a time. Whoever comes beyond that is told so at once: in a queue without an end
 * everybody would wait until the database gives up, and nobody would be served.
 */
export function noMoreThan(most: number, front: Front): Front {
  let inside = 0
  return {
    ...front,
    async answer(request, address) {
      const { pathname } = new URL(request.url)
      if (inside >= most && !ALWAYS.includes(pathname)) return busy(request, pathname)
      inside++
      try {
        return await front.answer(request, address)
      } finally {
        inside--
      }
    },
  }
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
