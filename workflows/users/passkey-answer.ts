import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { blockPasskey, countPasskeyUse, type PasskeyRow, passkeyBy, spendChallenge } from '~/db/users/passkey'
import { NotSignedIn } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { CHALLENGE_MINUTES } from '~/domain/users/passkey'
import type { Attempt } from './guard-password'

/** Where passkeys hold: the domain, and the address of the pages that ask for them. */
export type PasskeyPlace = { domain: string; origin: string }
/** COSE numbers of ES256, EdDSA and RS256, which every device of today knows one of. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257]

/** Loaded where it is needed: it knows certificates and ASN.1, and most sign-ins need neither. */
export const webauthn = () => import('@simplewebauthn/server')

const wrong = () => new NotSignedIn('This passkey does not fit', undefined, { rule: 'passkey' })

/** The passkey that answered, once for each challenge. One whose counter does not rise was copied: it is blocked. */
export async function provenPasskey(
  attempt: Attempt,
  place: PasskeyPlace,
  { challenge, answer }: { challenge: string; answer: string },
): Promise<PasskeyRow> {
  const { db, wall: now, requestId } = attempt
  const response: AuthenticationResponseJSON = JSON.parse(objectText(answer))
  const row = await passkeyBy(db.sql, String(response.id))
  if (!row || row.blockedAt) throw wrong()
  const { verifyAuthenticationResponse } = await webauthn()
  const found = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.domain,
    requireUserVerification: true,
    // The counter is looked at below, where the signature is known to be right: nobody else can block a passkey.
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(() => null)
  if (!found?.verified) throw wrong()
  const { newCounter } = found.authenticationInfo
  const copied = (newCounter > 0 || row.counter > 0) && newCounter <= row.counter
  if (copied) {
    await inOneGo(db, { by: SYSTEM, now, requestId }, work => blockPasskey(work, row, newCounter))
    throw new NotSignedIn('This passkey was copied and is blocked. Sign in another way and remove it', undefined, {
      rule: 'passkey-copied',
    })
  }
  await once(attempt, challenge)
  if (!(await countPasskeyUse(db.sql, row, now, newCounter))) throw wrong()
  return row
}

/** A challenge that was answered is answered no second time. */
export async function once({ db, wall: now }: Attempt, challenge: string): Promise<void> {
  const hash = createHash('sha256').update(challenge).digest('hex')
  if (!(await spendChallenge(db.sql, hash, { now, endsAt: addMinutes(now, 2 * CHALLENGE_MINUTES) }))) throw wrong()
}

/** JSON text of an object; the library looks at every part of it. */
export function objectText(answer: string): string {
  try {
    const given: unknown = JSON.parse(answer)
    if (given && typeof given === 'object') return answer
  } catch {}
  throw wrong()
}
