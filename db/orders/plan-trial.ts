import { and, between, eq, notInArray, sql as raw } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { GONE } from './plan/rows'

/** Loads of a region on days, those taken back left out. */
export async function planTrialLoads(sql: Sql, regionId: string, fromDate: string, toDate: string): Promise<number> {
  const [row] = await sql
    .select({ loads: raw<number>`count(*)::int` })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.regionId, regionId),
        between(deliveryOrders.doDate, fromDate, toDate),
        notInArray(deliveryOrders.status, GONE),
      ),
    )
  return row?.loads ?? 0
}

export const planTrialTruckTypes = (sql: Sql): Promise<{ id: string; truckType: string }[]> =>
  sql.select({ id: truckTypes.id, truckType: truckTypes.truckType }).from(truckTypes)
