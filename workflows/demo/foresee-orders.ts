import { demoPerson } from '~/db/demo/closed-loads'
import { unforeseenOrders } from '~/db/demo/unforeseen-orders'
import type { Db } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { keptPreview } from '~/db/orders/order-preview'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { newId } from '~/domain/kit/uuid'
import { keepPreview } from '../orders/keep-preview'

/** Orders of today and the days ahead, which people open first: they have their price when the portal is ready. */
export const AT_THE_START = 90
/** As many as a round bears: the months before have theirs some minutes later. */
const A_ROUND = 15

/** What orders of the demo company were foreseen to cost, kept as when a dispatcher booked them; the last days first. */
export async function foreseeDemoOrders(db: Db, now: Date, most: number = A_ROUND): Promise<number> {
  const ids = await unforeseenOrders(db.sql, most)
  const by = ids.length ? await demoPerson(db.sql, 'dispatcher') : undefined
  if (!by) return 0
  return inOneGo(db, { by: { ...by, scope: { ...by.scope, all: true } }, now, requestId: newId() }, async work => {
    let kept = 0
    for (const id of ids) {
      const order = await lockSeenOrder(work, id)
      // Somebody may have changed it meanwhile, and it was kept with that.
      if (await keptPreview(work.sql, id)) continue
      await keepPreview({ ...work, now: order.createdAt }, order)
      kept++
    }
    return kept
  })
}
