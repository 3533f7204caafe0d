import { type OpenLoad, openLoads, silentTrucks } from '~/db/demo/open-loads'
import { type LoadRoute, type PositionReport, positionOnRoute, trackOnRoute } from '~/db/demo/truck-routes'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { placeTrucks } from '../fleet/place-truck'

const DEVICES: Person = { ...SYSTEM, name: 'Truck telematics', roles: ['dispatcher_manager'] }
const LOADING_AND_LEAVING = 11
const WASH = 6
/** A device tells this often on the road and while parked, minutes. */
const DRIVING = 0.25
const STANDING = 4
/** A clock that was moved far ahead is not told minute by minute. */
const LONGEST_TRACK = 180
const SILENT = 15

/** The trucks of the demo company tell where they are, by the command that the driver's app uses. */
export async function moveTrucks(db: Db, now: Date): Promise<number> {
  const loads = await openLoads(db.sql)
  // A truck that takes the next load before it was told back is where the newer load is.
  const newest = new Map(loads.map(load => [load.truckId, load]))
  const reports = [...newest.values()].flatMap(load => tracked(load, now))
  for (const { truckId, plant } of await silentTrucks(db.sql, addMinutes(now, -SILENT)))
    if (!newest.has(truckId)) reports.push(positionOnRoute(parked(truckId, plant), now))
  if (!reports.length) return 0
  const positions = reports.map(({ at, ...place }) => ({ ...place, at: at.toISOString() }))
  const { added } = await inOneGo(db, { by: DEVICES, now, requestId: newId() }, work => placeTrucks(work, positions))
  return added
}

function tracked(load: OpenLoad, now: Date): PositionReport[] {
  const way = wayOf(load)
  const oldest = Math.max(addMinutes(now, -LONGEST_TRACK).getTime(), (load.generatedAt ?? now).getTime())
  const step = positionOnRoute(way, load.positionAt ?? now).speedKmh > 0 ? DRIVING : STANDING
  const next = load.positionAt ? addMinutes(load.positionAt, step).getTime() : oldest
  const from = new Date(Math.max(next, oldest))
  return from > now ? [] : trackOnRoute(way, from, now, DRIVING, STANDING)
}

/** What has not happened yet is expected as the plan says, a little different for every load. */
function wayOf({ id, plannedBatchAt, plannedOnSiteAt, ...load }: OpenLoad): LoadRoute {
  const travel = Math.max(6, minutesBetween(plannedBatchAt, plannedOnSiteAt) - LOADING_AND_LEAVING)
  const vary = Number.parseInt(id.slice(-4), 16)
  const { leftAt, pourEndAt, plant, site } = load
  return {
    truckId: load.truckId!,
    plant,
    site,
    leftAt,
    onSiteAt: load.onSiteAt ?? (leftAt && addMinutes(leftAt, travel + (vary % 7) - 2)),
    pourEndAt,
    returnedAt: pourEndAt && addMinutes(pourEndAt, WASH + travel),
  }
}

const parked = (truckId: string, plant: LoadRoute['plant']): LoadRoute => ({
  ...{ truckId, plant, site: plant },
  ...{ leftAt: null, onSiteAt: null, pourEndAt: null, returnedAt: null },
})
