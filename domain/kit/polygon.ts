/** A point as [longitude, latitude], in degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** Degrees; about a centimetre. What lies on the line is inside. */
const ON_LINE = 1e-7

/**
 * Whether a point lies in a ring, its line included (even-odd rule; Shimrat, Algorithm 112, CACM 1962). The ring may be
 * open or closed; fewer than three corners hold nothing.
 */
export function inRing([x, y]: Point, ring: readonly Point[]): boolean {
  if (ring.length < 3) return false
  let inside = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [x1, y1] = ring[at]!
    const [x2, y2] = ring[before]!
    if (onLine([x, y], [x1, y1], [x2, y2])) return true
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** Whether two of its sides cross: such a ring has no inside that people would agree on. */
export function crossesItself(ring: readonly Point[]): boolean {
  const sides = ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const)
  return sides.some(([a, b], at) =>
    sides.some(([c, d], other) => {
      if (other <= at + 1 || (at === 0 && other === sides.length - 1)) return false
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
    }),
  )
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function onLine(point: Point, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]) <= ON_LINE
  if (Math.abs(turn(from, to, point)) / length > ON_LINE) return false
  const along = ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length ** 2
  return along >= 0 && along <= 1
}

/** Degrees to about a decimetre, as a place is set on a map: more digits say more than anybody knows. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
