import type { Tiles } from '~/functions/kit/outside-setting'

/** Host names that lead here: the public one and this machine. Any other would let a page of another name act as us. */
export function hostIsOurs(url: URL, publicUrl: string): boolean {
  return url.host === new URL(publicUrl).host || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

export const isUnsafe = (request: Request): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method)

/** Browsers say where a request comes from, some in two ways that must agree; one that says nothing of it changes nothing. */
export function isSameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === url.host
}

/** What forms and scripts of ours send; of anything else no screen knows how to read it. */
const BODIES = /^(application\/x-www-form-urlencoded|multipart\/form-data|application\/json)\s*(;|$)/i

export function isReadable(request: Request): boolean {
  const { headers } = request
  const type = headers.get('content-type')
  if (type !== null) return BODIES.test(type)
  return Number(headers.get('content-length') ?? 0) === 0 && !headers.has('transfer-encoding')
}

/** The one page that sends a browser elsewhere: to the company's identity provider, whose origin it names beside. */
const SIGN_ON = { path: '/auth/single-sign-on', header: 'x-sign-on-at' }

/** A redirect never leaves the site, whoever wrote it, but for that one page. */
export function safeLocation(answer: Response, url: URL): Response {
  const location = answer.headers.get('location')
  if (!location) return answer
  const target = URL.canParse(location, url.origin) ? new URL(location, url.origin) : null
  if (target?.host === url.host && !/^\/[/\\]/.test(location)) return answer
  const headers = new Headers(answer.headers)
  headers.delete(SIGN_ON.header)
  const signsOn =
    url.pathname === SIGN_ON.path && target?.origin !== 'null' && answer.headers.get(SIGN_ON.header) === target?.origin
  if (!signsOn) headers.set('location', '/')
  return new Response(null, { status: answer.status, headers })
}

type Way = { nonce: string; dev: boolean; secure: boolean; page: boolean; keep?: boolean; tiles?: Tiles | null }

export function withHeaders(answer: Response, { nonce, dev, secure, page, keep, tiles }: Way): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', keep ? 'private, max-age=86400, immutable' : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  // With no-referrer a browser sends a form without JavaScript from the origin "null", which Remix refuses.
  headers.set('referrer-policy', 'same-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('x-frame-options', page ? 'DENY' : 'SAMEORIGIN')
  headers.set('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()')
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (!dev)
    headers.set('content-security-policy', page ? policy(nonce, tiles) : "default-src 'none'; frame-ancestors 'self'")
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/**
 * Style attributes stay allowed: the HTML that React renders carries them, and they cannot run anything. Pictures come from the
 * host of the map's tiles too, where there is one.
 */
const policy = (nonce: string, tiles: Tiles | null | undefined) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

export const plain = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
