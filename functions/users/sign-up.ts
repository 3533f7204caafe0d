import { findByUsername, findPerson, user } from '~/db/users/user'
import { invalid } from '~/domain/kit/problem'
import { passwordFault } from '~/domain/users/password'
import type { SignedUp, SignUp } from '~/domain/users/sign-up'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'
import { addressOf } from './guesses'
import { hashPassword } from './password'
import { begin } from './sign-in'

/** Makes a user of the booking app, who is signed in by it; staff are made by administration alone. */
export async function signUp(c: Ctx, { username, password, name, email }: SignUp): Promise<SignedUp> {
  const fault = passwordFault(password, username)
  if (fault) throw invalid('password', fault)
  const passwordHash = await hashPassword(password, addressOf(c))
  return write(c, async work => {
    if (await findByUsername(work.sql, username)) throw invalid('username', 'This user name is taken')
    const values = { kind: 'booking', username, name, email, roles: ['customer'], passwordHash }
    const row = await user.insert(work, values, 'sign up')
    // Sessions live by the real time, whatever the demo's clock says.
    const by = (await findPerson(work.sql, row.id))!
    return { id: row.id, username: row.username, ...(await begin(c, { ...work, by, now: c.var.wall }, row)) }
  })
}
