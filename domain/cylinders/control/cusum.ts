import { finite } from '~/domain/kit/within'

/** Cumulative sum of value − target, starting from 0 before the first value; same unit as the values. */
export function cumulativeSums(values: readonly number[], target: number | readonly number[]): number[] {
  let sum = 0
  return values.map((value, index) => {
    const aim = typeof target === 'number' ? target : target[index]!
    sum += finite(value, 'results') - finite(aim, 'target')
    return sum
  })
}
