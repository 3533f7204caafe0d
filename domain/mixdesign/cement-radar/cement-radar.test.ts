import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixFigures } from '../mix-figures'
import { normalQuantile, normalShare } from '../normal-quantile'
import { predictorOf } from '../strength/predict'
import { SHIPPED_MODEL } from '../strength/shipped'
import { cutOf } from './cut'
import { binderKg, leaner, lossOf } from './lean'
import { marginsOf } from './margins'
import { criterionOf, failChance, requiredMean } from './risk'

const predictor = predictorOf(SHIPPED_MODEL)
const EN = { standard: 'en206', groups: 'apart' } as const
const INITIAL = criterionOf(30, { state: 'initial', sigma: null }, EN)
const CONTINUOUS = criterionOf(30, { state: 'continuous', sigma: 3 }, EN)
const line = (
  name: string,
  kind: string,
  kgPerM3: string,
  density: string,
  costPerKg: string,
  carbonFactor: string,
) => ({
  ...{ materialId: name, name, kind, kgPerM3, density, costPerKg, carbonFactor, carbonValidTo: null },
})
const RECIPE = [
  line('Cement CEM I', 'cement', '240', '3150', '0.12', '0.86'),
  line('Slag', 'addition', '100', '2900', '0.09', '0.08'),
  line('Sand', 'sand', '780', '2610', '0.02', '0.005'),
  line('Granite', 'stone', '1030', '2650', '0.02', '0.004'),
  line('Water', 'water', '168', '1000', '0.003', '0'),
  line('Superplasticiser', 'admixture', '2.9', '1070', '2.3', '1.9'),
]

test('the normal share turns back to its quantile, and is that of the tables', () => {
  expect(normalShare(1.6449)).toBeCloseTo(0.95, 5)
  expect(normalShare(-2.3263)).toBeCloseTo(0.01, 5)
  for (const p of [0.001, 0.05, 0.3, 0.5, 0.8, 0.999]) expect(normalShare(normalQuantile(p))).toBeCloseTo(p, 6)
})

test('criteria are those of the state of production and the company’s standard', () => {
  expect(INITIAL).toEqual({ name: 'Mean of three', of: 3, meanLeast: 34, singleLeast: 26 })
  expect(CONTINUOUS).toMatchObject({ of: 15, singleLeast: 26 })
  expect(CONTINUOUS.meanLeast).toBeCloseTo(30 + 1.48 * 3, 9)
  const aci = criterionOf(30, { state: 'initial', sigma: null }, { standard: 'aci318', groups: 'apart' })
  expect(aci).toMatchObject({ of: 3, meanLeast: 30, singleLeast: 26.5 })
})

test('the chance of failing is that of a count of made productions, and never below it', () => {
  // A known mean and σ, 40,000 assessments of three drawn from a seeded stream.
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
  const [mean, sigma] = [35.5, 3]
  let failed = 0
  const runs = 40_000
  for (let run = 0; run < runs; run++) {
    const values = [0, 0, 0].map(() => mean + sigma * normal())
    const low = values.reduce((sum, value) => sum + value, 0) / 3 < INITIAL.meanLeast
    if (low || values.some(value => value < INITIAL.singleLeast)) failed++
  }
  const told = failChance({ mean, sd: 0, sigma }, INITIAL)
  expect(told).toBeGreaterThanOrEqual(failed / runs - 0.005)
  expect(told).toBeLessThan(failed / runs + 0.01)
})

test('a mean that is less known is a greater risk, and the required mean is where the risk is the accepted one', () => {
  const at = (sd: number) => failChance({ mean: 38, sd, sigma: 3 }, CONTINUOUS)
  expect(at(1)).toBeGreaterThan(at(0))
  const least = requiredMean({ sd: 0.8, sigma: 3 }, CONTINUOUS, 0.05)
  expect(failChance({ mean: least, sd: 0.8, sigma: 3 }, CONTINUOUS)).toBeCloseTo(0.05, 3)
  // By hand, without uncertainty of the mean and far from the single limit: fck + 1.48 σ + 1.645 σ/√15.
  const byHand = 30 + 4.44 + (1.645 * 3) / Math.sqrt(15)
  const found = requiredMean({ sd: 0, sigma: 3 }, CONTINUOUS, 0.05)
  expect(found).toBeGreaterThan(byHand)
  expect(found).toBeLessThan(byHand + 0.1)
})

test('the leaner mix fills its cubic metre, keeps its water and the share of slag, and saves what its kilograms cost', () => {
  const lean = leaner(RECIPE, 20)
  const [before, after] = [mixFigures(RECIPE, '1', '2026-11-01'), mixFigures(lean, '1', '2026-11-01')]
  expect(after.volume).toBeCloseTo(before.volume, 4)
  expect(binderKg(lean).toNumber()).toBeCloseTo(320, 1)
  expect(Number(lean[1]!.kgPerM3) / 320).toBeCloseTo(100 / 340, 3)
  expect(lean[4]!.kgPerM3).toBe('168')
  expect(Number(before.cost) - Number(after.cost)).toBeGreaterThan(1.7)
  expect(Number(before.gwpPerM3) - Number(after.gwpPerM3)).toBeGreaterThan(11)
})

test('a kg of binder is worth what Bolomey’s line says at least, and the model’s slope where that is steeper', () => {
  const loss = lossOf(predictor, RECIPE, 40)!
  const bolomey = 40 / (340 - 84)
  expect(loss.perKg).toBeGreaterThanOrEqual(bolomey)
  expect(1 / loss.perKg).toBeGreaterThan(3)
  const fume = [...RECIPE, line('Silica fume', 'addition', '20', '2200', '0.5', '0.02')]
  expect(lossOf(predictor, fume, 40)).toMatchObject({ by: 'bolomey' })
  expect(lossOf(predictor, RECIPE.slice(2), 40)).toBeNull()
})

const of = { binder: 340, chance: 0.05, durable: () => true }
const LOSS = { perKg: 0.15, by: 'bolomey' } as const

test('what can go is the largest step whose risk is accepted and whose durability holds', () => {
  const found = cutOf({ mean: 40, sd: 0.5, sigma: 3 }, CONTINUOUS, LOSS, of)
  expect(found).toMatchObject({ limit: 'risk' })
  expect(found.cut).toBeGreaterThan(0)
  expect(found.cut % 5).toBe(0)
  expect(found.riskAfter).toBeLessThanOrEqual(0.05)
  const more = {
    mean: 40 - LOSS.perKg * (found.cut + 5),
    sd: Math.hypot(0.5, 0.25 * LOSS.perKg * (found.cut + 5)),
    sigma: 3,
  }
  expect(failChance(more, CONTINUOUS)).toBeGreaterThan(0.05)
  expect(cutOf({ mean: 40, sd: 0.5, sigma: 3 }, CONTINUOUS, LOSS, { ...of, durable: cut => cut <= 5 })).toMatchObject({
    cut: 5,
    limit: 'durability',
  })
  expect(cutOf({ mean: 60, sd: 0.5, sigma: 3 }, CONTINUOUS, LOSS, of)).toMatchObject({ cut: 50, limit: 'trial' })
  const none = cutOf({ mean: 34, sd: 0.5, sigma: 3 }, CONTINUOUS, LOSS, of)
  expect(none.cut).toBe(0)
  expect(none.over).toBeLessThan(0)
})

test('whatever is known, a cut never carries more than the accepted risk, and less certainty never cuts more', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 30, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 1.5, max: 6, noNaN: true }),
      fc.constantFrom(INITIAL, CONTINUOUS),
      (mean, sd, sigma, criterion) => {
        const found = cutOf({ mean, sd, sigma }, criterion, LOSS, of)
        if (found.cut > 0) expect(found.riskAfter).toBeLessThanOrEqual(0.05)
        // Above half a chance more doubt is more hope; below it, where cuts are made, it is not.
        if (found.riskNow < 0.05)
          expect(cutOf({ mean, sd: sd + 0.5, sigma }, criterion, LOSS, of).cut).toBeLessThanOrEqual(found.cut)
      },
    ),
    { numRuns: 2000, seed: 14 },
  )
})

test('the luckiest of many small samples is drawn to its plant', () => {
  const rows = ['a', 'b', 'c', 'd'].flatMap((concrete, at) =>
    [0, 1, 2].map(place => ({ plant: 'P', concrete, margin: 6 + (at === 0 ? 3 : 0) + (place - 1) * 2 })),
  )
  const found = marginsOf(rows)
  const lucky = found.get('P a')!
  expect(lucky.mean).toBeLessThan(9)
  expect(lucky.mean).toBeGreaterThan(found.get('P b')!.mean)
  expect(lucky.n).toBe(3)
  const many = marginsOf(rows.concat(Array.from({ length: 60 }, () => ({ plant: 'P', concrete: 'a', margin: 9 }))))
  expect(many.get('P a')!.mean).toBeCloseTo(9, 1)
  expect(many.get('P a')!.sd).toBeLessThan(lucky.sd)
})
