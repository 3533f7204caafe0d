import { demoPerson } from '~/db/demo/closed-loads'
import { unforeseenOrders } from '~/db/demo/unforeseen-orders'
import { bulkInsert } from '~/db/kit/bulk'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { keptPreview } from '~/db/orders/order-preview'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { orderPreviews } from '~/db/orders/tables'
import { newId } from '~/domain/kit/uuid'
import { previewOf } from '../orders/keep-preview'

/** Orders of today and the days ahead, which people open first: they have their price when the portal is ready. */
export const AT_THE_START = 90
/** As many as a round bears beside the people who work: the months before have theirs within the hour. */
const A_ROUND = 5

/**
 * What orders of the demo company were foreseen to cost, worked out as for a booking and kept as of when they were booked; the
 * last days first. It is history and has no line on the trail, whose lines of weeks ago would look as if nobody had sealed them.
 */
export async function foreseeDemoOrders(db: Db, now: Date, most: number = A_ROUND): Promise<number> {
  const ids = await unforeseenOrders(db.sql, most)
  const by = ids.length ? await demoPerson(db.sql, 'dispatcher') : undefined
  if (!by) return 0
  return inOneGo(db, { by: SYSTEM, now, requestId: newId() }, async work => {
    const rows = []
    for (const id of ids) {
      const order = await lockSeenOrder(work, id)
      // Somebody may have changed it meanwhile, and it was kept with that.
      if (await keptPreview(work.sql, id)) continue
      rows.push({ ...booked(order, by.id), ...(await previewOf(work.sql, order)) })
    }
    await bulkInsert(work.sql, orderPreviews, rows)
    return rows.length
  })
}

const booked = ({ createdAt }: OrderRow, by: string) => ({
  ...{ id: newId(createdAt.getTime()), version: 1, madeAt: createdAt },
  ...{ createdAt, createdBy: by, updatedAt: createdAt, updatedBy: by },
})
