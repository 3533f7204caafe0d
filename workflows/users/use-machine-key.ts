import type { Sql } from '~/db/kit/open'
import { countKeyUse, type KeyUse } from '~/db/users/machine-key'
import type { MachinePurpose } from '~/domain/users/machine-key'

/** Counted at once and outside the work of the call: a refused call has been made all the same. */
export const askByMachineKey = (
  sql: Sql,
  of: { purpose: MachinePurpose; hash: string },
  wall: Date,
): Promise<KeyUse | undefined> => countKeyUse(sql, of, wall)
