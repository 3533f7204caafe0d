import type { Sql } from '~/db/kit/open'
import { factorOf, spendRecovery, spendStep } from '~/db/users/second-factor'
import { isRecovery } from '~/domain/users/second-factor'
import { type FactorKey, hashOf, stepOf, unseal } from './second-factor-secret'

export type Factor = 'app' | 'recovery code'

/** By which of the two a code is right, once: a code that was used is a wrong one. Null for a wrong one. */
export async function checkCode(
  sql: Sql,
  key: FactorKey,
  userId: string,
  { code, now }: { code: string; now: Date },
): Promise<Factor | null> {
  if (isRecovery(code)) return (await spendRecovery(sql, userId, hashOf(userId, code), now)) ? 'recovery code' : null
  const factor = await factorOf(sql, userId)
  if (!factor?.sealed) return null
  const step = stepOf(unseal(key, userId, factor.sealed), code, now)
  return step !== null && (await spendStep(sql, userId, step)) ? 'app' : null
}
