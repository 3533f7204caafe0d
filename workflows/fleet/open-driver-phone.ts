import { countPhoneUse, driverPhone, phoneOfCode } from '~/db/fleet/driver-phone'
import type { Sql } from '~/db/kit/open'
import { SYSTEM, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { OPEN_MINUTES, type PhoneUse } from '~/domain/fleet/driver-phone'
import * as words from '~/domain/fleet/words'
import { NotSignedIn, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { type Attempt, guarded } from '../users/guard-password'
import { verifyPassword } from '../users/hash-password'

/** Counted at once and outside the work of the call. Undefined is a phone that is revoked, or whose driver has left. */
export const askByDriverPhone = (sql: Sql, id: string, wall: Date): Promise<PhoneUse | undefined> =>
  countPhoneUse(sql, id, wall)

/** The phone that a code will make, with a pause that grows after wrong ones from the same address. */
export async function askByCode(attempt: Attempt, codeHash: string): Promise<string> {
  const { address, wall } = attempt
  const guessed = {
    key: `driver-code:${address}`,
    by: SYSTEM,
    what: 'code of a phone refused',
    facts: () => ({ address }),
    wrong: 'codes',
  }
  const id = await guarded(attempt, guessed, async () => (await phoneOfCode(attempt.db.sql, codeHash, wall)) ?? null)
  if (!id) throw new NotSignedIn(words.phoneCodeWrong())
  return id
}

/** The code is used: the phone is the driver's from now on, and opens with the PIN. */
export async function bindDriverPhone(
  work: Work,
  id: string,
  { pinHash, agent, wall }: { pinHash: string; agent: string | null; wall: Date },
): Promise<{ id: string }> {
  const row = await driverPhone.lock(work, id)
  if (row.boundAt || row.revokedAt || !row.codeEndsAt || row.codeEndsAt <= wall)
    throw new Refused(words.phoneCodeUsed(), undefined, { rule: 'code' })
  const openUntil = addMinutes(wall, OPEN_MINUTES)
  const values = { codeHash: null, codeEndsAt: null, boundAt: wall, lastUsedAt: wall, pinHash, agent, openUntil }
  await driverPhone.move(work, row, values, 'bind')
  return { id }
}

/** Whether the PIN is right; wrong ones make the next try wait longer, and nobody is locked out for good. */
export async function checkPin(attempt: Attempt, phone: PhoneUse, by: Person, pin: string): Promise<void> {
  const { address } = attempt
  const guessed = {
    key: `driver-phone:${phone.id}`,
    by,
    what: 'PIN refused',
    facts: () => ({ phone: phone.id, address }),
    wrong: 'PINs',
  }
  const right = await guarded(attempt, guessed, async () =>
    (await verifyPassword(pin, phone.pinHash, address)) ? true : null,
  )
  if (!right) throw new NotSignedIn(words.phonePinWrong(), undefined, { rule: 'pin' })
}

/** For a shift from now on, or shut again. */
export async function openDriverPhone(work: Work, id: string, until: Date | null): Promise<{ openUntil: Date | null }> {
  const row = await driverPhone.lock(work, id)
  await driverPhone.move(work, row, { openUntil: until }, until ? 'open' : 'shut')
  return { openUntil: until }
}
