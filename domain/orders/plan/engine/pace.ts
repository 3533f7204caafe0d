import type { Pour } from './day'

type Paced = Pick<Pour, 'interval' | 'promised'>

/**
 * The earliest start of a load behind another one: at the rhythm of the pour, or at its own promise where the pour is
 * behind, so that what one load loses the next ones win back. `position` is that of the later load. One truck unloads at a
 * time in any case, which is the caller's to see.
 */
export function pacedStart({ interval, promised }: Paced, before: number, position: number): number {
  const told = promised?.[position]
  return told === undefined ? before + interval : Math.min(before + interval, Math.max(before, told))
}

/** The latest start of a load ahead of one at `position` that stays where it is. */
export function latestAhead({ interval, promised }: Paced, next: number, position: number): number {
  const told = promised?.[position]
  return told !== undefined && next >= told ? next : next - interval
}

/** What a minute of a later load counts beside one of the first, for which a crew and a pump wait. */
const LATER = 0.2

/** Minutes by which a load behind the first comes after its promise, as they count; none where nothing was promised of it. */
export function lagOf({ promised }: Pick<Pour, 'promised'>, position: number, start: number): number {
  const told = position > 0 ? promised?.[position] : undefined
  return told === undefined ? 0 : LATER * Math.max(0, start - told)
}
