import type { Place, TravelTable } from '~/domain/orders/travel'
import type { Sql } from '../kit/open'
import { settingsByDay } from '../kit/setting'
import { toldWays } from './road-way'

/** The company's travel table as it stands on a day in a region, with the ways to these sites that a routing service told. */
export async function travelTable(
  sql: Sql,
  day: string,
  regionId: string | null | undefined,
  sites: readonly Place[],
): Promise<TravelTable> {
  const [on, ways] = await Promise.all([
    settingsByDay(sql, ['orders.hourly-travel', 'orders.free-flow-kmh', 'orders.road-factor']),
    toldWays(sql, sites),
  ])
  return {
    hourly: on('orders.hourly-travel', day, regionId),
    freeFlowKmh: on('orders.free-flow-kmh', day, regionId),
    roadFactor: on('orders.road-factor', day, regionId),
    ...(ways && { ways }),
  }
}
