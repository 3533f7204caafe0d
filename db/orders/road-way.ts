import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { type Place, pinOf, type RoadWay, wayKey } from '~/domain/orders/travel'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { roadWays } from './road-way-tables'

/** Ways from any plant to sites, by their key; nothing where no service told one. */
export async function toldWays(sql: Sql, sites: readonly Place[]): Promise<Record<string, RoadWay> | undefined> {
  const pins = [...new Map(sites.map(site => [wayKey(site, site), pinOf(site)])).values()]
  if (!pins.length) return undefined
  const rows = await sql
    .select({ way: roadWays, latitude: plants.latitude, longitude: plants.longitude })
    .from(roadWays)
    .innerJoin(plants, eq(plants.id, roadWays.plantId))
    .where(
      and(
        inArray(roadWays.latitude, [...new Set(pins.map(pin => pin.latitude))]),
        inArray(roadWays.longitude, [...new Set(pins.map(pin => pin.longitude))]),
      ),
    )
  if (!rows.length) return undefined
  return Object.fromEntries(rows.map(({ way, ...plant }) => [wayKey(plant, way), { minutes: way.minutes, km: way.km }]))
}

export type MissingWay = { plantId: string; plant: Place; site: Place }

/** Ways that were not told since a moment, of the plants of each region to the sites of its open orders and projects. */
export async function missingWays(sql: Sql, since: Date, today: string, most: number): Promise<MissingWay[]> {
  const { rows } = await sql.execute<{
    plant_id: string
    plant_latitude: number
    plant_longitude: number
    latitude: number
    longitude: number
  }>(raw`
    with pin as (
      select o.region_id, o.latitude, o.longitude, 0 as turn from "order" o
        where o.order_date >= ${today} and o.status not in ('cancelled', 'completed')
      union all
      select p.region_id, l.latitude, l.longitude, 1 from location l join project p on p.id = l.project_id
        where l.active and p.active
    ), site as (
      select region_id, round(latitude::numeric, 5)::float8 as latitude, round(longitude::numeric, 5)::float8 as longitude, min(turn) as turn
      from pin group by 1, 2, 3
    )
    select p.id as plant_id, p.latitude as plant_latitude, p.longitude as plant_longitude, s.latitude, s.longitude
    from site s join plant p on p.region_id = s.region_id and p.active and not p.removed
    left join road_way w on w.plant_id = p.id and w.latitude = s.latitude and w.longitude = s.longitude
    where w.told_at is null or w.told_at < ${since.toISOString()}
    order by s.turn, w.told_at nulls first, s.latitude, s.longitude, p.id limit ${most}`)
  return rows.map(({ plant_id, plant_latitude, plant_longitude, ...site }) => ({
    plantId: plant_id,
    plant: { latitude: plant_latitude, longitude: plant_longitude },
    site,
  }))
}

export async function keepWays(
  sql: Sql,
  ways: readonly (RoadWay & { plantId: string; site: Place })[],
  toldAt: Date,
): Promise<void> {
  if (!ways.length) return
  await sql
    .insert(roadWays)
    .values(ways.map(({ plantId, site, minutes, km }) => ({ plantId, ...pinOf(site), minutes, km, toldAt })))
    .onConflictDoUpdate({
      target: [roadWays.plantId, roadWays.latitude, roadWays.longitude],
      set: { minutes: raw`excluded.minutes`, km: raw`excluded.km`, toldAt: raw`excluded.told_at` },
    })
}
