import { NotSignedIn } from '~/domain/kit/problem'
import { sameText, sign } from '../kit/signature'
import type { Settings } from '../settings'

/** An id without its dashes, and the signature of the portal over it. */
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{64})$/
const wording = (linkId: string) => `site-link ${linkId}`

/** What opens a pour: made from the id of its link each time it is shown, and kept nowhere. */
export const siteToken = async (settings: Settings, linkId: string): Promise<string> =>
  `${linkId.replaceAll('-', '')}-${await sign(settings.secrets.link[0], wording(linkId))}`

export const siteUrl = async (settings: Settings, linkId: string): Promise<string> =>
  `${settings.publicUrl}/site/${await siteToken(settings, linkId)}`

/** The id of the link that a token was made for. A forged one is refused before anything is looked up. */
export async function readSiteToken(settings: Settings, token: string): Promise<string> {
  const [, a, b, c, d, e, given = ''] = TOKEN.exec(token) ?? []
  const linkId = [a, b, c, d, e].join('-')
  const expected = await Promise.all(settings.secrets.link.map(secret => sign(secret, wording(linkId))))
  if (!expected.some(one => sameText(given, one))) throw endedLink()
  return linkId
}

/** One answer for every link that opens nothing, whatever is wrong with it. */
export const endedLink = () => new NotSignedIn('This link is not valid or has ended. Ask the plant for a new one')
