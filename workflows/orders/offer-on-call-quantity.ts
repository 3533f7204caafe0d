import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { getSeenOrder } from '~/db/orders/seen-order'
import type { Person } from '~/domain/access/roles'
import { isPositive } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { type OfferAnswer, OfferAsk } from '~/domain/orders/offer'
import type { OnCallOffer } from '~/domain/orders/on-call-quantity'
import { makeOffers } from './make-offers'
import { isGone } from './order-facts'
import { fieldsOfOrder } from './order-fields'

/** When the day carries m³ that are on call, beside what the order has already: nothing is written and nothing is held. */
export async function offerOnCallQuantity(
  sql: Sql,
  by: Person,
  id: string,
  { quantity, startTime }: OnCallOffer,
  now: Date,
): Promise<OfferAnswer> {
  const row = await getSeenOrder(sql, by, id)
  if (!isPositive(row.onCallQuantity))
    throw new Refused(`Nothing of ${row.orderNo} is on call`, undefined, { rule: 'on-call' })
  const last = (await loadsOf(sql, id)).filter(load => !isGone(load)).at(-1)
  const fields = await fieldsOfOrder(sql, row)
  // The plant that pours already is asked first.
  const assignedPlants = last ? [{ id: last.plantId, startTime, quantity }] : []
  const asked = { ...fields, quantity, startTime, onCallQuantity: '0', assignedPlants }
  const ask = OfferAsk.parse(Object.fromEntries(Object.entries(asked).filter(([name]) => name in OfferAsk.shape)))
  return makeOffers(sql, by, ask, now, id)
}
