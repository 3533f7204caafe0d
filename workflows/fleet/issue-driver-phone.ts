import type * as z from 'zod'
import { driver } from '~/db/fleet/driver'
import { type DriverPhoneRow, driverPhone, openCodeOf } from '~/db/fleet/driver-phone'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import type { Work } from '~/db/kit/work'
import { CODE_MINUTES, type DriverPhoneRevoke } from '~/domain/fleet/driver-phone'
import { Missing, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'

/** A code that makes a phone the driver's; the one before opens nothing any more. `wall` is the real time, by which it ends. */
export async function issueDriverPhone(
  work: Work,
  driverId: string,
  { codeHash, wall }: { codeHash: string; wall: Date },
): Promise<DriverPhoneRow> {
  await getSeenDriver(work.sql, work.by, driverId)
  const { active, driverName } = await driver.lock(work, driverId)
  if (!active) throw new Refused(`${driverName} does not drive for us`, undefined, { rule: 'inactive' })
  const before = await openCodeOf(work.sql, driverId)
  if (before) await driverPhone.move(work, before, { revokedAt: wall, codeHash: null }, 'replace code')
  return driverPhone.insert(work, { driverId, codeHash, codeEndsAt: addMinutes(wall, CODE_MINUTES) }, 'issue code')
}

/** From now on the phone opens nothing. */
export async function revokeDriverPhone(
  work: Work,
  driverId: string,
  { id, version, wall }: z.output<typeof DriverPhoneRevoke> & { wall: Date },
): Promise<{ id: string; revokedAt: Date | null }> {
  await getSeenDriver(work.sql, work.by, driverId)
  const found = await driverPhone.find(work.sql, id)
  if (found?.driverId !== driverId) throw new Missing('There is no such phone of this driver')
  const row = driverPhone.atVersion(await driverPhone.lock(work, id), version)
  if (row.revokedAt) throw new Refused('This phone is revoked already', undefined, { rule: 'revoked' })
  const { revokedAt } = await driverPhone.move(work, row, { revokedAt: wall, openUntil: null }, 'revoke')
  return { id, revokedAt }
}
