import { contents, distanceOf, type Experience } from '~/domain/mixdesign/strength/experience'
import { CONTENTS, type StrengthMix } from '~/domain/mixdesign/strength/sample'
import { quantileOf } from './quantile'

const EXPERIENCE = { percentile: 0.95 }

export function experienceOf(mixes: readonly StrengthMix[], params = EXPERIENCE): Experience {
  const table = mixes.map(contents)
  const mean = CONTENTS.map((_, at) => table.reduce((sum, row) => sum + row[at]!, 0) / table.length)
  const covariance = mean.map((a, i) =>
    mean.map((b, j) => table.reduce((sum, row) => sum + (row[i]! - a) * (row[j]! - b), 0) / (table.length - 1)),
  )
  // A content that never varies would make the matrix singular; a square kilogram of ridge keeps it invertible.
  covariance.forEach((row, at) => {
    row[at]! += 1
  })
  const precision = inverse(covariance).map(row => row.map(one => Number(one.toPrecision(10))))
  const ranges = Object.fromEntries(
    [...CONTENTS, 'age' as const].map(name => [
      name,
      [Math.min(...mixes.map(m => m[name])), Math.max(...mixes.map(m => m[name]))],
    ]),
  ) as Experience['ranges']
  const limit = quantileOf(
    mixes.map(mix => distanceOf({ mean, precision }, mix)),
    params.percentile,
  )
  return { ranges, mean, precision, limit }
}

/** Gauss–Jordan with pivoting. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const work = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    const rest = work.slice(column).map(row => Math.abs(row[column]!))
    const pivot = column + rest.indexOf(Math.max(...rest))
    ;[work[column], work[pivot]] = [work[pivot]!, work[column]!]
    const lead = work[column]![column]!
    work[column] = work[column]!.map(one => one / lead)
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = work[row]![column]!
      work[row] = work[row]!.map((one, at) => one - factor * work[column]![at]!)
    }
  }
  return work.map(row => row.slice(size))
}
