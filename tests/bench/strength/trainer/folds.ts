import { random, shuffled } from '~/domain/kit/random'
import { mixKey, type StrengthMix } from '~/domain/mixdesign/strength/sample'

/** Fold number of every row, rows dealt out in a seeded order. */
export function plainFolds(rows: number, folds: number, seed: number): number[] {
  const fold = new Array<number>(rows).fill(0)
  shuffled(rows, random(seed)).forEach((row, at) => {
    fold[row] = at % folds
  })
  return fold
}

/** Fold number of every row with all tests of one mix in one fold: the honest test for a mix never cast before. */
export function mixFolds(mixes: readonly StrengthMix[], folds: number, seed: number): number[] {
  const keys = mixes.map(mixKey)
  const names = [...new Set(keys)]
  const order = shuffled(names.length, random(seed))
  const foldOf = new Map(order.map((name, at) => [names[name]!, at % folds]))
  return keys.map(key => foldOf.get(key)!)
}
