import { settingOn } from '~/db/kit/setting'
import type { Breaches } from '~/domain/kit/ports'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { BREACHED, passwordFault } from '~/domain/users/password'
import { isCommonPassword } from './common-passwords'
import type { Attempt } from './guard-password'
import { hashPassword } from './hash-password'

type Chosen = {
  password: string
  /** Whose it will be. */
  of: { username: string; name: string }
  /** As the form calls it. */
  field: 'newPassword' | 'password'
  breaches?: Breaches
}

/**
 * Every password that somebody chooses is looked at here, and hashed when it will do. Those that the portal makes itself
 * (`oneTime`) are 95 random bits, and nobody keeps them.
 */
export async function newPasswordHash(
  { db, address, wall }: Attempt,
  { password, of, field, breaches }: Chosen,
  /** Whoever signs up asks from outside, and takes turns. */
  place?: typeof address,
): Promise<string> {
  const { name: company } = await settingOn(db.sql, 'company.letterhead', businessDay(wall))
  const fault = passwordFault(password, { ...of, company }, isCommonPassword)
  if (fault) throw invalid(field, fault)
  if (await breaches?.know(password)) throw invalid(field, BREACHED)
  return hashPassword(password, place)
}
