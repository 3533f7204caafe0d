/**
 * How well two kinds can be told apart by one measured value: the area under the ROC curve (Mann–Whitney U over n·m), taken
 * to the side of 1. It needs no clock that is right, only the order of the values.
 */
export function distinguishable(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap(a => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)))
  const area = wins.reduce((sum, win) => sum + win, 0) / wins.length
  return Math.max(area, 1 - area)
}
