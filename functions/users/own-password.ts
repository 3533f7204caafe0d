import { revokeOtherSessions } from '~/db/users/session'
import { user } from '~/db/users/user'
import { invalid, Refused } from '~/domain/kit/problem'
import { passwordFault } from '~/domain/users/password'
import type { OwnPassword } from '~/domain/users/user'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { write } from '../kit/write'
import { addressOf, guarded } from './guesses'
import { hashPassword, verifyPassword } from './password'

/**
 * The own password: the present one is asked for, and every other session ends. Whoever sits at an open session could
 * guess it here, so wrong ones are limited as at the sign-in, but counted apart: nobody outside can lock this door.
 */
export async function changeOwnPassword(
  c: Ctx,
  { currentPassword, newPassword }: OwnPassword,
): Promise<{ changed: true }> {
  const by = personOf(c)
  const { passwordHash, username } = await user.get(sqlOf(c), by.id)
  const guessed = { key: ownPasswordKey(by.id), by, what: 'present password refused', facts: {} }
  const good = await guarded(c, guessed, async () =>
    (await verifyPassword(currentPassword, passwordHash, addressOf(c))) ? true : null,
  )
  if (!good) throw invalid('currentPassword', 'This is not your present password')
  const fault = passwordFault(newPassword, username)
  if (fault) throw invalid('newPassword', fault)
  if (currentPassword === newPassword) throw invalid('newPassword', 'Choose another one than before')
  const newHash = await hashPassword(newPassword)
  return write(c, async work => {
    const row = await user.lock(work, by.id)
    if (row.passwordHash !== passwordHash) throw new Refused('The password was changed meanwhile; please try again')
    await user.move(
      work,
      row,
      { passwordHash: newHash, mustChangePassword: false, oneTimeUntil: null },
      'change password',
    )
    await revokeOtherSessions(work, row.id, 'password changed')
    return { changed: true }
  })
}

/** Under which wrong present passwords of a person are counted. */
export const ownPasswordKey = (userId: string) => `own-password:${userId}`
