import { lockSecrets, sealSecretsAnew } from '~/db/deliveries/e-ticket-subscription'
import type { Db } from '~/db/kit/open'
import type { SealKeys } from '../kit/sealed-text'
import { secretsOfReceivers } from './receiver-secret'

/** After a new key came in front of the one in use: what the earlier one sealed is sealed by the new one. */
export async function sealSubscriptionsAnew(db: Db, keys: SealKeys | null): Promise<number> {
  if (!keys || keys.length === 1) return 0
  return db.inTx(async sql => {
    let count = 0
    for (const { id, secret, previousSecret } of await lockSecrets(sql)) {
      const of = {
        secret: secretsOfReceivers.anew(keys, id, secret) ?? secret,
        previousSecret: secretsOfReceivers.anew(keys, id, previousSecret),
      }
      if (of.secret === secret && of.previousSecret === previousSecret) continue
      await sealSecretsAnew(sql, id, of)
      count++
    }
    return count
  })
}
