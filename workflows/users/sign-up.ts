import type { Work } from '~/db/kit/work'
import { findByUsername, findPerson, user } from '~/db/users/user'
import { invalid } from '~/domain/kit/problem'
import { passwordFault } from '~/domain/users/password'
import type { SignUp } from '~/domain/users/sign-up'
import { hashPassword } from './hash-password'
import { beginSession, type Opening, type OpenSession } from './keep-session'

type NewAccount = Pick<SignUp, 'username' | 'name' | 'email'> & { passwordHash: string }

/** Looks at what is given and hashes the password, before a transaction begins. */
export async function newAccount({ password, ...given }: SignUp, address: string): Promise<NewAccount> {
  const fault = passwordFault(password, given.username)
  if (fault) throw invalid('password', fault)
  return { ...given, passwordHash: await hashPassword(password, address) }
}

/** Makes a user of the booking app, who is signed in by it; staff are made by administration alone. */
export async function signUp(work: Work, account: NewAccount, opening: Opening, wall: Date): Promise<OpenSession> {
  if (await findByUsername(work.sql, account.username)) throw invalid('username', 'This user name is taken')
  const row = await user.insert(work, { ...account, kind: 'booking', roles: ['customer'] }, 'sign up')
  const by = (await findPerson(work.sql, row.id))!
  return beginSession({ ...work, by, now: wall }, row, opening)
}
