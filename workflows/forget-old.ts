import type { Db } from '~/db/kit/open'
import { forgetAttempts } from '~/db/users/login-attempt'
import { type Clock, wallOf } from '~/domain/kit/clock'
import type { Shelf } from '~/domain/kit/ports'
import { forgetOldPositions } from './fleet/forget-positions'
import { forgetOldImports } from './kit/forget-imports'

/** Everything that is kept for some time only: positions of trucks, files of imports, failed sign-ins. Says how many went. */
export async function forgetOld(parts: { db: Db; clock: Clock; shelf: Shelf }): Promise<number> {
  const positions = await forgetOldPositions(parts)
  const imports = await forgetOldImports(parts)
  return positions + imports + (await forgetAttempts(parts.db.sql, wallOf(parts.clock)))
}
