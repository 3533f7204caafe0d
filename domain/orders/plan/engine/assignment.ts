/**
 * The cheapest one-to-one assignment of rows to columns (shortest augmenting paths with potentials, Jonker and
 * Volgenant 1987). `cost` is square, row by row; Infinity forbids a pair. Returns the column of each row, or null when
 * every complete assignment would use a forbidden pair.
 */
export function cheapestAssignment(cost: Float64Array, size: number): Int32Array | null {
  const rowPrice = new Float64Array(size + 1)
  const columnPrice = new Float64Array(size + 1)
  const rowOf = new Int32Array(size + 1)
  const way = new Int32Array(size + 1)
  const slack = new Float64Array(size + 1)
  const seen = new Uint8Array(size + 1)
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row
    slack.fill(Infinity)
    seen.fill(0)
    let column = 0
    do {
      seen[column] = 1
      const reached = rowOf[column]!
      let least = Infinity
      let next = 0
      for (let j = 1; j <= size; j++) {
        if (seen[j]) continue
        const reduced = cost[(reached - 1) * size + j - 1]! - rowPrice[reached]! - columnPrice[j]!
        if (reduced < slack[j]!) {
          slack[j] = reduced
          way[j] = column
        }
        if (slack[j]! < least) {
          least = slack[j]!
          next = j
        }
      }
      if (least === Infinity) return null
      for (let j = 0; j <= size; j++) {
        if (seen[j]) {
          rowPrice[rowOf[j]!]! += least
          columnPrice[j]! -= least
        } else slack[j]! -= least
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      rowOf[column] = rowOf[way[column]!]!
      column = way[column]!
    }
  }
  const out = new Int32Array(size)
  for (let j = 1; j <= size; j++) out[rowOf[j]! - 1] = j - 1
  return out
}
