/** A corner as [longitude, latitude], as regions keep it. */
export type Corner = [longitude: number, latitude: number]

/** A boundary as people type it: `latitude, longitude`, a line a corner. */
export const ringText = (ring: readonly (readonly [number, number])[]): string =>
  ring.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n')

/** The corners of a typed boundary; a line that is none becomes NaN and is refused where it is checked. */
export function readRing(text: string): Corner[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [latitude, longitude] = line.split(/[\s,;]+/).map(Number)
      return [longitude ?? Number.NaN, latitude ?? Number.NaN]
    })
}

/** A new corner goes where it lengthens the boundary least, so that a press beside a side bends that side. */
export function withCorner(ring: readonly Corner[], corner: Corner): { ring: Corner[]; at: number } {
  if (ring.length < 3) return { ring: [...ring, corner], at: ring.length }
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < ring.length; at++) {
    const [from, to] = [ring[at]!, ring[(at + 1) % ring.length]!]
    const detour = far(from, corner) + far(corner, to) - far(from, to)
    if (detour < least) [best, least] = [at, detour]
  }
  return { ring: [...ring.slice(0, best + 1), corner, ...ring.slice(best + 1)], at: best + 1 }
}

const far = (a: Corner, b: Corner) => Math.hypot(a[0] - b[0], a[1] - b[1])
