import { drivingLoads, foresee } from '~/db/deliveries/driving-load'
import type { Work } from '~/db/kit/work'
import { travelTable } from '~/db/orders/travel-table'
import { arrivalOf } from '~/domain/fleet/air-control'

/**
 * Of these trucks each that drives to its site keeps with its load when it is expected there. Kept, and not made anew by each
 * board that asks, it is the same on every one of them and in every list and count.
 */
export async function foreseeArrivals(work: Work, truckIds: readonly string[]): Promise<void> {
  const driving = await drivingLoads(work.sql, truckIds)
  const ofDay = Map.groupBy(driving, load => `${load.doDate} ${load.regionId}`)
  for (const loads of ofDay.values()) {
    const { doDate, regionId } = loads[0]!
    const sites = loads.map(load => load.site)
    const table = await travelTable(work.sql, doDate, regionId, sites)
    for (const load of loads) await foresee(work.sql, load.id, arrivalOf(load, table))
  }
}
