import { SETTINGS } from '~/domain/kit/setting'
import { addMinutes, hourIn } from '~/domain/kit/time'
import { distanceKm } from './places'

const KMH = SETTINGS['orders.free-flow-kmh'].usual
const ROAD = SETTINGS['orders.road-factor'].usual
const HOURLY = SETTINGS['orders.hourly-travel'].usual

type Spot = { latitude: number; longitude: number }

/** Minutes from plant to site when leaving at an instant, by the default settings of the portal. */
export function travelMinutes(from: Spot, to: Spot, at: Date): number {
  return Math.max(6, Math.round(((distanceKm(from, to) * ROAD) / KMH) * 60 * (HOURLY[hourIn(at)] ?? 1)))
}

/** Minutes: waiting on site, pouring, late at the plant and on the road, and for want of a truck before that. */
type Vary = { wait: number; pour: number; late: number; held?: number }

/** The chain of a load whose arrival is wanted at `onSite`: every instant of it, to the minute. */
export function chainOf(from: Spot, to: Spot, onSite: Date, vary: Vary) {
  const travel = travelMinutes(from, to, addMinutes(onSite, -30))
  const plannedBatchAt = addMinutes(onSite, -(travel + 11))
  const begun = addMinutes(plannedBatchAt, vary.held ?? 0)
  const batchedAt = addMinutes(begun, vary.late)
  const loadedAt = addMinutes(batchedAt, 8)
  const leftAt = addMinutes(loadedAt, 3)
  const onSiteAt = addMinutes(leftAt, travel + Math.round(vary.late / 2))
  const pourStartAt = addMinutes(onSiteAt, vary.wait)
  const pourEndAt = addMinutes(pourStartAt, vary.pour)
  const returnedAt = addMinutes(pourEndAt, 6 + travel)
  return {
    plannedBatchAt,
    calledAt: addMinutes(begun, -9),
    generatedAt: addMinutes(begun, -4),
    loadingAt: addMinutes(batchedAt, -1),
    batchedAt,
    loadedAt,
    leftAt,
    onSiteAt,
    pourStartAt,
    pourEndAt,
    returnedAt,
  }
}

export type Chain = ReturnType<typeof chainOf>

/** What the load is doing at `now`. */
export function statusAt(chain: Chain, now: Date, matched: boolean): string {
  const passed = (at: Date) => at <= now
  if (passed(chain.returnedAt)) return 'returned'
  if (passed(chain.pourEndAt)) return 'delivered'
  if (passed(chain.pourStartAt)) return 'pouring'
  if (passed(chain.onSiteAt)) return 'on_site'
  if (passed(chain.leftAt)) return 'in_transit'
  if (passed(chain.loadedAt)) return 'loaded'
  if (passed(chain.loadingAt)) return 'loading'
  if (passed(chain.generatedAt)) return 'generated'
  if (passed(chain.calledAt)) return 'called'
  return matched ? 'assigned' : 'planned'
}
