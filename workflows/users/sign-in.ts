import { inOneGo, SYSTEM } from '~/db/kit/work'
import { findByUsername, findPerson, type UserRow } from '~/db/users/user'
import { APP_ROLES } from '~/domain/access/roles'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import type { Login } from '~/domain/users/session'
import { type Attempt, accountKey, guarded } from './guard-password'
import { verifyPassword } from './hash-password'
import { beginSession, type Opening, type OpenSession } from './keep-session'

/**
 * An unknown name, a wrong password and a disabled person get the same answer after the same work, so that names cannot
 * be listed. The password is looked at outside of any transaction: hashing takes long, and no row is held for it.
 */
export async function signIn(attempt: Attempt, { username, password }: Login, opening: Opening): Promise<OpenSession> {
  const { db, address, wall: now, requestId } = attempt
  // A name that nobody has may be a password in the wrong field: it is not kept.
  let known: string | null = null
  const facts = () => ({ username: known, address })
  const guessed = { key: accountKey(username), by: SYSTEM, what: 'sign in refused', facts }
  const user = await guarded(attempt, guessed, async () => {
    const found = await findByUsername(db.sql, username)
    known = found?.username ?? null
    const good = await verifyPassword(password, found?.passwordHash, address)
    return found && good && mayComeIn(found, now) ? found : null
  })
  if (!user) throw new NotSignedIn('User name or password is wrong')
  refuseAppUsers(user)
  const by = (await findPerson(db.sql, user.id))!
  return inOneGo(db, { by, now, requestId }, work => beginSession(work, user, opening))
}

/** Switched off, or with a one-time password that is over: the right password is a wrong one. */
const mayComeIn = ({ active, mustChangePassword, oneTimeUntil }: UserRow, now: Date) =>
  active && !(mustChangePassword && oneTimeUntil && oneTimeUntil < now)

function refuseAppUsers(user: UserRow): void {
  if (user.kind !== 'staff' || user.roles.every(role => (APP_ROLES as readonly string[]).includes(role)))
    throw new Denied('This user belongs to the booking app or the driver app; the portal is for staff')
}
