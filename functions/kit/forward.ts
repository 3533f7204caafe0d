import { hex, sameText, sign } from './signature'

/**
 * The edge hands what it does not serve to the Lambda behind it. The Lambda's address is public, so every forward is
 * signed over method, path, time, client address and body, and an unsigned or old one is refused.
 */
export async function signedForward(request: Request, to: string, secret: string, now: Date): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  const body = new Uint8Array(await request.arrayBuffer())
  const headers = new Headers(request.headers)
  headers.delete('host')
  headers.set(AT, String(now.getTime()))
  headers.set(SIGNATURE, await sign(secret, await wording(request.method, pathname + search, headers, body)))
  const carried = body.length > 0 ? { body } : {}
  return new Request(new URL(pathname + search, to), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...carried,
  })
}

/** The body is read here and handed on, since a request can be read only once; null when it is signed by none of the secrets. */
export async function verifiedForward(
  request: Request,
  secrets: readonly string[],
  now: Date,
): Promise<Request | null> {
  const { pathname, search } = new URL(request.url)
  const at = Number(request.headers.get(AT))
  if (!Number.isFinite(at) || Math.abs(now.getTime() - at) > OLDEST_MS) return null
  const body = new Uint8Array(await request.arrayBuffer())
  const given = request.headers.get(SIGNATURE) ?? ''
  const words = await wording(request.method, pathname + search, request.headers, body)
  const wanted = await Promise.all(secrets.map(secret => sign(secret, words)))
  if (!wanted.some(one => sameText(given, one))) return null
  const carried = body.length > 0 ? { body } : {}
  return new Request(request.url, { method: request.method, headers: request.headers, ...carried })
}

const AT = 'x-forward-at'
const SIGNATURE = 'x-forward-signature'
const OLDEST_MS = 60_000
const SIGNED_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-portal-address', AT]

async function wording(method: string, target: string, headers: Headers, body: Uint8Array<ArrayBuffer>) {
  const digest = await crypto.subtle.digest('SHA-256', body)
  const named = SIGNED_HEADERS.map(name => `${name}:${headers.get(name) ?? ''}`)
  return [method, target, ...named, hex(digest)].join('\n')
}
