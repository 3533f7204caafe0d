import { quantileOf } from './quantile'
import { CONTENTS, type StrengthMix } from './sample'

/** What a model has seen: ranges, and the spread of its mixes for a distance that knows which contents go together. */
export type Experience = {
  ranges: Record<(typeof CONTENTS)[number] | 'age', [number, number]>
  mean: number[]
  /** Inverse covariance of the contents, row by row. */
  precision: number[][]
  /** Distance beyond which a mix is a stranger: the 95th percentile of the training rows. */
  limit: number
}

export type ExperienceVerdict = { inside: boolean; distance: number; limit: number; outside: string[] }

export const EXPERIENCE = { percentile: 0.95 }

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

/** Whether a mix lies within what the model has seen, and if not, why. Mahalanobis distance, no unit. */
export function judgeExperience(experience: Experience, mix: StrengthMix): ExperienceVerdict {
  const distance = distanceOf(experience, mix)
  const outside = [...CONTENTS, 'age' as const].filter(name => {
    const [low, high] = experience.ranges[name]
    return mix[name] < low || mix[name] > high
  })
  const strange = distance > experience.limit ? ['distance'] : []
  return {
    inside: outside.length + strange.length === 0,
    distance,
    limit: experience.limit,
    outside: [...outside, ...strange],
  }
}

function distanceOf({ mean, precision }: Pick<Experience, 'mean' | 'precision'>, mix: StrengthMix): number {
  const off = contents(mix).map((one, at) => one - mean[at]!)
  let square = 0
  for (let i = 0; i < off.length; i++)
    for (let j = 0; j < off.length; j++) square += off[i]! * precision[i]![j]! * off[j]!
  return Math.sqrt(Math.max(0, square))
}

function contents(mix: StrengthMix): number[] {
  return CONTENTS.map(name => mix[name])
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
