import type { Codes } from './bins'

/**
 * A symmetric tree: every level asks one question of all rows (is the code above the cut?), and the answers, bit by bit,
 * are the number of the leaf. Leaves are whole multiples of the forest's unit.
 */
export type Tree = { features: number[]; cuts: number[]; leaves: number[] }

/** Sum of a base and its trees' leaves; leaves count in `unit`s of the target. */
export type Forest = { base: number; unit: number; trees: Tree[] }

/**
 * A forest laid out for speed. One feature (`along`) is walked, not asked: a prediction gives the whole curve over its
 * segments at once, since a tree only steps where the walk passes one of its cuts.
 */
export type Compiled = {
  base: number
  /** By tree: first place in `asked`, in `steps`, in `leaves`; one more at the end. */
  asked: Int32Array
  steps: Int32Array
  offsets: Int32Array
  /** Questions not along the walk: feature, cut, level. */
  features: Uint8Array
  cuts: Uint8Array
  levels: Uint8Array
  /** Steps along the walk, by rising cut: segment after it, bits answered yes so far. */
  segments: Uint16Array
  masks: Uint16Array
  leaves: Float64Array
}

export function compileForest(forest: Forest, along: number): Compiled {
  const asked = [0]
  const steps = [0]
  const offsets = [0]
  const questions: [number, number, number][] = []
  const walk: [number, number][] = []
  const leaves: number[] = []
  for (const tree of forest.trees) {
    const levels = tree.features.map((feature, level) => ({ feature, cut: tree.cuts[level]!, level }))
    for (const { feature, cut, level } of levels) if (feature !== along) questions.push([feature, cut, level])
    let mask = 0
    for (const { cut, level } of levels.filter(one => one.feature === along).sort((a, b) => a.cut - b.cut)) {
      mask |= 1 << level
      walk.push([cut + 1, mask])
    }
    leaves.push(...tree.leaves.map(leaf => leaf * forest.unit))
    asked.push(questions.length)
    steps.push(walk.length)
    offsets.push(leaves.length)
  }
  return {
    base: forest.base,
    asked: Int32Array.from(asked),
    steps: Int32Array.from(steps),
    offsets: Int32Array.from(offsets),
    features: Uint8Array.from(questions, one => one[0]),
    cuts: Uint8Array.from(questions, one => one[1]),
    levels: Uint8Array.from(questions, one => one[2]),
    segments: Uint16Array.from(walk, one => one[0]),
    masks: Uint16Array.from(walk, one => one[1]),
    leaves: Float64Array.from(leaves),
  }
}

/**
 * Curves over the segments of the walked feature, row after row, segment after segment; `codes` feature by feature. Tree by
 * tree over all rows, so that a tree's few numbers stay at hand while the rows stream past.
 */
export function curvesOf(forest: Compiled, { rows, codes }: Codes, segments: number): Float64Array {
  const { asked, steps, offsets, features, cuts, levels, segments: places, masks, leaves } = forest
  const curves = new Float64Array(rows * segments)
  const start = new Float64Array(rows).fill(forest.base)
  const leaf = new Int32Array(rows)
  for (let tree = 0; tree < offsets.length - 1; tree++) {
    leaf.fill(offsets[tree]!)
    for (let at = asked[tree]!; at < asked[tree + 1]!; at++) {
      const column = features[at]! * rows
      const cut = cuts[at]!
      const level = levels[at]!
      // The sign bit of cut − code is the answer; a branch here would be mispredicted half the time.
      for (let row = 0; row < rows; row++) leaf[row]! += ((cut - codes[column + row]!) >>> 31) << level
    }
    for (let row = 0; row < rows; row++) start[row]! += leaves[leaf[row]!]!
    let before = 0
    for (let at = steps[tree]!; at < steps[tree + 1]!; at++) {
      const mask = masks[at]!
      const place = places[at]!
      for (let row = 0; row < rows; row++) {
        curves[row * segments + place]! += leaves[leaf[row]! + mask]! - leaves[leaf[row]! + before]!
      }
      before = mask
    }
  }
  for (let row = 0; row < rows; row++) {
    let sum = start[row]!
    for (let at = row * segments; at < (row + 1) * segments; at++) {
      sum += curves[at]!
      curves[at] = sum
    }
  }
  return curves
}
