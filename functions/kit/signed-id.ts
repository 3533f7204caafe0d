import type { Settings } from '../settings'
import { sameText, sign } from './signature'

/** An id without its dashes, and the signature of the portal over it. */
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{64})$/
type Kind = 'site-link' | 'driver-phone'
const wording = (kind: Kind, id: string) => `${kind} ${id}`

/** What opens a thing without an account: made from the id each time it is shown, and kept nowhere here. */
export const signedId = async (settings: Settings, kind: Kind, id: string): Promise<string> =>
  `${id.replaceAll('-', '')}-${await sign(settings.secrets.link[0], wording(kind, id))}`

/** The id that a token was made for; null is a forged one, known as such before anything is looked up. */
export async function readSignedId(settings: Settings, kind: Kind, token: string): Promise<string | null> {
  const [, a, b, c, d, e, given = ''] = TOKEN.exec(token) ?? []
  const id = [a, b, c, d, e].join('-')
  const expected = await Promise.all(settings.secrets.link.map(secret => sign(secret, wording(kind, id))))
  return expected.some(one => sameText(given, one)) ? id : null
}
