import type { Gaps } from './gaps'
import type { Model } from './model'

export type States = ReturnType<typeof stateTable>

export function stateTable(size: number) {
  const ints = () => new Int32Array(size)
  return {
    lo: ints(),
    hi: ints(),
    left: ints(),
    previous: ints(),
    gap: ints(),
    cost: new Float64Array(size),
    rank: new Float64Array(size),
  }
}

export function searchChain(
  model: Model,
  pour: number,
  gaps: Gaps,
  s: States,
  beam: number,
  most: number,
  spare: number,
) {
  const { until, maxGap, latestStart } = model.day.pours[pour]!
  const trucks = model.trucks
  const pace = model.pace[pour]!
  s.lo[0] = -1
  s.left[0] = model.volume[pour]!
  s.cost[0] = 0
  s.previous[0] = -1
  let first = 0
  let end = 1
  const store = s.cost.length - spare
  let found = 0
  let bestCost = Infinity
  for (let level = 1; level <= most && first < end; level++) {
    const out = end
    let size = 0
    for (let from = first; from < end; from++) {
      for (let g = 0; g < gaps.count; g++) {
        const truck = gaps.truck[g]!
        let lo = gaps.lo[g]!
        let hi = gaps.hi[g]!
        if (from > 0) {
          if (s.lo[from]! > lo) lo = s.lo[from]!
          if (s.hi[from]! + maxGap < hi) hi = s.hi[from]! + maxGap
          if (lo > hi) continue
          for (let up = from; up > 0; up = s.previous[up]!) {
            if (s.gap[up] !== g) continue
            lo = Math.max(lo, s.lo[up]! + gaps.again[g]!)
            break
          }
          if (lo > hi) continue
        } else {
          if (latestStart < hi) hi = latestStart
          if (lo > hi) continue
        }
        const unload = model.fullUnload[pour * trucks + truck]!
        const left = s.left[from]! - model.capacity[truck]!
        if (left > 0 && lo + unload + Math.floor(left * pace) > until) continue
        const cost = s.cost[from]! + gaps.cost[g]!
        if (cost >= bestCost) continue
        lo += unload
        hi += unload
        if (left <= 0) {
          found = admit(s, store, found, spare, lo, hi, left, from, g, cost, cost)
          if (found === spare) bestCost = s.rank[store + found - 1]!
          continue
        }
        size = admit(s, out, size, beam, lo, hi, left, from, g, cost, cost + left * gaps.rate)
      }
    }
    first = out
    end = out + size
  }
  return found
}

/** Keeps the best partial chains in order; of two with the same interval and remainder only the cheaper one. */
function admit(
  s: States,
  out: number,
  size: number,
  beam: number,
  lo: number,
  hi: number,
  left: number,
  from: number,
  gap: number,
  cost: number,
  rank: number,
) {
  if (size === beam && rank >= s.rank[out + size - 1]!) return size
  for (let i = out; i < out + size; i++) {
    if (s.lo[i] !== lo || s.hi[i] !== hi || s.left[i] !== left) continue
    if (s.rank[i]! <= rank) return size
    for (let j = i; j < out + size - 1; j++) move(s, j + 1, j)
    size--
    break
  }
  let at = out + (size < beam ? size++ : size - 1)
  while (at > out && s.rank[at - 1]! > rank) {
    move(s, at - 1, at)
    at--
  }
  fill(s, at, lo, hi, left, from, gap, cost, rank)
  return size
}

function move(s: States, from: number, to: number) {
  fill(s, to, s.lo[from]!, s.hi[from]!, s.left[from]!, s.previous[from]!, s.gap[from]!, s.cost[from]!, s.rank[from]!)
}

function fill(
  s: States,
  at: number,
  lo: number,
  hi: number,
  left: number,
  previous: number,
  gap: number,
  cost: number,
  rank: number,
) {
  s.lo[at] = lo
  s.hi[at] = hi
  s.left[at] = left
  s.previous[at] = previous
  s.gap[at] = gap
  s.cost[at] = cost
  s.rank[at] = rank
}

export function unwind(s: States, last: number, chosen: Int32Array) {
  let length = 0
  for (let at = last; at > 0; at = s.previous[at]!) length++
  let index = length
  for (let at = last; at > 0; at = s.previous[at]!) chosen[--index] = at
  return length
}
