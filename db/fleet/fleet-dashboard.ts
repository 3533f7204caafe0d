import { and, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { DELIVERED, PLANNED, STANDING, WAIT } from '../reports/measure'

export type PlantDay = {
  plantId: string
  loads: number
  delivered: string
  planned: string
  trucks: number
  /** Median minutes from loaded out of the gate, and from arrival to the pour. */
  waitAtPlant: number | null
  waitOnSite: number | null
  /** Median minutes of a whole turn. */
  turn: number | null
}
export type TruckDay = { truckId: string; turns: number; delivered: string; busyMinutes: number }
export type HourOut = { hour: number; out: number; loads: number }

const ALL = (person: Person, day: string) =>
  raw`${deliveryOrders} where ${and(seenDeliveries(person), raw`${deliveryOrders.doDate} = ${day}`)}`
const ON = (person: Person, day: string) => raw`${ALL(person, day)} and ${STANDING}`

/** What the plants and the trucks made of a day until now. */
export async function fleetDay(
  sql: Sql,
  person: Person,
  day: string,
  now: Date,
): Promise<{ plants: PlantDay[]; trucks: TruckDay[]; hours: HourOut[] }> {
  const until = raw`${now.toISOString()}::timestamptz`
  const minutes = (from: string, to: string) => raw.raw(`extract(epoch from ${to} - ${from}) / 60`)
  const median = (from: string, to: string) =>
    raw`round((percentile_cont(0.5) within group (order by ${minutes(from, to)}))::numeric)::int`
  const [plants, trucks, hours] = await Promise.all([
    rowsOfStatement(
      sql,
      raw<PlantDay>`select plant_id as "plantId", (count(*) filter (where ${STANDING}))::int as loads,
        (count(distinct truck_id) filter (where ${STANDING}))::int as trucks,
        coalesce(${DELIVERED}, 0)::numeric(12,2)::text as delivered, coalesce(${PLANNED}, 0)::numeric(12,2)::text as planned,
        ${median('called_at', 'left_at')} as "waitAtPlant", ${WAIT}::int as "waitOnSite", ${median('loading_at', 'returned_at')} as turn
      from ${ALL(person, day)} group by plant_id`,
    ),
    rowsOfStatement(
      sql,
      raw<TruckDay>`select truck_id as "truckId", (count(*) filter (where status = 'returned'))::int as turns,
        coalesce(${DELIVERED}, 0)::numeric(12,2)::text as delivered,
        round(coalesce(sum(extract(epoch from least(coalesce(returned_at, ${until}), ${until}) - coalesce(generated_at, loading_at)) / 60)
          filter (where coalesce(generated_at, loading_at) <= ${until}), 0))::int as "busyMinutes"
      from ${ON(person, day)} and truck_id is not null group by truck_id`,
    ),
    rowsOfStatement(
      sql,
      raw<HourOut>`with loads as (select * from ${ON(person, day)})
      select clock.hour, (select count(distinct truck_id) from loads
          where generated_at <= coalesce(returned_at, ${until}) and tstzrange(generated_at, coalesce(returned_at, ${until})) && tstzrange(clock.starts, clock.ends))::int as out,
        (select count(*) from loads where left_at >= clock.starts and left_at < clock.ends)::int as loads
      from (select hour, (${day}::date + make_interval(hours => hour)) at time zone 'Asia/Singapore' as starts,
          (${day}::date + make_interval(hours => hour + 1)) at time zone 'Asia/Singapore' as ends
        from generate_series(6, 21) as hour) clock
      where clock.starts <= ${until} order by clock.hour`,
    ),
  ])
  return { plants, trucks, hours }
}
