import { random } from '~/domain/kit/random'
import type { Codes } from '~/domain/mixdesign/strength/bins'
import type { Forest, Tree } from '~/domain/mixdesign/strength/forest'
import { type Field, fieldOf } from './histogram'
import { settleLeaves } from './monotone'
import { quantileOf } from './quantile'
import { growTree, type TreeParams } from './tree'

export type BoostParams = TreeParams & { trees: number; rate: number; subsample: number; seed: number; unit: number }

/**
 * Gradient boosting of symmetric trees on histograms: squared error, or the pinball loss of a `quantile` (0–1). Every tree
 * sees a random part of the rows, every question a random part of the features; the seed fixes both.
 */
export function boost(
  data: Codes,
  target: Float64Array,
  directions: readonly number[],
  params: BoostParams,
  quantile?: number,
): Forest {
  const next = random(params.seed)
  const field = fieldOf(data, params.depth)
  const base =
    quantile === undefined ? target.reduce((sum, one) => sum + one, 0) / data.rows : quantileOf([...target], quantile)
  const residual = target.map(one => one - base)
  const trees: Tree[] = []
  for (let round = 0; round < params.trees; round++) {
    for (let row = 0; row < data.rows; row++) {
      const weight = next() < params.subsample ? 1 : 0
      field.weight[row] = weight
      field.gradient[row] = weight * slope(residual[row]!, quantile)
    }
    const { features, cuts } = growTree(field, directions, params, next)
    const { leaves, counts } = leafValues(field, residual, 1 << features.length, params.l2, quantile)
    settleLeaves(
      leaves,
      counts,
      features.map(feature => directions[feature]!),
    )
    const rounded = leaves.map(leaf => Math.round((leaf * params.rate) / params.unit))
    for (let row = 0; row < data.rows; row++) residual[row]! -= rounded[field.leafOf[row]!]! * params.unit
    trees.push({ features, cuts, leaves: rounded })
  }
  return { base, unit: params.unit, trees }
}

function slope(residual: number, quantile: number | undefined): number {
  if (quantile === undefined) return residual
  return residual > 0 ? quantile : quantile - 1
}

/** Mean residual of a leaf, or its quantile, drawn towards nothing where rows are few. */
function leafValues(field: Field, residual: Float64Array, size: number, l2: number, quantile: number | undefined) {
  const counts = new Array<number>(size).fill(0)
  const groups: number[][] = Array.from({ length: quantile === undefined ? 0 : size }, () => [])
  const sums = new Array<number>(size).fill(0)
  for (let row = 0; row < field.data.rows; row++) {
    if (field.weight[row] === 0) continue
    const leaf = field.leafOf[row]!
    counts[leaf]! += 1
    if (quantile === undefined) sums[leaf]! += residual[row]!
    else groups[leaf]!.push(residual[row]!)
  }
  const leaves = counts.map((count, leaf) => {
    if (count === 0) return 0
    const value = quantile === undefined ? sums[leaf]! / count : quantileOf(groups[leaf]!, quantile)
    return (value * count) / (count + l2)
  })
  return { leaves, counts }
}
