import { Denied } from '~/domain/kit/problem'
import type { Settings } from '../settings'

/**
 * A short link to a file that a job of this person made. The app checks the signature and the minute; the store itself
 * would hand out anything.
 */
export async function fileLink(settings: Settings, key: string, name: string, wall: Date): Promise<string> {
  const until = Math.floor(wall.getTime() / 1000) + settings.files.linkSeconds
  const query = new URLSearchParams({ key, name, until: String(until) })
  query.set('sign', await sign(settings.secrets.link[0], query))
  return `/files/download?${query}`
}

export async function checkLink(
  settings: Settings,
  { key, name, until, sign: given }: { key: string; name: string; until: string; sign: string },
  wall: Date,
): Promise<void> {
  const query = new URLSearchParams({ key, name, until })
  const expected = await Promise.all(settings.secrets.link.map(secret => sign(secret, query)))
  if (!expected.some(one => same(one, given)) || Number(until) < wall.getTime() / 1000)
    throw new Denied('This link has expired. Download the file again')
}

async function sign(by: string, query: URLSearchParams): Promise<string> {
  const secret = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(by),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(query.toString()))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Takes as long for a wrong first letter as for a wrong last one. */
function same(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let differs = 0
  for (let at = 0; at < a.length; at++) differs |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return differs === 0
}
