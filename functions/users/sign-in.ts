import { createHash, randomBytes } from 'node:crypto'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import {
  addRefreshToken,
  lockRefreshToken,
  openSession,
  revokeSession,
  spendRefreshToken,
  touchSession,
} from '~/db/users/session'
import { findByUsername, findPerson, type UserRow } from '~/db/users/user'
import { APP_ROLES } from '~/domain/access/roles'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import type { Login, SignedIn } from '~/domain/users/session'
import type { Ctx } from '../kit/context'
import { signToken } from '../kit/token'
import { addressOf, guarded } from './guesses'
import { verifyPassword } from './password'

/**
 * An unknown name, a wrong password and a disabled person get the same answer after the same work, so that names cannot
 * be listed.
 */
export async function signIn(c: Ctx, { username, password }: Login): Promise<SignedIn> {
  const { parts, wall: now, requestId } = c.var
  const address = addressOf(c)
  const guessed = { key: accountKey(username), by: SYSTEM, what: 'sign in refused', facts: { username, address } }
  const user = await guarded(c, guessed, async () => {
    const found = await findByUsername(parts.db.sql, username)
    const good = await verifyPassword(password, found?.passwordHash, address)
    return found && good && mayComeIn(found, now) ? found : null
  })
  if (!user) throw new NotSignedIn('User name or password is wrong')
  refuseAppUsers(user)
  const by = (await findPerson(parts.db.sql, user.id))!
  return inOneGo(parts.db, { by, now, requestId }, work => begin(c, work, user))
}

/** Switched off, or with a one-time password that is over: the right password is a wrong one. */
const mayComeIn = ({ active, mustChangePassword, oneTimeUntil }: UserRow, now: Date) =>
  active && !(mustChangePassword && oneTimeUntil && oneTimeUntil < now)

/** Opens the session of somebody who is known by now: who gave the right password, or who just signed up. */
export async function begin(c: Ctx, work: Work, user: UserRow): Promise<SignedIn> {
  const { id } = await openSession(work, {
    userId: user.id,
    credentialEpoch: user.credentialEpoch,
    endsAt: addMinutes(c.var.wall, c.var.parts.settings.tokens.longestHours * 60),
    address: addressOf(c),
    agent: c.req.header('user-agent')?.slice(0, 200) ?? null,
  })
  return tokensFor(c, work, user, id)
}

/** Single use: a token that comes back after its grace means that it was copied, and the whole session ends. */
export async function refresh(c: Ctx, token: string): Promise<SignedIn> {
  const { parts, wall: now, requestId } = c.var
  const { tokens } = parts.settings
  const outcome = await inOneGo(parts.db, { by: SYSTEM, now, requestId }, async work => {
    const found = await lockRefreshToken(work.sql, hashOf(token))
    if (!found || found.session.revokedAt || found.session.endsAt <= now || !found.user.active) return null
    if (found.user.credentialEpoch !== found.session.credentialEpoch) return null
    if (addMinutes(found.session.lastSeenAt, tokens.idleMinutes) < now) return null
    if (!found.token.usedAt) return tokensFor(c, work, found.user, found.session.id, token)
    const inGrace = now.getTime() - found.token.usedAt.getTime() <= tokens.graceSeconds * 1000
    if (inGrace && found.token.successor)
      return answer(c, found.user, found.session.id, unwrap(found.token.successor, token))
    await revokeSession(work, found.session.id, 'refresh token replayed')
    return null
  })
  if (!outcome) throw new NotSignedIn('The session has expired')
  return outcome
}

async function tokensFor(c: Ctx, work: Work, user: UserRow, sessionId: string, spent?: string): Promise<SignedIn> {
  const next = randomBytes(32).toString('base64url')
  await addRefreshToken(work.sql, hashOf(next), sessionId, work.now)
  if (spent) await spendRefreshToken(work.sql, hashOf(spent), wrap(next, spent), work.now)
  await touchSession(work.sql, sessionId, work.now)
  return answer(c, user, sessionId, next)
}

async function answer(c: Ctx, user: UserRow, sessionId: string, refreshToken: string): Promise<SignedIn> {
  const { token, expiresAt } = await signToken(c.var.parts.settings.tokens, { userId: user.id, sessionId }, c.var.wall)
  return { token, refreshToken, expiresAt: expiresAt.toISOString(), mustChangePassword: user.mustChangePassword }
}

function refuseAppUsers(user: UserRow): void {
  if (user.kind !== 'staff' || user.roles.every(role => (APP_ROLES as readonly string[]).includes(role)))
    throw new Denied('This user belongs to the booking app or the driver app; the portal is for staff')
}

/** Under which the failures of an account are counted, whether it exists or not. */
export const accountKey = (username: string) => `account:${username.toLowerCase()}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The successor is kept readable only for whoever still holds the spent token. */
const padOf = (spent: string) => createHash('sha512').update(`successor:${spent}`).digest()
const wrap = (next: string, spent: string) => xor(Buffer.from(next), padOf(spent)).toString('base64url')
const unwrap = (sealed: string, spent: string) => xor(Buffer.from(sealed, 'base64url'), padOf(spent)).toString()
const xor = (bytes: Buffer, pad: Buffer) => Buffer.from(bytes.map((byte, at) => byte ^ pad[at % pad.length]!))
