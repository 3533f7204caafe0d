import { random } from '~/domain/kit/random'
import { normal } from '~/tests/bench/normal'
import type { StrengthTest } from './sound-test'

const AGES = [3, 7, 28, 56, 91]

/**
 * Made-up tests that behave like concrete, for trying the trainer where no real results may be kept: strength follows the
 * effective water/binder ratio (Abrams), slower with slag and ash, with a mix effect and a test effect.
 */
export function generatedTests(mixes: number, seed: number): StrengthTest[] {
  const next = random(seed)
  const between = (low: number, high: number) => Math.round((low + (high - low) * next()) * 10) / 10
  return Array.from({ length: mixes }, () => {
    const mix = {
      cement: between(150, 450),
      slag: next() < 0.4 ? between(40, 180) : 0,
      ash: next() < 0.4 ? between(40, 120) : 0,
      water: between(140, 210),
      superplastic: next() < 0.6 ? between(2, 12) : 0,
      coarseagg: between(850, 1100),
      fineagg: between(650, 900),
    }
    const effect = Math.exp(0.05 * normal(next))
    return AGES.map(age => ({ ...mix, age, strength: strengthOf(mix, age) * effect * Math.exp(0.03 * normal(next)) }))
  }).flat()
}

/** The made-up law itself, MPa. */
function strengthOf(mix: Omit<StrengthTest, 'age' | 'strength'>, age: number): number {
  const share = (mix.slag + mix.ash) / (mix.cement + mix.slag + mix.ash)
  const ripe = age / (age + 3 + 10 * share)
  const ratio = mix.water / (mix.cement + 0.8 * mix.slag + 0.4 * mix.ash)
  return 110 * 9 ** -ratio * ripe * 1.35
}
