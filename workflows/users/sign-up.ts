import type { Work } from '~/db/kit/work'
import { findByUsername, findPerson, user } from '~/db/users/user'
import type { Breaches } from '~/domain/kit/ports'
import { invalid } from '~/domain/kit/problem'
import type { SignUp } from '~/domain/users/sign-up'
import type { Attempt } from './guard-password'
import { beginSession, type Opening, type OpenSession } from './keep-session'
import { newPasswordHash } from './new-password'

type NewAccount = Pick<SignUp, 'username' | 'name' | 'email'> & { passwordHash: string }

/** Looks at what is given and hashes the password, before a transaction begins. */
export async function newAccount(
  attempt: Attempt,
  { password, ...given }: SignUp,
  breaches?: Breaches,
): Promise<NewAccount> {
  const chosen = { password, of: given, field: 'password', breaches } as const
  return { ...given, passwordHash: await newPasswordHash(attempt, chosen, attempt.address) }
}

/** Makes a user of the booking app, who is signed in by it; staff are made by administration alone. */
export async function signUp(work: Work, account: NewAccount, opening: Opening, wall: Date): Promise<OpenSession> {
  if (await findByUsername(work.sql, account.username)) throw invalid('username', 'This user name is taken')
  const row = await user.insert(work, { ...account, kind: 'booking', roles: ['customer'] }, 'sign up')
  const by = (await findPerson(work.sql, row.id))!
  return beginSession({ ...work, by, now: wall }, row, opening)
}
