import { type Place, straightKm } from '../orders/travel'

/** Junctions by name and the roads between them; roads run both ways. */
export type RoadNet = { places: Readonly<Record<string, Place>>; roads: readonly (readonly [string, string])[] }
/** A way as points with the km driven up to each. */
export type Route = { points: readonly Place[]; kmAt: readonly number[]; km: number }
export type OnRoute = Place & { heading: number }

/** The shortest way over a net of roads, on and off it by the nearest junction (Dijkstra 1959). */
export function shortestRoute(from: Place, to: Place, net: RoadNet): Route {
  const straight = routeOf([from, to])
  const [on, off] = [nearest(from, net), nearest(to, net)]
  if (on === off || straight.km < 1.5) return straight
  const km = new Map<string, number>([[on, 0]])
  const cameFrom = new Map<string, string>()
  const open = new Set(Object.keys(net.places))
  const roads = neighbours(net)
  for (;;) {
    let here: string | undefined
    for (const name of open) if (km.has(name) && (!here || km.get(name)! < km.get(here)!)) here = name
    if (!here) return straight
    if (here === off) break
    open.delete(here)
    for (const next of roads.get(here) ?? []) {
      const driven = km.get(here)! + straightKm(net.places[here]!, net.places[next]!)
      if (driven < (km.get(next) ?? Number.POSITIVE_INFINITY)) {
        km.set(next, driven)
        cameFrom.set(next, here)
      }
    }
  }
  const names = [off]
  while (names[0] !== on) names.unshift(cameFrom.get(names[0]!)!)
  return routeOf([from, ...names.map(name => net.places[name]!), to])
}

export function routeOf(points: readonly Place[]): Route {
  const kmAt = [0]
  for (let at = 1; at < points.length; at++) kmAt.push(kmAt[at - 1]! + straightKm(points[at - 1]!, points[at]!))
  return { points, kmAt, km: kmAt.at(-1) ?? 0 }
}

export const backwards = (route: Route): Route => routeOf([...route.points].reverse())

/** Where on the way after a share of it (0…1), looking along the road; degrees from north. */
export function alongRoute({ points, kmAt, km }: Route, share: number): OnRoute {
  const driven = Math.min(1, Math.max(0, share)) * km
  let at = kmAt.findIndex(mark => mark >= driven)
  if (at <= 0) at = Math.min(1, points.length - 1)
  const [from, to] = [points[at - 1] ?? points[0]!, points[at]!]
  const length = kmAt[at]! - (kmAt[at - 1] ?? 0)
  const part = length > 0 ? (driven - kmAt[at - 1]!) / length : 0
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
    heading: headingOf(from, to),
  }
}

/** Degrees from north, whole, 0…359. */
export function headingOf(from: Place, to: Place): number {
  const radians = Math.PI / 180
  const east = (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * radians)
  const degrees = Math.atan2(east, to.latitude - from.latitude) / radians
  return Math.round(degrees + 360) % 360
}

function nearest(place: Place, { places }: RoadNet): string {
  let best = ''
  let bestKm = Number.POSITIVE_INFINITY
  for (const [name, at] of Object.entries(places)) {
    const km = straightKm(place, at)
    if (km < bestKm) [best, bestKm] = [name, km]
  }
  return best
}

function neighbours({ roads }: RoadNet): Map<string, string[]> {
  const of = new Map<string, string[]>()
  for (const [a, b] of roads)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      of.set(from, [...(of.get(from) ?? []), to])
  return of
}
