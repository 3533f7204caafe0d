import type { Codes } from '~/domain/mixdesign/strength/bins'

/** Working memory of one boosting run, kept between trees so that growing one allocates nothing. */
export type Field = {
  data: Codes
  bins: number
  gradient: Float64Array
  /** 0 for a row left out of this tree. */
  weight: Float64Array
  leafOf: Uint16Array
  sums: Float64Array
  counts: Float64Array
  totals: Float64Array
  totalCounts: Float64Array
  score: Float64Array
}

export function fieldOf(data: Codes, depth: number): Field {
  const bins = data.codes.reduce((most, code) => Math.max(most, code), 0) + 1
  const leaves = 1 << depth
  return {
    data,
    bins,
    gradient: new Float64Array(data.rows),
    weight: new Float64Array(data.rows),
    leafOf: new Uint16Array(data.rows),
    sums: new Float64Array(leaves * bins),
    counts: new Float64Array(leaves * bins),
    totals: new Float64Array(leaves),
    totalCounts: new Float64Array(leaves),
    score: new Float64Array(bins),
  }
}

/** Sums of gradient and weight by leaf. */
export function fillTotals({ data, gradient, weight, leafOf, totals, totalCounts }: Field): void {
  totals.fill(0)
  totalCounts.fill(0)
  for (let row = 0; row < data.rows; row++) {
    totals[leafOf[row]!]! += gradient[row]!
    totalCounts[leafOf[row]!]! += weight[row]!
  }
}

/** Sums by leaf and code of one feature; says the highest code met. */
export function fillHistogram(field: Field, feature: number, leaves: number): number {
  const { data, bins, gradient, weight, leafOf, sums, counts } = field
  sums.fill(0, 0, leaves * bins)
  counts.fill(0, 0, leaves * bins)
  const column = feature * data.rows
  let top = 0
  for (let row = 0; row < data.rows; row++) {
    const code = data.codes[column + row]!
    if (code > top) top = code
    const at = leafOf[row]! * bins + code
    sums[at]! += gradient[row]!
    counts[at]! += weight[row]!
  }
  return top
}
