type Call = (request: Request) => Promise<Response>

/** Scripts read this on an answer: prove who you are, then send the same once more. */
const STEP_UP = 'x-step-up'
const REFUSED = 'insufficient_user_authentication'

/**
 * Sees whether the API refused a call of this request until its person proves who they are, whatever screen made of the
 * refusal. A script is told by a header; a browser that opens an address itself is led to the page for it.
 */
export function proofWatch(call: Call) {
  let needed = false
  return {
    async call(asked: Request): Promise<Response> {
      const answer = await call(asked)
      if (answer.status === 403 && answer.headers.get('www-authenticate')?.includes(REFUSED)) needed = true
      return answer
    },
    told(answer: Response, request: Request, url: URL): Response {
      if (!needed) return answer
      if (opens(request, url))
        return new Response(null, {
          status: 303,
          headers: { location: `/auth/proof?to=${encodeURIComponent(backTo(request, url))}` },
        })
      const headers = new Headers(answer.headers)
      headers.set(STEP_UP, 'required')
      return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
    },
  }
}

const opens = (request: Request, { pathname }: URL): boolean =>
  !pathname.endsWith('.data') && request.headers.get('sec-fetch-mode') === 'navigate'

/** What was read is read again; what was sent is sent again by the person, from the page that they were at. */
function backTo(request: Request, url: URL): string {
  if (request.method === 'GET') return url.pathname + url.search
  const from = request.headers.get('referer') ?? ''
  const page = URL.canParse(from) ? new URL(from) : null
  return page?.host === url.host ? page.pathname + page.search : '/'
}
