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
    const [start, end] = [hour * 60, (hour + 1) * 60]
    const sum = (bound: number, { trucks }: { trucks: number }) => bound + trucks
    let bound = turns.filter(({ at }) => at <= start).reduce(sum, 0)
    let most = bound
    for (const turn of turns.filter(({ at }) => at > start && at < end)) {
      bound = sum(bound, turn)
      most = Math.max(most, bound)
    }
    return most
  })
}
