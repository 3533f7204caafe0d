import type { Random } from '~/domain/kit/random'

export type { Random } from '~/domain/kit/random'

export const between = (random: Random, low: number, high: number) => low + (high - low) * random()

export const below = (random: Random, limit: number) => Math.floor(random() * limit)

/** Index drawn in proportion to its weight. */
export function roulette(random: Random, weights: ArrayLike<number>) {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i]!
  let rest = random() * total
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]!
    if (rest < 0) return i
  }
  return weights.length - 1
}
