import { jwtVerify, SignJWT } from 'jose'
import { NotSignedIn } from '~/domain/kit/problem'
import { CHALLENGE_MINUTES } from '~/domain/users/passkey'
import { keyNamed, keysOf, TOLERANCE, type Tokens } from '../kit/token'

/** Making a passkey asks for another challenge than using one: neither ticket opens the other door. */
type Purpose = 'make' | 'use'
const audienceOf = (purpose: Purpose) => `passkey-${purpose}`
const TYPE = 'passkey+jwt'
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
    .setExpirationTime(seconds + CHALLENGE_MINUTES * 60)
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
    throw new NotSignedIn('It took too long. Try the passkey again', undefined, { rule: 'passkey' })
  })
  return String(payload.challenge)
}
