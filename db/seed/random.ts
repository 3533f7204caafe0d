/** mulberry32: the same seed makes the same company on every machine. */
export type Random = {
  next(): number
  between(from: number, to: number): number
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  return {
    next,
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    pick: list => list[Math.floor(next() * list.length)]!,
    chance: share => next() < share,
  }
}
