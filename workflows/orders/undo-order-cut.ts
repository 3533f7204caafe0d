import type * as z from 'zod'
import type { Sql } from '~/db/kit/open'
import { newestLines } from '~/db/kit/trail'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import { type Cut, cutUndone } from '~/domain/orders/cut'
import type { UndoCut } from '~/domain/orders/order-actions'
import { factsOf } from './order-facts'
import { fieldsOfOrder } from './order-fields'
import { type SavedOrder, saveOrder } from './save-order'

/** Lines of the trail that are looked through for the latest change; the others are holds, calls and prices. */
const LINES = 20

/** What the loads of an order were before its latest change cut them; null where there is nothing to undo. */
export async function cutBefore(sql: Sql, row: OrderRow, calledLoads: number): Promise<Cut | null> {
  if (calledLoads) return null
  const lines = await newestLines(sql, { subject: 'order', subjectId: row.id }, LINES)
  return cutUndone({ ...row, calledLoads }, lines)
}

/** The order as it is, with its loads as they were before they were cut, under the rules of every change. */
export async function undoCut(work: Work, id: string, { version }: z.output<typeof UndoCut>): Promise<SavedOrder> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, version)
  const cut = await cutBefore(work.sql, row, (await factsOf(work.sql, id)).calledLoads)
  if (!cut)
    throw new Refused(`No cut of ${row.orderNo} can be undone: loads are called, or it was changed since`, undefined, {
      rule: 'cut',
    })
  return saveOrder(work, { ...(await fieldsOfOrder(work.sql, row)), ...cut }, { id, version })
}
