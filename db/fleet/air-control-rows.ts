import { sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { promisedAt } from '../orders/promise'
import { seenPlants, seenTrucks } from './scope'
import { drivers, plants, trucks } from './tables'

const DRIVING = raw`('generated','loading','loaded','in_transit','on_site','pouring','delivered')`
const STANDING = raw`('joined','called','acknowledged','loading')`

export type FleetRow = {
  truckId: string
  truckNo: string
  plateNo: string
  truckType: string
  maxLoad: string
  active: boolean
  inspectionValidTo: string | null
  plantId: string | null
  plantName: string | null
  latitude: number | null
  longitude: number | null
  heading: number | null
  speedKmh: number | null
  positionAt: string | null
  driverId: string | null
  driverName: string | null
  phone: string | null
  operationStatus: string | null
  restReason: string | null
  driverSince: string | null
  queueStatus: string | null
  queueSince: string | null
  load: FleetLoad | null
}
export type FleetLoad = {
  id: string | null
  doNumber: string | null
  status: string
  quantity: string
  plantId: string
  plantName: string
  customerName: string
  projectName: string
  siteName: string
  siteLatitude: number
  siteLongitude: number
  plannedBatchAt: string
  plannedOnSiteAt: string
  regionId: string
  promisedAt: string
  batchedAt: string | null
  leftAt: string | null
  /** When it is expected at its site by where it was last. */
  arrivalAt: string | null
  onSiteAt: string | null
  pourStartAt: string | null
  pourEndAt: string | null
  dischargeLimitMinutes: number
  since: string | null
}

/**
 * Every truck that the person sees with its newest position, its load, its queue and its driver, in one look. A load of
 * another region tells where the truck is busy, and not whose it is.
 */
export async function fleetNow(sql: Sql, person: Person, now: Date, plantId?: string): Promise<FleetRow[]> {
  const day = businessDay(now)
  const seen = seenTrucks(person)
  const { rows } = await sql.execute(raw`
    select ${trucks.id} as "truckId", ${trucks.truckNo} as "truckNo", ${trucks.plateNo} as "plateNo",
      y.truck_type as "truckType", y.max_load::text as "maxLoad", ${trucks.active} as "active", ${trucks.inspectionValidTo}::text as "inspectionValidTo",
      ${trucks.mainPlantId} as "plantId", h.plant_name as "plantName",
      p.latitude, p.longitude, p.heading, p.speed_kmh as "speedKmh", ${iso(raw`p.at`)} as "positionAt",
      w.id as "driverId", w.driver_name as "driverName", w.phone, w.operation_status as "operationStatus",
      r.reason as "restReason", ${iso(raw`w.updated_at`)} as "driverSince",
      q.status as "queueStatus", ${iso(raw`coalesce(q.called_at, q.joined_at)`)} as "queueSince", l.load - 'driverId' as load
    from ${trucks}
    join truck_type y on y.id = ${trucks.truckTypeId}
    left join plant h on h.id = ${trucks.mainPlantId}
    left join lateral (select latitude, longitude, heading, speed_kmh, at from truck_position
      where truck_id = ${trucks.id} and at <= ${now.toISOString()}::timestamptz order by at desc limit 1) p on true
    left join lateral (select status, joined_at, called_at from queue_item
      where truck_id = ${trucks.id} and status in ${STANDING} limit 1) q on true
    left join lateral (${openLoad(person, day)}) l on true
    left join lateral (select * from ${drivers} where not removed and active
      and (id = (l.load ->> 'driverId')::uuid or truck_id = ${trucks.id})
      order by (id = (l.load ->> 'driverId')::uuid) desc nulls last limit 1) w on true
    left join driver_rest_reason r on r.id = w.rest_reason_id
    where not ${trucks.removed} and ${seen ?? raw`true`}
      and ${plantId ? raw`(${trucks.mainPlantId} = ${plantId} or (l.load ->> 'plantId')::uuid = ${plantId})` : raw`true`}
    order by ${trucks.truckNo}`)
  return rows as FleetRow[]
}

/** The load that the truck carries or comes back from; the newest where a driver was not yet told back. */
const openLoad = (person: Person, day: string): SQL => raw`
  select jsonb_build_object('id', own.id, 'doNumber', own.do_number, 'status', d.status, 'quantity', d.quantity::text,
    'driverId', d.driver_id, 'plantId', d.plant_id, 'plantName', f.plant_name, 'customerName', coalesce(c.customer_name, 'Another region'),
    'projectName', coalesce(j.project_name, 'Another region'), 'siteName', case when own.id is null then r.region_name else s.location_name end, 'siteLatitude', s.latitude, 'siteLongitude', s.longitude,
    'plannedBatchAt', ${iso(raw`d.planned_batch_at`)}, 'plannedOnSiteAt', ${iso(raw`d.planned_on_site_at`)},
    'regionId', d.region_id, 'promisedAt', ${iso(promisedAt('d'))}, 'batchedAt', ${iso(raw`d.batched_at`)},
    'leftAt', ${iso(raw`d.left_at`)}, 'arrivalAt', ${iso(raw`d.arrival_at`)}, 'onSiteAt', ${iso(raw`d.on_site_at`)}, 'pourStartAt', ${iso(raw`d.pour_start_at`)},
    'pourEndAt', ${iso(raw`d.pour_end_at`)}, 'dischargeLimitMinutes', d.discharge_limit_minutes,
    'since', ${iso(raw`case d.status when 'generated' then d.generated_at when 'loading' then d.loading_at
      when 'loaded' then d.loaded_at when 'in_transit' then d.left_at when 'on_site' then d.on_site_at
      when 'pouring' then d.pour_start_at else d.pour_end_at end`)}) as load
  from delivery_order d join plant f on f.id = d.plant_id join location s on s.id = d.location_id join region r on r.id = d.region_id
  left join (select * from ${deliveryOrders} where ${seenDeliveries(person) ?? raw`true`}) own on own.id = d.id
  left join customer c on c.id = own.customer_id left join project j on j.id = own.project_id
  where d.truck_id = ${trucks.id} and d.do_date = ${day} and d.status in ${DRIVING}
  order by d.planned_batch_at desc limit 1`

const iso = (at: SQL): SQL => raw`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export type FleetPlant = { id: string; plantCode: string; plantName: string; latitude: number; longitude: number }

export async function fleetPlants(sql: Sql, person: Person): Promise<FleetPlant[]> {
  const { rows } = await sql.execute(
    raw`select id, plant_code as "plantCode", plant_name as "plantName", latitude, longitude from ${plants}
      where not removed and active and ${seenPlants(person) ?? raw`true`} order by plant_code`,
  )
  return rows as FleetPlant[]
}
