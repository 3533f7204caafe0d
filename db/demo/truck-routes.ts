import { backwards } from '~/domain/fleet/route'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import type { Place } from '~/domain/orders/travel'
import { type Moved, movedAlong, spotAt, wayBetween } from './roads'

/** A load as the road sees it; arrival and return are those that happened, or those to be expected. */
export type LoadRoute = {
  truckId: string
  plant: Place
  site: Place
  leftAt: Date | null
  onSiteAt: Date | null
  pourEndAt: Date | null
  returnedAt: Date | null
}
export type PositionReport = Moved & { truckId: string; at: Date }

const WASH = 6

/** Where the truck of a load is at a moment between its ticket and its return, along the road and back. */
export function positionOnRoute(way: LoadRoute, at: Date): PositionReport {
  const route = wayBetween(way.plant, way.site)
  const still = (place: Place): PositionReport => ({
    truckId: way.truckId,
    at,
    ...spotAt(place, way.truckId),
    heading: Number.parseInt(way.truckId.slice(-2), 16),
    speedKmh: 0,
  })
  const moving = (from: Date, to: Date, back: boolean): PositionReport => {
    const minutes = Math.max(1, minutesBetween(from, to))
    const share = Math.min(0.985, minutesBetween(from, at) / minutes)
    return { truckId: way.truckId, at, ...movedAlong(back ? backwards(route) : route, minutes, share) }
  }
  if (!way.leftAt || at < way.leftAt) return still(way.plant)
  if (way.onSiteAt && at < way.onSiteAt) return moving(way.leftAt, way.onSiteAt, false)
  const leaves = way.pourEndAt && addMinutes(way.pourEndAt, WASH)
  if (!leaves || at < leaves) return still(way.site)
  if (way.returnedAt && at < way.returnedAt) return moving(leaves, way.returnedAt, true)
  return still(way.plant)
}

/** The track of a load between two moments: often while it drives, rarely while parked. */
export function trackOnRoute(
  way: LoadRoute,
  from: Date,
  until: Date,
  drivingStep = 1,
  standingStep = 5,
): PositionReport[] {
  const reports: PositionReport[] = []
  for (let at = from; at <= until; ) {
    const place = positionOnRoute(way, at)
    reports.push(place)
    at = addMinutes(at, place.speedKmh > 0 ? drivingStep : Math.min(standingStep, untilItMoves(way, at)))
  }
  return reports
}

/** Minutes until the truck sets off again, at least one: a way begins at its gate. */
function untilItMoves({ leftAt, pourEndAt }: LoadRoute, at: Date): number {
  const next = [leftAt, pourEndAt && addMinutes(pourEndAt, WASH)]
    .filter(of => of && of > at)
    .map(of => minutesBetween(at, of!))
  return Math.max(1, Math.min(...next, Number.POSITIVE_INFINITY))
}
