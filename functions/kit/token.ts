import { importJWK, jwtVerify, SignJWT } from 'jose'
import { NotSignedIn } from '~/domain/kit/problem'
import { newId } from '~/domain/kit/uuid'
import type { Settings } from '../settings'

/** The access token says who and which session, nothing about rights; it lives ten minutes at most. */
export type Tokens = Settings['tokens']
type Key = Awaited<ReturnType<typeof importJWK>>
type Keys = { sign: Key; kid: string; open: ReadonlyMap<string, Key> }
const keys = new WeakMap<object, Promise<Keys>>()

export function keysOf(tokens: Tokens): Promise<Keys> {
  const found = keys.get(tokens) ?? importKeys(tokens.keys)
  keys.set(tokens, found)
  return found
}

/** The first key signs; a token names the key that signed it. */
async function importKeys(all: Tokens['keys']): Promise<Keys> {
  const open = all.map(async ({ d: _private, ...key }) => [key.kid, await importJWK(key, 'ES256')] as const)
  return { sign: await importJWK(all[0], 'ES256'), kid: all[0].kid, open: new Map(await Promise.all(open)) }
}

export const keyNamed =
  ({ open }: Keys) =>
  ({ kid }: { kid?: string }) => {
    const key = open.get(kid ?? '')
    if (!key) throw new NotSignedIn('The session has expired')
    return key
  }

export async function signToken(
  tokens: Tokens,
  of: { userId: string; sessionId: string },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + tokens.accessMinutes * 60_000)
  const { sign, kid } = await keysOf(tokens)
  const token = await new SignJWT({ sid: of.sessionId })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
    .setSubject(of.userId)
    .setJti(newId(now.getTime()))
    .setIssuer(tokens.issuer)
    .setAudience(tokens.audience)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(sign)
  return { token, expiresAt }
}

type Verified = { userId: string; sessionId: string; from: number; until: number }
const verified = new WeakMap<object, Map<string, Verified>>()
const MOST_KEPT = 2000
/** Clocks of two nodes may differ by a minute. */
export const TOLERANCE = 60

/**
 * Whose token it is. A signature that was right stays right, so it is computed once a token; whether the minutes are over
 * is asked every time, and the session behind it is read by the caller.
 */
export async function readToken(
  tokens: Tokens,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string }> {
  const kept = verified.get(tokens) ?? new Map<string, Verified>()
  verified.set(tokens, kept)
  const seconds = now.getTime() / 1000
  const known = kept.get(token)
  if (known && seconds >= known.from && seconds <= known.until) return known
  const fresh = await verify(tokens, token, now)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(token, fresh)
  return fresh
}

/** Whose token was found right before, without asking again: enough to tell people apart, not to let them in. */
export const ownerKnownBefore = (tokens: Tokens, token: string): string | undefined =>
  verified.get(tokens)?.get(token)?.userId

async function verify(tokens: Tokens, token: string, now: Date): Promise<Verified> {
  const { payload } = await jwtVerify(token, keyNamed(await keysOf(tokens)), {
    algorithms: ['ES256'],
    issuer: tokens.issuer,
    audience: tokens.audience,
    typ: 'at+jwt',
    clockTolerance: TOLERANCE,
    currentDate: now,
    maxTokenAge: `${tokens.accessMinutes}m`,
    requiredClaims: ['sub', 'sid', 'jti', 'exp'],
  }).catch(() => {
    throw new NotSignedIn('The session has expired')
  })
  const { sub, sid, iat, exp } = payload
  return { userId: String(sub), sessionId: String(sid), from: iat! - TOLERANCE, until: exp! }
}

/** How long somebody may look for their phone between password and code. */
const TICKET_MINUTES = 5
const TICKET = { typ: 'second-step+jwt', audience: 'second-step' } as const

/** Whose password was right, and by what a later look tells that it still is. */
export type TicketOf = { userId: string; proof: string }

/** Says that the password of a person was right minutes ago, and opens nothing by itself. */
export async function signTicket(tokens: Tokens, { userId, proof }: TicketOf, now: Date): Promise<string> {
  const { sign, kid } = await keysOf(tokens)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ proof })
    .setProtectedHeader({ alg: 'ES256', typ: TICKET.typ, kid })
    .setSubject(userId)
    .setIssuer(tokens.issuer)
    .setAudience(TICKET.audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TICKET_MINUTES * 60)
    .sign(sign)
}

export async function readTicket(tokens: Tokens, ticket: string, now: Date): Promise<TicketOf> {
  const { payload } = await jwtVerify(ticket, keyNamed(await keysOf(tokens)), {
    algorithms: ['ES256'],
    issuer: tokens.issuer,
    audience: TICKET.audience,
    typ: TICKET.typ,
    clockTolerance: TOLERANCE,
    currentDate: now,
    requiredClaims: ['sub', 'exp', 'proof'],
  }).catch(() => {
    throw new NotSignedIn('The sign-in has expired. Start again')
  })
  return { userId: String(payload.sub), proof: String(payload.proof) }
}
