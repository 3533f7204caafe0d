import { getSeenDriver } from '~/db/fleet/driver-rows'
import type { Work } from '~/db/kit/work'
import { clearFailures } from '~/db/users/login-attempt'
import { user } from '~/db/users/user'
import { Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { accountKey, ownPasswordKey } from './guard-password'
import type { OneTime } from './hash-password'
import { keyOf, ONE_DAY, onlyAdminsTouchAdmins, type SavedUser } from './save-user'

/** A one-time password for somebody else, to be changed within a day; their sessions end. */
export async function resetPassword(work: Work, userId: string, { secret, hash }: OneTime): Promise<SavedUser> {
  const row = await user.lock(work, userId)
  onlyAdminsTouchAdmins(work, row.roles)
  const changed = await user.move(
    work,
    row,
    {
      passwordHash: hash,
      mustChangePassword: true,
      oneTimeUntil: addMinutes(work.now, ONE_DAY),
      credentialEpoch: row.credentialEpoch + 1,
    },
    'reset password',
  )
  for (const key of [accountKey(row.username), ownPasswordKey(row.id)]) await clearFailures(work.sql, key)
  return { ...keyOf(changed), username: changed.username, oneTimePassword: secret }
}

/** The same for the account of a driver's app. */
export async function resetDriverPassword(work: Work, driverId: string, once: OneTime) {
  const driver = await getSeenDriver(work.sql, work.by, driverId)
  if (!driver.userId)
    throw new Refused(`${driver.driverName} has no account of the driver app`, undefined, { rule: 'no-account' })
  const { username, oneTimePassword } = await resetPassword(work, driver.userId, once)
  return { driverId, username, oneTimePassword }
}
