import { jwtVerify, SignJWT } from 'jose'
import { NotSignedIn } from '~/domain/kit/problem'
import { CHALLENGE_MINUTES } from '~/domain/users/passkey'
import { keyNamed, keysOf, TOLERANCE, type Tokens } from '../kit/token'

/** Each purpose asks for a challenge of its own: no ticket opens another door. */
type Purpose = 'make' | 'use' | 'single-sign-on'
const audienceOf = (purpose: Purpose) => `challenge-${purpose}`
const TYPE = 'challenge+jwt'
/** Signing in elsewhere takes a password, a phone and a second thought. */
const MINUTES: Record<Purpose, number> = { make: CHALLENGE_MINUTES, use: CHALLENGE_MINUTES, 'single-sign-on': 15 }
const LATE: Record<Purpose, string> = {
  make: 'It took too long. Try the passkey again',
  use: 'It took too long. Try the passkey again',
  'single-sign-on': 'This sign-in is over or does not fit. Start again',
}
const NOBODY = 'anybody'

type Of = { purpose: Purpose; subject?: string }

/** Says that this portal gave out a challenge minutes ago, and to whom; nothing is kept until it is answered. */
export async function signChallenge(
  tokens: Tokens,
  { challenge, purpose, subject = NOBODY }: Of & { challenge: string },
  now: Date,
): Promise<string> {
  const { sign, kid } = await keysOf(tokens)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ challenge })
    .setProtectedHeader({ alg: 'ES256', typ: TYPE, kid })
    .setSubject(subject)
    .setIssuer(tokens.issuer)
    .setAudience(audienceOf(purpose))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + MINUTES[purpose] * 60)
    .sign(sign)
}

export async function readChallenge(
  tokens: Tokens,
  ticket: string,
  { purpose, subject = NOBODY }: Of,
  now: Date,
): Promise<string> {
  const { payload } = await jwtVerify(ticket, keyNamed(await keysOf(tokens)), {
    algorithms: ['ES256'],
    issuer: tokens.issuer,
    audience: audienceOf(purpose),
    subject,
    typ: TYPE,
    clockTolerance: TOLERANCE,
    currentDate: now,
    requiredClaims: ['exp', 'challenge'],
  }).catch(() => {
    const rule = purpose === 'single-sign-on' ? purpose : 'passkey'
    throw new NotSignedIn(LATE[purpose], undefined, { rule })
  })
  return String(payload.challenge)
}
