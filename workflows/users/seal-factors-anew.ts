import type { Db } from '~/db/kit/open'
import { lockFactors, sealAnew } from '~/db/users/second-factor'
import { sealedAnew as anew, type FactorKey } from './second-factor-secret'

/**
 * After a new key came in front of the one in use: what the earlier one sealed is sealed by the new one, so that the
 * earlier one can go. Says how many people that were. What no key opens stays as it is: its person sets up anew.
 */
export async function sealFactorsAnew(db: Db, key: FactorKey): Promise<number> {
  if (!key || key.length === 1) return 0
  return db.inTx(async sql => {
    let count = 0
    for (const { userId, sealed, pending } of await lockFactors(sql)) {
      const of = { sealed: anew(key, userId, sealed), pending: anew(key, userId, pending) }
      if (of.sealed === sealed && of.pending === pending) continue
      await sealAnew(sql, userId, of)
      count++
    }
    return count
  })
}
