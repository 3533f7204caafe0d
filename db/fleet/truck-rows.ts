import { and, asc, eq, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { deliveryOrders } from '~/db/deliveries/tables'
import { queueItems } from '~/db/queue/tables'
import type { Person } from '~/domain/access/roles'
import type { TruckAsk } from '~/domain/fleet/truck'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { seenTrucks } from './scope'
import { drivers, plants, subcontractors, trucks, truckTypes } from './tables'
import type { TruckRow } from './truck'

const line = {
  truck: trucks,
  truckType: truckTypes.truckType,
  maxLoad: truckTypes.maxLoad,
  plantName: plants.plantName,
  subcontractorName: subcontractors.subcontractorName,
  driverName: raw<
    string | null
  >`(select min(${drivers.driverName}) from ${drivers} where ${drivers.truckId} = ${trucks.id} and not ${drivers.removed})`,
  deliveryStatus: raw<
    string | null
  >`(select min(${deliveryOrders.status}) from ${deliveryOrders} where ${deliveryOrders.truckId} = ${trucks.id}
    and ${deliveryOrders.status} in ('generated','loading','loaded','in_transit','on_site','pouring'))`,
  inQueue: raw<boolean>`exists (select 1 from ${queueItems} where ${queueItems.truckId} = ${trucks.id}
    and ${queueItems.status} in ('joined','called','acknowledged','loading'))`,
}
type Line = { truck: TruckRow; plantName: string | null } & Omit<TruckLine, keyof TruckRow | 'plant'>
/** `plant` is the name of the main plant. */
export type TruckLine = TruckRow & {
  truckType: string
  maxLoad: string
  plant: string | null
  subcontractorName: string | null
  driverName: string | null
  /** Where its load is now; null when it carries none. */
  deliveryStatus: string | null
  inQueue: boolean
}

const sorts = {
  truckNo: trucks.truckNo,
  plateNo: trucks.plateNo,
  truckType: truckTypes.truckType,
  plant: plants.plantName,
  active: trucks.active,
}

export async function truckPage(
  sql: Sql,
  person: Person,
  ask: TruckAsk,
  ...more: (SQL | undefined)[]
): Promise<Page<TruckLine>> {
  const where = and(
    eq(trucks.removed, false),
    seenTrucks(person),
    ask.active === undefined ? undefined : eq(trucks.active, ask.active),
    ask.plant ? eq(trucks.mainPlantId, ask.plant) : undefined,
    ask.truckTypeId ? eq(trucks.truckTypeId, ask.truckTypeId) : undefined,
    ask.subcontractorId ? eq(trucks.subcontractorId, ask.subcontractorId) : undefined,
    ask.truckNo ? ilike(trucks.truckNo, like(ask.truckNo)) : undefined,
    ask.keyword ? or(ilike(trucks.truckNo, like(ask.keyword)), ilike(trucks.plateNo, like(ask.keyword))) : undefined,
    ...more,
  )
  const rows = sql
    .select(line)
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .leftJoin(plants, eq(plants.id, trucks.mainPlantId))
    .leftJoin(subcontractors, eq(subcontractors.id, trucks.subcontractorId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(trucks.truckNo)]))
    .$dynamic()
  const counted = sql.select({ id: trucks.id }).from(trucks).where(where).$dynamic()
  const page = await paged<Line>(rows, cappedCount(sql, counted), ask)
  return { ...page, rows: page.rows.map(({ truck, plantName: plant, ...more }) => ({ ...truck, ...more, plant })) }
}

export async function getSeenTruck(sql: Sql, person: Person, id: string): Promise<TruckLine> {
  const { rows } = await truckPage(sql, person, { limit: 1, offset: 0 }, eq(trucks.id, id))
  if (!rows[0]) throw new Missing('There is no such truck')
  return rows[0]
}

export type TruckInfo = { truckType: string; trucks: number; active: number; working: number; queued: number }

/** How many trucks of a region there are by type, and what they do now. */
export async function truckInfo(sql: Sql, person: Person, regionId: string): Promise<TruckInfo[]> {
  const rows = await sql
    .select({
      truckType: truckTypes.truckType,
      trucks: raw<number>`count(*)::int`,
      active: raw<number>`(count(*) filter (where ${trucks.active}))::int`,
      working: raw<number>`(count(*) filter (where ${line.deliveryStatus} is not null))::int`,
      queued: raw<number>`(count(*) filter (where ${line.inQueue}))::int`,
    })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .innerJoin(plants, eq(plants.id, trucks.mainPlantId))
    .where(and(eq(plants.regionId, regionId), eq(trucks.removed, false), seenTrucks(person)))
    .groupBy(truckTypes.truckType)
    .orderBy(asc(truckTypes.truckType))
  return rows
}

/** Trucks by their number, as devices name them. */
export async function trucksByNo(sql: Sql, numbers: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: trucks.id, truckNo: trucks.truckNo })
    .from(trucks)
    .where(and(inArray(trucks.truckNo, [...numbers]), eq(trucks.removed, false)))
  return new Map(rows.map(row => [row.truckNo, row.id]))
}
