import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { type WillCallRow, willCalls } from '~/db/orders/will-call'
import type { Person } from '~/domain/access/roles'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { confirmWillCall } from '../orders/confirm-will-call'

/** Plays the dispatchers who note that a site has called. */
const PLAYER: Person = { ...SYSTEM, name: 'Demo site', roles: ['dispatcher_manager'] }
/** Sites call this long before they have to. */
const BEFORE = 40

/** Sites of will-calls call in time, all of a day but the first one: its time is given to others, and people see it. */
export async function answerWillCalls(db: Db, now: Date): Promise<number> {
  const waiting = await willCalls(db.sql, PLAYER, now)
  const silent = new Set(
    [...Map.groupBy(waiting, row => businessDay(row.startsAt)).values()].map(rows => firstOf(rows).id),
  )
  let answered = 0
  for (const row of waiting)
    if (!silent.has(row.id) && !row.released && row.callBy && row.callBy <= addMinutes(now, BEFORE) && row.callBy > now)
      answered += Number(await call(db, row, now))
  return answered
}

const firstOf = (rows: WillCallRow[]) => rows.reduce((first, row) => (row.orderNo < first.orderNo ? row : first))

async function call(db: Db, { id, version, contactName }: WillCallRow, now: Date): Promise<boolean> {
  const called = await unlessRefused(() =>
    inOneGo(db, { by: PLAYER, now, requestId: newId() }, async work => {
      // What people booked themselves is called by people.
      if (!(await order.lock(work, id)).demo) return false
      await confirmWillCall(work, id, { version, calledBy: contactName })
      return true
    }),
  )
  return called ?? false
}
