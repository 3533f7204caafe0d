import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { truck } from '~/db/fleet/truck'
import type { Sql } from '~/db/kit/open'
import { order } from '~/db/orders/order'
import { travelTable } from '~/db/orders/travel-table'
import { addMinutes, hourIn } from '~/domain/kit/time'
import { type Place, travel, travelOn } from '~/domain/orders/travel'
import type { Way } from './judge-divert'

/** Where a truck with its load is: its last position on the way, else the site that it reached, else its plant. */
async function placeOf(sql: Sql, load: DeliveryOrderRow): Promise<Place> {
  if (load.onSiteAt) return order.get(sql, load.orderId)
  const own = load.truckId ? await truck.find(sql, load.truckId) : undefined
  const { latitude = null, longitude = null, positionAt = null } = own ?? {}
  const isTracked = load.leftAt && positionAt && positionAt >= load.leftAt && latitude !== null && longitude !== null
  return isTracked ? { latitude, longitude } : plant.get(sql, load.plantId)
}

/** The way from where the truck is now to any site, and back to its plant, by the travel table of the hour. */
export async function waysFrom(
  sql: Sql,
  load: DeliveryOrderRow,
  sites: readonly Place[],
  now: Date,
): Promise<(site: Place) => Way> {
  const [from, home, table] = await Promise.all([
    placeOf(sql, load),
    plant.get(sql, load.plantId),
    travelTable(sql, load.doDate, load.regionId, sites),
  ])
  return site => {
    const { minutes } = travelOn(from, { from: home, to: site }, hourIn(now), table)
    const arrivesAt = addMinutes(now, minutes)
    return { arrivesAt, minutes, backMinutes: travel(site, home, hourIn(arrivesAt), table).minutes }
  }
}
