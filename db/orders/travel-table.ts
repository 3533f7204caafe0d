import type { TravelTable } from '~/domain/orders/travel'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'

/** The company's travel table as it stands on a day in a region. */
export async function travelTable(sql: Sql, day: string, regionId?: string | null): Promise<TravelTable> {
  const [hourly, freeFlowKmh, roadFactor] = await Promise.all([
    settingOn(sql, 'orders.hourly-travel', day, regionId),
    settingOn(sql, 'orders.free-flow-kmh', day, regionId),
    settingOn(sql, 'orders.road-factor', day, regionId),
  ])
  return { hourly, freeFlowKmh, roadFactor }
}
