type Api = (request: Request) => Promise<Response> | Response
type Tokens = { token: string; refreshToken: string }

/** The part that screens see. */
type View = {
  readonly token: string | null
  readonly refreshedAt: string | null
  readonly hadToken: boolean
  start(tokens: Tokens): void
  end(): void
}

export type OpenSession = {
  view: View
  /** Calls the API with the access token of now. */
  call: (request: Request) => Promise<Response>
  write: (answer: Response) => Response
}

/** Requests of one page arrive together: a refresh token is spent once and its answer shared. */
const refreshing = new Map<string, Promise<Tokens | null>>()
const REFRESH_DAYS = 1

/**
 * The session of one request. Both tokens are HttpOnly cookies; the access cookie lives as long as its token, so that a
 * missing one beside a refresh cookie means it is time to refresh, whatever clock the portal runs by.
 */
export async function openSession(request: Request, api: Api, secure: boolean): Promise<OpenSession> {
  const names = secure
    ? { access: '__Host-portal', refresh: '__Host-portal-refresh' }
    : { access: 'portal', refresh: 'portal_refresh' }
  const cookies = readCookies(request.headers.get('cookie'))
  let token = cookies.get(names.access) ?? null
  let refreshToken = cookies.get(names.refresh) ?? null
  const hadToken = token !== null || refreshToken !== null
  let changed = false

  const start = (tokens: Tokens) => {
    token = tokens.token
    refreshToken = tokens.refreshToken
    changed = true
  }
  const end = () => {
    token = refreshToken = null
    changed = true
  }
  const renew = async (): Promise<boolean> => {
    if (!refreshToken) return false
    const fresh = await refreshOnce(refreshToken, request, api)
    if (fresh) start(fresh)
    return fresh !== null
  }
  if (!token && refreshToken && !(await renew())) end()

  return {
    view: {
      get token() {
        return token
      },
      get refreshedAt() {
        return token ? refreshedAt(token) : null
      },
      hadToken,
      start,
      end,
    },
    /** An access token that the API no longer takes is renewed once and the call repeated. */
    async call(asked) {
      const used = token
      if (!used) return api(asked)
      asked.headers.set('authorization', `Bearer ${used}`)
      const again = refreshToken ? asked.clone() : null
      const answer = await api(asked)
      if (answer.status !== 401 || !again) return answer
      if (used === token && !(await renew())) return answer
      again.headers.set('authorization', `Bearer ${token}`)
      return api(again)
    },
    write(answer) {
      if (!changed) return answer
      const headers = new Headers(answer.headers)
      const shape = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      headers.append('set-cookie', `${names.access}=${token ?? ''}; ${shape}; Max-Age=${token ? lifetime(token) : 0}`)
      headers.append(
        'set-cookie',
        `${names.refresh}=${refreshToken ?? ''}; ${shape}; Max-Age=${refreshToken ? REFRESH_DAYS * 86_400 : 0}`,
      )
      if (!token && hadToken) headers.set('clear-site-data', '"cache"')
      return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
    },
  }
}

function refreshOnce(refreshToken: string, request: Request, api: Api): Promise<Tokens | null> {
  const running = refreshing.get(refreshToken)
  if (running) return running
  const asked = ask(refreshToken, request, api).finally(() => refreshing.delete(refreshToken))
  refreshing.set(refreshToken, asked)
  return asked
}

async function ask(refreshToken: string, request: Request, api: Api): Promise<Tokens | null> {
  const answer = await api(
    new Request(new URL('/api/refresh', request.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    }),
  )
  return answer.ok ? ((await answer.json()) as Tokens) : null
}

/** Seconds from the token's own two times, less a margin for the way. */
function lifetime(token: string): number {
  const { iat = 0, exp = 0 } = timesOf(token)
  return Math.max(30, exp - iat - 20)
}

/** A cookie may hold anything: what is no token of ours was never refreshed, and the API refuses it. */
function refreshedAt(token: string): string | null {
  try {
    return new Date(timesOf(token).iat! * 1000).toISOString()
  } catch {
    return null
  }
}

function timesOf(token: string): { iat?: number; exp?: number } {
  const [, body = ''] = token.split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  for (const [name, value] of cookies) if (!value) cookies.delete(name)
  return cookies
}
