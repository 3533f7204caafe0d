import { beforeAll, expect, test, vi } from 'vitest'
import type { StrengthModel } from '~/domain/mixdesign/strength/model'
import { predictorOf } from '~/domain/mixdesign/strength/predict'
import { mixKey } from '~/domain/mixdesign/strength/sample'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { checkDirections } from './directions'
import { mixFolds, plainFolds } from './folds'
import { generatedTests } from './generated-tests'
import { modelFromJson, modelToJson } from './model-file'
import { coverageOf, scoreOf } from './score'
import type { StrengthTest } from './sound-test'
import { TRAINING, trainStrength } from './train-strength'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SOURCE = { name: 'made up', licence: 'none' }
const QUICK = {
  ...TRAINING,
  bags: 1,
  centre: { ...TRAINING.centre, trees: 200 },
  band: { ...TRAINING.band, trees: 60 },
}

const tests = generatedTests(90, 5)
const fresh = generatedTests(60, 6)
let model: StrengthModel
beforeAll(() => {
  model = trainStrength(tests, SOURCE, QUICK)
})

const scored = (list: readonly StrengthTest[]) => {
  const bands = predictorOf(model).bands(list)
  const measured = list.map(one => one.strength)
  return {
    ...scoreOf(
      measured,
      bands.map(band => band.p50),
    ),
    coverage: coverageOf(
      measured,
      bands.map(band => band.p10),
      bands.map(band => band.p90),
    ),
  }
}

test('the trainer learns a made-up law and its band holds mixes it never saw', () => {
  const { rmse, r2, coverage } = scored(fresh)
  const flat = scoreOf(
    fresh.map(one => one.strength),
    fresh.map(() => 35),
  ).rmse
  expect(r2).toBeGreaterThan(0.88)
  expect(rmse).toBeLessThan(flat / 2.5)
  expect(coverage).toBeGreaterThan(68)
  expect(coverage).toBeLessThan(92)
})

test('a mix it knows is told with a narrower band', () => {
  const { ask } = predictorOf(model)
  const inside = tests.filter(one => !ask(one).refused)
  const width = (mixes: readonly StrengthTest[]) =>
    mixes.reduce((sum, mix) => {
      const answer = ask(mix)
      return answer.refused ? sum : sum + Math.log(answer.p90 / answer.p10)
    }, 0) / mixes.length
  const twins = inside.map(one => ({ ...one, coarseagg: one.coarseagg + 0.2 }))
  expect(inside.length).toBeGreaterThan(300)
  expect(width(inside)).toBeLessThan(width(twins.filter(one => !ask(one).refused)) + 1e-9)
})

test('in one volume strength never rises with water nor falls with cement or age, and the band keeps its order', () => {
  const predictor = predictorOf(model)
  const { asked, broken } = checkDirections(predictor, fresh)
  expect(asked).toBeGreaterThan(3000)
  expect(broken).toEqual([])
  for (const { p10, p50, p90 } of predictor.bands(fresh)) {
    expect(p10).toBeLessThanOrEqual(p50)
    expect(p50).toBeLessThanOrEqual(p90)
  }
})

test('strength rises with age and falls with water somewhere: the directions are not kept by standing still', () => {
  const { bands } = predictorOf(model)
  const base = fresh[0]!
  const [young, old] = bands([
    { ...base, age: 3 },
    { ...base, age: 91 },
  ])
  const [dry, wet] = bands([
    { ...base, age: 28, water: 150 },
    { ...base, age: 28, water: 200 },
  ])
  expect(old!.p50).toBeGreaterThan(young!.p50 * 1.2)
  expect(wet!.p50).toBeLessThan(dry!.p50 * 0.95)
})

test('the same tests and seed give the same model, another seed another', () => {
  expect(modelToJson(trainStrength(tests, SOURCE, QUICK))).toBe(modelToJson(model))
  const other = trainStrength(tests, SOURCE, { ...QUICK, seed: 2 })
  expect(modelToJson(other)).not.toBe(modelToJson(model))
})

test('a model survives being written and read', () => {
  const again = modelFromJson(modelToJson(model))
  expect(predictorOf(again).bands(fresh)).toEqual(predictorOf(model).bands(fresh))
  expect(again.source).toEqual({ ...SOURCE, rows: 450, mixes: 90 })
  expect(faultOf(() => modelFromJson('{}'))).toBe('unreadable-model')
  expect(faultOf(() => modelFromJson('no json'))).toBe('unreadable-model')
})

test('a stranger is refused with the reasons, not told a number', () => {
  const { ask } = predictorOf(model)
  const stranger = ask({ ...fresh[0]!, cement: 700, water: 120 })
  expect(stranger.refused).toBe(true)
  expect(stranger.experience.outside).toEqual(expect.arrayContaining(['cement', 'water', 'distance']))
  expect(stranger).not.toHaveProperty('p50')
  expect(ask({ ...fresh[0]!, age: 1000 }).refused).toBe(true)
  const refused = tests.filter(one => ask(one).refused).length / tests.length
  expect(refused).toBeLessThanOrEqual(0.06)
})

test('folds deal every row once; grouped folds never share a mix', () => {
  const plain = plainFolds(tests.length, 10, 3)
  expect(new Set(plain).size).toBe(10)
  expect(plainFolds(tests.length, 10, 3)).toEqual(plain)
  expect(plainFolds(tests.length, 10, 4)).not.toEqual(plain)
  const grouped = mixFolds(tests, 10, 3)
  const foldsOfMix = new Map<string, Set<number>>()
  tests.forEach((one, row) => {
    foldsOfMix.set(mixKey(one), (foldsOfMix.get(mixKey(one)) ?? new Set()).add(grouped[row]!))
  })
  expect([...foldsOfMix.values()].every(folds => folds.size === 1)).toBe(true)
})

test('bad rows and too few of them are named faults', () => {
  const first = tests[0]!
  const withFirst = (more: Partial<StrengthTest>) =>
    faultOf(() => trainStrength([{ ...first, ...more }, ...tests.slice(1)], SOURCE, QUICK))
  expect(withFirst({ cement: -5 })).toBe('negative-mass')
  expect(withFirst({ water: Number.NaN })).toBe('not-a-number')
  expect(withFirst({ age: undefined })).toBe('missing-age')
  expect(withFirst({ strength: 5000 })).toBe('units-mixed-up')
  expect(withFirst({ cement: 0, slag: 0, ash: 0 })).toBe('out-of-bounds')
  expect(faultOf(() => trainStrength(tests.slice(0, 50), SOURCE, QUICK))).toBe('too-few-results')
  expect(faultOf(() => trainStrength(Array(80).fill(first), SOURCE, QUICK))).toBe('too-few-mixes')
})
