import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { PhoneUse } from '~/domain/fleet/driver-phone'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { oneMoreCall } from '../kit/use-count'
import { users } from '../users/tables'
import { driverPhones } from './driver-phone-tables'
import { drivers } from './tables'

export const driverPhone = record(driverPhones, 'driver_phone', {
  label: 'phone',
  hidden: ['codeHash', 'pinHash', 'openUntil', 'lastUsedAt', 'minute', 'calls'],
})
export type DriverPhoneRow = typeof driverPhones.$inferSelect

const MOST_CALLS = 240

export type DriverPhoneLine = Pick<
  DriverPhoneRow,
  'id' | 'version' | 'agent' | 'createdAt' | 'codeEndsAt' | 'boundAt' | 'lastUsedAt' | 'revokedAt'
>

/** The phones of a driver, newest first; a code that nobody used is no phone. */
export function phonesOfDriver(sql: Sql, driverId: string): Promise<DriverPhoneLine[]> {
  const { id, version, agent, createdAt, codeEndsAt, boundAt, lastUsedAt, revokedAt } = driverPhones
  return sql
    .select({ id, version, agent, createdAt, codeEndsAt, boundAt, lastUsedAt, revokedAt })
    .from(driverPhones)
    .where(and(eq(driverPhones.driverId, driverId), isNotNull(boundAt)))
    .orderBy(desc(boundAt))
    .limit(20)
}

/** The code of a driver that was not used yet. */
export async function openCodeOf(sql: Sql, driverId: string): Promise<DriverPhoneRow | undefined> {
  const { boundAt, revokedAt } = driverPhones
  const [row] = await sql
    .select()
    .from(driverPhones)
    .where(and(eq(driverPhones.driverId, driverId), isNull(boundAt), isNull(revokedAt)))
  return row
}

/** Whoever left, was switched off, or whose account was switched off, is let in nowhere. */
const drives = and(
  eq(drivers.active, true),
  eq(drivers.removed, false),
  or(isNull(drivers.userId), eq(users.active, true)),
)

/** The id of the code that still holds, of a driver who drives for us. */
export async function phoneOfCode(sql: Sql, codeHash: string, wall: Date): Promise<string | undefined> {
  const [row] = await sql
    .select({ id: driverPhones.id })
    .from(driverPhones)
    .innerJoin(drivers, eq(drivers.id, driverPhones.driverId))
    .leftJoin(users, eq(users.id, drivers.userId))
    .where(
      and(
        eq(driverPhones.codeHash, codeHash),
        isNull(driverPhones.boundAt),
        isNull(driverPhones.revokedAt),
        gt(driverPhones.codeEndsAt, wall),
        drives,
      ),
    )
  return row?.id
}

/** Whose phone it is. Each use counts in its minute, and one too many is not counted further. */
export async function countPhoneUse(sql: Sql, id: string, wall: Date): Promise<PhoneUse | undefined> {
  const { pinHash, openUntil, driverId, calls } = driverPhones
  const [used] = await sql
    .update(driverPhones)
    .set({ ...oneMoreCall(driverPhones, MOST_CALLS, wall), lastUsedAt: wall })
    .where(and(eq(driverPhones.id, id), isNotNull(driverPhones.boundAt), isNull(driverPhones.revokedAt)))
    .returning({ driverId, pinHash, openUntil, calls })
  if (!used?.pinHash) return undefined
  const [of] = await sql
    .select({ driverName: drivers.driverName })
    .from(drivers)
    .leftJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(drivers.id, used.driverId), drives))
  const { calls: made, ...phone } = used
  return of && { id, ...phone, pinHash: used.pinHash, ...of, throttled: made > MOST_CALLS }
}
