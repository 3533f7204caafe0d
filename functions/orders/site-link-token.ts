import { NotSignedIn } from '~/domain/kit/problem'
import { readSignedId, signedId } from '../kit/signed-id'
import type { Settings } from '../settings'

export const siteUrl = async (settings: Settings, linkId: string): Promise<string> =>
  `${settings.publicUrl}/site/${await signedId(settings, 'site-link', linkId)}`

/** The id of the link that a token was made for. A forged one is refused before anything is looked up. */
export async function readSiteToken(settings: Settings, token: string): Promise<string> {
  const linkId = await readSignedId(settings, 'site-link', token)
  if (!linkId) throw endedLink()
  return linkId
}

/** One answer for every link that opens nothing, whatever is wrong with it. */
export const endedLink = () => new NotSignedIn('This link is not valid or has ended. Ask the plant for a new one')
