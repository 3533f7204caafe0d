import { type Random, random } from '~/domain/kit/random'
import { normal } from '~/tests/bench/normal'

const PRIME = 16777619
const OFFSET = 2166136261

/** A stream of its own for whatever it is asked about, so that the same load has the same luck whoever dispatches it. */
export function drawOf(seed: number, ...about: (string | number)[]): Random {
  let hash = (OFFSET ^ seed) >>> 0
  for (const char of about.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), PRIME) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0
  return random(hash ^ (hash >>> 13))
}

/** Lognormal with mean 1 and the standard deviation `cv`. */
export function lognormal(draw: Random, cv: number): number {
  const sigma = Math.sqrt(Math.log(1 + cv ** 2))
  return Math.exp(sigma * normal(draw) - sigma ** 2 / 2)
}

/** Evenly between two bounds. */
export const evenly = (draw: Random, { from, until }: { from: number; until: number }): number =>
  from + (until - from) * draw()

/** Evenly among the whole numbers from the one to the other. */
export const wholeOf = (draw: Random, { from, until }: { from: number; until: number }): number =>
  from + Math.floor(draw() * (until - from + 1))
