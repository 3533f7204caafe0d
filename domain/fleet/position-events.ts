import type { DeliveryEvent } from '../deliveries/event'
import { type Place, straightKm } from '../orders/travel'

/** A fix of a device; `drum` where the device tells how it turns. */
export type Fix = Place & { at: Date; drum?: string | null | undefined }
export type Fence = Place & { radiusMetres: number }
/** How far beyond the radius a truck is out again, and how long it is in or out before that counts. */
export type FenceRules = { marginMetres: number; dwellSeconds: number }
export type PositionEvent = {
  event: Extract<DeliveryEvent, 'left_plant' | 'on_site' | 'pour_start' | 'pour_end' | 'returned'>
  at: Date
}

/**
 * What the positions of a truck tell of its load: that it left the plant, came to the site, discharges there, left the site
 * and is back. Only the times and places count, never the order in which they came or how often. Each step is looked for
 * after the one before; who passes by a site without staying has not come.
 */
export function positionEvents(
  fixes: readonly Fix[],
  { plant, site }: { plant: Fence; site: Fence },
  rules: FenceRules,
): PositionEvent[] {
  const track = inOrder(fixes)
  const events: PositionEvent[] = []
  const tell = (event: PositionEvent['event'], at: Date | undefined) => {
    if (at) events.push({ event, at })
    return at
  }
  const atPlant = crossings(track, plant, rules)
  const atSite = crossings(track, site, rules)
  const out = tell('left_plant', atPlant.find(({ inside }) => !inside)?.at)
  const came = tell('on_site', atSite.find(({ inside, at }) => inside && (!out || at >= out))?.at)
  if (!came) return events
  const gone = atSite.find(({ inside, at }) => !inside && at > came)?.at
  tell('pour_start', track.find(fix => fix.drum === 'discharging' && fix.at >= came && (!gone || fix.at < gone))?.at)
  if (!tell('pour_end', gone)) return events
  tell('returned', atPlant.find(({ inside, at }) => inside && at >= gone!)?.at)
  return events
}

/** By time, one fix an instant. */
function inOrder(fixes: readonly Fix[]): Fix[] {
  const rank = ({ at, latitude, longitude }: Fix) => [at.getTime(), latitude, longitude]
  const sorted = fixes.toSorted((a, b) => {
    const [one, two] = [rank(a), rank(b)]
    return one.map((value, place) => value - two[place]!).find(Boolean) ?? 0
  })
  return sorted.filter((fix, place) => fix.at.getTime() !== sorted[place - 1]?.at.getTime())
}

/** When the truck came into a fence or left it, dated by the first fix of the stay; the first fix says where it was. */
function crossings(track: readonly Fix[], fence: Fence, { marginMetres, dwellSeconds }: FenceRules) {
  const found: { inside: boolean; at: Date }[] = []
  let inside: boolean | undefined
  let since: Date | undefined
  for (const fix of track) {
    const metres = straightKm(fix, fence) * 1000
    const isIn = metres <= fence.radiusMetres
    const isOut = metres > fence.radiusMetres + marginMetres
    inside ??= isIn
    // Between radius and margin nothing begins and nothing ends.
    if (inside ? isIn : isOut) since = undefined
    else if (inside ? isOut : isIn) since ??= fix.at
    if (!since || fix.at.getTime() - since.getTime() < dwellSeconds * 1000) continue
    inside = !inside
    found.push({ inside, at: since })
    since = undefined
  }
  return found
}
