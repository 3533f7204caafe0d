import type { Day, Span } from './day'

/** The batching lines of all plants as flat tables. */
export type Lines = {
  /** First line of each plant; one more entry closes the list. */
  first: Int32Array
  plant: Int32Array
  setup: Int32Array
  perM3: Float64Array
  outages: Span[][]
  makes: ((mix: string | undefined) => boolean)[]
  count: number
}

/** Unloading time in whole minutes, rounded up. */
export function unloadMinutes(day: Day, pour: number, truck: number, volume: number) {
  const fixed = day.trucks[truck]!.unloadMinutes
  if (fixed !== undefined) return fixed
  const { unload } = day.pours[pour]!
  return unload.fixed + Math.ceil((unload.perM3 * volume) / 100)
}
