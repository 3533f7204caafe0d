import { and, asc, eq, gte, inArray, isNotNull, lt, max, min, sql as raw } from 'drizzle-orm'
import type { LoadTimes } from '~/domain/billing/timed-charge'
import { positionEvents } from '~/domain/fleet/position-events'
import { locations } from '../customers/tables'
import { panelBatches } from '../deliveries/panel-tables'
import { batchWeights, deliveryEvents, deliveryOrders } from '../deliveries/tables'
import { truckPositions } from '../fleet/history-tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingByDay } from '../kit/setting'

/** Tracks of so many loads are in memory at a time. */
const TRACKS = 100

/**
 * When devices say that loads were batched, came to the site and left it, whatever people typed: the batch computer, events of
 * devices, and where there are none of those the track of the truck, for as long as positions are kept. Loads of which no
 * device told anything are left out.
 */
export async function deviceTimesOf(sql: Sql, loadIds: readonly string[]): Promise<Map<string, LoadTimes>> {
  if (!loadIds.length) return new Map()
  const batched = await batchedAt(sql, loadIds)
  const told = await toldAt(sql, loadIds)
  const silent = loadIds.filter(id => !told.has(`${id} on_site`) || !told.has(`${id} pour_end`))
  const found = await trackedAt(sql, silent)
  return new Map(
    loadIds.flatMap((id): [string, LoadTimes][] => {
      const at = (event: string) => told.get(`${id} ${event}`) ?? found.get(`${id} ${event}`) ?? null
      const times = { batched: batched.get(id) ?? null, arrived: at('on_site'), pourEnd: at('pour_end') }
      return times.batched || times.arrived || times.pourEnd ? [[id, times]] : []
    }),
  )
}

/** The first batch of each load as the panel told it, also where a person had recorded it already. */
async function batchedAt(sql: Sql, loadIds: readonly string[]): Promise<Map<string, Date>> {
  const { deliveryOrderId, status, at } = panelBatches
  const weighed = await sql
    .select({ id: batchWeights.deliveryOrderId, at: min(batchWeights.at) })
    .from(batchWeights)
    .where(and(inArray(batchWeights.deliveryOrderId, [...loadIds]), eq(batchWeights.source, 'panel')))
    .groupBy(batchWeights.deliveryOrderId)
  const told = await sql
    .select({ id: deliveryOrderId, at: min(at) })
    .from(panelBatches)
    .where(and(inArray(deliveryOrderId, [...loadIds]), inArray(status, ['booked', 'kept', 'matched'])))
    .groupBy(deliveryOrderId)
  return new Map([...weighed, ...told].flatMap(row => (row.id && row.at ? [[row.id, row.at]] : [])))
}

/** By load and event; of a load that came to a second site, the last one. */
async function toldAt(sql: Sql, loadIds: readonly string[]): Promise<Map<string, Date>> {
  const { deliveryOrderId, event, source, at } = deliveryEvents
  const rows = await sql
    .select({ id: deliveryOrderId, event, at: max(at) })
    .from(deliveryEvents)
    .where(
      and(
        inArray(deliveryOrderId, [...loadIds]),
        inArray(source, ['gps', 'sensor']),
        inArray(event, ['on_site', 'pour_end']),
      ),
    )
    .groupBy(deliveryOrderId, event)
  return new Map(rows.flatMap(row => (row.at ? [[`${row.id} ${row.event}`, row.at]] : [])))
}

/** From its ticket until well after it is said to be back: who types early does not cut the track short. */
const TRACK_END = raw`coalesce(${deliveryOrders.returnedAt}, ${deliveryOrders.generatedAt} + interval '10 hours') + interval '2 hours'`

async function trackedAt(sql: Sql, loadIds: readonly string[]): Promise<Map<string, Date>> {
  const found = new Map<string, Date>()
  if (!loadIds.length) return found
  const fenced = await settingByDay(sql, 'fleet.geofence')
  const { id, doDate, generatedAt, truckId, plantId, locationId } = deliveryOrders
  for (let from = 0; from < loadIds.length; from += TRACKS) {
    const own = and(inArray(id, loadIds.slice(from, from + TRACKS)), isNotNull(generatedAt))
    const loads = await sql
      .select({
        ...{ id, doDate },
        plant: { latitude: plants.latitude, longitude: plants.longitude },
        site: { latitude: locations.latitude, longitude: locations.longitude, radiusMetres: locations.radiusMetres },
      })
      .from(deliveryOrders)
      .innerJoin(plants, eq(plants.id, plantId))
      .innerJoin(locations, eq(locations.id, locationId))
      .where(own)
    const { at, latitude, longitude } = truckPositions
    const fixes = await sql
      .select({ id, at, latitude, longitude })
      .from(deliveryOrders)
      .innerJoin(truckPositions, and(eq(truckPositions.truckId, truckId), gte(at, generatedAt), lt(at, TRACK_END)))
      .where(own)
      .orderBy(asc(at))
    const track = Map.groupBy(fixes, fix => fix.id)
    for (const { id: load, doDate: day, plant, site } of loads) {
      const { plantMetres: radiusMetres, ...rules } = fenced(day)
      const events = positionEvents(track.get(load) ?? [], { plant: { ...plant, radiusMetres }, site }, rules)
      for (const { event, at: when } of events) found.set(`${load} ${event}`, when)
    }
  }
  return found
}
