import { Denied } from '~/domain/kit/problem'
import type { Settings } from '../settings'
import { sameText, sign } from './signature'

/**
 * A short link to a file that a job of this person made. The app checks the signature and the minute; the store itself
 * would hand out anything.
 */
export async function fileLink(settings: Settings, key: string, name: string, wall: Date): Promise<string> {
  const until = Math.floor(wall.getTime() / 1000) + settings.files.linkSeconds
  const query = new URLSearchParams({ key, name, until: String(until) })
  query.set('sign', await sign(settings.secrets.link[0], query.toString()))
  return `/files/download?${query}`
}

export async function checkLink(
  settings: Settings,
  { key, name, until, sign: given }: { key: string; name: string; until: string; sign: string },
  wall: Date,
): Promise<void> {
  const query = new URLSearchParams({ key, name, until })
  const expected = await Promise.all(settings.secrets.link.map(secret => sign(secret, query.toString())))
  if (!expected.some(one => sameText(given, one)) || Number(until) < wall.getTime() / 1000)
    throw new Denied('This link has expired. Download the file again')
}
