import { sql as raw, type SQL } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { addDays, businessDay } from '~/domain/kit/time'
import type { Activity, ActivityPart } from '~/domain/reports/activity'
import { type Bound, trucksNeeded } from '~/domain/reports/trucks-needed'
import { isOpenDraft } from '../billing/open-draft'
import { seenBills } from '../billing/scope'
import { invoiceDrafts } from '../billing/tables'
import { deliveryOrders } from '../deliveries/tables'
import { seenPlants, seenTrucks } from '../fleet/scope'
import { drivers, plants, regions, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { materials, silos } from '../materials/tables'
import { firstOnTime, isLate, type Lateness } from '../orders/promise'
import { queueItems } from '../queue/tables'
import { workAround } from './activity-days'
import { lateLoads, loadsOfDay } from './activity-late'
import { DELIVERED, DELIVERED_LOADS, PLANNED, STANDING, WAIT } from './measure'

const OUT = raw`('generated','loading','loaded','in_transit','on_site','pouring','delivered')`
/** Of a day that has gone, whatever came back too. */
const CARRIED = raw`('generated','loading','loaded','in_transit','on_site','pouring','delivered','returned')`
/** Latest loads that a screen shows; a file has them all. */
const LATEST = 12

type Asked = { parts: readonly ActivityPart[]; day?: string | undefined; latest?: number }

export async function activity(
  sql: Sql,
  person: Person,
  now: Date,
  { parts, day = businessDay(now), latest = LATEST }: Asked,
): Promise<Activity> {
  const today = day === businessDay(now)
  const pours = mayDo(person, 'view', 'delivery_order') || mayDo(person, 'view', 'order')
  const bills = mayDo(person, 'view', 'draft_register')
  const asks = (part: ActivityPart) => parts.includes(part) && (part === 'bills' ? bills && today : pours)
  const onTime = pours ? await settingOn(sql, 'orders.on-time-minutes', day) : 0
  const cycle = asks('hours') ? await settingOn(sql, 'orders.truck-cycle-minutes', day) : 0
  const lateness = { now, onTime, today }
  const [of, hours, atPlants, late, drafts] = await Promise.all([
    asks('pours') ? poursOf(sql, person, day, lateness) : undefined,
    asks('hours') ? hoursOf(sql, person, day, { cycle, today }) : undefined,
    asks('plants') ? plantsOf(sql, person, day, { now, today }) : undefined,
    asks('late') ? lateLoads(sql, person, day, { ...lateness, most: latest }) : undefined,
    asks('bills') ? draftsOf(sql, person) : undefined,
  ])
  return {
    day,
    now: now.toISOString(),
    ...(of ? { pours: of } : {}),
    ...(hours ? { hours } : {}),
    ...(atPlants ? { plants: atPlants } : {}),
    ...(late ? { late } : {}),
    ...(drafts ? { bills: drafts } : {}),
  }
}

async function poursOf(sql: Sql, person: Person, day: string, lateness: Lateness): Promise<Activity['pours']> {
  const { onTime, today } = lateness
  const before = addDays(day, -7)
  const { status } = deliveryOrders
  const [row] = await rowsOfStatement(
    sql,
    raw<Record<string, string | number | null>>`
    select coalesce(${PLANNED}, 0)::numeric(12,2)::text as planned,
      coalesce(${DELIVERED}, 0)::numeric(12,2)::text as delivered,
      (coalesce(${PLANNED}, 0) - coalesce(${DELIVERED}, 0))::numeric(12,2)::text as remaining,
      (count(*) filter (where ${STANDING}))::int as loads, (${DELIVERED_LOADS})::int as loads_done,
      (count(*) filter (where ${STANDING} and ${isLate(lateness)}))::int as late_now,
      ${firstOnTime(onTime)}::int as on_time, ${WAIT}::int as wait
    from ${deliveryOrders} where ${loadsOfDay(person, day)}`,
  )
  const [last] = await rowsOfStatement(
    sql,
    raw<{
      delivered: string
    }>`select coalesce(${DELIVERED}, 0)::numeric(12,2)::text as delivered from ${deliveryOrders} where ${loadsOfDay(person, before)}`,
  )
  const [fleet] = await rowsOfStatement(
    sql,
    raw<{ out: number; all: number }>`
    with carried as (select ${deliveryOrders.truckId} as id from ${deliveryOrders} where ${deliveryOrders.doDate} = ${day} and ${status} in ${today ? OUT : CARRIED})
    select (count(*) filter (where ${trucks.id} in (select id from carried)))::int as out, count(*)::int as all
    from ${trucks} where ((${trucks.active} and not ${trucks.removed}) or ${today ? raw`false` : raw`${trucks.id} in (select id from carried)`}) and ${seenTrucks(person) ?? raw`true`}`,
  )
  return {
    planned: String(row!.planned),
    delivered: String(row!.delivered),
    remaining: String(row!.remaining),
    loads: Number(row!.loads),
    loadsDone: Number(row!.loads_done),
    lateNow: Number(row!.late_now),
    onTimeMinutes: onTime,
    onTimePercent: row!.on_time as number | null,
    waitMinutes: row!.wait as number | null,
    trucksOut: fleet!.out,
    trucksIdle: fleet!.all - fleet!.out,
    sameWeekday: { day: before, delivered: last!.delivered },
    ...(await workAround(sql, person, day)),
  }
}

async function hoursOf(
  sql: Sql,
  person: Person,
  day: string,
  { cycle, today }: { cycle: number; today: boolean },
): Promise<Activity['hours']> {
  const [service] = await rowsOfStatement(
    sql,
    raw<{
      n: number
    }>`select count(*)::int as n from ${drivers} join ${trucks} on ${trucks.id} = ${drivers.truckId} where ${drivers.active} and ${drivers.operationStatus} <> 'off_duty' and ${trucks.active} and ${seenTrucks(person) ?? raw`true`}`,
  )
  const { plannedOnSiteAt } = deliveryOrders
  const rows = await rowsOfStatement(
    sql,
    raw<{ hour: number; planned: string; delivered: string }>`
    with clock as (select generate_series(6, 21) as hour), loads as (
      select extract(hour from ${plannedOnSiteAt} at time zone ${regions.zone}) as hour, ${PLANNED} as planned, ${DELIVERED} as delivered
      from ${deliveryOrders} join ${regions} on ${regions.id} = ${deliveryOrders.regionId} where ${loadsOfDay(person, day)} group by 1)
    select clock.hour, coalesce(loads.planned, 0)::numeric(12,2)::text as planned, coalesce(loads.delivered, 0)::numeric(12,2)::text as delivered
    from clock left join loads on loads.hour = clock.hour order by clock.hour`,
  )
  const needed = trucksNeeded(
    await boundOn(sql, person, day, cycle),
    rows.map(({ hour }) => hour),
  )
  return rows.map((row, at) => ({ ...row, trucksNeeded: needed[at]!, trucksAvailable: today ? service!.n : null }))
}

/** From the batch until the truck is back, by the clock of the region of the load. */
async function boundOn(sql: Sql, person: Person, day: string, cycle: number): Promise<Bound[]> {
  const minute = (at: SQL) => raw`(extract(epoch from (${at}) at time zone zone - ${day}::date) / 60)::float8`
  return rowsOfStatement(
    sql,
    raw<Bound>`
    select ${minute(raw`planned_batch_at`)} as from, ${minute(raw`planned_on_site_at + make_interval(mins => ${cycle})`)} as to
    from ${deliveryOrders} join ${regions} on ${regions.id} = ${deliveryOrders.regionId}
    where ${loadsOfDay(person, day)} and ${STANDING} and planned_batch_at is not null and planned_on_site_at is not null`,
  )
}

async function plantsOf(
  sql: Sql,
  person: Person,
  day: string,
  { now, today }: { now: Date; today: boolean },
): Promise<Activity['plants']> {
  const { plantId, doDate } = deliveryOrders
  const own = (of: SQL) =>
    raw`(select coalesce(${of}, 0)::numeric(12,2)::text from ${deliveryOrders} where ${plantId} = ${plants.id} and ${doDate} = ${day})`
  const rows = await rowsOfStatement(
    sql,
    raw<{
      id: string
      plant_name: string
      plant_code: string
      planned: string
      delivered: string
      queue: number
      material: string | null
      percent: number | null
      closed: boolean
    }>`
    select ${plants.id}, ${plants.plantName}, ${plants.plantCode},
      ${own(PLANNED)} as planned, ${own(DELIVERED)} as delivered,
      (select count(*) from ${queueItems} q where q.plant_id = ${plants.id} and q.status in ('joined','called','acknowledged'))::int as queue,
      lowest.name as material, lowest.percent,
      coalesce(${plants.closedFrom} <= ${now.toISOString()}::timestamptz and (${plants.closedUntil} is null or ${plants.closedUntil} > ${now.toISOString()}::timestamptz), false) as closed
    from ${plants} left join lateral (
      select m.name, round(100 * s.level_kg / nullif(s.capacity_kg, 0))::int as percent from ${silos} s join ${materials} m on m.id = s.material_id
      where s.plant_id = ${plants.id} and s.active and m.kind in ('cement','addition','sand','stone') order by s.level_kg / nullif(s.capacity_kg, 0) limit 1) lowest on true
    where ${plants.active} and not ${plants.removed} and ${seenPlants(person) ?? raw`true`} order by ${plants.plantName}`,
  )
  return rows.map(row => ({
    id: row.id,
    plantName: row.plant_name,
    plantCode: row.plant_code,
    planned: row.planned,
    delivered: row.delivered,
    queue: today ? row.queue : null,
    lowestSilo: today && row.material ? { material: row.material, percent: row.percent ?? 0 } : null,
    closed: today && row.closed,
  }))
}

async function draftsOf(sql: Sql, person: Person): Promise<Activity['bills']> {
  return rowsOfStatement(
    sql,
    raw<NonNullable<Activity['bills']>[number]>`
    select ${invoiceDrafts.status}, count(*)::int as drafts, coalesce(sum(${invoiceDrafts.total}), 0)::numeric(14,2)::text as total
    from ${invoiceDrafts} where ${isOpenDraft} and ${seenBills(person, invoiceDrafts.customerId) ?? raw`true`} group by ${invoiceDrafts.status}`,
  )
}
