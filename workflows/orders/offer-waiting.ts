import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { waitEntry, waitList } from '~/db/orders/wait-list'
import type { Person } from '~/domain/access/roles'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { OfferAsk } from '~/domain/orders/offer'
import { suiting } from '~/domain/orders/wait-list'
import { unlessRefused } from '../kit/unless-refused'
import { makeOffers } from './make-offers'
import { fieldsOfOrder } from './order-fields'
import { heldOffer } from './wait-offer'

/** By the right of those who book. */
const OFFERER: Person = { ...SYSTEM, roles: ['dispatcher_manager'] }
/** Looked at in one round. */
const MOST = 30

/**
 * Looks for room for those who wait, by day and as they asked: the first that fits has what was found reserved until it
 * answers, and the next is looked at with that taken. An offer that nobody answered goes to the next. Says how many were made.
 */
export async function offerWaiting(db: Db, now: Date): Promise<number> {
  let offered = 0
  for (const { id } of (await waitList(db.sql, OFFERER, now)).slice(0, MOST)) {
    const work = { by: OFFERER, now, requestId: newId() }
    // Where something of it is not what it was when it was asked, people see it on the list.
    const made = await unlessRefused(async () => {
      await inOneGo(db, { ...work, reason: 'Not answered in time' }, inner => endOffer(inner, id))
      return inOneGo(db, work, inner => offerOne(inner, id))
    })
    if (made) offered++
  }
  return offered
}

/** What was offered and not wanted, or is for another version of the draft, is free again. */
async function endOffer(work: Work, id: string): Promise<void> {
  const entry = await waitEntry.lock(work, id)
  if (entry.status !== 'offered' || !entry.offer || !entry.offeredUntil) return
  const late = entry.offeredUntil <= work.now
  const { version } = await order.get(work.sql, entry.orderId)
  if (!late && version === entry.offer.orderVersion) return
  const refused = late ? [...entry.refused, entry.offer.startTime] : entry.refused
  await waitEntry.move(work, entry, { status: 'waiting', offer: null, offeredUntil: null, refused }, 'end offer')
}

async function offerOne(work: Work, id: string): Promise<boolean> {
  const entry = await waitEntry.lock(work, id)
  const row = await order.lock(work, entry.orderId)
  if (entry.status !== 'waiting' || row.status !== 'draft') return false
  const asked = { ...(await fieldsOfOrder(work.sql, row)), orderId: row.id }
  const ask = OfferAsk.parse(Object.fromEntries(Object.entries(asked).filter(([name]) => name in OfferAsk.shape)))
  const { offers, asked: exact } = await makeOffers(work.sql, work.by, ask, work.now)
  const [found] = suiting(offers, { ...entry, ...exact })
  if (!found) return false
  const offer = await heldOffer(work, row, found)
  const minutes = await settingOn(work.sql, 'orders.wait-offer-minutes', row.orderDate, row.regionId)
  // Nothing is reserved beyond the moment at which its first load would have to be batched.
  const last = Math.min(...offer.loads.map(load => Date.parse(load.batchAt)))
  const until = new Date(Math.min(addMinutes(work.now, minutes).getTime(), last))
  await waitEntry.move(work, entry, { status: 'offered', offer, offeredUntil: until }, 'offer')
  return true
}
