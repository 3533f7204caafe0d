/** Cut points halfway between neighbouring distinct values, thinned to about `most` with equal numbers of rows between. */
export function cutsOf(table: readonly (readonly number[])[], most: number): number[][] {
  return table[0]!.map((_, feature) => {
    const column = table.map(row => row[feature]!).sort((a, b) => a - b)
    return cutsOfColumn(column, most)
  })
}

function cutsOfColumn(sorted: readonly number[], most: number): number[] {
  const cuts: number[] = []
  const step = sorted.length / (most + 1)
  let due = step
  for (let at = 1; at < sorted.length; at++) {
    const below = sorted[at - 1]!
    const above = sorted[at]!
    if (below === above || at < Math.min(due, sorted.length - 1)) continue
    cuts.push(Number(((below + above) / 2).toPrecision(8)))
    due = Math.max(due + step, at + step / 2)
  }
  return cuts
}
