import type { Place, TravelTable } from '~/domain/orders/travel'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { toldWays } from './road-way'

/** The company's travel table as it stands on a day in a region, with the ways to these sites that a routing service told. */
export async function travelTable(
  sql: Sql,
  day: string,
  regionId: string | null | undefined,
  sites: readonly Place[],
): Promise<TravelTable> {
  const [hourly, freeFlowKmh, roadFactor, ways] = await Promise.all([
    settingOn(sql, 'orders.hourly-travel', day, regionId),
    settingOn(sql, 'orders.free-flow-kmh', day, regionId),
    settingOn(sql, 'orders.road-factor', day, regionId),
    toldWays(sql, sites),
  ])
  return { hourly, freeFlowKmh, roadFactor, ...(ways && { ways }) }
}
