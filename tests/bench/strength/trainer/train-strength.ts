import { EngineeringFault } from '~/domain/kit/fault'
import { SLOWNESS, strengthAt } from '~/domain/mixdesign/strength/age-curve'
import { codesOf } from '~/domain/mixdesign/strength/bins'
import { AGE, FEATURES, featuresOf } from '~/domain/mixdesign/strength/features'
import { compileForest, type Forest } from '~/domain/mixdesign/strength/forest'
import type { ModelSource, StrengthModel } from '~/domain/mixdesign/strength/model'
import { middleCurves } from '~/domain/mixdesign/strength/predict'
import { mixKey, mixMark, type StrengthMix } from '~/domain/mixdesign/strength/sample'
import { type BoostParams, boost } from './boost'
import { cutsOf } from './cuts'
import { DIRECTIONS } from './directions'
import { experienceOf } from './experience-of'
import { mixFolds, plainFolds } from './folds'
import { type StrengthTest, soundTest } from './sound-test'
import { sourceEffectOf } from './source-effect'

export const TRAINING = {
  seed: 1998,
  cuts: 64,
  /** Forests whose mean is the expected strength. */
  bags: 4,
  /** Of the strength that the forests learn: between the plain and its logarithm, where tests scatter evenly. */
  power: 0.7,
  centre: {
    trees: 400,
    depth: 6,
    rate: 0.13,
    l2: 2,
    featureShare: 0.2,
    subsample: 0.7,
    unit: 1e-5,
  } as Omit<BoostParams, 'seed'>,
  band: { trees: 120, depth: 3, rate: 0.08, l2: 20, featureShare: 0.4, subsample: 0.6, unit: 1e-5 } as Omit<
    BoostParams,
    'seed'
  >,
  /** Ends of the band, and the folds of the tests it is learnt from. */
  quantiles: [0.1, 0.9] as const,
  folds: 4,
  /** Regions of mixes that are held out as a whole to learn the effect of another source, so often; none where it is not asked. */
  regions: { count: 4, times: 3, least: 100 } as { count: number; times: number; least: number } | null,
  leastRows: 60,
  leastMixes: 10,
}

/**
 * Trains a model on tests (kg/m³, days, MPa): a forest for the expected strength, and two quantile forests for the band,
 * learnt from tests held out of the first — by row, as a known mix, and by mix, as a new one — so a band tells what
 * happened to unseen tests and not how well the forest remembers; then the effect of a source. Same tests and seed, same model.
 * Faults: those of {@link soundTest}, `too-few-results`, `too-few-mixes`.
 */
export function trainStrength(
  tests: readonly StrengthTest[],
  source: Pick<ModelSource, 'name' | 'licence'>,
  params = TRAINING,
): StrengthModel {
  tests.forEach((test, at) => void soundTest(test, `test ${at + 1}`))
  const mixes = new Set(tests.map(mixKey)).size
  if (tests.length < params.leastRows) {
    throw new EngineeringFault(
      'too-few-results',
      `${tests.length} tests given, at least ${params.leastRows} needed`,
      'tests',
    )
  }
  if (mixes < params.leastMixes) {
    throw new EngineeringFault('too-few-mixes', `${mixes} mixes given, at least ${params.leastMixes} needed`, 'tests')
  }
  const { centre, cuts, ageWeights, ageKnots } = trainCentre(tests, params, params.seed)
  const { low, high } = trainBand(tests, cuts, params)
  const model: StrengthModel = {
    format: 'strength-forest-3',
    source: { ...source, rows: tests.length, mixes },
    seed: params.seed,
    features: FEATURES,
    cuts,
    ageWeights,
    ageKnots,
    power: params.power,
    centre,
    low,
    high,
    sourceEffect: null,
    known: [...new Set(tests.map(mixMark))],
    experience: experienceOf(tests),
  }
  if (!params.regions) return model
  const without = (rest: readonly StrengthTest[]) => trainStrength(rest, source, { ...params, regions: null })
  return { ...model, sourceEffect: sourceEffectOf(tests, without, { ...params.regions, seed: params.seed }) }
}

function trainCentre(tests: readonly StrengthTest[], params: typeof TRAINING, seed: number) {
  const table = tests.map(featuresOf)
  const cuts = cutsOf(table, params.cuts)
  const data = codesOf(table, cuts)
  const target = Float64Array.from(tests, test => test.strength ** params.power)
  const bags = Array.from({ length: params.bags }, (_, bag) =>
    boost(data, target, DIRECTIONS, { ...params.centre, seed: seed + 7919 * bag }),
  )
  const ages = Array.from({ length: cuts[AGE]!.length + 1 }, (): number[] => [])
  for (let row = 0; row < data.rows; row++) ages[data.codes[AGE * data.rows + row]!]!.push(tests[row]!.age)
  const ageWeights = ages.map(segment => segment.length)
  const ageKnots = ages.map(segment => segment.toSorted((a, b) => a - b)[segment.length >> 1]!)
  return { centre: meanForest(bags), cuts, ageWeights, ageKnots }
}

/** The mean of forests of one unit as a single forest. */
function meanForest(forests: readonly Forest[]): Forest {
  const count = forests.length
  return {
    base: forests.reduce((sum, forest) => sum + forest.base, 0) / count,
    unit: forests[0]!.unit / count,
    trees: forests.flatMap(forest => forest.trees),
  }
}

/** Quantile forests of ln(measured / expected) over held-out tests; one more feature says whether the mix was known. */
function trainBand(
  tests: readonly StrengthTest[],
  cuts: number[][],
  params: typeof TRAINING,
): { low: Forest; high: Forest } {
  const held = [
    ...heldOut(tests, plainFolds(tests.length, params.folds, params.seed), params),
    ...heldOut(tests, mixFolds(tests, params.folds, params.seed), params),
  ]
  const table = held.map(one => [...featuresOf(one.test), one.known ? 1 : 0])
  const data = codesOf(table, [...cuts, [0.5]])
  const target = Float64Array.from(held, one => Math.log(one.test.strength / one.expected))
  // Knowing a mix narrows the band: it can only raise the lower end and lower the upper.
  const known = [1, -1]
  const [low, high] = params.quantiles.map((quantile, at) =>
    boost(data, target, [...DIRECTIONS, known[at]!], { ...params.band, seed: params.seed + 1 + at }, quantile),
  )
  return { low: low!, high: high! }
}

function heldOut(tests: readonly StrengthTest[], folds: readonly number[], params: typeof TRAINING) {
  return [...new Set(folds)].flatMap(fold => {
    const training = tests.filter((_, row) => folds[row] !== fold)
    const seen = new Set(training.map(mixKey))
    const held = tests.filter((_, row) => folds[row] === fold)
    const expected = expectedOf(
      { ...trainCentre(training, params, params.seed + 100 + fold), power: params.power },
      held,
    )
    return held.map((test, at) => ({ test, known: seen.has(mixKey(test)), expected: expected[at]! }))
  })
}

/** Expected strengths of the centre forest alone, MPa, over the same age curve. */
function expectedOf(
  model: Pick<StrengthModel, 'centre' | 'cuts' | 'ageWeights' | 'ageKnots' | 'power'>,
  mixes: readonly StrengthMix[],
): number[] {
  const segments = model.ageWeights.length
  const data = codesOf(mixes.map(featuresOf), model.cuts)
  const curves = middleCurves(compileForest(model.centre, AGE), data, model)
  return mixes.map(({ age }, row) =>
    strengthAt(age, model.ageKnots, curves.subarray(row * segments, (row + 1) * segments), SLOWNESS.normal),
  )
}
