/** When a truck is bound to a load, in minutes of the plant's day: from `from` until, and not at, `to`. */
export type Bound = { from: number; to: number }

/**
 * Trucks that the plan needs in each hour: the most that are bound at one moment of it. A truck that comes back within
 * the hour takes the next load, so it counts once, however many loads of the hour it carries.
 */
export function trucksNeeded(loads: readonly Bound[], hours: readonly number[]): number[] {
  const turns = loads
    .filter(({ from, to }) => to > from)
    .flatMap(({ from, to }) => [
      { at: from, trucks: 1 },
      { at: to, trucks: -1 },
    ])
    // Who comes free at a moment may leave at it.
    .toSorted((a, b) => a.at - b.at || a.trucks - b.trucks)
  return hours.map(hour => {
    let bound = 0
    let most = 0
    for (const { at, trucks } of turns) {
      if (at >= (hour + 1) * 60) break
      if (at > hour * 60) most = Math.max(most, bound)
      bound += trucks
      if (at >= hour * 60) most = Math.max(most, bound)
    }
    return Math.max(most, bound)
  })
}
