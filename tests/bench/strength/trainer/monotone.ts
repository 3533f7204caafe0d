/**
 * Draws leaf values (in place) to the nearest that keep the directions: leaves that differ in one answer of a directed
 * question are pooled by their counts until none is against the order, then what is left of a breach is halved between
 * the highest below and the lowest above, which is always in order.
 */
export function settleLeaves(leaves: number[], counts: readonly number[], directions: readonly number[]): void {
  const pairs = orderedPairs(leaves.length, directions)
  if (pairs.length === 0) return
  for (let pass = 0; pass < 40; pass++) if (!poolOnce(leaves, counts, pairs)) return
  const upper = leaves.slice()
  const lower = leaves.slice()
  // Pairs come bit by bit, so one sweep carries a bound along every chain.
  for (const [small, large] of pairs) {
    upper[large] = Math.max(upper[large]!, upper[small]!)
    lower[small] = Math.min(lower[small]!, lower[large]!)
  }
  for (let leaf = 0; leaf < leaves.length; leaf++) leaves[leaf] = (upper[leaf]! + lower[leaf]!) / 2
}

/** Pairs [small, large] of leaves whose order a direction fixes, question by question. */
function orderedPairs(size: number, directions: readonly number[]): [number, number][] {
  return directions.flatMap((direction, level) => {
    if (direction === 0) return []
    const bit = 1 << level
    const lows = Array.from({ length: size }, (_, leaf) => leaf).filter(leaf => !(leaf & bit))
    return lows.map((low): [number, number] => (direction > 0 ? [low, low | bit] : [low | bit, low]))
  })
}

function poolOnce(leaves: number[], counts: readonly number[], pairs: readonly [number, number][]): boolean {
  let moved = false
  for (const [small, large] of pairs) {
    if (leaves[small]! <= leaves[large]!) continue
    // An empty leaf gives way to whatever it meets.
    const a = counts[small]! + 1e-3
    const b = counts[large]! + 1e-3
    const mean = (leaves[small]! * a + leaves[large]! * b) / (a + b)
    if (leaves[small]! - leaves[large]! > 1e-9) moved = true
    leaves[small] = mean
    leaves[large] = mean
  }
  return moved
}
