const SAID = 'The portal is busy. Please try again in a moment'
const LATEST_SECONDS = 20

/** What somebody hears who is not let in; `afterMs` is when there is likely to be room. */
export function refusal(request: Request, pathname: string, afterMs: number): Response {
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
