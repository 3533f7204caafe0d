import type { Random } from '~/domain/kit/random'
import { type Field, fillHistogram, fillTotals } from './histogram'

export type TreeParams = { depth: number; l2: number; featureShare: number }

/** Grows the questions of one tree on the field's gradients and leaves every row's leaf in `field.leafOf`. */
export function growTree(field: Field, directions: readonly number[], params: TreeParams, next: Random) {
  const features: number[] = []
  const cuts: number[] = []
  field.leafOf.fill(0)
  for (let level = 0; level < params.depth; level++) {
    const question = bestQuestion(field, 1 << level, directions, params, next)
    if (!question) break
    features.push(question.feature)
    cuts.push(question.cut)
    const { rows, codes } = field.data
    const column = question.feature * rows
    for (let row = 0; row < rows; row++) {
      if (codes[column + row]! > question.cut) field.leafOf[row]! |= 1 << level
    }
  }
  return { features, cuts }
}

function bestQuestion(field: Field, leaves: number, directions: readonly number[], params: TreeParams, next: Random) {
  fillTotals(field)
  let best: { feature: number; cut: number } | null = null
  let bestScore = 0
  for (let leaf = 0; leaf < leaves; leaf++)
    bestScore += field.totals[leaf]! ** 2 / (field.totalCounts[leaf]! + params.l2)
  bestScore *= 1 + 1e-9
  for (let feature = 0; feature < field.data.features; feature++) {
    if (next() > params.featureShare) continue
    const top = fillHistogram(field, feature, leaves)
    scoreCuts(field, leaves, top, directions[feature]!, params.l2)
    for (let cut = 0; cut < top; cut++) {
      if (field.score[cut]! <= bestScore) continue
      bestScore = field.score[cut]!
      best = { feature, cut }
    }
  }
  return best
}

/** A leaf that would break the direction counts as not split, so a question is only asked where its answer may be used. */
function scoreCuts(field: Field, leaves: number, top: number, direction: number, l2: number): void {
  const { bins, sums, counts, totals, totalCounts, score } = field
  score.fill(0, 0, top)
  for (let leaf = 0; leaf < leaves; leaf++) {
    const total = totals[leaf]!
    const all = totalCounts[leaf]!
    if (all === 0) continue
    const whole = (total * total) / (all + l2)
    let left = 0
    let below = 0
    for (let cut = 0, at = leaf * bins; cut < top; cut++, at++) {
      left += sums[at]!
      below += counts[at]!
      const right = total - left
      const above = all - below
      const against = direction !== 0 && direction * (left * above - right * below) > 0
      score[cut]! += against ? whole : (left * left) / (below + l2) + (right * right) / (above + l2)
    }
  }
}
