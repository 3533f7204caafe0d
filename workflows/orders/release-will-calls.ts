import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { dueCalls } from '~/db/orders/will-call'
import type { Person } from '~/domain/access/roles'
import { newId } from '~/domain/kit/uuid'
import { isAwaited, NOT_CALLED } from '~/domain/orders/will-call'
import { unlessRefused } from '../kit/unless-refused'
import { advanceLocked } from '../kit/workflow'
import { orderFlow } from './order'

/** By the right of those who hold orders. */
const RELEASER: Person = { ...SYSTEM, roles: ['dispatcher_manager'] }

/**
 * Gives the time of orders to others whose sites did not call by when they were told: they go on hold, where waiting loads
 * take neither capacity nor trucks. Says how many there were.
 */
export async function releaseWillCalls(db: Db, now: Date): Promise<number> {
  let released = 0
  for (const { id } of await dueCalls(db.sql, now)) released += Number(await releaseOne(db, id, now))
  return released
}

/** The site may have called since it was read. */
async function releaseOne(db: Db, id: string, now: Date): Promise<boolean> {
  const reason = NOT_CALLED
  const released = await unlessRefused(() =>
    inOneGo(db, { by: RELEASER, now, requestId: newId(), reason }, async work => {
      const row = await order.lock(work, id)
      if (row.status !== 'confirmed' || !isAwaited(row) || !row.callBy || row.callBy > now) return false
      const values = { holdReason: reason, heldFrom: row.status }
      await advanceLocked(work, orderFlow, row, { type: 'hold', reason, values })
      return true
    }),
  )
  return released ?? false
}
