import type { Work } from '~/db/kit/work'
import { findByUsername, user } from '~/db/users/user'
import { invalid } from '~/domain/kit/problem'
import { passwordFault } from '~/domain/users/password'
import type { SignUp } from '~/domain/users/sign-up'
import { hashPassword } from './password'

/** Makes a user of the booking app; staff are made by administration alone. */
export async function signUp(
  work: Work,
  { username, password, name, email }: SignUp,
): Promise<{ id: string; username: string }> {
  const fault = passwordFault(password, username)
  if (fault) throw invalid('password', fault)
  if (await findByUsername(work.sql, username)) throw invalid('username', 'This user name is taken')
  const row = await user.insert(
    work,
    { kind: 'booking', username, name, email, roles: ['customer'], passwordHash: await hashPassword(password) },
    'sign up',
  )
  return { id: row.id, username: row.username }
}
