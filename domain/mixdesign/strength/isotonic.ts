/**
 * Nearest non-falling curve by weighted least squares (pool adjacent violators), in place. Keeps order between curves: of
 * two curves one of which lies nowhere above the other, the results are ordered the same way.
 */
export function nonFalling(curve: Float64Array, weights: readonly number[]): void {
  const starts: number[] = []
  const values: number[] = []
  const sums: number[] = []
  for (let at = 0; at < curve.length; at++) {
    starts.push(at)
    values.push(curve[at]!)
    sums.push(weights[at]!)
    while (values.length > 1 && values.at(-2)! > values.at(-1)!) {
      const value = values.pop()!
      const weight = sums.pop()!
      starts.pop()
      const last = values.length - 1
      const together = sums[last]! + weight
      values[last] = (values[last]! * sums[last]! + value * weight) / together
      sums[last] = together
    }
  }
  starts.forEach((start, block) => {
    curve.fill(values[block]!, start, starts[block + 1] ?? curve.length)
  })
}
