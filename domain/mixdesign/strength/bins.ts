/** Cut points by feature: a value's code is the number of cuts below it, at most 255, so it fits a byte. */
export type Cuts = readonly (readonly number[])[]

/** Codes feature by feature: the code of row r in feature f is at f · rows + r. */
export type Codes = { rows: number; features: number; codes: Uint8Array }

export function codesOf(table: readonly (readonly number[])[], cuts: Cuts): Codes {
  const rows = table.length
  const codes = new Uint8Array(rows * cuts.length)
  cuts.forEach((column, feature) => {
    for (let row = 0; row < rows; row++) codes[feature * rows + row] = codeOf(table[row]![feature]!, column)
  })
  return { rows, features: cuts.length, codes }
}

/** Number of cuts below a value, by halving. */
export function codeOf(value: number, cuts: readonly number[]): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > cuts[middle]!) low = middle + 1
    else high = middle
  }
  return low
}
