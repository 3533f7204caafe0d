import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import type { Fence } from '~/domain/fleet/position-events'
import { locations } from '../customers/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { deliveryOrders } from './tables'

export type CarriedLoad = {
  id: string
  doNumber: string | null
  truckId: string
  since: Date
  plant: Omit<Fence, 'radiusMetres'>
  site: Fence
}

/** The load that each truck carries or has just poured: of several tickets the one under way, else the newest. */
export async function carriedLoads(sql: Sql, truckIds: readonly string[]): Promise<CarriedLoad[]> {
  const { id, doNumber, truckId, generatedAt, status, plantId, locationId } = deliveryOrders
  const rows = await sql
    .selectDistinctOn([truckId], {
      id,
      doNumber,
      truckId,
      since: generatedAt,
      plant: { latitude: plants.latitude, longitude: plants.longitude },
      site: { latitude: locations.latitude, longitude: locations.longitude, radiusMetres: locations.radiusMetres },
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, plantId))
    .innerJoin(locations, eq(locations.id, locationId))
    .where(and(inArray(truckId, [...truckIds]), inArray(status, [...AWAY]), isNotNull(generatedAt)))
    .orderBy(truckId, asc(eq(status, 'delivered')), desc(generatedAt))
  return rows as CarriedLoad[]
}
