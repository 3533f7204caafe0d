import { random } from '~/domain/kit/random'
import { contents, judgeExperience } from '~/domain/mixdesign/strength/experience'
import type { StrengthModel } from '~/domain/mixdesign/strength/model'
import { predictorOf } from '~/domain/mixdesign/strength/predict'
import type { StrengthMix } from '~/domain/mixdesign/strength/sample'
import { quantileOf } from './quantile'
import type { StrengthTest } from './sound-test'

/** Share of the tests that a band promises to hold. */
const PROMISED = 0.8

/**
 * What the concrete of a source that a model has not been taught may lie beyond its band, as ln(MPa / MPa). Mixes of one
 * laboratory lie together, so tests are held out by whole regions of the mixes and not one by one (blocked cross-validation,
 * Roberts et al. 2017, doi 10.1111/ecog.02881), and the band is widened until it holds what it promises of those that the
 * model would have answered (conformal quantile regression, Romano, Patterson, Candès 2019). Null where fewer than `least`
 * of the held-out tests could be answered: such a model does not know what another source does.
 */
export function sourceEffectOf(
  tests: readonly StrengthTest[],
  train: (rest: readonly StrengthTest[]) => StrengthModel,
  { count, times, least, seed }: { count: number; times: number; least: number; seed: number },
): number | null {
  const beyond = Array.from({ length: times }, (_, at) => regionsOf(tests, count, seed + at)).flatMap(region =>
    Array.from({ length: count }, (_, place) => place).flatMap(place => {
      const rest = tests.filter((_, row) => region[row] !== place)
      const model = train(rest)
      const held = tests.filter((test, row) => region[row] === place && judgeExperience(model.experience, test).inside)
      return predictorOf(model)
        .bands(held)
        .map(({ p10, p90 }, row) => Math.log(Math.max(p10 / held[row]!.strength, held[row]!.strength / p90)))
    }),
  )
  if (beyond.length < least * times) return null
  return Number(Math.max(0, quantileOf(beyond, PROMISED)).toPrecision(6))
}

/** Region of each mix: k-means of the contents in their standard deviations, begun far apart (k-means++). */
export function regionsOf(mixes: readonly StrengthMix[], count: number, seed: number): number[] {
  const next = random(seed)
  const rows = standardised(mixes.map(contents))
  const centres = [rows[Math.floor(next() * rows.length)]!]
  while (centres.length < count) {
    const far = rows.map(row => Math.min(...centres.map(centre => apart(row, centre))))
    let left = next() * far.reduce((sum, one) => sum + one, 0)
    const drawn = far.findIndex(one => {
      left -= one
      return left <= 0
    })
    centres.push(rows[Math.max(0, drawn)]!)
  }
  let region: number[] = []
  for (let round = 0; round < 30; round++) {
    region = rows.map(row => {
      const distances = centres.map(centre => apart(row, centre))
      return distances.indexOf(Math.min(...distances))
    })
    centres.forEach((centre, place) => {
      const own = rows.filter((_, row) => region[row] === place)
      if (own.length) centres[place] = centre.map((_, at) => own.reduce((sum, row) => sum + row[at]!, 0) / own.length)
    })
  }
  return region
}

function standardised(rows: readonly number[][]): number[][] {
  const mean = rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length)
  const spread = mean.map(
    (of, at) => Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - of) ** 2, 0) / rows.length) || 1,
  )
  return rows.map(row => row.map((one, at) => (one - mean[at]!) / spread[at]!))
}

const apart = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0)
