import { createHash } from 'node:crypto'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { factorsInForce } from '~/db/users/second-factor'
import { findByUsername, findPerson, type UserRow, user as users } from '~/db/users/user'
import { APP_ROLES, type Role } from '~/domain/access/roles'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import type { Login } from '~/domain/users/session'
import { type Claims, provedAt, twoFactors } from '~/domain/users/single-sign-on'
import * as words from '~/domain/users/words'
import { checkCode } from './check-second-factor'
import { type Attempt, accountKey, guarded } from './guard-password'
import { verifyPassword } from './hash-password'
import { beginSession, type Opening, type OpenSession, type Proof } from './keep-session'
import { type PasskeyPlace, provenPasskey } from './passkey-answer'
import type { FactorKey } from './second-factor-secret'
import { needsFactor } from './set-up-second-factor'

/**
 * An unknown name, a wrong password and a disabled person get the same answer after the same work, so that names cannot
 * be listed. The password is looked at outside of any transaction: hashing takes long, and no row is held for it.
 */
export async function signIn(
  attempt: Attempt,
  { username, password }: Login,
  opening: Opening,
  ticketFor: (of: TicketOf) => Promise<string>,
): Promise<OpenSession> {
  const { db, address, wall: now } = attempt
  // A name that nobody has may be a password in the wrong field: it is not kept.
  let known: string | null = null
  const facts = () => ({ username: known, address })
  const guessed = { key: accountKey(username), by: SYSTEM, what: 'sign in refused', facts }
  const user = await guarded(attempt, guessed, async () => {
    const found = await findByUsername(db.sql, username)
    known = found?.username ?? null
    const good = await verifyPassword(password, found?.passwordHash, address)
    if (!found || !good || !mayComeIn(found, now)) return null
    // Thrown from here the password neither counts as wrong nor forgives wrong codes: they share one count.
    const ways = await factorsInForce(db.sql, found.id)
    if (ways.length) throw new SecondStepNeeded(await ticketFor({ userId: found.id, proof: proofOf(found) }), ways)
    return found
  })
  if (!user) throw new NotSignedIn(words.signInWrong())
  return opened(attempt, user, opening, {
    mustEnrol: await needsFactor(db.sql, user.roles as Role[], now),
  })
}

/** Whose password was right, and by what the second step tells that it is the password still. */
type TicketOf = { userId: string; proof: string }

const proofOf = ({ passwordHash, credentialEpoch }: UserRow): string =>
  createHash('sha256').update(`${credentialEpoch} ${passwordHash}`).digest('base64url')

class SecondStepNeeded extends NotSignedIn {
  constructor(ticket: string, ways: readonly ('code' | 'passkey')[]) {
    const asks = ways.includes('code')
      ? 'Enter the code of your authenticator app'
      : 'Use your passkey or a recovery code'
    super(asks, undefined, { rule: 'second-factor', ticket, ways })
  }
}

/** The second step: whoever has the ticket of the first one gave the right password minutes ago, if it is still theirs. */
export async function signInByCode(
  attempt: Attempt,
  key: FactorKey,
  { userId, proof, code }: TicketOf & { code: string },
  opening: Opening,
): Promise<OpenSession> {
  const { db, address, wall: now } = attempt
  const user = (await users.byIds(db.sql, [userId])).get(userId)
  if (!user || proofOf(user) !== proof || !mayComeIn(user, now))
    throw new NotSignedIn('The sign-in has expired. Start again')
  const facts = () => ({ username: user.username, address })
  const guessed = { key: accountKey(user.username), by: SYSTEM, what: 'code refused', facts }
  const factor = await guarded(attempt, guessed, () => checkCode(db.sql, key, userId, { code, now }))
  if (!factor) throw new NotSignedIn('This code is wrong or was used already', undefined, { rule: 'second-factor' })
  return opened(attempt, user, opening, { mustEnrol: false, factor })
}

/** A passkey that asked for finger, face or PIN is both steps at once: no password, and no role asks for more. */
export async function signInByPasskey(
  attempt: Attempt,
  place: PasskeyPlace,
  answered: { challenge: string; answer: string },
  opening: Opening,
): Promise<OpenSession> {
  const { userId } = await provenPasskey(attempt, place, answered)
  const user = (await users.byIds(attempt.db.sql, [userId])).get(userId)
  if (!user || !mayComeIn(user, attempt.wall)) throw new NotSignedIn('This passkey does not fit')
  return opened(attempt, user, opening, { mustEnrol: false, factor: 'passkey' })
}

/**
 * A person whom the company's identity provider vouches for. Where it asked for one factor alone, a second one is asked
 * for here as after a password; and a session of there that began this morning is no fresh proof of who sits here now.
 */
export async function signInByProvider(
  attempt: Attempt,
  { user, claims }: { user: UserRow; claims: Claims },
  opening: Opening,
  ticketFor: (of: TicketOf) => Promise<string>,
): Promise<OpenSession> {
  const { db, wall: now } = attempt
  if (!mayComeIn(user, now)) throw new NotSignedIn('This account is inactive. Ask your administrator')
  const strong = twoFactors(claims)
  const ways = strong ? [] : await factorsInForce(db.sql, user.id)
  if (ways.length) throw new SecondStepNeeded(await ticketFor({ userId: user.id, proof: proofOf(user) }), ways)
  const asked = provedAt(claims)?.getTime() ?? 0
  return opened(attempt, user, opening, {
    mustEnrol: !strong && (await needsFactor(db.sql, user.roles as Role[], now)),
    factor: 'single sign-on',
    provedAt: new Date(Math.min(asked, now.getTime())),
  })
}

async function opened(attempt: Attempt, user: UserRow, opening: Opening, proof: Proof): Promise<OpenSession> {
  refuseAppUsers(user)
  const { db, wall: now, requestId } = attempt
  const by = (await findPerson(db.sql, user.id))!
  return inOneGo(db, { by, now, requestId }, work => beginSession(work, user, opening, proof))
}

/** Switched off, or with a one-time password that is over: the right password is a wrong one. */
const mayComeIn = ({ active, mustChangePassword, oneTimeUntil }: UserRow, now: Date) =>
  active && !(mustChangePassword && oneTimeUntil && oneTimeUntil < now)

function refuseAppUsers(user: UserRow): void {
  if (user.kind !== 'staff' || user.roles.every(role => (APP_ROLES as readonly string[]).includes(role)))
    throw new Denied('This user belongs to the booking app or the driver app; the portal is for staff')
}
