import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { LoadFacts } from '~/domain/deliveries/check-facts'
import { UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { workingTime } from '~/domain/fleet/fatigue'
import { spokenDay } from '~/domain/kit/time'
import { drivers, trucks, truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { callsAround } from '../queue/calls'
import type { DeliveryOrderRow } from './delivery-order'
import { dutyAndRules } from './driver-hours'
import { bansOn } from './load-bans'
import type { LoadSide } from './load-side'
import { heldPasses, passesOf } from './site-passes'
import { deliveryOrders } from './tables'

export type Crew = { truckId: string | null; driverId: string | null }
export type CrewSide = Pick<
  LoadFacts,
  'bans' | 'missingPasses' | 'expiredPapers' | 'hours' | 'truck' | 'driverBusyWith' | 'calledTruck'
>

/** What trucks and drivers bring to a load, for many crews in a fixed number of statements. */
export async function crewSides(
  sql: Sql,
  load: DeliveryOrderRow,
  side: LoadSide,
  crews: readonly Crew[],
  now: Date,
): Promise<(crew: Crew) => CrewSide> {
  const truckIds = [...new Set(crews.flatMap(({ truckId }) => truckId ?? []))]
  const driverIds = [...new Set(crews.flatMap(({ driverId }) => driverId ?? []))]
  const [truckRows, driverRows, banRows, needed, held, busy, calls, { duty, rulesOf }] = await Promise.all([
    trucksOf(sql, truckIds),
    driverIds.length ? sql.select().from(drivers).where(inArray(drivers.id, driverIds)) : [],
    bansOn(sql, load, truckIds, driverIds),
    passesOf(sql, load.projectId),
    heldPasses(sql, load.doDate, truckIds, driverIds),
    busyWith(sql, load.id, truckIds, driverIds),
    callsAround(sql, load.id, truckIds),
    dutyAndRules(sql, driverIds, now),
  ])
  const truckBy = new Map(truckRows.map(row => [row.id, row]))
  const driverBy = new Map(driverRows.map(row => [row.id, row]))
  return ({ truckId, driverId }) => {
    const truck = truckId ? truckBy.get(truckId) : undefined
    const driver = driverId ? driverBy.get(driverId) : undefined
    const lacks = (type: string, of: (row: (typeof held)[number]) => boolean) =>
      needed.filter(pass => pass.type === type && !held.some(row => row.passId === pass.id && of(row)))
    return {
      bans: banRows
        .filter(row => (truckId && row.truckId === truckId) || (driverId && row.driverId === driverId))
        .map(row => ({
          who: row.truckId ? `Truck ${truck?.truckNo ?? ''}` : (driver?.driverName ?? 'The driver'),
          what: row.locationId ? side.names.location : row.projectId ? side.names.project : side.names.customer,
          reason: row.reason,
        })),
      missingPasses: [
        ...(driver ? lacks('driver', row => row.driverId === driver.id) : []).map(pass => ({
          who: driver!.driverName,
          pass: pass.name,
        })),
        ...(truck ? lacks('truck', row => row.truckId === truck.id) : []).map(pass => ({
          who: `Truck ${truck!.truckNo}`,
          pass: pass.name,
        })),
      ],
      expiredPapers: [
        ...expired(driver?.licenceValidTo, load.doDate, `The licence of ${driver?.driverName}`),
        ...expired(truck?.inspectionValidTo, load.doDate, `The inspection of truck ${truck?.truckNo}`),
      ],
      hours: driver
        ? {
            driver: driver.driverName,
            left: workingTime(duty.get(driver.id) ?? [], now, rulesOf(driver.id).fatigue).left,
            needed: side.cycleMinutes,
          }
        : null,
      truck: truck
        ? {
            truckNo: truck.truckNo,
            maxLoad: truck.maxLoad,
            busyWith: busy.find(row => row.truckId === truck.id)?.doNumber ?? null,
            calledFor: labelOf(calls.find(row => row.truckId === truck.id && row.loadId !== load.id)),
          }
        : null,
      calledTruck: calls.find(row => row.loadId === load.id && row.truckId !== truckId)?.truckNo ?? null,
      driverBusyWith: driver ? (busy.find(row => row.driverId === driver.id)?.doNumber ?? null) : null,
    }
  }
}

const labelOf = (call: { loadNo: number; orderNo: string } | undefined): string | null =>
  call ? `load ${call.loadNo} of ${call.orderNo}` : null

const trucksOf = (sql: Sql, ids: string[]) =>
  sql
    .select({
      id: trucks.id,
      truckNo: trucks.truckNo,
      inspectionValidTo: trucks.inspectionValidTo,
      maxLoad: truckTypes.maxLoad,
    })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(inArray(trucks.id, ids))

const busyWith = (sql: Sql, loadId: string, truckIds: string[], driverIds: string[]) =>
  sql
    .select({
      truckId: deliveryOrders.truckId,
      driverId: deliveryOrders.driverId,
      doNumber: deliveryOrders.doNumber,
    })
    .from(deliveryOrders)
    .where(
      and(
        inArray(deliveryOrders.status, [...UNDERWAY]),
        ne(deliveryOrders.id, loadId),
        or(inArray(deliveryOrders.truckId, truckIds), inArray(deliveryOrders.driverId, driverIds)),
      ),
    )

function expired(validTo: string | null | undefined, day: string, what: string): string[] {
  return validTo && validTo < day ? [`${what} ended on ${spokenDay(validTo)}`] : []
}
