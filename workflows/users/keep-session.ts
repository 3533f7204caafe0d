import { createHash, randomBytes } from 'node:crypto'
import type { Work } from '~/db/kit/work'
import {
  addRefreshToken,
  lockRefreshToken,
  openSession,
  revokeSession,
  spendRefreshToken,
  touchSession,
} from '~/db/users/session'
import type { UserRow } from '~/db/users/user'
import { addMinutes } from '~/domain/kit/time'

/** From where a session is opened, and how long it lasts at most. */
export type Opening = { address: string; agent: string | null; longestHours: number }
/** How somebody proved to be the person, and whether their role asks for more than they have. */
export type Proof = {
  mustEnrol: boolean
  factor?: 'app' | 'recovery code' | 'passkey' | 'single sign-on'
  /** When the person was asked, where that was not just now. */
  provedAt?: Date
}

/** A session as it goes on: whose it is, and the token that carries it one step further. */
export type OpenSession = { user: UserRow; sessionId: string; refreshToken: string }

/** Sessions live by the real time, whatever the demo's clock says: so does the work that opens or carries one. */
export async function beginSession(
  work: Work,
  user: UserRow,
  { address, agent, longestHours }: Opening,
  { mustEnrol, factor, provedAt }: Proof = { mustEnrol: false },
): Promise<OpenSession> {
  const of = {
    userId: user.id,
    credentialEpoch: user.credentialEpoch,
    endsAt: addMinutes(work.now, longestHours * 60),
    address,
    agent,
    mustEnrol,
    provedAt: provedAt ?? null,
  }
  const { id } = await openSession(work, of, factor)
  return nextToken(work, user, id)
}

/** Single use: a token that comes back after its grace means that it was copied, and the whole session ends. */
export async function refreshSession(
  work: Work,
  token: string,
  { idleMinutes, graceSeconds }: { idleMinutes: number; graceSeconds: number },
): Promise<OpenSession | null> {
  const found = await lockRefreshToken(work.sql, hashOf(token))
  if (!found || found.session.revokedAt || found.session.endsAt <= work.now || !found.user.active) return null
  if (found.user.credentialEpoch !== found.session.credentialEpoch) return null
  if (addMinutes(found.session.lastSeenAt, idleMinutes) < work.now) return null
  const { user, session } = found
  if (!found.token.usedAt) return nextToken(work, user, session.id, token)
  const inGrace = work.now.getTime() - found.token.usedAt.getTime() <= graceSeconds * 1000
  if (inGrace && found.token.successor)
    return { user, sessionId: session.id, refreshToken: unwrap(found.token.successor, token) }
  await revokeSession(work, session.id, 'refresh token replayed')
  return null
}

export async function endSession(work: Work, sessionId: string): Promise<{ signedOut: true }> {
  await revokeSession(work, sessionId, 'sign out')
  return { signedOut: true }
}

async function nextToken(work: Work, user: UserRow, sessionId: string, spent?: string): Promise<OpenSession> {
  const next = randomBytes(32).toString('base64url')
  await addRefreshToken(work.sql, hashOf(next), sessionId, work.now)
  if (spent) await spendRefreshToken(work.sql, hashOf(spent), wrap(next, spent), work.now)
  await touchSession(work.sql, sessionId, work.now)
  return { user, sessionId, refreshToken: next }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The successor is kept readable only for whoever still holds the spent token. */
const padOf = (spent: string) => createHash('sha512').update(`successor:${spent}`).digest()
const wrap = (next: string, spent: string) => xor(Buffer.from(next), padOf(spent)).toString('base64url')
const unwrap = (sealed: string, spent: string) => xor(Buffer.from(sealed, 'base64url'), padOf(spent)).toString()
const xor = (bytes: Buffer, pad: Buffer) => Buffer.from(bytes.map((byte, at) => byte ^ pad[at % pad.length]!))
