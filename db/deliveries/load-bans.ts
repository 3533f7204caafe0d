import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { bans, drivers, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import type { DeliveryOrderRow } from './delivery-order'

/** Bans in force on the day of a load that name its customer, project or location. */
export const bansOn = async (sql: Sql, load: DeliveryOrderRow, truckIds?: string[], driverIds?: string[]) =>
  sql
    .select({
      id: bans.id,
      kind: bans.kind,
      truckId: bans.truckId,
      driverId: bans.driverId,
      truckNo: trucks.truckNo,
      driverName: drivers.driverName,
      customerId: bans.customerId,
      projectId: bans.projectId,
      locationId: bans.locationId,
      fromDate: bans.fromDate,
      toDate: bans.toDate,
      reason: bans.reason,
    })
    .from(bans)
    .leftJoin(trucks, eq(trucks.id, bans.truckId))
    .leftJoin(drivers, eq(drivers.id, bans.driverId))
    .where(
      and(
        eq(bans.active, true),
        truckIds && driverIds ? or(inArray(bans.truckId, truckIds), inArray(bans.driverId, driverIds)) : undefined,
        or(
          eq(bans.customerId, load.customerId),
          eq(bans.projectId, load.projectId),
          eq(bans.locationId, load.locationId),
        ),
        lte(bans.fromDate, load.doDate),
        or(isNull(bans.toDate), gte(bans.toDate, load.doDate)),
      ),
    )
    .orderBy(asc(bans.fromDate))
