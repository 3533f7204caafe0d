import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { endedOrders } from '~/db/orders/ended-orders'
import { order } from '~/db/orders/order'
import type { Person } from '~/domain/access/roles'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { completeOrder } from './complete-order'

/** By the right of those who complete orders. */
const CLOSER: Person = { ...SYSTEM, roles: ['dispatcher_manager'] }
/** Older ones were left open by somebody on purpose. */
const DAYS = 7

/**
 * Completes the orders whose trucks are all back for as long as the company waits for one more load; an order that is owed
 * concrete stays open, since only a person knows whether the customer still wants it. Says how many were completed.
 */
export async function completeEndedOrders(db: Db, now: Date): Promise<number> {
  const today = businessDay(now)
  const minutes = await settingOn(db.sql, 'orders.complete-minutes', today)
  if (minutes === 0) return 0
  let completed = 0
  for (const { id } of await endedOrders(db.sql, addDays(today, -DAYS), addMinutes(now, -minutes)))
    completed += Number(await completeOne(db, id, now, `All trucks back for ${minutes} minutes`))
  return completed
}

/** Somebody may have changed it since it was read, and a rule may hold it open. */
async function completeOne(db: Db, id: string, now: Date, reason: string): Promise<boolean> {
  const completed = await unlessRefused(() =>
    inOneGo(db, { by: CLOSER, now, requestId: newId(), reason }, async work => {
      const { status, version } = await order.lock(work, id)
      if (status !== 'in_progress') return false
      await completeOrder(work, id, { version, confirmRemaining: false })
      return true
    }),
  )
  return completed ?? false
}
