import type { Work } from '~/db/kit/work'
import { revokeOtherSessions } from '~/db/users/session'
import { user } from '~/db/users/user'
import type { Person } from '~/domain/access/roles'
import type { Breaches } from '~/domain/kit/ports'
import { invalid, Refused } from '~/domain/kit/problem'
import type { OwnPassword } from '~/domain/users/user'
import { type Attempt, guarded, ownPasswordKey } from './guard-password'
import { verifyPassword } from './hash-password'
import { newPasswordHash } from './new-password'

/** The hash of the present password, which was given, and of the one that comes after it. */
type Proven = { presentHash: string | null; newHash: string }

/**
 * The present password is asked for. Whoever sits at an open session could guess it here, so wrong ones are limited as at
 * the sign-in, but counted apart: nobody outside can lock this door.
 */
export async function provePresent(attempt: Attempt, by: Person, currentPassword: string) {
  const { passwordHash, username, name } = await user.get(attempt.db.sql, by.id)
  const guessed = {
    key: ownPasswordKey(by.id),
    by,
    what: 'present password refused',
    facts: () => ({ address: attempt.address }),
  }
  const good = await guarded(attempt, guessed, async () =>
    (await verifyPassword(currentPassword, passwordHash, attempt.address)) ? true : null,
  )
  if (!good) throw invalid('currentPassword', 'Your current password is wrong')
  return { presentHash: passwordHash, username, name }
}

export async function provePassword(
  attempt: Attempt,
  by: Person,
  { currentPassword, newPassword }: OwnPassword,
  breaches?: Breaches,
): Promise<Proven> {
  const { presentHash, ...of } = await provePresent(attempt, by, currentPassword)
  if (currentPassword === newPassword) throw invalid('newPassword', 'Choose a different password')
  const chosen = { password: newPassword, of, field: 'newPassword', breaches } as const
  return { presentHash, newHash: await newPasswordHash(attempt, chosen) }
}

/** The own password: every other session ends. */
export async function changePassword(work: Work, { presentHash, newHash }: Proven): Promise<{ changed: true }> {
  const row = await user.lock(work, work.by.id)
  if (row.passwordHash !== presentHash) throw new Refused('The password has changed. Please try again')
  await user.move(
    work,
    row,
    { passwordHash: newHash, mustChangePassword: false, oneTimeUntil: null },
    'change password',
  )
  await revokeOtherSessions(work, row.id, 'password changed')
  return { changed: true }
}
