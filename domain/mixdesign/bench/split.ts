import { roundTo } from '~/domain/kit/rounding'
import { blendFit } from '~/domain/rawtests/aggregate/blend-fit'
import { fuller } from '~/domain/rawtests/aggregate/fuller'
import { measured } from '~/domain/rawtests/grading'
import type { BenchAsk } from './ask'
import type { BenchMaterials } from './materials'
import { figure, type Proportion, step } from './step'

/** Shares of sand and of each stone that bring the combined grading nearest to the Fuller curve, at the sieves all were tested on. */
export function sharesOfAggregate({ maxSize }: Pick<BenchAsk, 'maxSize'>, { fine, stones }: BenchMaterials) {
  const gradings = [fine, ...stones].map(({ grading }) => grading)
  const sizes = [...new Set(gradings.flatMap(grading => grading.map(({ size }) => size)))]
    .filter(size => size <= maxSize * 1.3 && gradings.every(grading => measured(grading, size) !== undefined))
    .sort((a, b) => b - a)
  const { shares, rms } = blendFit({ gradings, target: fuller(sizes, maxSize * 1.25) })
  const [sand = 0, ...coarse] = shares
  const all = coarse.reduce((sum, share) => sum + share, 0)
  return {
    fine: sand,
    /** Of the stone alone. */
    coarse: coarse.map(share => (all > 0 ? share / all : 1 / coarse.length)),
    rms,
  }
}

/**
 * The stone of the method among the stones of the plant: as asked, by single sizes where the method says so, else by the
 * Fuller curve, which may leave one of them out.
 */
export function splitStone(ask: BenchAsk, materials: BenchMaterials, { masses, sizes }: Proportion) {
  const { stones } = materials
  if (stones.length === 1) return { kg: [roundTo(masses.coarse, 1)], steps: [] }
  const named = (kg: readonly number[]) => stones.map(({ name }, at) => `${name} ${figure(kg[at]!)} kg`).join(', ')
  if (stones.length === 2 && ask.finerPercent !== undefined) {
    const finer = roundTo((masses.coarse * ask.finerPercent) / 100, 1)
    const kg = [finer, masses.coarse - finer]
    return {
      kg,
      steps: [step('Split of the stone', named(kg), `${figure(ask.finerPercent)} % of the finer`, 'By experience')],
    }
  }
  if (sizes.length === stones.length) {
    const kg = sizes.map(({ mass }) => mass)
    return { kg, steps: [step('Split of the stone', named(kg), 'By single sizes', 'BRE 331 §5.5')] }
  }
  const { coarse, rms } = sharesOfAggregate(ask, materials)
  const kg = coarse.map(share => roundTo(masses.coarse * share, 1))
  const how = `Least squares to the Fuller curve, ${figure(rms, 1)} points off`
  return { kg, steps: [step('Split of the stone', named(kg), how, 'Fuller and Thompson')] }
}
