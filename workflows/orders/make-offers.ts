import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { firstLoadsOf } from '~/db/orders/offer'
import { partiesOf } from '~/db/orders/parties'
import { getSeenOrder } from '~/db/orders/seen-order'
import { waitingOn } from '~/db/orders/wait-list'
import type { Person } from '~/domain/access/roles'
import { invalid } from '~/domain/kit/problem'
import { addDays, businessDay, clockTime, instantOn, minutesBetween } from '~/domain/kit/time'
import { split } from '~/domain/orders/loads'
import { chanceFrom, type FirstLoads, type Offer, type OfferAnswer, type OfferAsked } from '~/domain/orders/offer'
import { firmOf } from '~/domain/orders/on-call-quantity'
import { roomFor } from '~/domain/orders/plan/offer'
import { type FoundTime, timesFor } from '~/domain/orders/plan/offer-times'
import { leastSpacing } from '~/domain/orders/schedule'
import { tidyOrder } from '~/domain/orders/tidy-order'
import { type Booking, bookingRules } from './offer-rules'
import { askedOrder } from './plan/asked-order'
import { readDay } from './plan/facts'
import { withUnmapped } from './plan/facts-plants'
import { heldOrders } from './plan/held-orders'
import { pourOf } from './plan-order'

/** How far back first loads tell of the next one, days. */
const PAST_DAYS = 90

/**
 * Times that the day really carries, while the caller waits: nothing is written and nothing is held. An offer was placed
 * among everything that is planned or booked, and the rules of booking have nothing against its time, spacing and plant.
 */
export async function makeOffers(
  sql: Sql,
  by: Person,
  ask: OfferAsked,
  now: Date,
  /** An order whose loads stay as they are: what is asked for comes beside them, on its pump. */
  besideOrderId?: string,
): Promise<OfferAnswer> {
  const before = ask.orderId ? await getSeenOrder(sql, by, ask.orderId) : undefined
  const parties = await partiesOf({ sql, by }, ask)
  const { region, location } = parties
  const { zone } = region
  if (ask.orderDate < businessDay(now, zone)) throw invalid('orderDate', 'This day has passed')
  const tidied = tidyOrder({ ...ask, fleetTruckIds: [] }, zone)
  const place = { latitude: ask.latitude ?? location.latitude, longitude: ask.longitude ?? location.longitude }
  const quantity = firmOf(ask)
  const { orderDate, startTime, projectId, locationId, productId, truckTypeId, spacingMinutes } = ask
  // Reads that hang on nothing go out together: the caller waits.
  const [day, onTimeMinutes] = await Promise.all([
    readDay(sql, orderDate, region.id, now),
    settingOn(sql, 'orders.on-time-minutes', orderDate, region.id),
  ])
  const pour = await pourOf(sql, { ...tidied, place, region, location, quantity }, day.facts.table)
  const { unloadingMinutes, dischargeLimitMinutes } = pour.unloading
  const held = await heldOrders(sql, day, before?.id, now)
  const booked = day.facts.orders.filter(order => order.id !== before?.id)
  const others = { ...day.facts, orders: [...booked, ...held] }
  const facts = { ...others, plants: withUnmapped(others.plants, [productId]) }
  const asked = await askedOrder(
    sql,
    {
      ...{ orderDate, startTime, regionId: region.id, quantity, projectId, locationId, productId, truckTypeId },
      ...{
        ...place,
        spacingMinutes,
        loadSize: pour.sizes.schedule,
        minimumLoad: pour.sizes.minimum,
        unloadingMinutes,
        dischargeLimitMinutes,
      },
      ...{ extraMinutes: pour.extraMinutes, priority: before?.priority ?? 3 },
    },
    { ...day, facts },
    now,
  )
  const plantIds = asked.plants.map(plant => plant.id)
  const chosen = tidied.assignedPlants.map(plant => plant.id).filter(id => plantIds.includes(id))
  const today = businessDay(now, zone)
  const [booking, past] = await Promise.all([
    bookingRules(
      sql,
      {
        orderId: before?.id,
        pumpOrderId: besideOrderId ?? before?.id,
        orderDate,
        quantity,
        productId,
        pumpId: tidied.pumpId,
        pour,
        plantIds,
      },
      parties,
      now,
    ),
    firstLoadsOf(sql, { plantIds, from: addDays(today, -PAST_DAYS), before: today, zone, onTimeMinutes }),
  ])

  const start = Math.round(minutesBetween(instantOn(orderDate, '00:00', zone), instantOn(orderDate, startTime, zone)))
  const room = roomFor(facts, asked, day.params, onTimeMinutes)
  const { fits, refusals, times } = timesFor(
    room,
    {
      ...{ start, spacing: spacingMinutes, chosen: chosen.length },
      least: leastSpacing(split(quantity, pour.sizes), pour.sizes.schedule, unloadingMinutes),
      plantIds: [...chosen, ...plantIds.filter(id => !chosen.includes(id))],
    },
    booking.objects,
  )
  return {
    asked: { startTime, spacingMinutes, fits, refusals },
    offers: times.map(time => offerOf(time, booking, past, { quantity, locationId, zone })),
    short: room.short,
    waiting: await waitingOn(sql, orderDate, region.id),
  }
}

function offerOf(
  { kind, plantId, start, spacing, trucks }: FoundTime,
  booking: Booking,
  past: readonly FirstLoads[],
  { quantity, locationId, zone }: { quantity: string; locationId: string; zone: string },
): Offer {
  const { plan, loads } = booking.at(plantId, start, spacing)
  const { plantName } = booking.plants.get(plantId)!
  return {
    kind,
    startTime: clockTime(plan.startsAt, zone),
    spacingMinutes: spacing,
    plantId,
    plantName,
    plantStart: clockTime(plan.shares[0]!.startTime, zone),
    quantity,
    loads: loads.length,
    trucks,
    lastOnSite: clockTime(loads.at(-1)!.onSiteAt, zone),
    ...chanceFrom(past, { plantId, plantName, locationId, hour: Math.floor(start / 60) }),
  }
}
