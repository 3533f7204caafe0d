/** Names of PostgreSQL's log: eight digits of timeline, sixteen of place. */
const SEGMENT = /^[0-9A-F]{24}$/
const KEPT = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/

export const isSegment = (name: string) => SEGMENT.test(name)
export const isKept = (name: string) => KEPT.test(name)

/** The place alone: a timeline that forked goes on from the same place. */
export const placeIn = (name: string) => name.slice(8, 24)

const PER_FILE = 256

export function nextPlace(place: string): string {
  const [high, low] = [Number.parseInt(place.slice(0, 8), 16), Number.parseInt(place.slice(8), 16)]
  return low + 1 < PER_FILE ? hex(high) + hex(low + 1) : hex(high + 1) + hex(0)
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
